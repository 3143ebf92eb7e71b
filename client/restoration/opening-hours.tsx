import { facts } from "../../src/contract/brand.ts";
import { Badge } from "../components/badge.tsx";
import { clockIn, type OpenTime, openTimeAt, weekdayIn } from "./hours.ts";
import styles from "./opening-hours.module.css";

const { lines } = facts.restoration;

interface OpeningHoursProps {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The visitor's own zone, which only their browser knows; null until it has told. */
  readonly zone: string | null;
}

/** Whether somebody answers now, and from when to when they do, on the clock of the lines and that of the visitor, or of the world. */
export function OpeningHours({ now, zone }: OpeningHoursProps) {
  const time = openTimeAt(lines, now);
  // As many lines before the visitor's clock is known as after, so that nothing below moves.
  const clocks = [
    zone ? { name: "In your time", zone } : { name: "UTC", zone: "UTC" },
    { name: "Dublin time", zone: lines.zone },
  ];
  return (
    <div className={styles.hours}>
      <p className={styles.now}>
        <Badge tone={time.isOpen ? "moss" : "plain"} icon={time.isOpen ? "call" : "clock"}>
          {time.isOpen ? "Open now" : "Closed now"}
        </Badge>
        <span>{change(time, now, zone)}</span>
      </p>
      <dl className={styles.clocks}>
        {clocks.map(({ name, zone: shown }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{`${clockIn(shown, time.opens)} to ${clockIn(shown, time.closes)}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** When that changes; the day is named where it is another. */
function change({ isOpen, opens, closes }: OpenTime, now: number, zone: string | null): string {
  const clock = zone ?? lines.zone;
  const next = isOpen ? closes : opens;
  const [today, then] = [weekdayIn(clock, now), weekdayIn(clock, next)];
  const day = today === then ? "" : ` on ${then}`;
  const place = zone ? "in your time" : "Dublin time";
  return `${isOpen ? "until" : "opens at"} ${clockIn(clock, next)}${day}, ${place}`;
}
