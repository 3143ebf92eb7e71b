/**
 * `npm run costs`: counts what a page view, a search, a sign-in and a scan make the platform do, and writes what a million of
 * each costs into `src/operations.md`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { begins, ends } from "../services/costs/cost-table.ts";

const page = "src/operations.md";

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta?: { readonly table?: string } }[];
  }[];
}

function counted(): string {
  const folder = mkdtempSync(join(tmpdir(), "costs-"));
  const report = join(folder, "report.json");
  const run = ["run", "--config=test/vitest.config.ts", "--project=workerd", "test/services/costs"];
  // Its status does not matter: the test fails if the page is out of date, which is why this command is run.
  const { stderr } = spawnSync("vitest", [...run, "--reporter=json", `--outputFile=${report}`], { encoding: "utf8" });
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  rmSync(folder, { recursive: true });
  const table = testResults.flatMap(({ assertionResults }) => assertionResults).find(({ meta }) => meta?.table)
    ?.meta?.table;
  if (!table) throw new Error(`nothing was counted:\n${stderr}`);
  return table;
}

const text = readFileSync(page, "utf8");
const [from, to] = [text.indexOf(begins), text.indexOf(ends)];
if (from === -1 || to === -1) throw new Error(`${page} has no place for it`);
const table = counted();
writeFileSync(page, text.slice(0, from) + table + text.slice(to + ends.length));
console.log(table);
