import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Caption, Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { LargeStat } from "../../../client/mockups/large-stat.tsx";
import { brand, facts, stats } from "../../contract/brand/brand.ts";
import { birdCaptions, whyTheBird } from "../../contract/brand/brand-story.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { ownPrices } from "../../contract/subscription/prices.ts";
import { counted } from "../../product/figures.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import styles from "./about.module.css";
import { Points } from "./points.tsx";
import { moments, values } from "./texts/about.ts";
import { Timeline } from "./timeline.tsx";

const { priceUsd } = facts;
/** For whoever lives where the subscription isn’t sold. */
function elsewhere(): string {
  return i18n.t("{monthly} USD a month or {yearly} USD a year, or their local price", {
    monthly: counted(priceUsd.monthly),
    yearly: counted(priceUsd.yearly),
  });
}

export const aboutPage = page({
  title: () => i18n.t("About us"),
  description: () =>
    i18n.t(
      "Who makes {brand}, why we started it in {founded}, what we believe in, and how a search engine without a record of searches earns money.",
      { brand: brand.name, founded: facts.founded },
    ),
  body: ({ theme, country }) => (
    <>
      <PageHead
        look={styles.detail}
        title={i18n.t("We build private search and a private browser")}
        lead={i18n.t(
          "{brand} is a company that would rather not know who you are. Since {founded} we’ve made ways to use the web without being tracked.",
          { brand: brand.name, founded: facts.founded },
        )}
        illustration={<Illustration name="nest" theme={theme} no={1} eager caption={i18n.t(birdCaptions.about)} />}
      >
        <p className="acts">
          <LinkButton href={href("home")}>{i18n.t("Try private search")}</LinkButton>
          <GoLink href={href("browser")}>{i18n.t("See the browser")}</GoLink>
        </p>
      </PageHead>
      <Story />
      <History />
      <Team />
      <Values />
      <Money country={country} />
      <Next />
    </>
  ),
});

function Story() {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Why we’re named after a bird")}</h2>
        </div>
        <div className="say">
          <p className="lead">{i18n.t(whyTheBird)}</p>
          <p>
            {i18n.t(
              "The web used to leave you alone. You asked for a page and got it. Then it became worth money to remember who had asked, and within a few years most pages were doing it. People had two choices: stay away, or accept it.",
            )}
          </p>
          <p>
            {i18n.t(
              "We thought there was a third. A search can be answered from its words alone. A page can be shown without its trackers. A subscriber can be known by a random number. All it takes is someone to build it, and then not look.",
            )}
          </p>
        </div>
      </div>
    </Band>
  );
}

function History() {
  return (
    <Band>
      <h2>{i18n.t("Our history")}</h2>
      <Timeline moments={moments()} />
    </Band>
  );
}

function Team() {
  return (
    <Band tone="surface-alt">
      <div className={styles.team}>
        <div className="say">
          <LargeStat value={String(stats.team)}>{i18n.t("people build, fix and support our products.")}</LargeStat>
          <p className="acts">
            <LinkButton href={href("hiring")}>{i18n.t("See open roles")}</LinkButton>
            <GoLink href={href("howWeWork")}>{i18n.t("How we work")}</GoLink>
          </p>
        </div>
        <Everyone count={stats.team} />
      </div>
    </Band>
  );
}

const inRow = 28;

/** A stroke for each person, and one in the accent colour where the next would stand. */
function Everyone({ count }: { count: number }) {
  const rows = Math.floor(count / inRow) + 1;
  const strokes = Array.from(
    { length: rows },
    (_, row) => `M0 ${row * 10 + 5}h${Math.min(inRow, count - row * inRow) * 10}`,
  );
  return (
    <figure className={styles.everyone}>
      <svg viewBox={`0 0 ${inRow * 10 - 3} ${rows * 10}`} aria-hidden="true">
        <path d={strokes.join("")} />
        <path d={`M${(count % inRow) * 10} ${rows * 10 - 5}h7`} />
      </svg>
      <Caption no={2} caption={i18n.t("One stroke for each of us, and one for the next.")} />
    </figure>
  );
}

function Values() {
  return (
    <Band>
      <h2>{i18n.t("What we believe in")}</h2>
      <Points points={values()} />
      <p>
        <GoLink href={href("comparePrivacy")}>{i18n.t("Compare us with others")}</GoLink>
      </p>
    </Band>
  );
}

function Money({ country }: Pick<Frame, "country">) {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("How we earn money")}</h2>
        </div>
        <div className="say">
          <p className="lead">{i18n.t("Someone always pays for free products. Here’s who pays for ours.")}</p>
          <FieldNotes
            notes={[
              {
                term: brand.pro,
                note: i18n.t("Subscribers pay {prices}, for three more services.", {
                  prices: ownPrices(country) ?? elsewhere(),
                }),
              },
              {
                term: i18n.t("Ads"),
                note: i18n.t(
                  "None at the moment. If we show any, they’re on results pages, chosen by the words of that search and your region.",
                ),
              },
              { term: i18n.t("Never sold"), note: i18n.t("Searches, visits, email addresses, lists of any kind") },
              {
                term: i18n.t("Donated"),
                note: i18n.t("{amount} USD so far, to groups that work for privacy online", {
                  amount: counted(stats.donatedUsd),
                }),
              },
            ]}
          />
          <p className="acts">
            <GoLink href={href("donations")}>{i18n.t("See who gets our donations")}</GoLink>
            <GoLink href={href("pro", { origin: "funnel_about_website__money" })}>
              {i18n.t("See what {pro} adds", { pro: brand.pro })}
            </GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

function Next() {
  return (
    <Closing
      scene="ground"
      title={i18n.t("Get in touch with us")}
      lead={i18n.t("To work here, to write about us, or to ask a question.")}
    >
      <p className="acts">
        <LinkButton href={href("hiring")}>{i18n.t("Work with us")}</LinkButton>
        <GoLink href={href("press")}>{i18n.t("For the press")}</GoLink>
        <GoLink href={href("help")}>{i18n.t("Write to us")}</GoLink>
      </p>
    </Closing>
  );
}
