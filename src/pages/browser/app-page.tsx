import { Band } from "../../../client/components/band.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { ratings } from "../../product/ratings.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand } from "./parts.tsx";
import { SceneBand } from "./scene-band.tsx";
import { SearchWindow } from "./search-window.tsx";
import { appQuestions } from "./texts/app.tsx";

const guards: readonly Guard[] = [
  {
    row: "Keeps searches separate from your name",
    title: "Private search",
    text: "We answer your search and keep no record, on any device.",
  },
  {
    row: "Trackers are blocked before they load",
    title: "Tracker blocking",
    text: "Blocked before they load, which saves battery and data too.",
  },
  {
    row: "Cookie pop-ups are declined for you",
    title: "Cookie pop-ups declined",
    text: "We say no for you, so the small screen stays clear.",
  },
  {
    row: "Tracking codes are removed from links",
    title: "Clean links",
    text: "Links you share don’t carry codes that say who sent them.",
  },
  {
    row: "Connections are encrypted where possible",
    title: "Encrypted connections first",
    text: "The browser tries the secure address first, even when a link asks for the insecure one.",
  },
  {
    row: "One button clears tabs, history and site data",
    title: "One button to clear history",
    text: "It’s always in sight, on every device.",
  },
];

export const appPage = installPage({
  title: "Get the browser",
  description: "Get the free private browser for iPhone, iPad, Android, Mac or Windows, without an account.",
  placement: { origin: "funnel_app_website__hero", campaign: "app-page" },
  pageOffers: { computers: { label: "Choose your device" } },
  structured: () => faqOf(appQuestions),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title="Get the private browser for your device"
        lead={`Private search, tracker blocking and one button to clear history. The ${brand.name} browser is free on phones, tablets and computers, without an account.`}
        illustration={
          <Illustration
            name="branches"
            theme={theme}
            no={1}
            eager
            caption="Five branches, one kind of bird: the same browser on iPhone, iPad, Android, Mac and Windows."
          />
        }
      >
        {calls.acts}
      </PageHead>
      <InstallBand
        title="Where to get the browser"
        tone="surface-alt"
        calls={calls}
        notes={[
          { term: "iPhone and iPad", note: "From the App Store, iOS or iPadOS 15 or later" },
          { term: "Android", note: "From the Play Store, Android 8 or later" },
          { term: "Mac", note: "A download, macOS 10.15 (Catalina) or later" },
          { term: "Windows", note: "An installer or the Microsoft Store, Windows 10 (May 2020 update) or later" },
          {
            term: "Ratings",
            note: ratings()
              .map(({ value, words }) => `${value} ${words}`)
              .join("; "),
          },
        ]}
      />
      <Band>
        <h2>Set up the browser in three steps</h2>
        <Steps
          steps={[
            {
              title: "Download the browser",
              text: "Choose your device at the top of this page. The link leads to the right store or download page.",
              kept: "No sign-up.",
            },
            {
              title: "Open the browser",
              text: "Most protections are on from the start. Turn on the rest in settings if you like.",
              kept: "No account.",
            },
            {
              title: "Choose your settings",
              text: "Import bookmarks, pair a second device or choose a theme, now or later.",
              kept: "Kept on your device.",
            },
          ]}
        />
      </Band>
      <Guards
        title="What the browser does"
        lead={
          <>
            The six that matter most if you use several devices.{" "}
            <a href={href("browser")}>See all twelve protections.</a>
          </>
        }
        guards={guards}
        shown={<SearchWindow theme={theme} />}
      />
      <SceneBand scene="pair" theme={theme} title="Sync two devices with a code">
        <p className="lead">
          Pair them with a code on the screen. The key goes from one device to the other, and to nobody else. So we
          can’t read what you sync.
        </p>
        <FieldNotes
          notes={[
            { term: "Syncs", note: "Bookmarks and passwords" },
            { term: "Starts", note: "Off, until you turn it on" },
            { term: "History", note: "Each device has its own, and its own button to clear it" },
          ]}
        />
      </SceneBand>
      <Questions title="Questions about installing" open={0} questions={appQuestions} />
      <Closing title="Get the browser now" lead="Start with the device you use most.">
        {calls.acts}
      </Closing>
    </>
  ),
});
