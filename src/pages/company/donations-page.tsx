import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { brand, stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { Closing } from "./closing.tsx";
import styles from "./company.module.css";
import { type DonationKind, donatedIn, donatedTo, donationKinds, donations } from "./donations.ts";
import { DonationsChart, stroke } from "./donations-chart.tsx";

const number = new Intl.NumberFormat("en-GB");
const total = number.format(stats.donatedUsd);

export const donationsPage = page({
  title: "Donations",
  description: `${total} USD given so far to groups that work for privacy and an open web: each year in a chart and in a table, and how recipients are chosen.`,
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title={`${total} USD, given away.`}
        lead="Some of what protects people online is made by groups that sell nothing. Each year a part of what we earn goes to them, with no logo to show and no favour to return."
        plate={
          <Plate
            name="seeds"
            theme={theme}
            no={1}
            eager
            caption="A seed head and the wind. What comes of a seed is decided where it lands, not where it left."
          />
        }
      />
      <Chart />
      <Table />
      <Recipients />
      <Questions />
      <Closing
        title="This year’s list opens in December."
        lead="When the money has been sent, the year is added to the table and announced among the updates."
      >
        <LinkButton href={href("updates")}>Follow the updates</LinkButton>
        <GoLink href={href("about")}>Where the money comes from</GoLink>
      </Closing>
    </>
  ),
});

function Chart() {
  const [first, last] = [donations[0], donations.at(-1)];
  if (!first || !last) return null;
  return (
    <Band tone="bark">
      <div className="say">
        <h2>Year by year.</h2>
        <p className="lead">
          In {first.year} it was a single stroke, in {last.year} it was {donatedIn(last) / stroke}.
        </p>
      </div>
      <DonationsChart />
    </Band>
  );
}

const kindNames: Readonly<Record<DonationKind, string>> = {
  law: "Law",
  software: "Software",
  teaching: "Teaching",
  research: "Research",
};

function Table() {
  const kindTotals = donationKinds.map((kind) => number.format(donatedTo(kind)));
  const sum = donations.reduce((all, year) => all + donatedIn(year), 0);
  const rows = donations.toReversed().map((year) => ({
    key: String(year.year),
    head: year.year,
    cells: [...donationKinds.map((kind) => number.format(year.usd[kind])), number.format(donatedIn(year))],
  }));
  const foot = {
    key: "all",
    head: <b>All years</b>,
    cells: [...kindTotals, number.format(sum)].map((value) => <b key={value}>{value}</b>),
  };
  return (
    <Band>
      <div className="say">
        <h2>The same, to check.</h2>
        <p className="soft">In US dollars. Rows add up to the right, columns add up downwards.</p>
      </div>
      <DataTable
        label="Donations by year and kind of group, in US dollars"
        columns={["Year", ...donationKinds.map((kind) => kindNames[kind]), "Together"]}
        rows={[...rows, foot]}
        numeric
      />
    </Band>
  );
}

const recipients: readonly { readonly kind: DonationKind; readonly who: string; readonly what: string }[] = [
  {
    kind: "law",
    who: "Those who go to court",
    what: "A legal defence fund for people sued over what they published, and two groups that take unlawful surveillance before a judge.",
  },
  {
    kind: "software",
    who: "Those who write it",
    what: "Maintainers of free encryption libraries, an onion network’s relays, and a fund for repairs that nobody is paid to make.",
  },
  {
    kind: "teaching",
    who: "Those who explain it",
    what: "A telephone line for people watched by a partner, courses in public libraries, and training for newsrooms.",
  },
  {
    kind: "research",
    who: "Those who measure it",
    what: "University groups that find out what apps and pages really send, and publish how they found out.",
  },
];

function Recipients() {
  return (
    <Band tone="bark">
      <h2>Who it goes to.</h2>
      <ul className={`${styles.values} ${styles.quarters}`}>
        {recipients.map(({ kind, who, what }) => (
          <li key={kind}>
            <h3>{who}</h3>
            <p className="soft">{what}</p>
            <p className="small">
              {kindNames[kind]}: {number.format(donatedTo(kind))} USD
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "How are groups chosen?",
    answer:
      "Anyone on the team may propose one. A small circle that changes every year reads the proposals, looks at the accounts and decides together.",
  },
  {
    question: "What do you get in return?",
    answer:
      "Nothing, and we ask for nothing: no seat, no say in the work, no mention. Groups that are critical of us are not struck off the list for it.",
  },
  {
    question: "Why are the groups not named?",
    answer:
      "Some of them work where being supported from abroad puts people at risk. So this page names kinds of work; each group is free to say that it was us.",
  },
  {
    question: "Can my group apply?",
    answer: (
      <p>
        Yes. Describe on two pages at most what you do and what it costs, and send it to{" "}
        <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> by the end of September.
      </p>
    ),
  },
];

function Questions() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>About giving.</h2>
        </div>
        <Faq questions={questions} />
      </div>
    </Band>
  );
}
