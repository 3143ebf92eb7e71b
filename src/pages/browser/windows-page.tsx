import { Trans } from "@lingui/react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { WholeWords } from "../../../client/components/line-breaks.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { microsoftStoreLink } from "../../contract/acquisition/campaign.ts";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { faqOf } from "../../render/structured.tsx";
import styles from "./browser.module.css";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand, PhoneRatings } from "./parts.tsx";
import { SceneBand } from "./scene-band.tsx";
import { ShieldWindow } from "./shield-window.tsx";
import { windowsQuestions } from "./texts/windows.tsx";

function guards(): readonly Guard[] {
  return [
    {
      row: "Trackers are blocked before they load",
      title: i18n.t("Trackers blocked"),
      text: i18n.t("Some companies have scripts on many sites. We block them before they load."),
    },
    {
      row: "Third-party cookies are blocked",
      title: i18n.t("Third-party cookies blocked"),
      text: i18n.t("Embedded videos and buttons still work, but can’t remember you."),
    },
    {
      row: "Ads match the search, not you",
      title: i18n.t("Fewer ads that follow you"),
      text: i18n.t("Look at shoes once, and they’re less likely to follow you from site to site."),
    },
    {
      row: "Keeps suggestions separate from you",
      title: i18n.t("Suggestions without a record"),
      text: i18n.t("We use the letters you type for suggestions and nothing else. You can turn suggestions off."),
    },
    {
      row: "Cookie pop-ups are declined for you",
      title: i18n.t("Cookie pop-ups declined"),
      text: i18n.t("Declined in the background, so you can keep reading."),
    },
    {
      row: "The browser works without an account",
      title: i18n.t("No account needed"),
      text: i18n.t("You don’t need an account to browse."),
    },
  ];
}

export const windowsPage = installPage({
  title: () => i18n.t("Browser for Windows"),
  description: () =>
    i18n.t(
      "The free private browser for Windows: what it blocks, how to install it and how to make it your default browser.",
    ),
  placement: { origin: "funnel_windows_website__hero", campaign: "windows-page" },
  pageOffers: () => ({ windows: { label: i18n.t("Download for Windows"), href: brand.stores.files.windows } }),
  // The other way to the same browser.
  also: () => <GoLink href={microsoftStoreLink()}>{i18n.t("Open the Microsoft Store")}</GoLink>,
  structured: () => faqOf(windowsQuestions()),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title={i18n.t("The private browser for Windows")}
        lead={i18n.t("It blocks trackers before they load and says no to cookie pop-ups. Free, without an account.")}
        illustration={<ShieldWindow on="windows" theme={theme} />}
        look={styles.head}
      >
        {calls.acts}
      </PageHead>
      <Guards
        title={i18n.t("What the browser does on Windows")}
        lead={i18n.t("All six from the start.")}
        guards={guards()}
      >
        <GoLink href={href("browser")}>{i18n.t("See all twelve protections")}</GoLink>
      </Guards>
      <SceneBand
        scene="taskbar"
        theme={theme}
        title={i18n.t("Install the browser with one button")}
        no={2}
        caption={i18n.t("One button, and the bird is on the taskbar.")}
      >
        <p className="lead">
          {i18n.t("It installs in your own user folder, so you don’t need an administrator’s password.")}
        </p>
        <Instructions
          items={[
            <WholeWords key="run" text={i18n.t("Run the installer. There’s one button and no pre-ticked boxes.")} />,
            i18n.t("Import bookmarks and passwords from your old browser."),
            i18n.t("Make the browser your default in Settings, Apps, Default apps. Windows leaves that to you."),
          ]}
        />
      </SceneBand>
      <InstallBand
        title={i18n.t("What your PC needs")}
        calls={calls}
        notes={[
          { term: i18n.t("System"), note: i18n.t("Windows 10 (May 2020 update) or Windows 11") },
          { term: i18n.t("Processor"), note: i18n.t("64 bit, from Intel, AMD or on ARM") },
          { term: i18n.t("Rights"), note: i18n.t("A standard user account") },
          {
            term: i18n.t("Uninstall"),
            note: i18n.t("In Windows Settings, under Apps, together with the browser’s data"),
          },
          {
            term: i18n.t("Older Windows"),
            note: <GoLink href={href("appNoSupport")}>{i18n.t("See what works on older Windows")}</GoLink>,
          },
        ]}
      >
        <PhoneRatings />
      </InstallBand>
      <Questions title={i18n.t("Questions about Windows")} questions={windowsQuestions()} tone="surface-alt">
        <p className="soft">
          <Trans
            id="Want new features early? <a>Try the Windows preview</a>."
            components={links({ a: href("windowsPreview") })}
          />
        </p>
      </Questions>
      <Closing
        scene="ground"
        title={i18n.t("Get the browser for Windows")}
        lead={i18n.t("One browser for Windows 10 and 11.")}
      >
        {calls.again}
      </Closing>
    </>
  ),
});
