/**
 * What the first request of an isolate waits for: a new workerd each time, from its start to the last byte of its first
 * answer. Ours is the module graph that is released.
 */
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { bundle, type Served, serve } from "../workerd.ts";

const rounds = 15;

interface Case {
  readonly worker: "constant" | "plain" | "ours";
  readonly path: string;
  /** What of the time is the yardstick's, in the same run: 1 is as fast as it. */
  readonly beside?: { readonly name: string; readonly recorded: number };
}

const cases = {
  "constant string": { worker: "constant", path: "/" },
  "Hono and React, home": { worker: "plain", path: "/" },
  "ours, /country.json": { worker: "ours", path: "/country.json", beside: { name: "constant string", recorded: 0.6 } },
  "ours, home": { worker: "ours", path: "/", beside: { name: "Hono and React, home", recorded: 0.9 } },
} as const satisfies Record<string, Case>;
type CaseName = keyof typeof cases;
const names = Object.keys(cases) as CaseName[];

/** Needs `npm run build` and `npm run build:worker`. Gives back what has fallen more than a quarter below what was recorded. */
export async function measureCold(): Promise<string[]> {
  const workers = { constant: yardstick("constant-worker.ts"), plain: yardstick("plain-worker.tsx"), ours: released() };
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<CaseName, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times[name].push(await firstAnswer(workers[cases[name].worker], cases[name].path));
  }
  return report(times);
}

function yardstick(script: string): Served {
  const module = bundle("test/bench/wrangler.toml", script.replace(/\.tsx?$/, ".js"), [`test/bench/cold/${script}`]);
  const folder = dirname(module);
  cpSync("dist/client", join(folder, "client"), { recursive: true });
  return { folder, modules: [basename(module)] };
}

/** Workerd alone has no limits of requests and no dataset. */
const front = `import edge from "./index.js";
const unlimited = { limit: async () => ({ success: true }) };
const names = ["REQUESTS", "LIMIT_FEW", "LIMIT_SOME", "LIMIT_MANY", "LIMIT_ALL"];
const bindings = Object.fromEntries(names.map((name) => [name, unlimited]));
const dataset = { writeDataPoint() {} };
export default {
  fetch: (request, env, context) => edge.fetch(request, { ...env, ...bindings, EVENTS: dataset, ANSWERS: dataset }, context),
};
`;

function released(): Served {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  cpSync("dist/worker", folder, { recursive: true });
  cpSync("dist/client", join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "front.js"), front);
  const later = readdirSync(join(folder, "modules")).filter((name) => name.endsWith(".js"));
  return { folder, modules: ["front.js", "index.js", ...later.map((name) => `modules/${name}`)] };
}

/** In milliseconds. */
async function firstAnswer(served: Served, path: string): Promise<number> {
  const started = performance.now();
  const worker = await serve(served);
  try {
    const answer = await fetch(worker.url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return performance.now() - started;
  } finally {
    worker.stop();
  }
}

function report(times: Readonly<Record<CaseName, number[]>>): string[] {
  const median = (name: CaseName) => times[name].toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  console.log(`\nfirst answer of a new workerd, ${rounds} interleaved rounds, medians\n`);
  const fallen: string[] = [];
  for (const name of names) {
    const { beside }: Case = cases[name];
    const share = beside && median(beside.name as CaseName) / median(name);
    const told = beside ? `${share?.toFixed(2)} of the speed of “${beside.name}”` : "";
    console.log(`${name.padEnd(24)}${median(name).toFixed(0).padStart(6)} ms  ${told}`);
    if (beside && share !== undefined && share < 0.75 * beside.recorded) fallen.push(name);
  }
  return fallen;
}
