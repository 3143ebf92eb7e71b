import { DataTable } from "../../../../client/components/data-table.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { countByDay, type DayCount, dayLength, type ScanStatus } from "../../../contract/scan/scans.ts";
import { silhouette } from "../../../contract/theme/silhouette.ts";
import { dayTextOf } from "../scan-words.ts";
import styles from "./dashboard.module.css";

/** The ground that the columns stand on, and how high they may grow above it, in units of the drawing. */
const ground = 330;
const height = 250;
const [left, width] = [40, 560];

/** The chart has room for this many days from the start; days to come are drawn as faint as the ground. */
const leastDays = 12;

/** How many of the latest days are shown: as many as can be told apart on a phone. */
const shownDays = 60;

/**
 * A column for each day with a dash for each page: brown for those that still stood, green above them for those that were
 * gone. The table says it in numbers.
 */
export function DaysChart({ status }: { status: ScanStatus }) {
  const days = countByDay(status).slice(-shownDays);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const dayText = capitalisedDay(status);
  const most = Math.max(1, ...days.map(({ found }) => found));
  const page = height / most;
  const places = Math.max(leastDays, days.length);
  /** Ends a column inside the gap above its last dash: after rounding, the full gap could show a trace of another dash. */
  const top = (pages: number) => Math.max(0, pages - 0.3) / most;
  const columns = (from: (day: DayCount) => number, to: (day: DayCount) => number) =>
    days.map((day, index) => column((index + 0.5) / places, from(day) / most, top(to(day)))).join("");
  const toCome = Array.from({ length: places - days.length }, (_, index) =>
    column((days.length + index + 0.5) / places, 0, top(last.found)),
  ).join("");
  return (
    <div className={styles.chart}>
      <svg viewBox="0 0 640 400" role="img" aria-label={i18n.t("Demonstration: pages found, day by day")}>
        <path className={styles.ground} d={`M0 ${ground}H640V400H0Z`} />
        <g strokeWidth={tenth((0.7 * width) / places)} strokeDasharray={`${tenth(0.56 * page)} ${tenth(0.44 * page)}`}>
          <path className={styles.coming} d={toCome} />
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
        <g transform="translate(410 320) scale(.2)">
          <path fill="var(--a-d2)" d={silhouette} />
          <circle fill="var(--a-illustration)" cx="124" cy="134" r="11" />
        </g>
      </svg>
      <p className={styles.days}>
        <span>{dayText(first.date)}</span>
        <span>{dayText(first.date + (places - 1) * dayLength)}</span>
      </p>
      <p className={styles.key}>
        <span>
          <i className={styles.standing} />
          {` ${i18n.t("Still there: {count}", { count: last.found - last.removed })}`}
        </span>
        <span>
          <i className={styles.gone} />
          {` ${i18n.t("Removed: {count}", { count: last.removed })}`}
        </span>
        {toCome && (
          <span>
            <i className={styles.coming} />
            {` ${i18n.t("Days to come")}`}
          </span>
        )}
      </p>
      <details>
        <summary>{i18n.t("Show as a table")}</summary>
        <DataTable
          label={i18n.t("Pages found by day")}
          numeric
          columns={[i18n.t("Day"), i18n.t("Found"), i18n.t("Removed"), i18n.t("Still there")]}
          rows={days.map(({ date, found, removed }) => ({
            key: String(date),
            head: dayText(date),
            cells: [found, removed, found - removed],
          }))}
        />
      </details>
    </div>
  );
}

/** The name of a day by itself, with a capital: "Day 3". */
function capitalisedDay(status: ScanStatus) {
  const dayText = dayTextOf(status);
  return (date: number) => {
    const text = dayText(date);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

/** One column as a line of a path. All arguments are between 0 and 1: `middle` of the width, the others of the height. */
function column(middle: number, from: number, to: number): string {
  const y = (part: number) => tenth(ground - part * height);
  return from >= to ? "" : `M${tenth(left + middle * width)} ${y(from)}V${y(to)}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
