import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { LargeStat } from "../../../client/mockups/large-stat.tsx";
import { brand, facts, stats } from "../../contract/brand.ts";
import { birdCaptions, whyTheBird } from "../../contract/brand-story.ts";
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
const elsewhere = `${priceUsd.monthly} USD a month or ${priceUsd.yearly} USD a year, or their local price`;

export const aboutPage = page({
  title: "About us",
  description: `Who makes ${brand.name}, why we started it in ${facts.founded}, what we believe in, and how a search engine without a record of searches earns money.`,
  body: ({ theme, country }) => (
    <>
      <PageHead
        look={styles.detail}
        title="We build private search and a private browser"
        lead={`${brand.name} is a company that would rather not know who you are. Since ${facts.founded} we’ve made ways to use the web without being tracked.`}
        illustration={<Illustration name="nest" theme={theme} no={1} eager caption={birdCaptions.about} />}
      >
        <p className="acts">
          <LinkButton href={href("home")}>Try private search</LinkButton>
          <GoLink href={href("browser")}>See the browser</GoLink>
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
          <h2>Why we’re named after a bird</h2>
        </div>
        <div className="say">
          <p className="lead">{whyTheBird}</p>
          <p>
            The web used to leave you alone. You asked for a page and got it. Then it became worth money to remember who
            had asked, and within a few years most pages were doing it. People had two choices: stay away, or accept it.
          </p>
          <p>
            We thought there was a third. A search can be answered from its words alone. A page can be shown without its
            trackers. A subscriber can be known by a random number. All it takes is someone to build it, and then not
            look.
          </p>
        </div>
      </div>
    </Band>
  );
}

function History() {
  return (
    <Band>
      <h2>Our history</h2>
      <Timeline moments={moments} />
    </Band>
  );
}

function Team() {
  return (
    <Band tone="surface-alt">
      <div className={styles.team}>
        <div className="say">
          <LargeStat value={String(stats.team)}>people build, fix and support our products.</LargeStat>
          <p className="acts">
            <LinkButton href={href("hiring")}>See open roles</LinkButton>
            <GoLink href={href("howWeWork")}>How we work</GoLink>
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
      <figcaption className="soft small">One stroke for each of us, and one for the next.</figcaption>
    </figure>
  );
}

function Values() {
  return (
    <Band>
      <h2>What we believe in</h2>
      <Points points={values} />
      <p>
        <GoLink href={href("comparePrivacy")}>Compare us with others</GoLink>
      </p>
    </Band>
  );
}

function Money({ country }: Pick<Frame, "country">) {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>How we earn money</h2>
        </div>
        <div className="say">
          <p className="lead">Someone always pays for free products. Here’s who pays for ours.</p>
          <FieldNotes
            notes={[
              {
                term: brand.pro,
                note: `Subscribers pay ${ownPrices(country) ?? elsewhere}, for three more services.`,
              },
              {
                term: "Ads",
                note: "None at the moment. If we show any, they’re on results pages, chosen by the words of that search and your region.",
              },
              { term: "Never sold", note: "Searches, visits, email addresses, lists of any kind" },
              {
                term: "Donated",
                note: `${counted(stats.donatedUsd)} USD so far, to groups that work for privacy online`,
              },
            ]}
          />
          <p className="acts">
            <GoLink href={href("donations")}>See who gets our donations</GoLink>
            <GoLink href={href("pro", { origin: "funnel_about_website__money" })}>See what {brand.pro} adds</GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

function Next() {
  return (
    <Closing scene="ground" title="Get in touch with us" lead="To work here, to write about us, or to ask a question.">
      <p className="acts">
        <LinkButton href={href("hiring")}>Work with us</LinkButton>
        <GoLink href={href("press")}>For the press</GoLink>
        <GoLink href={href("help")}>Write to us</GoLink>
      </p>
    </Closing>
  );
}
