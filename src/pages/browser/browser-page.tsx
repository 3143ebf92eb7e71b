import { Band } from "../../../client/components/band.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { ProductSection } from "../../../client/components/product-section.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { brand, stats } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { faqOf } from "../../render/structured.tsx";
import { inWords } from "./figures.ts";
import { installPage } from "./install-page.tsx";
import { Closing, type Guard, Guards, InstallBand, Questions } from "./parts.tsx";

const guards: readonly Guard[] = [
  {
    row: "Trackers do not get to load",
    title: "Trackers",
    text: "Scripts that report your visit elsewhere are recognised by their address and never fetched.",
  },
  {
    row: "Cookies of third parties are refused",
    title: "Strangers’ cookies",
    text: "Only the site you opened may store something. Whoever it embeds may not.",
  },
  {
    row: "Cookie pop-ups are answered with no",
    title: "Cookie pop-ups",
    text: "The question is found and answered with the choice that shares least, usually before you see it.",
  },
  {
    row: "Tracking codes are taken out of links",
    title: "Codes in links",
    text: "The part of an address that says who clicked is cut off. The page opens all the same.",
  },
  {
    row: "Devices are hard to tell apart",
    title: "Fingerprints",
    text: "Scripts known to measure your screen and fonts are kept out. An unknown one may still get through.",
  },
  {
    row: "Connections are encrypted where they can be",
    title: "Open connections",
    text: "The secure form of an address is tried first, also when a link gives the other.",
  },
  {
    row: "Searches are not kept under your name",
    title: "Search history elsewhere",
    text: `The address bar searches with ${brand.name}, so there is no list of your questions to lose.`,
  },
  {
    row: "Advertisements follow the words, not you",
    title: "Advertisements that follow",
    text: "What you looked at yesterday does not come back beside what you read today.",
  },
  {
    row: "One button clears tabs, history and site data",
    title: "Traces on the device",
    text: "One press closes tabs and clears history and site data; sites you name stay signed in.",
  },
  {
    row: "Synced data cannot be read by the company",
    title: "Readable sync",
    text: "Bookmarks and passwords travel encrypted between your devices, and the key never leaves them.",
  },
  {
    row: "It works without an account",
    title: "Accounts",
    text: "There is none to open, so none to forget, lose or have sold along with a company.",
  },
  {
    row: "Trackers are taken out of your email",
    title: "Watched mail",
    text: "With email protection switched on, letters arrive without the pictures that report their opening.",
  },
];

const questions: readonly Question[] = [
  {
    question: "Do pages break when trackers are missing?",
    answer:
      "Seldom. A few sites put something useful into the same script that watches you. Then the shield beside the address switches protection off for that site, and for no other.",
  },
  {
    question: "Is it an ad blocker?",
    answer:
      "Not quite. Advertisements that follow you do not load, and those are the greater part. One that is only a picture on a page is left in peace.",
  },
  {
    question: "What does the browser tell you about me?",
    answer: (
      <p>
        The week of its installation and the campaign behind it, which we add to a sum. The{" "}
        <a href={href("privacy", {}, "browser")}>privacy policy</a> has the exact wording.
      </p>
    ),
  },
  {
    question: "Can I bring what is in my old browser?",
    answer:
      "On a computer, bookmarks and passwords come over in one step at the first start. On a phone, import a file, or sync from the computer.",
  },
  {
    question: "Does it hide my address from sites?",
    answer: (
      <p>
        No browser does that alone. It takes a VPN, and there is one in{" "}
        <a href={href("pro", { origin: "funnel_browser_website__faq" })}>{brand.pro}</a>.
      </p>
    ),
  },
  {
    question: "I would rather keep my browser. What then?",
    answer: (
      <p>
        Make {brand.name} its search engine, and on a computer with Chrome, Firefox or Edge add our extension. It stops
        trackers and cleans links, and leaves the rest to your browser.{" "}
        <a href={href("comparePrivacy")}>The comparison</a> shows the difference.
      </p>
    ),
  },
];

export const browserPage = installPage({
  title: "The private browser",
  description:
    "A browser that stops trackers before they load, refuses cookie pop-ups, keeps its sync key on your devices and clears everything with one button.",
  placement: { origin: "funnel_browser_website__hero", campaign: "browser-page" },
  structured: () => faqOf(questions),
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="Pages bring strangers. This browser leaves them outside."
        lead="The strangers are scripts that report your visit to other companies. Here they do not get to load, which also leaves a page less to do."
        plate={<Plate name="gape" theme={theme} no={1} eager caption={birdCaptions.browser} />}
      >
        {calls.acts}
      </PageHead>
      <Guards
        title="Twelve things it takes off your hands."
        lead="All but the last are on from the first start. You need not know any of their names."
        guards={guards}
      >
        <GoLink href={href("comparePrivacy")}>Compared with other browsers</GoLink>
      </Guards>
      <OnePress theme={theme} />
      <Ratings />
      <InstallBand
        title="What it needs."
        calls={calls}
        notes={[
          { term: "Computers", note: "macOS Catalina or later, Windows 10 (May 2020) or 11" },
          { term: "Phones and tablets", note: "iOS and iPadOS 15 or later, Android 8 or later" },
          { term: "Asks you for", note: "No account, no email address, no money" },
          { term: "Extension", note: "Firefox 91, Chrome 92, Edge 92 or later" },
        ]}
      />
      <Questions title="Before you switch." questions={questions} tone="bark">
        <p className="soft">
          For a particular computer see <a href={href("mac")}>Mac</a> and <a href={href("windows")}>Windows</a>.
        </p>
      </Questions>
      <Closing title="Read on, unaccompanied." lead="The next page you open can be the first without company.">
        {calls.acts}
      </Closing>
    </>
  ),
});

function OnePress({ theme }: { theme: Theme }) {
  return (
    <Band>
      <ProductSection
        title="Gone in one press."
        lead="What a browser remembers can be read by whoever holds the device next. So forgetting has a button of its own, in plain sight."
        plate={
          <Plate
            name="dust"
            theme={theme}
            no={2}
            caption="A dust bath, just after. Who lay there has left, and no feather with it."
          />
        }
      >
        <FieldNotes
          notes={[
            { term: "Clears", note: "Open tabs, history, cookies, site data" },
            { term: "Spares", note: "Bookmarks, saved passwords, sites you name" },
            { term: "Works", note: "By hand, or each time the browser closes" },
            { term: "Asks", note: "Once, before the first time" },
          ]}
        />
      </ProductSection>
    </Band>
  );
}

function Ratings() {
  return (
    <Band tone="bark">
      <h2 className="vh">What people say of it</h2>
      <div className="three">
        <Stat large value={String(stats.appRating)}>
          of 5, from those who use it on a phone.
        </Stat>
        <Stat value={inWords(stats.monthlyDownloads)}>downloads in a usual month, for all systems together</Stat>
        <Stat value={inWords(stats.ios.reviews)}>reviews on iPhone and iPad alone, good ones and others</Stat>
      </div>
    </Band>
  );
}
