import { LinkButton } from "../../../../client/components/button.tsx";
import { DataTable } from "../../../../client/components/data-table.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Band } from "../../../../client/components/sections/band.tsx";
import { Closing } from "../../../../client/components/sections/closing.tsx";
import { Questions } from "../../../../client/components/sections/faq.tsx";
import { PageHead } from "../../../../client/components/sections/page-head.tsx";
import { Panorama } from "../../../../client/mockups/panorama.tsx";
import { stats } from "../../../contract/brand/brand.ts";
import { birdCaptions } from "../../../contract/brand/brand-story.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { counted } from "../../../product/figures.ts";
import { page } from "../../../render/page.ts";
import { faqOf } from "../../../render/structured.tsx";
import { Points } from "../points.tsx";
import { donationsQuestions, recipients } from "../texts/donations.tsx";
import styles from "./donations.module.css";
import { type DonationKind, donatedIn, donatedTo, donationKinds, donations } from "./donations.ts";
import { DonationsChart, stroke } from "./donations-chart.tsx";

function total(): string {
  return counted(stats.donatedUsd);
}

export const donationsPage = page({
  title: () => i18n.t("Donations"),
  description: () =>
    i18n.t(
      "We’ve donated {total} USD to groups that work for privacy: see each year, who gets the money and how we choose.",
      { total: total() },
    ),
  structured: () => faqOf(donationsQuestions()),
  body: ({ theme }) => (
    <>
      <PageHead
        huge
        title={i18n.t("We’ve donated {total}\u00a0USD", { total: total() })}
        lead={i18n.t(
          "Some of what protects people online is made by groups that sell nothing. Each year we donate part of what we earn to them, and ask for nothing back.",
        )}
      >
        <p className="acts">
          <LinkButton href="#recipients">{i18n.t("See who gets our donations")}</LinkButton>
        </p>
      </PageHead>
      <Panorama name="feeding" theme={theme} caption={i18n.t(birdCaptions.donations)} />
      <Chart />
      <Table />
      <Recipients />
      <Questions title={i18n.t("Questions about donations")} questions={donationsQuestions()} />
      <Closing
        scene="rain"
        title={i18n.t("This year’s donations follow in December")}
        lead={i18n.t("When we’ve sent the money, we add the year to the table and announce it in our updates.")}
      >
        <p className="acts">
          <LinkButton href={href("updates")}>{i18n.t("Follow the updates")}</LinkButton>
          <GoLink href={href("about")}>{i18n.t("See how we earn money")}</GoLink>
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
        <h2>{i18n.t("Donations year by year")}</h2>
        <p className="lead">
          {i18n.t("Each stroke is {amount} USD: one in {first}, {count} in {last}.", {
            amount: counted(stroke),
            first: first.year,
            count: donatedIn(last) / stroke,
            last: last.year,
          })}
        </p>
      </div>
      <DonationsChart />
    </Band>
  );
}

const kindNames: Readonly<Record<DonationKind, string>> = {
  law: /*i18n*/ "Law",
  software: /*i18n*/ "Software",
  teaching: /*i18n*/ "Teaching",
  research: /*i18n*/ "Research",
};

function Table() {
  const sum = donations.reduce((all, year) => all + donatedIn(year), 0);
  const rows = donations.toReversed().map((year) => ({
    key: String(year.year),
    head: year.year,
    cells: [...donationKinds.map((kind) => counted(year.usd[kind])), <b key="sum">{counted(donatedIn(year))}</b>],
  }));
  const foot = {
    key: "all",
    head: <b>{i18n.t("All years")}</b>,
    cells: [
      ...donationKinds.map((kind) => <b key={kind}>{counted(donatedTo(kind))}</b>),
      <b key="sum">{counted(sum)}</b>,
    ],
  };
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Donations by kind of group")}</h2>
          <p className="lead">{i18n.t("In US dollars, with the total of each year and of each kind.")}</p>
        </div>
        <div className={styles.sums}>
          <DataTable
            label={i18n.t("Donations by year and kind of group, in US dollars")}
            columns={[i18n.t("Year"), ...donationKinds.map((kind) => i18n.t(kindNames[kind])), i18n.t("Total")]}
            rows={[...rows, foot]}
            numeric
            stacked
          />
        </div>
      </div>
    </Band>
  );
}

function Recipients() {
  return (
    <Band tone="surface-alt" id="recipients">
      <h2>{i18n.t("Who gets our donations")}</h2>
      <Points
        narrow
        points={recipients().map(({ kind, who, what }) => ({
          title: who,
          text: what,
          more: (
            <p className="small">
              {i18n.t("{kind}: {amount} USD", { kind: i18n.t(kindNames[kind]), amount: counted(donatedTo(kind)) })}
            </p>
          ),
        }))}
      />
    </Band>
  );
}
