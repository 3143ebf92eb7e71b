/**
 * What the first request of an isolate waits for: a new workerd each time, from its start to the last byte of its first
 * response. Our case is the module graph that is released. Workerd gets its settings in binary form: as text, with 850 kB of
 * modules in it, they take some 20 ms to read, which no isolate of the platform spends.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limitSizes } from "../../../src/platform/flood-table.ts";
import { bundle, modulesBelow, type Served, settleBinary, start } from "../workerd.ts";

const rounds = 15;

interface Case {
  readonly worker: "constant" | "plain" | "ours";
  readonly path: string;
  /** The yardstick's CPU time as a share of this case's, in the same run: 1 is as fast as the yardstick. */
  readonly beside?: { readonly name: string; readonly recorded: number };
}

const cases = {
  "constant string": { worker: "constant", path: "/" },
  "Hono and React, home": { worker: "plain", path: "/" },
  "ours, /country.json": { worker: "ours", path: "/country.json", beside: { name: "constant string", recorded: 0.4 } },
  "ours, home": { worker: "ours", path: "/", beside: { name: "Hono and React, home", recorded: 0.92 } },
} as const satisfies Record<string, Case>;
type CaseName = keyof typeof cases;
const names = Object.keys(cases) as CaseName[];

/**
 * Resolves to the cases that are more than a quarter below what was recorded. Needs `npm run build`.
 */
export async function measureCold(): Promise<string[]> {
  const workers = {
    constant: settleBinary(await yardstick("constant-worker.ts")),
    plain: settleBinary(await yardstick("plain-worker.tsx")),
    ours: settleBinary(released()),
  };
  const firsts = Object.fromEntries(names.map((name) => [name, [] as First[]])) as Record<CaseName, First[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) firsts[name].push(await firstAnswer(workers[cases[name].worker], cases[name].path));
  }
  return report(firsts);
}

async function yardstick(script: string): Promise<Served> {
  const built = await bundle(`test/bench/cold/${script}`);
  cpSync("dist/client", join(built.folder, "client"), { recursive: true });
  return built;
}

/** Stands in for the rate limits and the datasets that workerd alone lacks. */
const front = `import edge from "./index.js";
const unlimited = { limit: async () => ({ success: true }) };
const names = ${JSON.stringify(["REQUESTS", ...limitSizes.map((size) => `LIMIT_${size}`)])};
const bindings = Object.fromEntries(names.map((name) => [name, unlimited]));
const dataset = { writeDataPoint() {} };
export default {
  fetch: (request, env, context) => edge.fetch(request, { ...env, ...bindings, EVENTS: dataset, ANSWERS: dataset }, context),
};
`;

/** The released worker, ready for workerd. Needs `npm run build`. */
export function released(): Served {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  cpSync("dist/edge", folder, { recursive: true });
  cpSync("dist/client", join(folder, "client"), { recursive: true });
  writeFileSync(join(folder, "front.js"), front);
  return { folder, modules: ["front.js", "index.js", ...modulesBelow(folder)] };
}

/** In milliseconds: until the response was there, and the CPU time of the process, which says more on a busy machine. */
interface First {
  readonly waited: number;
  readonly cpu: number;
}

async function firstAnswer(settings: string, path: string): Promise<First> {
  const started = performance.now();
  const worker = await start(settings);
  try {
    const answer = await fetch(worker.url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return { waited: performance.now() - started, cpu: cpuOfThreads(worker.pid) };
  } finally {
    worker.stop();
  }
}

/** Finer than the ticks of a process: the first number of each thread's line is its nanoseconds. */
function cpuOfThreads(pid: number): number {
  const spent = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

function report(firsts: Readonly<Record<CaseName, readonly First[]>>): string[] {
  const median = (name: CaseName, of: keyof First) =>
    firsts[name].map((first) => first[of]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  console.log(`\nfirst answer of a new workerd, ${rounds} interleaved rounds, medians in ms: CPU, waited\n`);
  const fallen: string[] = [];
  for (const name of names) {
    const { beside }: Case = cases[name];
    const share = beside && median(beside.name as CaseName, "cpu") / median(name, "cpu");
    const told = beside ? `CPU: ${share?.toFixed(2)} of the speed of “${beside.name}”` : "";
    const [cpu, waited] = [median(name, "cpu").toFixed(0).padStart(6), median(name, "waited").toFixed(0).padStart(6)];
    console.log(`${name.padEnd(24)}${cpu}${waited}  ${told}`);
    if (beside && share !== undefined && share < 0.75 * beside.recorded) fallen.push(name);
  }
  return fallen;
}
