/**
 * `npm run bench`: the worker on raw workerd (not through the development proxy), every case in one run, in interleaved
 * rounds, so that a machine that changes its speed changes it for all. Quote the ratios.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import { type Load, measureOn, startWorker } from "./workerd.ts";

const rounds = 5;
const seconds = 3;
const connections = 32;

const cases = {
  "constant string": "/bench/constant",
  "shell, no holes": "/",
  "shell, one hole": "/bench/hole?who=wren",
  "full render": "/bench/full",
  "static asset": "/bench/file/favicon.svg",
} as const;
type Case = keyof typeof cases;
const names = Object.keys(cases) as Case[];

spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
const worker = await startWorker("test/bench/wrangler.toml");
const loads: Record<Case, Load[]> = {
  "constant string": [],
  "shell, no holes": [],
  "shell, one hole": [],
  "full render": [],
  "static asset": [],
};
try {
  for (const name of names) await fire(cases[name], 1);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) loads[name].push(await measureOn(worker, () => fire(cases[name], seconds)));
  }
  report();
} finally {
  worker.stop();
}

async function fire(path: string, duration: number): Promise<number> {
  const result = await autocannon({ url: `${worker.origin}${path}`, connections, duration });
  if (result.non2xx || result.errors) throw new Error(`${path}: ${result.non2xx} not 2xx, ${result.errors} errors`);
  return result.requests.total;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(): void {
  const rate = (name: Case) => median(loads[name].map((load) => load.requests / load.seconds));
  const cpu = (name: Case) => median(loads[name].map((load) => load.cpuMilliseconds / load.requests));
  console.log(`\n${rounds} interleaved rounds of ${seconds} s, ${connections} connections, medians\n`);
  console.log(row("", "requests/s", "of constant", "of full", "CPU ms/request"));
  for (const name of names) {
    const share = (of: Case) => `${(rate(name) / rate(of)).toFixed(2)}×`;
    console.log(row(name, rate(name).toFixed(0), share("constant string"), share("full render"), cpu(name).toFixed(3)));
  }
  console.log(`\nworkerd memory at the end: ${(worker.memory() / 1e6).toFixed(0)} MB`);
  console.log(`worker: ${worker.bytes} bytes, ${worker.gzip} gzip`);
  const list = JSON.parse(readFileSync("dist/assets.json", "utf8"));
  console.log(`entry: ${gzipSync(readFileSync(`dist/client${list.entry}`)).length} bytes gzip`);
  console.log(`home, with its styles: ${worker.homeGzip} bytes gzip`);
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(18))).join("");
}
