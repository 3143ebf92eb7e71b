/**
 * `npm run bench:answers`: CPU of an instant answer. Every question of the corpus, each in 20 rounds once everything is
 * loaded. Then, in the worker on raw workerd, what a search with an answer costs the first of its kind, in an isolate that has
 * shown a results page but no answer, beyond the same search again. Fails where one in a hundred takes more than a
 * millisecond, or a first answer more than 15.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Asked, askedFor } from "../../src/answers/answer.ts";
import { instantAnswer, kinds } from "../../src/answers/kinds.ts";
import { corpus } from "../answers/corpus.ts";
import { exactCpuMilliseconds, startAgain, startWorker } from "./workerd.ts";

const rounds = 20;
const longestP99 = 1;
const longestFirst = 15;

const about: Omit<Asked, "text" | "words"> = {
  now: Date.parse("2026-11-22T12:00:00Z"),
  region: "uk",
  units: "metric",
  told: [["user-agent", "Owl/1.0"]],
  files: { fetch: async (given: RequestInfo | URL) => new Response(await file(given)) } as Asked["files"],
  random: (bytes) => crypto.getRandomValues(bytes),
};

function file(given: RequestInfo | URL): Promise<Uint8Array<ArrayBuffer>> {
  const { pathname } = new URL(given instanceof Request ? given.url : given);
  return readFile(join("dist/client", pathname)) as Promise<Uint8Array<ArrayBuffer>>;
}

/** Milliseconds of the processor. */
async function cpuOf(question: string): Promise<number> {
  const { user, system } = process.cpuUsage();
  await instantAnswer(askedFor(question, about));
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / 1000;
}

// Workers have MD5, and Node's Web Crypto has not.
const questions = corpus.map(([question]) => question).filter((question) => !/md5/i.test(question));
for (const question of questions) await cpuOf(question);
const later: number[] = [];
for (let round = 0; round < rounds; round++) for (const question of questions) later.push(await cpuOf(question));

later.sort((one, other) => one - other);
const quantile = (share: number) => later[Math.floor(share * (later.length - 1))] ?? Number.NaN;
const p99 = quantile(0.99);
console.log(`${questions.length} questions, ${rounds} rounds, CPU of an answer in ms:`);
console.log(`p50 ${quantile(0.5).toFixed(3)}  p90 ${quantile(0.9).toFixed(3)}  p99 ${p99.toFixed(3)}`);

/** A question of each kind that the corpus has an answer for, by the kind that answers it. */
async function oneOfEachKind(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [question, value] of corpus) {
    if (value === null || /md5/i.test(question)) continue;
    const asked = askedFor(question, about);
    for (const [name, { when, load }] of Object.entries(kinds)) {
      if (!when.test(asked.words) || !(await (await load())(asked))) continue;
      if (!found.has(name)) found.set(name, question);
      break;
    }
  }
  return found;
}

/** As a visitor has it: an isolate that has just begun, and shown one page of results without an answer. */
async function firstCost(question: string): Promise<number> {
  const { url, pid, stop } = await startAgain(bundled);
  try {
    const cost = async (words: string) => {
      const before = exactCpuMilliseconds(pid);
      const answer = await fetch(`${url}/?${new URLSearchParams({ q: words })}`);
      if (!answer.ok) throw new Error(`${words}: ${answer.status}`);
      await answer.text();
      return exactCpuMilliseconds(pid) - before;
    };
    await cost("private browser");
    await cost("private browsers");
    const first = await cost(question);
    const again = [await cost(question), await cost(question), await cost(question)].sort((one, other) => one - other);
    return first - (again[1] ?? 0);
  } finally {
    stop();
  }
}

const bundled = await startWorker("test/bench/wrangler.toml");
bundled.stop();
const costs: { kind: string; cost: number }[] = [];
for (const [kind, question] of await oneOfEachKind()) {
  const tries = [await firstCost(question), await firstCost(question), await firstCost(question)];
  costs.push({ kind, cost: tries.sort((one, other) => one - other)[1] ?? Number.NaN });
}
console.log("\nthe first of its kind in a cold isolate, CPU beyond the same again in ms, medians of three isolates:");
for (const { kind, cost } of costs.sort((one, other) => other.cost - one.cost)) {
  console.log(`${kind.padEnd(24)} ${cost.toFixed(1)}`);
}
if (p99 > longestP99 || costs.some(({ cost }) => cost > longestFirst)) process.exitCode = 1;
