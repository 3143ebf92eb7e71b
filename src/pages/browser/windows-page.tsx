import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { ProductSection } from "../../../client/components/product-section.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { Instructions } from "../../../client/journey/instructions.tsx";
import { microsoftStoreLink } from "../../contract/acquisition/campaign.ts";
import { brand, stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { faqOf } from "../../render/structured.tsx";
import { inWords } from "./figures.ts";
import { installPage } from "./install-page.tsx";
import { Closing, type Guard, Guards, InstallBand, Questions } from "./parts.tsx";

const guards: readonly Guard[] = [
  {
    row: "Trackers do not get to load",
    title: "Eyes on every page",
    text: "The same few companies have a script on most sites. Each of them is met and turned away.",
  },
  {
    row: "Cookies of third parties are refused",
    title: "Cookies from the side",
    text: "An embedded video or button plays and works, without a memory of you.",
  },
  {
    row: "Advertisements follow the words, not you",
    title: "The shoes that come after you",
    text: "Look at something once and it stays looked at once.",
  },
  {
    row: "Suggestions are not tied to you",
    title: "A listening address bar",
    text: "Letters you type become suggestions and nothing more. They can be switched off.",
  },
  {
    row: "Cookie pop-ups are answered with no",
    title: "The banner before the page",
    text: "Declined in the background; you go on reading.",
  },
  {
    row: "It works without an account",
    title: "“Sign in to your browser”",
    text: "Nowhere in the window will you find that sentence.",
  },
];

const questions: readonly Question[] = [
  {
    question: "Store or installer?",
    answer:
      "The same browser either way. The Microsoft Store suits computers that allow nothing else; the installer needs no account with anybody.",
  },
  {
    question: "Does it need administrator rights?",
    answer: "No. It is put into your own user folder, so nobody has to come and type a password.",
  },
  {
    question: "How does it become the default?",
    answer:
      "Settings, Apps, Default apps: choose it there once. Windows reserves that step for you, and we do not work around it.",
  },
  {
    question: "Which engine does it use?",
    answer:
      "The web engine that Windows keeps up to date. Fixes arrive with the system’s own, and sites look as their makers expect.",
  },
  {
    question: "Does it run on computers with ARM processors?",
    answer: "Yes, on Windows 11, in a version of its own. The installer notices which one you need.",
  },
  {
    question: "Can a company install it for everyone?",
    answer: (
      <p>
        It can, by policy, and may set the start page and updates that way. Write to{" "}
        <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> for the templates.
      </p>
    ),
  },
];

export const windowsPage = installPage({
  title: "For Windows",
  description:
    "The private browser for Windows: what it stops, how it is installed and how to make it the one that opens links.",
  placement: { origin: "funnel_windows_website__hero", campaign: "windows-page" },
  own: { windows: { label: "Download for Windows", href: brand.stores.files.windows } },
  structured: () => faqOf(questions),
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="Unseen on Windows."
        lead="A window is for looking out. This one does not let the rest of the web look in."
        plate={
          <Plate
            name="sill"
            theme={theme}
            no={1}
            eager
            caption="An open window, an evening, a bird on the sill. It can see out a long way."
          />
        }
      >
        {calls.acts}
      </PageHead>
      <Guards
        title="Who has to stay outside."
        lead="Six visitors that come with ordinary pages, and what becomes of them."
        guards={guards}
      >
        <GoLink href={href("browser")}>The complete list</GoLink>
      </Guards>
      <Install theme={theme} />
      <Band tone="bark">
        <h2 className="vh">In figures</h2>
        <div className="two">
          <Stat large value={String(stats.appRating)}>
            is its mark in the app stores, where 5 is the best.
          </Stat>
          <Stat value={inWords(stats.monthlyDownloads)}>
            downloads in a month, phones and computers taken together.
          </Stat>
        </div>
      </Band>
      <InstallBand
        title="What your PC should have."
        calls={calls}
        notes={[
          { term: "System", note: "Windows 10 in the edition of May 2020, or Windows 11" },
          { term: "Processor", note: "64 bit, from Intel, AMD or on ARM" },
          { term: "Rights", note: "Those of an ordinary user" },
          { term: "Older Windows", note: <a href={href("appNoSupport")}>What works there</a> },
        ]}
      />
      <Questions title="Windows questions." questions={questions} tone="bark">
        <p className="soft">
          Curious what comes next? <a href={href("windowsPreview")}>The preview</a> is open to everybody.
        </p>
      </Questions>
      <Closing title="Open a window." lead="The view is better when nothing looks back.">
        {calls.acts}
      </Closing>
    </>
  ),
});

function Install({ theme }: { theme: Theme }) {
  return (
    <Band>
      <ProductSection
        flip
        title="Three steps, then it is yours."
        plate={<Plate name="browser" theme={theme} no={2} caption="And outside the window, at work." />}
      >
        <Instructions
          items={[
            "Run the installer. It shows one button and no boxes that were ticked for you.",
            "Bring bookmarks and passwords over from the browser that was here first.",
            "Let Windows open links with it, if after a few days you want to stay.",
          ]}
        />
        <div className="acts">
          <LinkButton href={microsoftStoreLink()} variant="line">
            From the Microsoft Store
          </LinkButton>
        </div>
        <FieldNotes notes={[{ term: "To remove", note: "Settings, Apps, Uninstall: it takes its data along" }]} />
      </ProductSection>
    </Band>
  );
}
