/** The table of what a million of each visit costs, from counted operations and the platform's list prices. Pure. */
import type { Operations } from "./operations.ts";

/** US dollars per million operations, beyond what a plan includes. */
export const prices = {
  requests: 0.3,
  objectRequests: 0.15,
  rowsWritten: 1,
  kvReads: 0.5,
  kvWrites: 5,
  dataPoints: 0.25,
} as const;

/** How recent the prices are. */
const asOf = "as known in 2025, to be checked against the platform's list before anybody plans with them";

export const begins = "<!-- Written by `npm run costs`: change nothing here. -->";
export const ends = "<!-- End of what `npm run costs` writes. -->";

const columns = ["Requests", "Object calls", "Rows written", "KV reads", "KV writes", "Data points", "US dollars"];

/** The generated section of `src/operations.md`, including the comments that enclose it. */
export function costTable(counted: Readonly<Record<string, Operations>>): string {
  const rows = Object.entries(counted).map(([name, operations]) => [name, ...figures(operations)]);
  const lines = [["A million", ...columns], ["---", ...columns.map(() => "---:")], ...rows];
  const priced = Object.entries(prices).map(([name, price]) => `${name} ${price.toFixed(2)}`);
  return [
    begins,
    ...lines.map((cells) => `| ${cells.join(" | ")} |`),
    "",
    `Prices in US dollars a million, ${asOf}: ${priced.join(", ")}.`,
    ends,
  ].join("\n");
}

function figures(operations: Operations): readonly string[] {
  // Each response writes one data point.
  const billed = { ...operations, dataPoints: operations.requests };
  const dollars = Object.entries(prices).reduce(
    (sum, [name, price]) => sum + billed[name as keyof typeof prices] * price,
    0,
  );
  return [...Object.keys(prices).map((name) => String(billed[name as keyof typeof prices])), dollars.toFixed(2)];
}
