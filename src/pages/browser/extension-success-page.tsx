import type { ReactNode } from "react";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable, YesNo } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { ReadPage, stopped } from "../../../client/mockups/read-page.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import styles from "./browser.module.css";
import { installPage } from "./install-page.tsx";

/** What our extension can do in another browser (true), and what only our own browser can do (false). */
function compared() {
  return [
    [i18n.t("Private search"), true],
    [i18n.t("Blocks trackers"), true],
    [i18n.t("Removes tracking codes from links"), true],
    [i18n.t("Tries the secure address first"), true],
    [i18n.t("Declines cookie pop-ups"), false],
    [i18n.t("One button to clear history"), false],
    [i18n.t("Sync with a key only you hold"), false],
  ] as const;
}

function firstSteps() {
  return [
    {
      title: i18n.t("Pin the icon"),
      text: i18n.t("Select the puzzle piece beside the address bar, then the pin. The icon stays in sight."),
    },
    {
      title: i18n.t("See what’s blocked"),
      text: i18n.t("Select the icon to see the trackers blocked on this page, by company."),
    },
    {
      title: i18n.t("Turn protection off for a site"),
      text: i18n.t("If a site doesn’t work, turn protection off in the same panel, for that site only."),
    },
  ];
}

export const extensionSuccessPage = installPage({
  title: () => i18n.t("Extension installed"),
  description: () =>
    i18n.t(
      "The extension is installed: it makes searches from the address bar private and blocks trackers on the pages you open.",
    ),
  indexed: false,
  placement: { origin: "funnel_extensionsuccess_website__next", campaign: "extension-success" },
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title={i18n.t("The extension is installed")}
        lead={i18n.t(
          "Your address bar now searches with {brand}, and trackers on the pages you open are blocked. There’s nothing to set up.",
          { brand: brand.name },
        )}
        illustration={
          <Illustration
            name="reeds"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("Your own reeds, as before. Now a bird sits in them and keeps watch.")}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("home")} icon="search">
            {i18n.t("Try a private search")}
          </LinkButton>
        </p>
      </PageHead>
      <GetToKnow theme={theme} />
      <Compared acts={calls.browser} />
      <Remove />
      <Closing
        scene="water"
        title={i18n.t("Try a private search")}
        lead={i18n.t("Look up something you’d rather not explain.")}
      >
        <p className="acts">
          <LinkButton href={href("home")}>{i18n.t("Search privately")}</LinkButton>
          <GoLink href={href("browser")}>{i18n.t("See what the browser adds")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function GetToKnow({ theme }: { theme: Theme }) {
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>{i18n.t("Get to know the extension")}</h2>
        <p className="lead">
          {i18n.t("Want to keep the extension? If your browser asks about the new search engine, choose {brand}.", {
            brand: brand.name,
          })}
        </p>
      </div>
      <div className={`two ${styles.shownSteps}`}>
        <Specimen theme={theme} no={2} caption={i18n.t("the extension in another browser, its panel open.")}>
          <BrowserWindow on="extension" address="courier.example" blocked={12}>
            <ReadPage theme={theme} shield={stopped().slice(0, 2)} />
          </BrowserWindow>
        </Specimen>
        <Steps steps={firstSteps()} />
      </div>
    </Band>
  );
}

function Compared({ acts }: { acts: ReactNode }) {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Get the rest with our browser")}</h2>
          <p className="lead">
            {i18n.t("An extension can only do what your browser allows. Our own browser does more.")}
          </p>
        </div>
        <div className="say">
          <DataTable
            label={i18n.t("The extension and the browser compared")}
            columns={[i18n.t("What it does"), i18n.t("Extension"), i18n.t("Browser")]}
            rows={compared().map(([head, extension]) => ({
              key: head,
              head,
              cells: [<YesNo key="extension" yes={extension} />, <YesNo key="browser" yes />],
            }))}
          />
          {acts}
        </div>
      </div>
    </Band>
  );
}

function Remove() {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Remove the extension")}</h2>
        </div>
        <div className="say">
          <p className="lead">{i18n.t("Right-click the icon and choose Remove. Your old search engine comes back.")}</p>
          <GoLink href={brand.external.help}>{i18n.t("Get help with the extension")}</GoLink>
        </div>
      </div>
    </Band>
  );
}
