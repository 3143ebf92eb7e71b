/**
 * `npm run bench`: the worker on raw workerd (not through the development proxy), every case in one run, in interleaved rounds,
 * so that a change in the machine's speed affects all cases alike. Quote the ratios. Fails if one falls more than a quarter
 * below its `recorded` value; whoever makes something faster, or slower for a reason, updates that value.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { builtScripts } from "../../client/build/client-files.ts";
import { measureCold } from "./cold/cold.ts";
import { fire } from "./load.ts";
import { type Load, measureOn, startWorker } from "./workerd.ts";

const rounds = 5;
const seconds = 3;
const connections = 32;

interface Case {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requests a second, as a share of the constant string's in the same run. */
  readonly recorded?: number;
  /** The cheapest response of its kind, and the share of that one's requests a second that it should reach. */
  readonly like?: { readonly name: string; readonly goal: number };
}

const cases = {
  "constant string": { path: "/bench/constant" },
  "constant, our headers": { path: "/bench/headers", recorded: 0.57 },
  "the same page, ready": { path: "/bench/ready", headers: { "accept-encoding": "br" } },
  "shell, plain": { path: "/", recorded: 0.29 },
  "shell, packed": {
    path: "/",
    headers: { "accept-encoding": "br" },
    recorded: 0.57,
    like: { name: "constant, our headers", goal: 0.9 },
  },
  "text, one hole": { path: "/bench/text?who=wren" },
  "shell, one hole": { path: "/bench/hole?who=wren", recorded: 0.3, like: { name: "text, one hole", goal: 0.6 } },
  "shell, hole that waits": { path: "/bench/hole?who=wren&waits", recorded: 0.27 },
  "full render": { path: "/bench/full" },
  "constant JSON": { path: "/bench/json" },
  "the same suggestions, ready": { path: "/bench/ready-words" },
  suggestions: { path: "/ac?q=wea&type=list", recorded: 0.67, like: { name: "constant JSON", goal: 0.75 } },
  "suggestions, more keys": { path: "/ac?q=weather+in+ber&type=list", recorded: 0.5 },
  "results, with an answer": { path: "/bench/results", recorded: 0.05 },
  "static asset": { path: "/bench/file/favicon.svg" },
} as const satisfies Record<string, Case>;
type CaseName = keyof typeof cases;
const names = Object.keys(cases) as CaseName[];

spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
const worker = await startWorker();
const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<CaseName, Load[]>;
try {
  for (const name of names) await ask(cases[name], 1);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) loads[name].push(await measureOn(worker, () => ask(cases[name], seconds)));
  }
  report();
  const fallen = [...names.filter((name) => isFallen(name)), ...(await measureCold())];
  if (fallen.length > 0) {
    console.error(`\nmore than a quarter below what was recorded: ${fallen.join(", ")}`);
    process.exitCode = 1;
  }
} finally {
  worker.stop();
}

function ask({ path, headers = {} }: Case, duration: number): Promise<number> {
  return fire({ url: `${worker.origin}${path}`, headers, connections, seconds: duration });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rate(name: CaseName): number {
  return median(loads[name].map((load) => load.requests / load.seconds));
}

function isFallen(name: CaseName): boolean {
  const { recorded }: Case = cases[name];
  return recorded !== undefined && rate(name) / rate("constant string") < 0.75 * recorded;
}

function report(): void {
  const cpu = (name: CaseName) => median(loads[name].map((load) => load.cpuMilliseconds / load.requests));
  console.log(`\n${rounds} interleaved rounds of ${seconds} s, ${connections} connections, medians\n`);
  console.log(row("", "requests/s", "of constant", "of full", "CPU ms/request"));
  const likes: string[] = [];
  for (const name of names) {
    const share = (of: CaseName) => `${(rate(name) / rate(of)).toFixed(2)}×`;
    const { like }: Case = cases[name];
    if (like) likes.push(`${name}: ${share(like.name as CaseName)} of “${like.name}”, wanted ${like.goal}×`);
    console.log(row(name, rate(name).toFixed(0), share("constant string"), share("full render"), cpu(name).toFixed(3)));
  }
  console.log(`\n${likes.join("\n")}`);
  console.log(`\nworkerd memory at the end: ${(worker.memory() / 1e6).toFixed(0)} MB`);
  console.log(`worker: ${worker.bytes} bytes, ${worker.gzip} gzip`);
  console.log(`entry: ${gzipSync(readFileSync(`dist/client${builtScripts().entry}`)).length} bytes gzip`);
  console.log(`home: ${worker.homeGzip} bytes gzip`);
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(28))).join("");
}
