import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { brand, facts, stats } from "../../contract/brand.ts";
import { birdCaptions, whyTheBird } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import styles from "./company.module.css";

const { priceUsd } = facts;
const number = new Intl.NumberFormat("en-GB");
const words = new Intl.NumberFormat("en-GB", { notation: "compact", compactDisplay: "long" });

export const aboutPage = page({
  title: "About us",
  description: `Who makes ${brand.name}, why we started it in ${facts.founded}, what we believe in, and how a search engine without a record of searches earns money.`,
  body: ({ theme }) => (
    <>
      <PageHead
        detail
        title="We build private search and a private browser."
        lead={`${brand.name} is a company that would rather not know you. Since ${facts.founded} we’ve made ways to use the web without being tracked.`}
        plate={<Plate name="nest" theme={theme} no={1} eager caption={birdCaptions.about} />}
      />
      <Story />
      <Timeline />
      <Team />
      <Values />
      <Money />
      <Next />
    </>
  ),
});

function Story() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>Why we’re named after a bird.</h2>
        </div>
        <div className="say">
          <p className="lead">{whyTheBird}</p>
          <p>
            The web used to leave you alone. You asked for a page and got it. Then remembering who had asked became
            worth money, and within a few years most pages did. People had two choices: stay away, or accept it.
          </p>
          <p>
            We thought there was a third. A search can be answered from its words alone. A page can be shown without its
            trackers. A subscriber can be known by a random number. Someone only has to build all this, and then not
            look.
          </p>
        </div>
      </div>
    </Band>
  );
}

const moments: readonly { readonly when: string; readonly what: string; readonly text: string }[] = [
  {
    when: String(facts.founded),
    what: "A search box",
    text: "We start with a single product: a search engine that doesn’t ask who you are.",
  },
  {
    when: "2016",
    what: "Weeks, not people",
    text: "From 24 February, each install carries the number of its week, shared with everyone who installed that week. We still count that way.",
  },
  {
    when: "Then",
    what: "A browser",
    text: "Search was only half the problem: pages track you too. The browser blocks their trackers, first on phones and then on computers.",
  },
  {
    when: "After that",
    what: brand.pro,
    text: "A VPN, personal information removal and identity theft help, in one paid subscription.",
  },
  {
    when: "Today",
    what: `${words.format(stats.monthlySearches)} searches a month`,
    text: `On phones that makes us the number ${stats.mobileSearchRank} search engine. We know the total, and none of the people.`,
  },
];

function Timeline() {
  return (
    <Band>
      <h2>Our history.</h2>
      <ol className={styles.timeline}>
        {moments.map(({ when, what, text }) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <h3>{what}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Team() {
  return (
    <Band tone="bark">
      <div className={styles.team}>
        <Stat value={String(stats.team)} large>
          people build, fix and support our products.
        </Stat>
        <div className="say">
          <p className="lead">Every part of this site was built by someone you can ask about it.</p>
          <p className="acts">
            <LinkButton href={href("hiring")}>See open roles</LinkButton>
            <GoLink href={href("howWeWork")}>How we work</GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

const values: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "Don’t collect data",
    text: "Data we never collect can’t be leaked, sold or regretted. We ask about data first in every design.",
  },
  {
    title: "Say what features do",
    text: "If a feature sends something, the page says so in a sentence. If we can’t say it plainly, the feature isn’t ready.",
  },
  {
    title: "Private from the start",
    text: "You shouldn’t need to be an expert. Protections that break nothing are on before you touch a setting.",
  },
  {
    title: "Make leaving easy",
    text: "You can cancel at any time, by yourself. No page of ours argues with you when you want to go.",
  },
  {
    title: "Count without watching",
    text: "We need to know whether things work. Totals tell us. Tracking people would tell us more, and we don’t do it.",
  },
  {
    title: "Admit the gaps",
    text: "There are things we don’t protect against. Our comparison lists them like all the rest.",
  },
];

function Values() {
  return (
    <Band>
      <h2>What we believe in.</h2>
      <ul className={styles.values}>
        {values.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <GoLink href={href("comparePrivacy")}>Compare us with others</GoLink>
      </p>
    </Band>
  );
}

function Money() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>How we earn money.</h2>
        </div>
        <div className="say">
          <p className="lead">Someone always pays for free products. Here’s who pays for ours.</p>
          <FieldNotes
            notes={[
              {
                term: "Ads",
                note: "On results pages, chosen by the words of that search. Search for a kettle and you may see kettles, once.",
              },
              {
                term: brand.pro,
                note: `Subscribers pay ${priceUsd.monthly} USD a month or ${priceUsd.yearly} USD a year, or their local price, for three more services.`,
              },
              { term: "Never sold", note: "Searches, visits, email addresses, lists of any kind" },
              {
                term: "Donated",
                note: `${number.format(stats.donatedUsd)} USD so far, to groups that work for privacy online`,
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
    <Closing scene="ground" title="Get in touch with us." lead="To work here, to write about us, or to ask a question.">
      <p className="acts">
        <LinkButton href={href("hiring")}>Work with us</LinkButton>
        <GoLink href={href("press")}>For the press</GoLink>
        <GoLink href={href("help")}>Write to us</GoLink>
      </p>
    </Closing>
  );
}
