import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Instructions } from "../../../client/journey/instructions.tsx";
import { appStoreLink, playStoreLink } from "../../contract/acquisition/campaign.ts";
import { stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import styles from "./browser.module.css";
import { inWords } from "./figures.ts";
import { type Calls, installPage } from "./install-page.tsx";
import { Closing, type Guard, Guards } from "./parts.tsx";

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
    row: "Trackers do not get to load",
    title: "Lighter pages",
    text: "Without trackers there is less to fetch, which a slow connection shows first.",
  },
  {
    row: "One button clears tabs, history and site data",
    title: "Before you hand it over",
    text: "One press empties the browser, for when somebody asks to borrow the phone.",
  },
  {
    row: "Searches are not kept under your name",
    title: "Questions at night",
    text: "What one looks up in bed is nobody’s business in the morning.",
  },
  {
    row: "Trackers are taken out of your email",
    title: "An address to give away",
    text: "Make one up for each form you fill in. Mail to it is cleaned and passed on, once you switch that on.",
  },
];

export const appLandingPage = installPage({
  title: "The browser on your phone",
  description: `What the browser does on a phone or a tablet, and what people say of it: rated ${stats.ios.rating} on iPhone and ${stats.android.rating} on Android.`,
  placement: { origin: "funnel_applanding_website__hero", campaign: "app-landing" },
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="Private on the phone, where most of it happens."
        lead="No other thing you own knows so well where you are and what you wonder about. That makes it the first place for a browser that keeps still."
        plate={
          <Plate
            name="lamp"
            theme={theme}
            no={1}
            eager
            caption="A lit screen draws moths from all sides. It depends on who is sitting on top."
          />
        }
      >
        {calls.acts}
      </PageHead>
      <Stores calls={calls} />
      <Guards
        title="In your pocket, on your side."
        lead="Four things that matter more on a small screen than on a large one."
        guards={guards}
      >
        <GoLink href={href("browser")}>Everything it stops</GoLink>
      </Guards>
      <Band>
        <div className="split">
          <div className="say">
            <h2>Settled in a minute.</h2>
          </div>
          <Instructions
            items={[
              "Get the app from the store and open it.",
              "Say yes when it offers to open links from other apps, or no, and decide later in the settings.",
              "Hold the address bar to move it to the bottom, where a thumb reaches it.",
            ]}
          />
        </div>
      </Band>
      <Closing title="Lights out." lead="Pages get dark when nobody watches. Yours will look the same.">
        {calls.acts}
        <GoLink href={href("appNoSupport")}>My phone is older than that</GoLink>
      </Closing>
    </>
  ),
});

function Stores({ calls }: { calls: Calls }) {
  return (
    <Band>
      <h2>Two stores, one app.</h2>
      <div className={styles.stores}>
        {stores.map((store) => (
          <Card key={store.title} as="section" label={store.title}>
            <h3>{store.title}</h3>
            <p className={styles.rating}>
              <b>{store.rating}</b>
              <span className="soft small">{`from ${inWords(store.reviews)} reviews`}</span>
            </p>
            <FieldNotes
              notes={[
                { term: "Needs", note: `${store.needs} or later` },
                { term: "From", note: store.from },
                { term: "As default", note: store.default },
              ]}
            />
            <p className="acts">
              <LinkButton href={store.href} variant="line" icon="phone">
                {`Open the ${store.from}`}
              </LinkButton>
            </p>
          </Card>
        ))}
        <div className={styles.code}>{calls.code}</div>
      </div>
    </Band>
  );
}
