/**
 * `npm run bench -- ac`: suggestions on raw workerd beside a constant JSON answer, in interleaved rounds of one run; then what
 * a lookup takes, and how that grows with the index. Exits with an error when a bound of the requirements is missed.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import { indexOf, type RankedPhrase, readPhrases, sorted } from "../../client/build/suggestions/suggestion-files.ts";
import { type IndexPart, type PartData, readPart } from "../../src/suggestions/part.ts";
import { type SuggestionIndex, suggest } from "../../src/suggestions/suggest.ts";
import type { IndexTable } from "../../src/suggestions/table.ts";
import { type Load, measureOn, startWorker } from "./workerd.ts";

const rounds = 5;
const seconds = 3;
const connections = 32;
const bounds = { share: 0.6, allGzip: 6_000_000, largest: 1_000_000 };

const random = seeded(20_160_224);
const entries = readPhrases();
const typed = sample(2000, entries);
const failures: string[] = [];

spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
await onWorkerd();
sizes();
await lookups();
if (failures.length > 0) {
  console.error(failures.join("\n"));
  process.exit(1);
}

/** The same numbers in every run (a linear congruential generator, Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Beginnings of phrases, of the lengths that people type, common phrases more often; one in twenty lacks a letter. */
function sample(size: number, of: readonly RankedPhrase[]): string[] {
  const beginnings: string[] = [];
  while (beginnings.length < size) {
    const entry = of[Math.floor(random() * of.length)];
    if (!entry || random() * 60 > entry.weight) continue;
    const typed = entry.phrase.slice(0, 1 + Math.floor(random() * 10)).trim();
    const at = 1 + Math.floor(random() * (typed.length - 1));
    const swapped = typed.slice(0, at) + typed.slice(at + 1);
    if (typed) beginnings.push(random() < 0.05 ? swapped : typed);
  }
  return beginnings;
}

async function onWorkerd(): Promise<void> {
  const worker = await startWorker();
  try {
    const cold = await timed(() => fetch(`${worker.origin}/ac?q=weat&kl=fr-fr`));
    const next = await timed(() => fetch(`${worker.origin}/ac?q=weath&kl=fr-fr`));
    console.log(`\nfirst suggestion of a cold isolate ${cold.toFixed(1)} ms, the next ${next.toFixed(1)} ms`);
    // The same queries for each case, so that the client has the same work.
    const asked = (path: string, rest = "") =>
      typed.map((query) => ({ path: `${path}?q=${encodeURIComponent(query)}${rest}` }));
    const cases = {
      "constant JSON": asked("/bench/json"),
      suggestions: asked("/ac"),
      "suggestions, by region": asked("/ac", "&kl=fr-fr"),
    };
    const loads = new Map<string, Load[]>(Object.keys(cases).map((name) => [name, []]));
    const fire = async (requests: autocannon.Request[], duration: number) => {
      const result = await autocannon({ url: worker.origin, connections, duration, requests });
      if (result.non2xx || result.errors) throw new Error(`${result.non2xx} not 2xx, ${result.errors} errors`);
      return result.requests.total;
    };
    for (const requests of Object.values(cases)) await fire(requests, 2);
    for (let round = 0; round < rounds; round++) {
      for (const [name, requests] of Object.entries(cases)) {
        loads.get(name)?.push(await measureOn(worker, () => fire(requests, seconds)));
      }
    }
    console.log(`${rounds} interleaved rounds of ${seconds} s, ${connections} connections, medians\n`);
    console.log(row("", "requests/s", "of constant", "CPU ms/request"));
    const rate = (name: string) => median((loads.get(name) ?? []).map((load) => load.requests / load.seconds));
    for (const [name, measured] of loads) {
      const share = rate(name) / rate("constant JSON");
      const cpu = median(measured.map((load) => load.cpuMilliseconds / load.requests));
      console.log(row(name, rate(name).toFixed(0), `${share.toFixed(2)}×`, cpu.toFixed(3)));
      if (share < bounds.share) failures.push(`${name}: ${share.toFixed(2)} of a constant answer, not ${bounds.share}`);
    }
    console.log(`workerd memory at the end: ${(worker.memory() / 1e6).toFixed(0)} MB`);
  } finally {
    worker.stop();
  }
}

function sizes(): void {
  const files = readdirSync("dist/client/ac").map((name) => gzipSync(readFileSync(`dist/client/ac/${name}`)).length);
  const all = files.reduce((sum, size) => sum + size, 0);
  console.log(
    `\nindex: ${entries.length} phrases, ${files.length} parts, ${all} bytes gzip, the largest ${Math.max(...files)}`,
  );
  if (all > bounds.allGzip) failures.push(`the index takes ${all} bytes`);
}

/** In this process, everything in memory: a lookup never waits, so its time is its CPU time. */
async function lookups(): Promise<void> {
  console.log(`\n${row("phrases", "build ms", "mean µs", "p99 µs", "held MB", "parts read")}`);
  const means: number[] = [];
  for (const size of [10_000, 100_000, bounds.largest]) {
    const some = ofSize(size);
    const started = performance.now();
    const parts = indexOf(some);
    const built = performance.now() - started;
    const queries = sample(2000, some);
    const held = new Map<string, IndexPart>();
    const index = inMemory(parts, held);
    for (const query of queries) await suggest(index, query, []);
    const times: number[] = [];
    for (const query of queries) times.push(await timed(() => suggest(index, query, [])));
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    means.push(mean);
    const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    const bytes = [...held.values()].reduce(
      (sum, part) => sum + part.keys.length + 2 * part.weights.length + part.starts.byteLength,
      0,
    );
    console.log(
      row(
        String(some.length),
        built.toFixed(0),
        (mean * 1000).toFixed(1),
        (p99 * 1000).toFixed(0),
        (bytes / 1e6).toFixed(1),
        String(held.size),
      ),
    );
  }
  const growth = (means.at(-1) ?? 0) / (means[0] ?? 1);
  console.log(`a hundred times the phrases take ${growth.toFixed(1)} times as long`);
  if (growth > 50) failures.push(`lookups take ${growth.toFixed(1)} times as long with a hundred times the phrases`);
}

/** `size` phrases: a sample of ours or, if we have too few, all of them and combinations of two. */
function ofSize(size: number): RankedPhrase[] {
  const step = Math.max(1, Math.floor(entries.length / size));
  const some = entries.filter((_, index) => index % step === 0).slice(0, size);
  for (let index = 0; some.length < size; index++) {
    const first = entries[(index * 7) % entries.length];
    const second = entries[(index * 31 + 5) % entries.length];
    if (!first || !second) continue;
    const phrase = `${first.phrase} ${second.phrase}`;
    some.push({
      key: `${first.key} ${second.key}`,
      phrase,
      weight: Math.min(first.weight, second.weight) / 2,
      tags: "",
    });
  }
  return sorted(some);
}

function inMemory(parts: ReturnType<typeof indexOf>, held: Map<string, IndexPart>): SuggestionIndex {
  const hold = (name: string, data: PartData) => {
    const part = held.get(name) ?? readPart(data);
    held.set(name, part);
    return part;
  };
  return {
    table: () => parts.get("table") as IndexTable,
    part: (name) => hold(name, parts.get(name) as PartData),
    head: (name, prefix) => {
      const list = (parts.get(name) as Record<string, PartData>)[prefix];
      return list ? hold(`${name} ${prefix}`, list) : null;
    },
  };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(24))).join("");
}
