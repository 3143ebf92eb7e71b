import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
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
  description: `Who makes ${brand.name}, why it exists since ${facts.founded}, what we hold to, and what pays for a search engine that keeps no record.`,
  body: ({ theme }) => (
    <>
      <PageHead
        title="A company that would rather not know you."
        lead={`${brand.name} has made one thing since ${facts.founded}: ways to use the web without being written down.`}
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
          <h2>Why a bird that nobody sees.</h2>
        </div>
        <div className="say">
          <p className="lead">{whyTheBird}</p>
          <p>
            Being left alone used to be how the web worked. You asked for a page and got it. Then it became worth money
            to remember who had asked, and within a few years most pages did. People were offered two answers to that:
            stay away, or accept it.
          </p>
          <p>
            We thought there was a third. A search can be answered from its words. A page can be shown without the
            strangers it brings along. Someone who pays can be known by a number. None of this is difficult to imagine;
            somebody only has to build it, and then keep from looking.
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
    text: "The company is founded with a single product: a search engine that does not ask who is there.",
  },
  {
    when: "2016",
    what: "Weeks, not people",
    text: "From 24 February on, each install carries the number of its week, which it shares with all others of that week. We still count that way.",
  },
  {
    when: "Then",
    what: "A browser",
    text: "Search was half of it: the pages it leads to were watching too. The browser stops their trackers, on phones first and on computers next.",
  },
  {
    when: "After that",
    what: brand.pro,
    text: "A VPN, the removal of personal details and help after identity theft: what costs money to run, for those who want it.",
  },
  {
    when: "Today",
    what: `${words.format(stats.monthlySearches)} searches a month`,
    text: `On phones that makes us the number ${stats.mobileSearchRank} search engine. We know the sum, and none of the people in it.`,
  },
];

function Timeline() {
  return (
    <Band>
      <h2>From one box to here.</h2>
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
          people make, mend and answer for what you see here.
        </Stat>
        <div className="say">
          <p className="lead">Each part of this was built by somebody who can be asked about it.</p>
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
    title: "Do not collect it",
    text: "Data that was never taken cannot be leaked, sold, subpoenaed or regretted. It is the first question in every design.",
  },
  {
    title: "Say what it does",
    text: "If a feature sends something, the page says so in a sentence. When it cannot be said plainly, the feature is not ready.",
  },
  {
    title: "Private from the start",
    text: "Protection should not need an expert. Whatever can be on without harm is on, and works before you touch a setting.",
  },
  {
    title: "Leaving is easy",
    text: "Cancelling takes as many steps as joining. No page of ours argues with somebody who wants to go.",
  },
  {
    title: "Count without watching",
    text: "We need to know whether things work. Sums tell us; following people would tell us more, and we do without.",
  },
  {
    title: "Admit the gaps",
    text: "There are things we do not protect against. They stand in our comparison in the same type as the rest.",
  },
];

function Values() {
  return (
    <Band>
      <h2>What we hold to.</h2>
      <ul className={styles.values}>
        {values.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <GoLink href={href("comparePrivacy")}>Where others do as well, and where we do not</GoLink>
      </p>
    </Band>
  );
}

function Money() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>What pays for it.</h2>
        </div>
        <div className="say">
          <p className="lead">
            Free things are paid for somehow. Here is how ours are, so that you need not wonder whether it is with you.
          </p>
          <FieldNotes
            notes={[
              {
                term: "Advertisements",
                note: "On results pages, picked by the words of that search. Someone looking for a kettle may see kettles, once.",
              },
              {
                term: brand.pro,
                note: `Subscribers pay ${priceUsd.monthly} USD a month or ${priceUsd.yearly} USD a year for three further services.`,
              },
              { term: "Not for sale", note: "Searches, visits, addresses, lists of any kind" },
              {
                term: "Given away",
                note: `${number.format(stats.donatedUsd)} USD so far, to groups that work for privacy online`,
              },
            ]}
          />
          <p className="acts">
            <GoLink href={href("donations")}>Who received it</GoLink>
            <GoLink href={href("pro", { origin: "funnel_about_website__money" })}>What {brand.pro} adds</GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

function Next() {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>Come and look for us.</h2>
        <p className="lead">To work here, to write about us, or only to ask something.</p>
        <p className="acts">
          <LinkButton href={href("hiring")}>Work with us</LinkButton>
          <GoLink href={href("press")}>For the press</GoLink>
          <GoLink href={`mailto:${brand.email.help}`} icon="mail">
            {brand.email.help}
          </GoLink>
        </p>
      </div>
      <ClosingBird />
    </Band>
  );
}
