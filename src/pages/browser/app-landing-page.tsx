import { Card } from "../../../client/components/card.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { appStoreLink, playStoreLink } from "../../contract/acquisition/campaign.ts";
import { stats } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { decimal, rounded } from "../../product/figures.ts";
import styles from "./browser.module.css";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards } from "./parts.tsx";
import { PhoneWindow } from "./phone-window.tsx";

const placement = { origin: "funnel_applanding_website__stores", campaign: "app-landing" };

function stores() {
  return [
    {
      title: i18n.t("iPhone and iPad"),
      rating: stats.ios.rating,
      reviews: stats.ios.reviews,
      needs: i18n.t("iOS or iPadOS 15"),
      from: "App Store",
      default: i18n.t("Settings, Apps, Default Apps"),
      href: appStoreLink(placement),
    },
    {
      title: "Android",
      rating: stats.android.rating,
      reviews: stats.android.reviews,
      needs: "Android 8",
      from: "Play Store",
      default: i18n.t("Settings, Apps, Default apps"),
      href: playStoreLink(placement),
    },
  ] as const;
}

function guards(): readonly Guard[] {
  return [
    {
      row: "Trackers are blocked before they load",
      title: i18n.t("Less data used"),
      text: i18n.t("Without trackers there’s less to load, which helps on a slow connection."),
    },
    {
      row: "One button clears tabs, history and site data",
      title: i18n.t("Clear before you share"),
      text: i18n.t("One tap clears tabs and history, before you lend someone your phone."),
    },
    {
      row: "Keeps searches separate from your name",
      title: i18n.t("Private search"),
      text: i18n.t("We answer your search and keep no record of it."),
    },
    {
      row: "Trackers are removed from your email",
      title: i18n.t("Email protection"),
      text: i18n.t("Use a new email address for each form. We strip out trackers and forward the emails."),
    },
  ];
}

export const appLandingPage = installPage({
  title: () => i18n.t("Browser for iPhone, iPad and Android"),
  description: () =>
    i18n.t(
      "Get the free private browser for your phone or tablet, rated {ios} out of 5 on iPhone and {android} on Android.",
      { ios: decimal(stats.ios.rating), android: decimal(stats.android.rating) },
    ),
  placement: { origin: "funnel_applanding_website__hero", campaign: "app-landing" },
  pageOffers: () => ({
    ios: { label: i18n.t("Open the App Store") },
    android: { label: i18n.t("Open the Play Store") },
  }),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title={i18n.t("The private browser for phones and tablets")}
        lead={i18n.t(
          "Your phone knows where you are and what you look up. Our free browser blocks trackers, and we keep no record of your searches.",
        )}
        illustration={
          <div className={styles.handed}>
            <div className={styles.code}>{calls.code}</div>
            <Illustration
              name="lamp"
              theme={theme}
              no={1}
              eager
              caption={i18n.t("A lit screen draws moths from all sides. A bird on top keeps them away.")}
            />
          </div>
        }
        look={styles.level}
      >
        {calls.acts}
      </PageHead>
      <Stores />
      <Guards
        title={i18n.t("What the browser does on a phone")}
        lead={i18n.t("Four protections that matter most on a small screen.")}
        guards={guards()}
        tone="background"
        shown={<PhoneWindow theme={theme} />}
      >
        <GoLink href={href("browser")}>{i18n.t("See every protection")}</GoLink>
      </Guards>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("Set up the browser in a minute")}</h2>
          </div>
          <Instructions
            items={[
              i18n.t("Install the browser from your app store and open it."),
              i18n.t("Choose whether it opens links from other apps. You can change that later in settings."),
              i18n.t("Hold the address bar to move it to the bottom of the screen."),
            ]}
          />
        </div>
      </Band>
      <Closing
        scene="perch"
        title={i18n.t("Get the browser")}
        lead={i18n.t("Pages look the same. Only the trackers are missing.")}
      >
        {calls.again}
      </Closing>
    </>
  ),
});

function Stores() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("Get the browser from your app store")}</h2>
      <div className={styles.stores}>
        {stores().map((store) => (
          <Card key={store.title} as="section" label={store.title}>
            <h3>{store.title}</h3>
            <p className={styles.rating}>
              <b>{decimal(store.rating)}</b>
              <span className="soft small">
                {i18n.t("out of 5, from {reviews} reviews", { reviews: rounded(store.reviews) })}
              </span>
            </p>
            <FieldNotes
              notes={[
                { term: i18n.t("Needs"), note: i18n.t("{needs} or later", { needs: store.needs }) },
                { term: i18n.t("Set as default"), note: store.default },
              ]}
            />
            <GoLink href={store.href}>{store.from}</GoLink>
          </Card>
        ))}
      </div>
      <p>
        <GoLink href={href("appNoSupport")}>{i18n.t("Get help for an older phone")}</GoLink>
      </p>
    </Band>
  );
}
