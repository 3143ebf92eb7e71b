import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { extensionLinks } from "../../product/extension-links.tsx";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { appNoSupportQuestions } from "./texts/app-no-support.tsx";

const lines = [
  { what: "Mac", least: "macOS 10.15 (Catalina)", below: "the extension in Chrome, Firefox or Edge, and search" },
  {
    what: "Windows",
    least: "Windows 10 (May 2020 update)",
    below: "the extension in Chrome, Firefox or Edge, and search",
  },
  { what: "iPhone and iPad", least: "iOS or iPadOS 15", below: "search, in any browser" },
  { what: "Android", least: "Android 8", below: "search, in any browser" },
  {
    what: "Linux, ChromeOS",
    least: "No browser of ours",
    below: "the extension in Chrome, Firefox or Edge, and search",
  },
  { what: "The extension", least: "Firefox 91, Chrome 92, Edge 92", below: "search only" },
] as const;

const rows = lines.map(({ what, least, below }) => ({
  key: what,
  head: what,
  cells: [
    <>
      {least}
      <small>{`Otherwise: ${below}`}</small>
    </>,
  ],
}));

export const appNoSupportPage = installPage({
  title: "Older devices",
  description:
    "See what works on an older phone or computer: private search runs in any browser, and our extension in many.",
  placement: { origin: "funnel_appnosupport_website__hero", campaign: "app-no-support" },
  structured: () => faqOf(appNoSupportQuestions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="Private search for older devices"
        lead="Our browser doesn’t run on the oldest systems. There, use our search, and on many computers our extension."
        illustration={
          <Illustration
            name="stump"
            theme={theme}
            no={1}
            eager
            caption="An old stump, a new shoot. An old device can still use our search."
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("home")} icon="search">
            Open the search page
          </LinkButton>
          <GoLink href={href("appDevices")}>Choose another device</GoLink>
        </p>
      </PageHead>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>Oldest systems we support</h2>
            <p className="lead">The oldest system for the browser on each device, and what works on older ones.</p>
          </div>
          <DataTable label="Oldest supported systems" columns={["For", "At least"]} rows={rows} stacked />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>What you can do today</h2>
            <p className="lead">In this order: the first step helps most.</p>
          </div>
          <div className="say">
            <Instructions
              items={[
                "Check for a system update. If there’s one, install it and come back.",
                <>
                  Make {brand.name} the search engine of the browser you have:{" "}
                  <a href={href("addToBrowser")}>follow the steps for your browser</a>.
                </>,
                <>On a computer, switch to a browser that still gets updates, and add {extensionLinks}.</>,
              ]}
            />
          </div>
        </div>
      </Band>
      <Questions title="Questions about older devices" open={0} tone="surface-alt" questions={appNoSupportQuestions} />
      <Closing scene="ground" title="Start with a private search" lead="It works in any browser, on almost any device.">
        <p className="acts">
          <LinkButton href={href("home")}>Search privately</LinkButton>
        </p>
      </Closing>
    </>
  ),
});
