import { Band } from "../../../client/components/band.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand, stats } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { faqOf } from "../../render/structured.tsx";
import { inWords } from "./figures.ts";
import { installPage } from "./install-page.tsx";
import { Closing, type Guard, Guards, InstallBand, Questions } from "./parts.tsx";

const guards: readonly Guard[] = [
  {
    row: "Trackers do not get to load",
    title: "Tracking scripts",
    text: "Held at the door, on sites you know and on those you only pass through.",
  },
  {
    row: "Cookies of third parties are refused",
    title: "Third-party cookies",
    text: "The browser that came with the Mac is careful with them too; many that people add to it are not.",
  },
  {
    row: "Tracking codes are taken out of links",
    title: "Tagged links",
    text: "Copied, dragged or opened from a letter, they arrive without their tail.",
  },
  {
    row: "Cookie pop-ups are answered with no",
    title: "Consent dialogues",
    text: "Found and declined while the page is still drawing.",
  },
  {
    row: "Synced data cannot be read by the company",
    title: "Passwords in transit",
    text: "They rest in a vault that Touch ID opens, and move only under your own key.",
  },
  {
    row: "Devices are hard to tell apart",
    title: "Hardware questions",
    text: "Known scripts that ask about chip, fonts and screen go unanswered; a Mac like many others is a good disguise for the rest.",
  },
];

const questions: readonly Question[] = [
  {
    question: "Is it made for Apple silicon?",
    answer: "Yes, and for Intel Macs. The same file holds both, and the Mac takes the right half by itself.",
  },
  {
    question: "Which engine is underneath?",
    answer:
      "The one that macOS provides. It is updated with the system, is careful with the battery, and leaves the browser small.",
  },
  {
    question: "How do my passwords get here?",
    answer:
      "At the first start the browser offers to fetch them from the others on this Mac. macOS asks for your permission, once, and nothing is sent anywhere.",
  },
  {
    question: "Why is it not in the Mac App Store?",
    answer:
      "Because importing from another browser is not allowed there. The file is signed and checked by Apple all the same, and macOS says so when you open it.",
  },
  {
    question: "How do I make it the default?",
    answer:
      "In System Settings, under Desktop & Dock, choose it as the default web browser. It asks once by itself, too.",
  },
  {
    question: "And how do I remove it?",
    answer: "Drag it from Applications to the bin. Its data can be cleared with one button before you do.",
  },
];

export const macPage = installPage({
  title: "For Mac",
  description:
    "The private browser for Mac: download one file, drag it to Applications and bring your bookmarks and passwords along, or start empty.",
  placement: { origin: "funnel_mac_website__hero", campaign: "mac-page" },
  own: { macos: { label: "Download for Mac", href: brand.stores.files.mac } },
  structured: () => faqOf(questions),
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="Unseen on a Mac."
        lead="Small, quick and quiet: a browser that leaves your Mac as it found it and the people behind the pages none the wiser."
        plate={<Plate name="stones" theme={theme} no={1} eager caption={birdCaptions.mac} />}
      >
        {calls.acts}
      </PageHead>
      <Band tone="bark">
        <h2>Two minutes, one drag.</h2>
        <Steps
          steps={[
            { title: "Download", text: "One file with everything in it. Nothing more is fetched when you open it." },
            { title: "Drag", text: "Open the file and pull the bird over to Applications." },
            {
              title: "Move in",
              text: "Take bookmarks and passwords along from the old browser, or enjoy the empty room.",
            },
          ]}
        />
      </Band>
      <Guards
        title="What it keeps off your Mac."
        lead="macOS looks after the machine. This looks after what you do with it."
        guards={guards}
        tone="sky"
      >
        <GoLink href={href("browser")}>Everything the browser stops</GoLink>
      </Guards>
      <Band tone="bark">
        <div className="two">
          <Stat large value={String(stats.appRating)}>
            out of 5 is what the browser gets in app stores. A Mac needs none, so this is the opinion of phones.
          </Stat>
          <Stat value={inWords(stats.monthlyDownloads)}>downloads a month, this one among them if you like.</Stat>
        </div>
      </Band>
      <InstallBand
        title="Fits most Macs."
        calls={calls}
        notes={[
          { term: "System", note: "macOS 10.15 Catalina or later" },
          { term: "Processor", note: "Apple silicon or Intel" },
          { term: "Account", note: "None, not even the one you have with Apple" },
          { term: "Older Macs", note: <a href={href("appNoSupport")}>Extension or search page</a> },
        ]}
      />
      <Questions title="Mac questions." questions={questions} tone="bark" />
      <Closing title="Four stones." lead="Nobody will notice that one of them is you.">
        {calls.acts}
      </Closing>
    </>
  ),
});
