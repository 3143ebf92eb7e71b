import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { counted } from "../../product/figures.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { type DonationKind, donatedIn, donatedTo, donationKinds, donations } from "./donations.ts";
import { DonationsChart, stroke } from "./donations-chart.tsx";
import { Points } from "./points.tsx";
import { donationsQuestions, recipients } from "./texts/donations.tsx";

const total = counted(stats.donatedUsd);

export const donationsPage = page({
  title: "Donations",
  description: `We’ve donated ${total} USD to groups that work for privacy: see each year, who gets the money and how we choose.`,
  structured: () => faqOf(donationsQuestions),
  body: () => (
    <>
      <PageHead
        huge
        title={`We’ve donated ${total} USD`}
        lead="Some of what protects people online is made by groups that sell nothing. Each year we donate part of what we earn to them, and ask for nothing back."
      ></PageHead>
      <Chart />
      <Table />
      <Recipients />
      <Questions title="Questions about donations" questions={donationsQuestions} />
      <Closing
        scene="fern"
        title="This year’s donations follow in December"
        lead="When we’ve sent the money, we add the year to the table and announce it in our updates."
      >
        <p className="acts">
          <LinkButton href={href("updates")}>Follow the updates</LinkButton>
          <GoLink href={href("about")}>See how we earn money</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Chart() {
  const [first, last] = [donations[0], donations.at(-1)];
  if (!first || !last) return null;
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>Donations year by year</h2>
        <p className="lead">
          Each stroke is {counted(stroke)} USD: one in {first.year}, {donatedIn(last) / stroke} in {last.year}.
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
  const kindTotals = donationKinds.map((kind) => counted(donatedTo(kind)));
  const sum = donations.reduce((all, year) => all + donatedIn(year), 0);
  const rows = donations.toReversed().map((year) => ({
    key: String(year.year),
    head: year.year,
    cells: [...donationKinds.map((kind) => counted(year.usd[kind])), counted(donatedIn(year))],
  }));
  const foot = {
    key: "all",
    head: <b>All years</b>,
    cells: [...kindTotals, <b key="sum">{counted(sum)}</b>],
  };
  return (
    <Band>
      <div className="say">
        <h2>Donations by kind of group</h2>
        <p className="soft">In US dollars, with the total of each year and of each kind.</p>
      </div>
      <DataTable
        label="Donations by year and kind of group, in US dollars"
        columns={["Year", ...donationKinds.map((kind) => kindNames[kind]), "Total"]}
        rows={[...rows, foot]}
        numeric
        stacked
      />
    </Band>
  );
}

function Recipients() {
  return (
    <Band tone="surface-alt">
      <h2>Who gets our donations</h2>
      <Points
        narrow
        points={recipients.map(({ kind, who, what }) => ({
          title: who,
          text: what,
          more: (
            <p className="small">
              {kindNames[kind]}: {counted(donatedTo(kind))} USD
            </p>
          ),
        }))}
      />
    </Band>
  );
}
