import { GoLink } from "../../../client/components/go-link.tsx";
import { WholeWords } from "../../../client/components/line-breaks.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { birdCaptions } from "../../contract/brand/brand-story.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./browser.module.css";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand, PhoneRatings } from "./parts.tsx";
import { SceneBand } from "./scene-band.tsx";
import { ShieldWindow } from "./shield-window.tsx";
import { macQuestions } from "./texts/mac.tsx";

function guards(): readonly Guard[] {
  return [
    {
      row: "Trackers are blocked before they load",
      title: i18n.t("Tracking scripts"),
      text: i18n.t("Blocked before they load, on every site you open."),
    },
    {
      row: "Third-party cookies are blocked",
      title: i18n.t("Third-party cookies"),
      text: i18n.t("Only the site you’re on can store cookies. Companies whose content it shows can’t."),
    },
    {
      row: "Tracking codes are removed from links",
      title: i18n.t("Tracking codes in links"),
      text: i18n.t("Copy, drag or open a link from an email: the tracking part is gone."),
    },
    {
      row: "Cookie pop-ups are declined for you",
      title: i18n.t("Cookie pop-ups"),
      text: i18n.t("Declined for you while the page is still loading."),
    },
    {
      row: "Keeps synced data readable only by you",
      title: i18n.t("Encrypted password sync"),
      text: i18n.t("Unlock passwords with Touch ID. They sync encrypted, with a key that only you hold."),
    },
    {
      row: "Your device is hard to fingerprint",
      title: i18n.t("Fingerprinting"),
      text: i18n.t("Known scripts that measure your chip, fonts and screen are blocked. Unknown ones may get through."),
    },
  ];
}

export const macPage = installPage({
  title: () => i18n.t("Browser for Mac"),
  description: () =>
    i18n.t(
      "The free private browser for Mac: download one file, drag it to Applications and import your bookmarks and passwords.",
    ),
  placement: { origin: "funnel_mac_website__hero", campaign: "mac-page" },
  pageOffers: () => ({ macos: { label: i18n.t("Download for Mac"), href: brand.stores.files.mac } }),
  structured: () => faqOf(macQuestions()),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title={i18n.t("The private browser for Mac")}
        lead={
          <WholeWords
            text={i18n.t(
              "A small, quick browser that blocks trackers, declines cookie pop-ups and searches without a record. Free, without an account.",
            )}
          />
        }
        illustration={<ShieldWindow on="mac" theme={theme} />}
        look={styles.head}
      >
        {calls.acts}
      </PageHead>
      <SceneBand
        scene="drag"
        theme={theme}
        title={i18n.t("Drag one file to Applications")}
        no={2}
        caption={i18n.t("One icon, one folder. Nothing else to install.")}
      >
        <p className="lead">
          {i18n.t("The browser uses the web engine that comes with macOS, so the download is small.")}
        </p>
        <Instructions
          items={[
            i18n.t("Download one file. It’s the same for Apple silicon and Intel."),
            i18n.t("Open the file and drag its icon to Applications."),
            i18n.t("Bring bookmarks and passwords from your old browser, or start empty."),
          ]}
        />
      </SceneBand>
      <Guards
        title={i18n.t("How the browser protects you on your Mac")}
        lead={i18n.t("macOS protects your Mac. The browser protects what you do on the web.")}
        guards={guards()}
        tone="background"
        rows
      >
        <GoLink href={href("browser")}>{i18n.t("See every protection")}</GoLink>
        <Illustration name="stones" theme={theme} no={3} caption={i18n.t(birdCaptions.mac)} />
      </Guards>
      <InstallBand
        title={i18n.t("What your Mac needs")}
        tone="surface-alt"
        calls={calls}
        notes={[
          { term: i18n.t("System"), note: i18n.t("macOS 10.15 (Catalina) or later") },
          { term: i18n.t("Processor"), note: i18n.t("Apple silicon or Intel") },
          { term: i18n.t("Account"), note: i18n.t("None needed") },
          {
            term: i18n.t("Older Macs"),
            note: <GoLink href={href("appNoSupport")}>{i18n.t("See what works on older Macs")}</GoLink>,
          },
        ]}
      >
        <PhoneRatings />
      </InstallBand>
      <Questions title={i18n.t("Questions about Mac")} questions={macQuestions()} />
      <Closing
        scene="pines"
        title={i18n.t("Get the browser for Mac")}
        lead={i18n.t("One download for Apple silicon and Intel.")}
      >
        {calls.acts}
      </Closing>
    </>
  ),
});
