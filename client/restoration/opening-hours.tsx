import { facts } from "../../src/contract/brand/brand.ts";
import type { Country } from "../../src/contract/country.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import { Badge } from "../components/badge.tsx";
import { openingChangeWords, openTimeAt, shownHours } from "./hours.ts";
import styles from "./opening-hours.module.css";

const { lines } = facts.restoration;

/** Countries whose clocks show the lines' own time: there, one line tells the hours, and a script makes it the visitor's. */
const onSameClock: ReadonlySet<Country | null> = new Set<Country | null>(["IE", "GB"]);

interface OpeningHoursProps {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly country: Country | null;
}

/**
 * Whether somebody answers now, and the opening hours in the lines' own time and in UTC. A script replaces UTC with the
 * visitor's own time, which only their browser knows (`tell-hours.ts`). It fills as many lines as before, so that nothing
 * below moves. The time beside the badge is by the clock of the first line below, which says whose it is.
 */
export function OpeningHours({ now, country }: OpeningHoursProps) {
  const time = openTimeAt(lines, now);
  const isSameClock = onSameClock.has(country);
  const shownFirst = isSameClock ? lines.zone : "UTC";
  return (
    <div className={styles.hours} data-hours="" data-flow="">
      <p className={styles.now}>
        <span hidden={!time.isOpen} data-open="yes">
          <Badge tone="success" icon="call">
            {i18n.t("Advisers answer now")}
          </Badge>
        </span>
        <span hidden={time.isOpen} data-open="no">
          <Badge icon="clock">{i18n.t("No adviser answers now")}</Badge>
        </span>
        <span data-change="">{openingChangeWords(time, now, shownFirst)}</span>
      </p>
      <dl className={styles.clocks}>
        {!isSameClock && (
          <div data-clock="">
            <dt>{i18n.t("World time (UTC)")}</dt>
            <dd>{shownHours("UTC", time)}</dd>
          </div>
        )}
        <div data-clock={isSameClock ? "" : undefined}>
          <dt>{i18n.t("Dublin time")}</dt>
          <dd>{shownHours(lines.zone, time)}</dd>
        </div>
      </dl>
    </div>
  );
}
