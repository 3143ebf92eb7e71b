/**
 * `npm run operate -- experiment NAME [--outcome install_click] [--version b] [--from ADDRESS]`: the result of an experiment.
 *
 * Reads sums of events as `{"counts":[{day, id, parameters, times}]}`, by default those of the site on this machine. For a
 * deployment, save the response of the analytics store to a file in that form and name it by `--from file:…`: the query is in
 * `src/operations.md`.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Experiment, type ExperimentName, experiments } from "../contract/experiments/registry.ts";
import { type CountRow, cellsOf, effectOf, type SwitchbackCell, type SwitchbackEffect } from "./switchback.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    outcome: { type: "string", default: "install_click" },
    version: { type: "string", default: "b" },
    from: { type: "string", default: "http://localhost:8787/dev/events" },
  },
});

async function rowsFrom(address: string): Promise<CountRow[]> {
  if (address.startsWith("file:")) return JSON.parse(await readFile(new URL(address), "utf8")).counts;
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return ((await answer.json()) as { counts: CountRow[] }).counts;
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

function effectWords(effect: SwitchbackEffect | null): string {
  if (!effect) return "nothing to compare yet: no day on which both versions were seen";
  const { difference, interval, days } = effect;
  const range = interval
    ? `95% between ${percent(interval[0])} and ${percent(interval[1])}`
    : "too few days for an interval";
  return `${difference >= 0 ? "+" : ""}${percent(difference)} (${range}; ${days} days)`;
}

function cellLine({ day, stratum, a, b }: SwitchbackCell): string {
  const rate = ({ visits, outcomes }: SwitchbackCell["a"]) =>
    `${String(outcomes).padStart(7)} of ${String(visits).padStart(8)} ${visits ? percent(outcomes / visits).padStart(8) : "       –"}`;
  return `${day}  ${stratum.padEnd(8)} ${rate(a)}   ${rate(b)}`;
}

async function main(name: ExperimentName): Promise<void> {
  const { description, reason, variants, ends }: Experiment = experiments[name];
  const { version, outcome, from } = values;
  const cells = cellsOf(await rowsFrom(from), name, version, outcome);
  console.log(
    `${description}\n${reason}\nUntil ${ends}. a: ${variants.a}. ${version}: ${Object.entries(variants).find(([letter]) => letter === version)?.[1]}.\n`,
  );
  console.log(`day         device   ${`a: ${outcome}`.padEnd(28)} ${version}: ${outcome}`);
  for (const cell of cells) console.log(cellLine(cell));
  for (const [stratum, own] of Map.groupBy(cells, (cell) => cell.stratum))
    console.log(`\n${stratum}: ${effectWords(effectOf(own))}`);
  console.log(`\nall: ${effectWords(effectOf(cells))}`);
}

const [name = ""] = positionals;
if (!Object.hasOwn(experiments, name)) {
  console.error(`no experiment is called "${name}"; there are: ${Object.keys(experiments).join(", ")}`);
  process.exit(1);
}
await main(name as ExperimentName);
