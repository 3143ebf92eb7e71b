import { facts } from "../../src/contract/brand/brand.ts";
import type { Country } from "../../src/contract/country.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import { Badge } from "../components/badge.tsx";
import { openingChangeWords, openTimeAt, shownHours } from "./hours.ts";
import styles from "./opening-hours.module.css";

const { lines } = facts.restoration;

/**
 * The zone of the clock that is shown first. In two countries it is the lines' own: there, one line tells the hours, and a
 * script makes it the visitor's.
 */
function firstZone(country: Country | null): string {
  return country === "IE" || country === "GB" ? lines.zone : "UTC";
}

interface OpeningHoursProps {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly country: Country | null;
}

/**
 * Whether somebody answers now, and until when or from when again. A script replaces UTC with the visitor's own time, which
 * only their browser knows (`tell-hours.ts`), and takes the name of the clock away. It fills as many lines as before, so
 * that nothing below moves.
 */
export function AnswersNow({ now, country }: OpeningHoursProps) {
  const time = openTimeAt(lines, now);
  const zone = firstZone(country);
  return (
    <p className={styles.now} data-hours="" data-flow="">
      <span hidden={!time.isOpen} data-open="yes">
        <Badge tone="success" icon="call">
          {i18n.t("Advisers answer now")}
        </Badge>
      </span>
      <span hidden={time.isOpen} data-open="no">
        <Badge icon="clock">{i18n.t("No adviser answers now")}</Badge>
      </span>
      <span className={styles.change}>
        <span data-change="">{openingChangeWords(time, now, zone)}</span>
        {zone === "UTC" && <span data-zone=""> (UTC)</span>}
      </span>
    </p>
  );
}

/** The opening hours in the lines' own time and in UTC. The script rewrites the first row in the visitor's time. */
export function OpeningHours({ now, country }: OpeningHoursProps) {
  const time = openTimeAt(lines, now);
  return (
    <dl className={styles.clocks} data-hours="" data-flow="">
      {firstZone(country) === "UTC" && (
        <div>
          <dt>{i18n.t("World time (UTC)")}</dt>
          <dd>{shownHours("UTC", time)}</dd>
        </div>
      )}
      <div>
        <dt>{i18n.t("Dublin time")}</dt>
        <dd>{shownHours(lines.zone, time)}</dd>
      </div>
    </dl>
  );
}
