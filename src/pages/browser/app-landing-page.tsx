import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { appStoreLink, playStoreLink } from "../../contract/acquisition/campaign.ts";
import { stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { rounded } from "../../product/figures.ts";
import styles from "./browser.module.css";
import { type Calls, installPage } from "./install-page.tsx";
import { type Guard, Guards } from "./parts.tsx";
import { SearchWindow } from "./search-window.tsx";

const placement = { origin: "funnel_applanding_website__stores", campaign: "app-landing" };

const stores = [
  {
    title: "iPhone and iPad",
    rating: stats.ios.rating,
    reviews: stats.ios.reviews,
    needs: "iOS or iPadOS 15",
    from: "App Store",
    default: "Settings, Apps, Default Apps",
    href: appStoreLink(placement),
  },
  {
    title: "Android",
    rating: stats.android.rating,
    reviews: stats.android.reviews,
    needs: "Android 8",
    from: "Play Store",
    default: "Settings, Apps, Default apps",
    href: playStoreLink(placement),
  },
] as const;

const guards: readonly Guard[] = [
  {
    row: "Trackers are blocked before they load",
    title: "Less data used",
    text: "Without trackers there’s less to load, which helps on a slow connection.",
  },
  {
    row: "One button clears tabs, history and site data",
    title: "Clear before you share",
    text: "One tap clears tabs and history, before you lend someone your phone.",
  },
  {
    row: "Keeps searches separate from your name",
    title: "Private search",
    text: "We answer your search and keep no record of it.",
  },
  {
    row: "Trackers are removed from your email",
    title: "Email protection",
    text: "Use a new email address for each form. We strip out trackers and forward the emails.",
  },
];

export const appLandingPage = installPage({
  title: "Browser for iPhone, iPad and Android",
  description: `Get the free private browser for your phone or tablet, rated ${stats.ios.rating} out of 5 on iPhone and ${stats.android.rating} on Android.`,
  placement: { origin: "funnel_applanding_website__hero", campaign: "app-landing" },
  pageOffers: { ios: { label: "Open the App Store" }, android: { label: "Open the Play Store" } },
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title="The private browser for phones and tablets"
        lead="Your phone knows where you are and what you look up. Our free browser blocks trackers, and we keep no record of your searches."
        illustration={
          <Illustration
            name="lamp"
            theme={theme}
            no={1}
            eager
            caption="A lit screen draws moths from all sides. A bird on top keeps them away."
          />
        }
      >
        {calls.acts}
      </PageHead>
      <Stores calls={calls} />
      <Guards
        title="What the browser does on a phone"
        lead="Four protections that matter most on a small screen."
        guards={guards}
        tone="background"
        shown={<SearchWindow theme={theme} />}
      >
        <GoLink href={href("browser")}>See every protection</GoLink>
      </Guards>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>Set up the browser in a minute</h2>
          </div>
          <Instructions
            items={[
              "Install the browser from your app store and open it.",
              "Choose whether it opens links from other apps. You can change that later in settings.",
              "Hold the address bar to move it to the bottom of the screen.",
            ]}
          />
        </div>
      </Band>
      <Closing scene="water" title="Get the browser" lead="Pages look the same. Only the trackers are missing.">
        {calls.acts}
        <GoLink href={href("appNoSupport")}>Get help for an older phone</GoLink>
      </Closing>
    </>
  ),
});

function Stores({ calls }: { calls: Calls }) {
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>Get the browser from your app store</h2>
      </div>
      <div className={styles.stores}>
        {stores.map((store) => (
          <Card key={store.title} as="section" label={store.title}>
            <h3>{store.title}</h3>
            <p className={styles.rating}>
              <b>{store.rating}</b>
              <span className="soft small">{`out of 5, from ${rounded(store.reviews)} reviews`}</span>
            </p>
            <FieldNotes
              notes={[
                { term: "Needs", note: `${store.needs} or later` },
                { term: "From", note: store.from },
                { term: "Set as default", note: store.default },
              ]}
            />
            <p className="acts">
              <LinkButton href={store.href} variant="line" icon="phone">
                {store.from}
              </LinkButton>
            </p>
          </Card>
        ))}
        <div className={styles.code}>{calls.code}</div>
      </div>
    </Band>
  );
}
