import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand, PhoneRatings } from "./parts.tsx";
import { PhoneWindow } from "./phone-window.tsx";
import { SceneBand } from "./scene-band.tsx";
import { appQuestions } from "./texts/app.tsx";

function guards(): readonly Guard[] {
  return [
    {
      row: "Keeps searches separate from your name",
      title: i18n.t("Private search"),
      text: i18n.t("We answer your search and keep no record, on any device."),
    },
    {
      row: "Trackers are blocked before they load",
      title: i18n.t("Tracker blocking"),
      text: i18n.t("Blocked before they load, which saves battery and data too."),
    },
    {
      row: "Cookie pop-ups are declined for you",
      title: i18n.t("Cookie pop-ups declined"),
      text: i18n.t("We say no for you, so the small screen stays clear."),
    },
    {
      row: "Tracking codes are removed from links",
      title: i18n.t("Clean links"),
      text: i18n.t("Links you share don’t carry codes that say who sent them."),
    },
    {
      row: "Connections are encrypted where possible",
      title: i18n.t("Encrypted connections first"),
      text: i18n.t("The browser tries the secure address first, even when a link asks for the insecure one."),
    },
    {
      row: "One button clears tabs, history and site data",
      title: i18n.t("One button to clear history"),
      text: i18n.t("It’s always in sight, on every device."),
    },
  ];
}

export const appPage = installPage({
  title: () => i18n.t("Get the browser"),
  description: () =>
    i18n.t("Get the free private browser for iPhone, iPad, Android, Mac or Windows, without an account."),
  placement: { origin: "funnel_app_website__hero", campaign: "app-page" },
  pageOffers: () => ({ computers: { label: i18n.t("Choose your device") } }),
  structured: () => faqOf(appQuestions()),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title={i18n.t("Get the private browser for your device")}
        lead={i18n.t(
          "Private search, tracker blocking and one button to clear history. The {brand} browser is free on phones, tablets and computers, without an account.",
          { brand: brand.name },
        )}
        illustration={
          <Illustration
            name="branches"
            theme={theme}
            no={1}
            eager
            caption={i18n.t(
              "Five branches, one kind of bird: the same browser on iPhone, iPad, Android, Mac and Windows.",
            )}
          />
        }
      >
        {calls.acts}
      </PageHead>
      <InstallBand
        title={i18n.t("Where to get the browser")}
        tone="surface-alt"
        calls={calls}
        notes={[
          {
            term: i18n.t("iPhone and iPad"),
            href: href("appLanding", calls.from),
            note: i18n.t("From the App Store, iOS or iPadOS 15 or later"),
          },
          {
            term: "Android",
            href: href("appLanding", calls.from),
            note: i18n.t("From the Play Store, Android 8 or later"),
          },
          {
            term: "Mac",
            href: href("mac", calls.from),
            note: i18n.t("A download, macOS 10.15 (Catalina) or later"),
          },
          {
            term: "Windows",
            href: href("windows", calls.from),
            note: i18n.t("An installer or the Microsoft Store, Windows 10 (May 2020 update) or later"),
          },
        ]}
      >
        <PhoneRatings />
      </InstallBand>
      <Band>
        <h2>{i18n.t("Set up the browser in three steps")}</h2>
        <Steps
          steps={[
            {
              title: i18n.t("Download the browser"),
              text: i18n.t(
                "Select “{button}”, then your device. The link on its page leads to the store or the download.",
                { button: i18n.t("Choose your device") },
              ),
              kept: i18n.t("No sign-up."),
            },
            {
              title: i18n.t("Open the browser"),
              text: i18n.t("Most protections are on from the start. Turn on the rest in settings if you like."),
              kept: i18n.t("No account."),
            },
            {
              title: i18n.t("Choose your settings"),
              text: i18n.t("Import bookmarks, pair a second device or choose a theme, now or later."),
              kept: i18n.t("Kept on your device."),
            },
          ]}
        />
      </Band>
      <Guards
        title={i18n.t("What the browser does")}
        lead={i18n.t("The six that matter most if you use several devices.")}
        guards={guards()}
        shown={<PhoneWindow theme={theme} />}
      >
        <GoLink href={href("browser")}>{i18n.t("See all twelve protections")}</GoLink>
      </Guards>
      <SceneBand
        scene="pair"
        theme={theme}
        title={i18n.t("Sync two devices with a code")}
        no={3}
        caption={i18n.t("Two birds, one key. Nobody else has a copy.")}
      >
        <p className="lead">
          {i18n.t(
            "Pair them with a code on the screen. The key goes from one device to the other, and to nobody else. So we can’t read what you sync.",
          )}
        </p>
        <FieldNotes
          notes={[
            { term: i18n.t("Syncs"), note: i18n.t("Bookmarks and passwords") },
            { term: i18n.t("Starts"), note: i18n.t("Off, until you turn it on") },
            { term: i18n.t("History"), note: i18n.t("Each device has its own, and its own button to clear it") },
          ]}
        />
      </SceneBand>
      <Questions title={i18n.t("Questions about installing")} questions={appQuestions()} />
      <Closing scene="water" title={i18n.t("Get the browser now")} lead={i18n.t("Start with the device you use most.")}>
        {calls.acts}
      </Closing>
    </>
  ),
});
