import { Trans } from "@lingui/react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { ProductSection } from "../../../client/components/sections/product-section.tsx";
import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { ReadPage, stopped } from "../../../client/mockups/read-page.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { brand, stats } from "../../contract/brand/brand.ts";
import { birdCaptions } from "../../contract/brand/brand-story.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { links } from "../../locales/links.tsx";
import { rounded } from "../../product/figures.ts";
import { ratings } from "../../product/ratings.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand, windowLegend } from "./parts.tsx";
import { browserQuestions } from "./texts/browser.tsx";

function guards(): readonly Guard[] {
  return [
    {
      row: "Trackers are blocked before they load",
      title: i18n.t("Trackers blocked"),
      text: i18n.t(
        "Scripts that report your visit to other companies are recognised by their address and never loaded.",
      ),
    },
    {
      row: "Third-party cookies are blocked",
      title: i18n.t("Third-party cookies blocked"),
      text: i18n.t("Only the site you opened can set cookies. Other companies whose content is on the page can’t."),
    },
    {
      row: "Cookie pop-ups are declined for you",
      title: i18n.t("Cookie pop-ups declined"),
      text: i18n.t("The browser picks the choice that shares least, usually before you see the pop-up."),
    },
    {
      row: "Tracking codes are removed from links",
      title: i18n.t("Links cleaned of tracking codes"),
      text: i18n.t("The part of a link that says who clicked is removed. The page opens as usual."),
    },
    {
      row: "Your device is hard to fingerprint",
      title: i18n.t("Fingerprinting made harder"),
      text: i18n.t(
        "Scripts known to recognise a device by its screen and fonts (“fingerprinting”) are blocked. An unknown one may still get through.",
      ),
    },
    {
      row: "Connections are encrypted where possible",
      title: i18n.t("Encrypted connections first"),
      text: i18n.t("When a link asks for an insecure address, the browser tries the secure one first."),
    },
    {
      row: "Keeps searches separate from your name",
      title: i18n.t("No search profile"),
      text: i18n.t("The address bar searches with {brand}, and we keep no record of your searches.", {
        brand: brand.name,
      }),
    },
    {
      row: "Ads match the search, not you",
      title: i18n.t("Fewer ads that follow you"),
      text: i18n.t("What you looked at yesterday is less likely to come back as an ad today."),
    },
    {
      row: "One button clears tabs, history and site data",
      title: i18n.t("History cleared with one button"),
      text: i18n.t(
        "The browser keeps history like any other. One button clears history, tabs and site data; sites you choose stay signed in.",
      ),
    },
    {
      row: "Keeps synced data readable only by you",
      title: i18n.t("Sync that only you can read"),
      text: i18n.t("Bookmarks and passwords are encrypted between your devices, and only they hold the key."),
    },
    {
      row: "The browser works without an account",
      title: i18n.t("No account needed"),
      text: i18n.t("The browser needs no account, so you never have to sign in to browse."),
    },
    {
      row: "Trackers are removed from your email",
      title: i18n.t("Trackers removed from email"),
      text: i18n.t("Turn on email protection, and emails arrive without the pixels that report when you open them."),
    },
  ];
}

export const browserPage = installPage({
  title: () => i18n.t("The private browser"),
  description: () =>
    i18n.t(
      "A free browser that blocks trackers before they load, declines cookie pop-ups for you and clears history with one button.",
    ),
  placement: { origin: "funnel_browser_website__hero", campaign: "browser-page" },
  structured: () => faqOf(browserQuestions()),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        wide
        title={i18n.t("The browser that blocks trackers before they load")}
        lead={i18n.t(
          "Trackers are scripts that report your visit to other companies. Without them, pages open sooner. Free, for phones and computers.",
        )}
      >
        <div className="say">{calls.acts}</div>
        <Specimen
          theme={theme}
          no={1}
          caption={i18n.t("a page in the browser, with the shield open.")}
          legend={windowLegend()}
        >
          <BrowserWindow address="courier.example" blocked={12}>
            <ReadPage theme={theme} shield={stopped()} />
          </BrowserWindow>
        </Specimen>
      </PageHead>
      <Guards
        title={i18n.t("Twelve protections in one browser")}
        lead={i18n.t(
          "Nine are on from the start. You turn on sync and email protection in the settings, and clear history with a button.",
        )}
        guards={guards()}
      >
        <GoLink href={href("comparePrivacy")}>{i18n.t("Compare with other browsers")}</GoLink>
        <Illustration name="gape" theme={theme} no={2} caption={i18n.t(birdCaptions.browser)} />
      </Guards>
      <OneButton theme={theme} />
      <Ratings />
      <InstallBand
        title={i18n.t("What the browser needs")}
        calls={calls}
        notes={[
          {
            term: i18n.t("Computers"),
            note: i18n.t("macOS 10.15 (Catalina) or later, Windows 10 (May 2020 update) or 11"),
          },
          { term: i18n.t("Phones and tablets"), note: i18n.t("iOS and iPadOS 15 or later, Android 8 or later") },
          { term: i18n.t("Costs"), note: i18n.t("Free, with no account and no email address") },
          { term: i18n.t("Extension"), note: i18n.t("Firefox 91, Chrome 92, Edge 92 or later") },
        ]}
      />
      <Questions title={i18n.t("Questions about the browser")} questions={browserQuestions()} tone="surface-alt">
        <p className="soft">
          <Trans
            id="See also: the browser for <a>Mac</a> and for <b>Windows</b>."
            components={links({ a: href("mac"), b: href("windows") })}
          />
        </p>
      </Questions>
      {calls.closing}
    </>
  ),
});

function OneButton({ theme }: { theme: Theme }) {
  return (
    <Band>
      <ProductSection
        title={i18n.t("Clear history with one button")}
        lead={i18n.t(
          "Anyone who uses your device next can read what the browser remembers. So clearing has a button of its own, always in sight.",
        )}
        illustration={
          <Illustration
            name="dust"
            theme={theme}
            no={3}
            caption={i18n.t("After a dust bath, not a feather stays behind. After the button, no history does.")}
          />
        }
      >
        <FieldNotes
          notes={[
            { term: i18n.t("Clears"), note: i18n.t("Open tabs, history, cookies, site data") },
            { term: i18n.t("Keeps"), note: i18n.t("Bookmarks, saved passwords, sign-ins on sites you choose") },
            {
              term: i18n.t("Runs"),
              note: i18n.t("When you select the button and, if you like, each time the browser closes"),
            },
            { term: i18n.t("Asks first"), note: i18n.t("Yes, the first time") },
          ]}
        />
      </ProductSection>
    </Band>
  );
}

/** How the browser is rated in the stores, and how often it is downloaded. */
function Ratings() {
  return (
    <Band tone="surface-alt">
      <h2 className="vh">{i18n.t("Ratings of the browser")}</h2>
      <div className="three">
        {ratings().map(({ value, words }) => (
          <Stat key={words} value={value}>
            {words}
          </Stat>
        ))}
        <Stat value={rounded(stats.monthlyDownloads)}>{i18n.t("downloads of the browser a month")}</Stat>
      </div>
    </Band>
  );
}
