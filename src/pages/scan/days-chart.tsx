import { DataTable } from "../../../client/components/data-table.tsx";
import { countByDay, type DayCount, type ScanStatus } from "../../contract/scan/scans.ts";
import styles from "./dashboard.module.css";
import { dayTextOf } from "./scan-words.ts";

const height = 150;
const width = 640;

/** The latest so many days: what a phone can tell apart. */
const shownDays = 60;

/**
 * A column of dashes for each day: brown for the pages that still stood, moss above them for those that were gone. The table
 * says it in numbers.
 */
export function DaysChart({ status }: { status: ScanStatus }) {
  const days = countByDay(status).slice(-shownDays);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const dayText = capitalisedDay(status);
  const most = Math.max(1, ...days.map(({ found }) => found));
  const columns = (from: (day: DayCount) => number, to: (day: DayCount) => number) =>
    days.map((day, index) => column((index + 0.5) / days.length, from(day) / most, to(day) / most)).join("");
  const across = Math.min(40, (0.7 * width) / days.length);
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height + 1}`} role="img" aria-label="Demonstration: pages found, day by day">
        <g strokeWidth={tenth(across)}>
          <path
            className={styles.standing}
            d={columns(
              () => 0,
              ({ found, removed }) => found - removed,
            )}
          />
          <path
            className={styles.gone}
            d={columns(
              ({ found, removed }) => found - removed,
              ({ found }) => found,
            )}
          />
        </g>
        <path className={styles.ground} d={`M0 ${height}H${width}`} />
      </svg>
      <p className={styles.days}>
        <span>{dayText(first.date)}</span>
        {days.length > 1 && <span>{dayText(last.date)}</span>}
      </p>
      <figcaption>
        <span>
          <i className={styles.standing} /> Still there: {last.found - last.removed}
        </span>
        <span>
          <i className={styles.gone} /> Removed: {last.removed}
        </span>
      </figcaption>
      <details>
        <summary>Show as a table</summary>
        <DataTable
          label="Pages found by day"
          numeric
          columns={["Day", "Found", "Removed", "Still there"]}
          rows={days.map(({ date, found, removed }) => ({
            key: String(date),
            head: dayText(date),
            cells: [found, removed, found - removed],
          }))}
        />
      </details>
    </figure>
  );
}

/** As an entry of its own: "Day 3". */
function capitalisedDay(status: ScanStatus) {
  const dayText = dayTextOf(status);
  return (date: number) => dayText(date).replace("day", "Day");
}

/** One column as a line; everything between 0 and 1, of the width and of the height. */
function column(middle: number, from: number, to: number): string {
  const y = (part: number) => tenth((1 - part) * height);
  return from === to ? "" : `M${tenth(middle * width)} ${y(from)}V${y(to)}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
