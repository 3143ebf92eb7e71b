/**
 * `npm run bench -- events`: the sink of usage events on raw workerd beside a constant empty answer, in interleaved rounds of one
 * run. Every event of the load must be counted exactly once, and none that is refused or held back. Quote the ratios.
 */
import { spawnSync } from "node:child_process";
import autocannon from "autocannon";
import { type EventParameters, eventAddress, serializeParameters } from "../../src/contract/events/events.ts";
import { pageNames } from "../../src/contract/events/read-event.ts";
import { type Load, measureOn, startWorker } from "./workerd.ts";

const rounds = 5;
const seconds = 3;
const connections = 32;

/** The least share of the rate of a constant answer that the sink has to reach. */
const least = 0.4;

const view: Partial<EventParameters> = {
  browser: "firefox",
  platform: "linux",
  formFactor: "desktop",
  locale: "en-GB",
  theme: "system",
  start: false,
  legacy: false,
  installed: false,
  canShowAtb: true,
  origin: "funnel_home_website__hero",
};

/** A page view of each page, each at a different address. */
const queries = [...pageNames].map((page, index) => {
  const address = eventAddress("page_view", { ...serializeParameters(view), page }, (index + 1) / 1000);
  return address.slice(address.indexOf("?"));
});
/** What a browser sends with a beacon of a page of ours. */
const beacon = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "no-cors",
  "sec-fetch-dest": "empty",
};
const asked = (path: string, more = {}, rest = "") =>
  queries.map((query): autocannon.Request => {
    return { method: "POST", path: path + query + rest, headers: { ...beacon, ...more } };
  });

const cases = {
  "constant answer": { requests: asked("/bench/nothing"), counted: false },
  events: { requests: asked("/t/page_view"), counted: true },
  "events, held back": { requests: asked("/t/page_view", { "sec-gpc": "1" }), counted: false },
  "events, refused": { requests: asked("/t/page_view", {}, "&email=wren%40people.example"), counted: false },
} as const;
type Case = keyof typeof cases;
const names = Object.keys(cases) as Case[];

spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
const worker = await startWorker();
const loads: Record<Case, Load[]> = {
  "constant answer": [],
  events: [],
  "events, held back": [],
  "events, refused": [],
};
const failures: string[] = [];
try {
  for (const name of names) await fire(name, 1);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) loads[name].push(await measureOn(worker, () => fire(name, seconds)));
  }
  report();
} finally {
  worker.stop();
}
if (failures.length > 0) {
  console.error(failures.join("\n"));
  process.exit(1);
}

async function fire(name: Case, duration: number): Promise<number> {
  const { requests, counted } = cases[name];
  const before = await points();
  const result = await autocannon({ url: worker.origin, connections, duration, requests: [...requests] });
  if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} not 2xx, ${result.errors} errors`);
  const { total } = result.requests;
  const wrong = (await points()) - before - (counted ? total : 0);
  // When the time is up, each connection may have one more on its way, which is counted and not answered in time.
  if (wrong < 0 || wrong > (counted ? connections : 0)) failures.push(`${name}: ${wrong} counted too many of ${total}`);
  return total;
}

async function points(): Promise<number> {
  const answer = (await (await fetch(`${worker.origin}/bench/points`)).json()) as { points: number };
  return answer.points;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(): void {
  const rate = (name: Case) => median(loads[name].map((load) => load.requests / load.seconds));
  const cpu = (name: Case) => median(loads[name].map((load) => load.cpuMilliseconds / load.requests));
  console.log(`\n${rounds} interleaved rounds of ${seconds} s, ${connections} connections, medians\n`);
  console.log(row("", "events/s", "of constant", "CPU µs/event"));
  for (const name of names) {
    const share = rate(name) / rate("constant answer");
    console.log(row(name, rate(name).toFixed(0), `${share.toFixed(2)}×`, (cpu(name) * 1000).toFixed(0)));
    if (share < least) failures.push(`${name}: ${share.toFixed(2)} of a constant answer, not ${least}`);
  }
  console.log(`\nworkerd memory at the end: ${(worker.memory() / 1e6).toFixed(0)} MB`);
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(20))).join("");
}
