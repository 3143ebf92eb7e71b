import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { WholeWords } from "../../../client/components/line-breaks.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { brand } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand } from "./parts.tsx";
import { SceneBand } from "./scene-band.tsx";
import { ShieldWindow } from "./shield-window.tsx";
import { macQuestions } from "./texts/mac.tsx";

const guards: readonly Guard[] = [
  {
    row: "Trackers are blocked before they load",
    title: "Tracking scripts",
    text: "Blocked before they load, on every site you open.",
  },
  {
    row: "Third-party cookies are blocked",
    title: "Third-party cookies",
    text: "Only the site you’re on can store cookies. Companies whose content it shows can’t.",
  },
  {
    row: "Tracking codes are removed from links",
    title: "Tracking codes in links",
    text: "Copy, drag or open a link from an email: the tracking part is gone.",
  },
  {
    row: "Cookie pop-ups are declined for you",
    title: "Cookie pop-ups",
    text: "Declined for you while the page is still loading.",
  },
  {
    row: "Keeps synced data readable only by you",
    title: "Encrypted password sync",
    text: "Unlock passwords with Touch ID. They sync encrypted, with a key that only you hold.",
  },
  {
    row: "Your device is hard to fingerprint",
    title: "Fingerprinting",
    text: "Known scripts that measure your chip, fonts and screen are blocked. Unknown ones may get through.",
  },
];

export const macPage = installPage({
  title: "Browser for Mac",
  description:
    "The free private browser for Mac: download one file, drag it to Applications and import your bookmarks and passwords.",
  placement: { origin: "funnel_mac_website__hero", campaign: "mac-page" },
  pageOffers: { macos: { label: "Download for Mac", href: brand.stores.files.mac } },
  structured: () => faqOf(macQuestions),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title="The private browser for Mac"
        lead={
          <WholeWords text="A small, quick browser that blocks trackers, declines cookie pop-ups and searches without a record. Free, without an account." />
        }
        illustration={<ShieldWindow on="mac" theme={theme} />}
      >
        {calls.acts}
      </PageHead>
      <SceneBand scene="drag" theme={theme} title="Drag one file to Applications">
        <p className="lead">The browser uses the web engine that comes with macOS, so the download is small.</p>
        <Instructions
          items={[
            "Download one file. It’s the same for Apple silicon and Intel.",
            "Open the file and drag its icon to Applications.",
            "Bring bookmarks and passwords from your old browser, or start empty.",
          ]}
        />
      </SceneBand>
      <Guards
        title="How the browser protects you on your Mac"
        lead="macOS protects your Mac. The browser protects what you do on the web."
        guards={guards}
        tone="background"
        rows
      >
        <GoLink href={href("browser")}>See every protection</GoLink>
        <Illustration name="stones" theme={theme} no={2} caption={birdCaptions.mac} />
      </Guards>
      <InstallBand
        title="What your Mac needs"
        tone="surface-alt"
        calls={calls}
        notes={[
          { term: "System", note: "macOS 10.15 (Catalina) or later" },
          { term: "Processor", note: "Apple silicon or Intel" },
          { term: "Account", note: "None" },
          {
            term: "Older Macs",
            note: (
              <>
                See <a href={href("appNoSupport")}>what works on older Macs</a>
              </>
            ),
          },
        ]}
      />
      <Questions title="Questions about Mac" open={0} questions={macQuestions} />
      <Closing scene="pines" title="Get the browser for Mac" lead="One download for Apple silicon and Intel.">
        {calls.acts}
      </Closing>
    </>
  ),
});
