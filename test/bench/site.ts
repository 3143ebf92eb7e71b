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
  /** Another case, and the share of its requests a second that this one should reach. */
  readonly like?: { readonly name: string; readonly goal: number };
  /** The same page as Hono and React render it plainly, whose CPU per request this one may exceed by a tenth. */
  readonly plainly?: string;
}

const cases = {
  "constant string": { path: "/bench/constant" },
  "constant, our headers": { path: "/bench/headers", recorded: 0.57 },
  "home, ready": { path: "/bench/ready" },
  home: { path: "/", recorded: 0.29, like: { name: "home, ready", goal: 0.8 } },
  "home in German": { path: "/de", like: { name: "home", goal: 0.9 } },
  "home, plainly": { path: "/bench/plain/home" },
  measure: { path: "/what-we-measure", plainly: "measure, plainly" },
  "measure, plainly": { path: "/bench/plain/measure" },
  updates: { path: "/updates", plainly: "updates, plainly" },
  "updates in German": { path: "/de/updates", like: { name: "updates", goal: 0.9 } },
  "updates, plainly": { path: "/bench/plain/updates" },
  results: { path: "/bench/results", recorded: 0.05, plainly: "results, plainly" },
  "results, plainly": { path: "/bench/plain/results" },
  "constant JSON": { path: "/bench/json" },
  "the same suggestions, ready": { path: "/bench/ready-words" },
  suggestions: { path: "/ac?q=wea&type=list", recorded: 0.67, like: { name: "constant JSON", goal: 0.75 } },
  "suggestions, more keys": { path: "/ac?q=weather+in+ber&type=list", recorded: 0.5 },
  "static asset": { path: "/bench/file/favicon.svg" },
} as const satisfies Record<string, Case>;
type CaseName = keyof typeof cases;

/** Named on the command line, only the cases with one of these words, and the constant beside them; else all of them. */
const asked = process.argv.slice(2);
const names = (Object.keys(cases) as CaseName[]).filter(
  (name) => asked.length === 0 || name === "constant string" || asked.some((word) => name.includes(word)),
);

spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
const worker = await startWorker();
const loads = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<CaseName, Load[]>;
try {
  for (const name of names) await ask(cases[name], 1);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) loads[name].push(await measureOn(worker, () => ask(cases[name], seconds)));
  }
  report();
  const fallen = [...names.filter((name) => isFallen(name)), ...(asked.length === 0 ? await measureCold() : [])];
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
  console.log(row("", "requests/s", "of constant", "CPU ms/request"));
  const wanted: string[] = [];
  for (const name of names) {
    const { like, plainly }: Case = cases[name];
    const share = (of: CaseName) => `${(rate(name) / rate(of)).toFixed(2)}×`;
    if (like) wanted.push(`${name}: ${share(like.name as CaseName)} of “${like.name}”, wanted ${like.goal}×`);
    if (plainly)
      wanted.push(
        `${name}: ${(cpu(name) / cpu(plainly as CaseName)).toFixed(2)} of the CPU of “${plainly}”, 1.1 at most`,
      );
    console.log(row(name, rate(name).toFixed(0), share("constant string"), cpu(name).toFixed(3)));
  }
  if (names.includes("home"))
    wanted.push(`home: ${(rate("home") / rate("home, plainly")).toFixed(1)}× of “home, plainly”, wanted 8×`);
  console.log(`\n${wanted.join("\n")}`);
  console.log(`\nworkerd memory at the end: ${(worker.memory() / 1e6).toFixed(0)} MB`);
  console.log(`worker: ${worker.bytes} bytes, ${worker.gzip} gzip`);
  console.log(`entry: ${gzipSync(readFileSync(`dist/client${builtScripts().entry}`)).length} bytes gzip`);
  console.log(`home: ${worker.homeGzip} bytes gzip`);
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(28))).join("");
}
