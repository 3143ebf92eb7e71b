import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Instructions } from "../../../client/journey/instructions.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { Closing, Questions } from "./parts.tsx";

const lines = [
  { what: "Mac", least: "macOS 10.15 Catalina", below: "the extension in Firefox or Chrome, and search" },
  { what: "Windows", least: "Windows 10, May 2020", below: "the extension in Firefox, Chrome or Edge, and search" },
  { what: "iPhone and iPad", least: "iOS or iPadOS 15", below: "search in the browser that is there" },
  { what: "Android", least: "Android 8", below: "search, in whatever browser it has" },
  { what: "Linux, ChromeOS", least: "No browser of ours", below: "the extension, where the browser takes it" },
  { what: "The extension", least: "Firefox 91, Chrome 92, Edge 92", below: "search only" },
] as const;

const rows = lines.map(({ what, least, below }) => ({
  key: what,
  head: what,
  cells: [
    <>
      {least}
      <small>{`Otherwise ${below}`}</small>
    </>,
  ],
}));

const questions: readonly Question[] = [
  {
    question: "The page says my system is too old, and it is not.",
    answer:
      "Some browsers report an older version than the one they run on. Choose your system on the page of devices and try it: the store or the installer knows better than we do.",
  },
  {
    question: "Why not let me decide?",
    answer:
      "Because a hole in the system lies below the browser. Whoever gets through it reads along, however well the pages are guarded.",
  },
  {
    question: "Will these limits move?",
    answer: (
      <p>
        When the maker of a system stops repairing it, a year later at the earliest. The{" "}
        <a href={href("updates")}>product updates</a> say so beforehand.
      </p>
    ),
  },
];

export const appNoSupportPage = installPage({
  title: "When a device is too old",
  description:
    "The browser needs a system that still receives security updates. What to do on an older phone or computer: private search works in any browser.",
  placement: { origin: "funnel_appnosupport_website__hero", campaign: "app-no-support" },
  structured: () => faqOf(questions),
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="Too old for the browser. Not for search."
        lead="We support a system only while it can be kept safe. On one that gets no more repairs, a private browser would promise what it cannot hold."
        plate={
          <Plate
            name="stump"
            theme={theme}
            no={1}
            eager
            caption="Forty rings, felled long ago. Something still comes of it."
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("home")} icon="search">
            Open the search page
          </LinkButton>
          <GoLink href={href("appDevices")}>I have another device</GoLink>
        </p>
      </PageHead>
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>Where the line is.</h2>
            <p className="lead">The oldest system on which each thing runs, and what there is below it.</p>
          </div>
          <DataTable label="Oldest supported systems" columns={["For", "At least"]} rows={rows} stacked />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>What you can do today.</h2>
            <p className="lead">In this order; the first is worth the most.</p>
          </div>
          <div className="say">
            <Instructions
              items={[
                "Look for a system update. If there is one, install it and come back.",
                <>
                  Make {brand.name} the search engine of the browser you have: its address is in{" "}
                  <a href={href("home", {}, "install")}>the steps on the first page</a>.
                </>,
                "On a computer, change to a browser that still gets updates, and add our extension to it.",
                <>
                  Give out an <a href={href("email")}>email address that is not yours</a>. That works on anything that
                  has a mailbox.
                </>,
              ]}
            />
            {calls.acts}
          </div>
        </div>
      </Band>
      <Questions title="Fair enough, but." tone="bark" questions={questions} />
      <Closing title="Old things deserve privacy, too." lead="One box, in any browser, on nearly any machine.">
        <p className="acts">
          <LinkButton href={href("home")}>Make a search</LinkButton>
        </p>
      </Closing>
    </>
  ),
});
