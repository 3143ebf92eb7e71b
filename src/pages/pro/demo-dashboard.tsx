import { Badge } from "../../../client/components/badge.tsx";
import { Card } from "../../../client/components/card.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { facts } from "../../contract/brand.ts";
import feature from "./feature.module.css";
import styles from "./pro.module.css";

type RemovalState = "removed" | "asked";

interface Finding {
  readonly site: string;
  readonly says: string;
  readonly state: RemovalState;
  readonly next: string;
}

/** Invented sites and an invented person: nothing here can be looked up. */
export const findings: readonly Finding[] = [
  { site: "whoisnear.example", says: "Name, age, two addresses", state: "removed", next: "Removed on day 4" },
  { site: "oldneighbours.example", says: "Name, phone number", state: "removed", next: "Removed on day 11" },
  { site: "findthefamily.example", says: "Name, four relatives", state: "asked", next: "Reply due by day 30" },
  { site: "everyaddress.example", says: "Three earlier addresses", state: "asked", next: "Reply due by day 45" },
  {
    site: "peoplepages.example",
    says: "Name, age, email address",
    state: "asked",
    next: "Listed again, requested on day 21",
  },
];

export const badges: Readonly<
  Record<RemovalState, { readonly tone: "success" | "plain" | "accent"; readonly words: string }>
> = {
  removed: { tone: "success", words: "Removed" },
  asked: { tone: "plain", words: "Requested" },
};

/** A picture of the dashboard in real markup, with data that is plainly nobody's. */
export function DemoDashboard() {
  const gone = findings.filter(({ state }) => state === "removed").length;
  return (
    <Card as="section" label="Example dashboard">
      <div className={styles.planHead}>
        <h3>Robin Example, born 1980</h3>
        <Badge icon="info">Demonstration data</Badge>
      </div>
      <div className={feature.sums}>
        <Stat value={String(facts.removal.sites)}>sites searched, on days 1, 11 and 21</Stat>
        <Stat value={String(findings.length)}>sites listed this person</Stat>
        <Stat value={String(gone)}>pages removed now</Stat>
      </div>
      <DataTable
        stacked
        label="Pages found, as an example"
        columns={["Site", "Details shown", "Status", "Progress"]}
        rows={findings.map(({ site, says, state, next }) => ({
          key: site,
          head: site,
          cells: [
            says,
            <Badge key="state" tone={badges[state].tone}>
              {badges[state].words}
            </Badge>,
            next,
          ],
        }))}
      />
      <p className="soft small">The person and the sites are made up.</p>
    </Card>
  );
}
