import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { ProductSection } from "../../../client/components/product-section.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand, stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { Closing, type Guard, Guards, InstallBand, Questions } from "./parts.tsx";

const guards: readonly Guard[] = [
  {
    row: "Trackers do not get to load",
    title: "The tracker list",
    text: "Newer by some weeks than in the finished browser, so it may catch more, or for once too much.",
  },
  {
    row: "Cookie pop-ups are answered with no",
    title: "The pop-up answers",
    text: "Recently learnt ones are tried out here first.",
  },
  {
    row: "Connections are encrypted where they can be",
    title: "Encryption",
    text: "Exactly as in the finished version; with this we do not experiment.",
  },
  {
    row: "Devices are hard to tell apart",
    title: "Disguise",
    text: "New answers to scripts that measure the machine. A preview is rarer, and therefore a little easier to recognise.",
  },
  {
    row: "One button clears tabs, history and site data",
    title: "The clearing button",
    text: "It empties the preview and leaves the other browser alone.",
  },
  {
    row: "Searches are not kept under your name",
    title: "Search",
    text: "Nothing to preview: what is not recorded cannot be recorded in a new way.",
  },
];

const questions: readonly Question[] = [
  {
    question: "How much can go wrong?",
    answer:
      "A page may look odd, a button may do nothing, a tab may close. Your files are not touched. Keep important passwords in the finished browser as well.",
  },
  {
    question: "Does the preview report what I do?",
    answer:
      "No more than the finished one. When it crashes it asks whether to send what it was doing, and shows you that report first.",
  },
  {
    question: "How often is there a new one?",
    answer: "About once a week, by itself, when you close the window. Each brings a short list of what to look at.",
  },
  {
    question: "Can I have both side by side?",
    answer: "That is how it is meant. They have separate icons, settings and data, and either may be the default.",
  },
  {
    question: "How do I get out again?",
    answer: "Uninstall it like any program. The finished browser will not notice, because the two never met.",
  },
  {
    question: "Will somebody read what I write?",
    answer:
      "The people who build it do. Not every wish is granted, but a fault that two of you describe is usually mended.",
  },
];

export const windowsPreviewPage = installPage({
  title: "Windows preview",
  description:
    "The next version of the browser for Windows, for people who like to try things early and tell us what is wrong with them.",
  placement: { origin: "funnel_windowspreview_website__hero", campaign: "windows-preview-page" },
  own: { windows: { label: "Download the preview", href: brand.stores.files.windowsPreview } },
  structured: () => faqOf(questions),
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="Next month’s browser, with this month’s faults."
        lead="The preview gets new things first and has been tested least. It lives beside the finished browser, and the two share nothing."
        plate={
          <Plate
            name="hatch"
            theme={theme}
            no={1}
            eager
            caption="It has begun, it is not done, and it already wants to see what is out there."
          />
        }
      >
        {calls.acts}
      </PageHead>
      <Band tone="bark">
        <h2>What is being tried now.</h2>
        <Steps
          steps={[
            {
              title: "Tabs at the side",
              text: "A column for those who have many open. It folds away when the window gets narrow.",
              kept: "Tell us: is the order clear?",
            },
            {
              title: "A page for reading",
              text: "Long articles without what stands around them, in a type size of your choice.",
              kept: "Tell us: what goes missing?",
            },
            {
              title: "One move for everything",
              text: "Bookmarks, passwords and open tabs fetched together at the first start.",
              kept: "Tell us: what stayed behind?",
            },
          ]}
        />
      </Band>
      <Survey theme={theme} />
      <Guards
        title="Protected, and a bit ahead."
        lead="What the preview stops, and where it differs."
        guards={guards}
      />
      <InstallBand
        title="Before you download."
        calls={calls}
        notes={[
          { term: "Runs on", note: "Windows 10 (May 2020) or 11, 64 bit" },
          { term: "Room", note: "As much again as the finished browser: the two share no files" },
          { term: "Good for", note: "A second browser, a curious mind" },
          { term: "Not for", note: "The only computer of somebody who is in a hurry" },
          { term: "Rated", note: `Not itself; the finished browser has ${stats.appRating} of 5` },
        ]}
      />
      <Questions title="Early questions." questions={questions} tone="bark" />
      <Closing title="Be early. Be kind." lead="It has only just opened its eyes.">
        {calls.acts}
        <GoLink href={href("windows")}>No thanks, the finished one</GoLink>
      </Closing>
    </>
  ),
});

function Survey({ theme }: { theme: Theme }) {
  return (
    <Band>
      <ProductSection
        flip
        title="What it costs you: an opinion."
        lead="Now and then, tell us what went wrong. Four questions, none of them about you."
        plate={<Plate name="song" theme={theme} no={2} caption="A churr of some length, taken down as it was heard." />}
      >
        <FieldNotes
          notes={[
            { term: "Takes", note: "A minute or two" },
            { term: "Contains", note: "What you choose to say; any question may stay empty" },
            { term: "Arrives", note: "As a letter that you see before it leaves" },
          ]}
        />
        <p className="acts">
          <LinkButton href={href("windowsSurvey")}>Answer the survey</LinkButton>
        </p>
      </ProductSection>
    </Band>
  );
}
