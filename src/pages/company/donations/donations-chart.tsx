import { counted } from "../../../product/figures.ts";
import { donatedIn, donations } from "./donations.ts";
import styles from "./donations-chart.module.css";

/** One stroke of the chart, in US dollars. Every year's sum is a multiple of it. */
export const stroke = 25_000;

/** From one stroke to the next, in units of the drawing. */
const step = 10;
const most = Math.max(...donations.map(donatedIn));

/** A row of strokes for each year, like the bars of a feather: one stroke is so many dollars. The table says it in numbers. */
export function DonationsChart() {
  return (
    <ol className={styles.chart}>
      {donations.map((year) => (
        <li key={year.year}>
          <span className="num">{year.year}</span>
          <Row usd={donatedIn(year)} />
          <b className="num">{counted(donatedIn(year))}</b>
        </li>
      ))}
    </ol>
  );
}

function Row({ usd }: { usd: number }) {
  const width = (most / stroke) * step;
  const strokes = Array.from({ length: usd / stroke }, (_, index) => `M${index * step + 3} 2v16`).join("");
  return (
    <svg viewBox={`0 0 ${width} 20`} width={width} height="20" preserveAspectRatio="none" aria-hidden="true">
      <path d={strokes} fill="none" stroke="currentColor" strokeWidth="5.5" />
    </svg>
  );
}
