import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { appNoSupportQuestions } from "./texts/app-no-support.tsx";

const { chrome, firefox, edge } = brand.stores.extensions;

function lines() {
  return [
    {
      what: "Mac",
      least: "macOS 10.15 (Catalina)",
      below: i18n.t("The extension in Chrome, Firefox or Edge, and search"),
    },
    {
      what: "Windows",
      least: i18n.t("Windows 10 (May 2020 update)"),
      below: i18n.t("The extension in Chrome, Firefox or Edge, and search"),
    },
    { what: i18n.t("iPhone and iPad"), least: i18n.t("iOS or iPadOS 15"), below: i18n.t("Search, in any browser") },
    { what: "Android", least: "Android 8", below: i18n.t("Search, in any browser") },
    {
      what: "Linux, ChromeOS",
      least: i18n.t("Not available yet"),
      below: i18n.t("The extension in Chrome, Firefox or Edge, and search"),
    },
    { what: i18n.t("The extension"), least: "Firefox 91, Chrome 92, Edge 92", below: i18n.t("Search only") },
  ] as const;
}

function rows() {
  return lines().map(({ what, least, below }) => ({ key: what, head: what, cells: [least, below] }));
}

export const appNoSupportPage = installPage({
  title: () => i18n.t("Older devices"),
  description: () =>
    i18n.t(
      "See what works on an older phone or computer: private search runs in any browser, and our extension in many.",
    ),
  placement: { origin: "funnel_appnosupport_website__hero", campaign: "app-no-support" },
  structured: () => faqOf(appNoSupportQuestions()),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("Private search for older devices")}
        lead={i18n.t(
          "Our browser doesn’t run on the oldest systems. There, use our search, and on many computers our extension.",
        )}
        illustration={
          <Illustration
            name="stump"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("An old stump, a new shoot. An old device can still use our search.")}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("home")} icon="search">
            {i18n.t("Open the search page")}
          </LinkButton>
          <GoLink href={href("appDevices")}>{i18n.t("Choose another device")}</GoLink>
        </p>
      </PageHead>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("Oldest systems we support")}</h2>
            <p className="lead">
              {i18n.t("The oldest system for the browser on each device, and what works on older ones.")}
            </p>
          </div>
          <DataTable
            label={i18n.t("Oldest supported systems")}
            columns={[i18n.t("Device"), i18n.t("Oldest system"), i18n.t("On older ones")]}
            rows={rows()}
            stacked
          />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What you can do today")}</h2>
            <p className="lead">{i18n.t("In this order: the first step helps most.")}</p>
          </div>
          <div className="say">
            <Instructions
              items={[
                i18n.t("Check for a system update. If there’s one, install it and come back."),
                <Trans
                  key="search"
                  id="Make {brand} the search engine of the browser you have: <a>follow the steps for your browser</a>."
                  values={{ brand: brand.name }}
                  components={links({ a: href("addToBrowser") })}
                />,
                <Trans
                  key="extension"
                  id="On a computer, switch to a browser that still gets updates, and add our extension for <a>Chrome</a>, <b>Firefox</b> or <c>Edge</c>."
                  components={links({ a: chrome, b: firefox, c: edge })}
                />,
              ]}
            />
          </div>
        </div>
      </Band>
      <Questions
        title={i18n.t("Questions about older devices")}
        tone="surface-alt"
        questions={appNoSupportQuestions()}
      />
      <Closing
        scene="ground"
        title={i18n.t("Start with a private search")}
        lead={i18n.t("It works in any browser, on almost any device.")}
      >
        <p className="acts">
          <LinkButton href={href("home")}>{i18n.t("Search privately")}</LinkButton>
        </p>
      </Closing>
    </>
  ),
});
