import { Badge } from "../../../client/components/badge.tsx";
import { Card } from "../../../client/components/card.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
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
export function findings(): readonly Finding[] {
  return [
    {
      site: "whoisnear.example",
      says: i18n.t("Name, age, two addresses"),
      state: "removed",
      next: i18n.t("Removed on day 4"),
    },
    {
      site: "oldneighbours.example",
      says: i18n.t("Name, phone number"),
      state: "removed",
      next: i18n.t("Removed on day 11"),
    },
    {
      site: "findthefamily.example",
      says: i18n.t("Name, four relatives"),
      state: "asked",
      next: i18n.t("Reply due by day 30"),
    },
    {
      site: "everyaddress.example",
      says: i18n.t("Three earlier addresses"),
      state: "asked",
      next: i18n.t("Reply due by day 45"),
    },
    {
      site: "peoplepages.example",
      says: i18n.t("Name, age, email address"),
      state: "asked",
      next: i18n.t("Listed again, requested on day 21"),
    },
  ];
}

interface StateBadge {
  readonly tone: "success" | "plain";
  readonly words: string;
}

export function badges(): Readonly<Record<RemovalState, StateBadge>> {
  return {
    removed: { tone: "success", words: i18n.t("Removed") },
    asked: { tone: "plain", words: i18n.t("Requested") },
  };
}

/** A picture of the dashboard in real markup, with data that is plainly nobody's. */
export function DemoDashboard() {
  const found = findings();
  const gone = found.filter(({ state }) => state === "removed").length;
  return (
    <Card as="section" label={i18n.t("Example dashboard")}>
      <div className={styles.planHead}>
        <h3>{i18n.t("{name}, born {year}", { name: "Robin Example", year: 1980 })}</h3>
        <Badge icon="info">{i18n.t("Demonstration data")}</Badge>
      </div>
      <div className={`columns ${feature.sums}`}>
        <Stat value={String(facts.removal.sites)}>{i18n.t("sites searched, on days 1, 11 and 21")}</Stat>
        <Stat value={String(found.length)}>{i18n.t("sites listed this person")}</Stat>
        <Stat value={String(gone)}>{i18n.t("pages removed now")}</Stat>
      </div>
      <div className={feature.found}>
        <DataTable
          stacked
          label={i18n.t("Pages found, as an example")}
          columns={[i18n.t("Site"), i18n.t("Details shown"), i18n.t("Status"), i18n.t("Progress")]}
          rows={found.map(({ site, says, state, next }) => ({
            key: site,
            head: site,
            cells: [
              says,
              <Badge key="state" tone={badges()[state].tone}>
                {badges()[state].words}
              </Badge>,
              next,
            ],
          }))}
        />
      </div>
      <p className="soft small">{i18n.t("The person and the sites are made up.")}</p>
    </Card>
  );
}
