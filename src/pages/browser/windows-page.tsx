import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { microsoftStoreLink } from "../../contract/acquisition/campaign.ts";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand } from "./parts.tsx";
import { SceneBand } from "./scene-band.tsx";
import { ShieldWindow } from "./shield-window.tsx";
import { windowsQuestions } from "./texts/windows.tsx";

const guards: readonly Guard[] = [
  {
    row: "Trackers are blocked before they load",
    title: "Trackers blocked",
    text: "Some companies have scripts on many sites. We block them before they load.",
  },
  {
    row: "Third-party cookies are blocked",
    title: "Third-party cookies blocked",
    text: "Embedded videos and buttons still work, but can’t remember you.",
  },
  {
    row: "Ads match the search, not you",
    title: "Fewer ads that follow you",
    text: "Look at shoes once, and they’re less likely to follow you from site to site.",
  },
  {
    row: "Keeps suggestions separate from you",
    title: "Suggestions without a record",
    text: "We use the letters you type for suggestions and nothing else. You can turn suggestions off.",
  },
  {
    row: "Cookie pop-ups are declined for you",
    title: "Cookie pop-ups declined",
    text: "Declined in the background, so you can keep reading.",
  },
  {
    row: "The browser works without an account",
    title: "No account needed",
    text: "You don’t need an account to browse.",
  },
];

export const windowsPage = installPage({
  title: "Browser for Windows",
  description:
    "The free private browser for Windows: what it blocks, how to install it and how to make it your default browser.",
  placement: { origin: "funnel_windows_website__hero", campaign: "windows-page" },
  pageOffers: { windows: { label: "Download for Windows", href: brand.stores.files.windows } },
  structured: () => faqOf(windowsQuestions),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title="The private browser for Windows"
        lead="It blocks trackers before they load and says no to cookie pop-ups. Free, without an account."
        illustration={<ShieldWindow on="windows" theme={theme} />}
      >
        {calls.acts}
      </PageHead>
      <Guards title="What the browser does on Windows" lead="All six from the start." guards={guards}>
        <GoLink href={href("browser")}>See all twelve protections</GoLink>
      </Guards>
      <SceneBand scene="taskbar" theme={theme} title="Install the browser with one button">
        <p className="lead">It installs in your own user folder, so you don’t need an administrator’s password.</p>
        <Instructions
          items={[
            "Run the installer. There’s one button and no pre-ticked boxes.",
            "Import bookmarks and passwords from your old browser.",
            "Make the browser your default in Settings, Apps, Default apps. Windows leaves that to you.",
          ]}
        />
        <div className="acts">
          <LinkButton href={microsoftStoreLink()} variant="line">
            Microsoft Store
          </LinkButton>
        </div>
      </SceneBand>
      <InstallBand
        title="What your PC needs"
        calls={calls}
        notes={[
          { term: "System", note: "Windows 10 (May 2020 update) or Windows 11" },
          { term: "Processor", note: "64 bit, from Intel, AMD or on ARM" },
          { term: "Rights", note: "A standard user account" },
          { term: "Uninstall", note: "In Windows Settings, under Apps. This deletes the browser’s data too" },
          { term: "Older Windows", note: <GoLink href={href("appNoSupport")}>See what works on older Windows</GoLink> },
        ]}
      />
      <Questions title="Questions about Windows" open={0} questions={windowsQuestions} tone="surface-alt">
        <p className="soft">
          Want new features early? <a href={href("windowsPreview")}>Try the Windows preview</a>.
        </p>
      </Questions>
      <Closing scene="pines" title="Get the browser for Windows" lead="One browser for Windows 10 and 11.">
        {calls.acts}
      </Closing>
    </>
  ),
});
