import { Band } from "../../../client/components/band.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand, stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { faqOf } from "../../render/structured.tsx";
import { inWords } from "./figures.ts";
import { installPage } from "./install-page.tsx";
import { Closing, type Guard, Guards, InstallBand, Questions } from "./parts.tsx";

const guards: readonly Guard[] = [
  {
    row: "Searches are not kept under your name",
    title: "Searches without a record",
    text: "A question is answered and let go, on the train as at the desk.",
  },
  {
    row: "Trackers do not get to load",
    title: "Trackers held back",
    text: "They cost battery and data as well as privacy; on a phone you notice all three.",
  },
  {
    row: "Cookie pop-ups are answered with no",
    title: "No to cookies, said for you",
    text: "A small screen has no room for that question, and you have given the answer often enough.",
  },
  {
    row: "Tracking codes are taken out of links",
    title: "Clean links to pass on",
    text: "What you share from one device does not tell the others who sent it.",
  },
  {
    row: "Synced data cannot be read by the company",
    title: "Sync that only you can read",
    text: "Pair two devices with a code on the screen. The key goes from one to the other, past us.",
  },
  {
    row: "One button clears tabs, history and site data",
    title: "The same button everywhere",
    text: "Clear one device and the rest keep what they have, until you press there too.",
  },
];

const questions: readonly Question[] = [
  {
    question: "Is it really the same browser everywhere?",
    answer:
      "It stops the same things and looks alike. What differs is what each system allows: on an iPhone, nearly every browser has to use the engine that came with it.",
  },
  {
    question: "Do I have to sync?",
    answer: "No. Each device starts out on its own, and most people leave it at that.",
  },
  {
    question: "Which device should I begin with?",
    answer:
      "The one you reach for without thinking. For most that is the phone; it also takes the least time to set up.",
  },
  {
    question: "What happens to the browser I use now?",
    answer:
      "It stays where it is, with everything in it. Two browsers on one device do not disturb each other, and either can be removed.",
  },
  {
    question: "How do updates arrive?",
    answer:
      "Through the store on phones and tablets, and by themselves on a computer. A new version never needs a new permission without saying what for.",
  },
  {
    question: "My system is not in the list.",
    answer: (
      <p>
        On Linux and ChromeOS there is the extension, and everywhere there is the search page. For systems that have
        become too old, <a href={href("appNoSupport")}>see what still works</a>.
      </p>
    ),
  },
];

export const appPage = installPage({
  title: "Get the browser",
  description:
    "The private browser for iPhone, iPad, Android, Mac and Windows: one download, no account, nothing to pay. Choose the one for your device.",
  placement: { origin: "funnel_app_website__hero", campaign: "app-page" },
  structured: () => faqOf(questions),
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="One browser for the devices you have."
        lead={`Private search, trackers stopped and one button that clears up: ${brand.name} is free and wants no account, on a phone, a tablet or a computer.`}
        plate={
          <Plate
            name="branches"
            theme={theme}
            no={1}
            eager
            caption="Five branches, one kind of bird. It takes the shape of each and is at home on all."
          />
        }
      >
        {calls.acts}
      </PageHead>
      <InstallBand
        title="On everything else, too."
        tone="bark"
        calls={calls}
        notes={[
          { term: "iPhone and iPad", note: "From the App Store, iOS or iPadOS 15 or later" },
          { term: "Android", note: "From the Play Store, Android 8 or later" },
          { term: "Mac", note: "One file, macOS Catalina or later" },
          { term: "Windows", note: "An installer or the Microsoft Store, Windows 10 (May 2020) or later" },
        ]}
      />
      <Band>
        <h2>From here to the first page.</h2>
        <Steps
          steps={[
            {
              title: "Fetch it",
              text: "The button above knows which store or file your device takes.",
              kept: "Nothing is asked of you.",
            },
            {
              title: "Open it",
              text: "The protections are on. There is no tour to sit through and no box to untick.",
              kept: "Nothing leaves the device.",
            },
            {
              title: "Make it yours, or not",
              text: "Bring bookmarks along, pair a second device, choose a theme. All of it can wait.",
              kept: "Kept on the device, until you say otherwise.",
            },
          ]}
        />
      </Band>
      <Guards
        title="What comes with it."
        lead={
          <>
            Six of its habits that show most when you move between devices.{" "}
            <a href={href("browser")}>The browser’s own page</a> has all twelve.
          </>
        }
        guards={guards}
      />
      <Band>
        <h2 className="vh">Ratings</h2>
        <div className="three">
          <Stat large value={String(stats.ios.rating)}>
            {`on iPhone and iPad, after ${inWords(stats.ios.reviews)} reviews`}
          </Stat>
          <Stat large value={String(stats.android.rating)}>
            {`on Android, after ${inWords(stats.android.reviews)}`}
          </Stat>
          <Stat value={inWords(stats.monthlyDownloads)}>times a month somebody begins</Stat>
        </div>
      </Band>
      <Questions title="Asked on the way." questions={questions} tone="bark" />
      <Closing title="Pick a branch." lead="The smallest device is a good place to start.">
        {calls.acts}
        <GoLink href={href("appDevices")}>Choose a device by hand</GoLink>
      </Closing>
    </>
  ),
});
