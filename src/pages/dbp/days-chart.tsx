import { DataTable } from "../../../client/components/data-table.tsx";
import { countByDay, type DayCount, type ScanStatus } from "../../contract/scans.ts";
import styles from "./dashboard.module.css";
import { dateText } from "./scan-words.ts";

const height = 120;
const width = 640;

/** Pages that still stand, day by day, as rows of dashes; the table says the same in numbers. */
export function DaysChart({ status }: { status: ScanStatus }) {
  const days = countByDay(status).slice(-60);
  const most = Math.max(1, ...days.map(({ found }) => found));
  const last = days.at(-1);
  if (days.length < 2 || !last) return null;
  const x = (index: number) => round((index / (days.length - 1)) * width);
  const y = (count: number) => round(height - (count / most) * (height - 8));
  const line = (value: (day: DayCount) => number) =>
    days.map((day, index) => `${index ? "H" : `M${x(0)} `}${index ? `${x(index)}V` : ""}${y(value(day))}`).join("");
  const standing = line(({ found, removed }) => found - removed);
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${width} ${height + 4}`}
        role="img"
        aria-label="Pages about you, by day; the table below has the numbers"
      >
        <path className={styles.ground} d={`M0 ${height}H${width}`} />
        <path className={styles.known} d={line(({ found }) => found)} />
        <path className={styles.area} d={`${standing}V${height}H0Z`} />
        <path className={styles.standing} d={standing} />
      </svg>
      <figcaption>
        <span>
          <i className={styles.known} /> Found in all: {last.found}
        </span>
        <span>
          <i className={styles.standing} /> Still there: {last.found - last.removed}
        </span>
      </figcaption>
      <details>
        <summary>The same as a table</summary>
        <DataTable
          label="Pages about you by day"
          numeric
          columns={["Day", "Found", "Removed", "Still there"]}
          rows={days.map(({ date, found, removed }) => ({
            key: String(date),
            head: dateText(date),
            cells: [found, removed, found - removed],
          }))}
        />
      </details>
    </figure>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
