/**
 * `npm run bench:answers`: CPU of an instant answer. Every question of the corpus, each in 20 rounds once everything is
 * loaded, and each kind the first time it is asked. Fails where one in a hundred takes more than a millisecond.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Asked, askedFor } from "../../src/answers/answer.ts";
import { instantAnswer } from "../../src/answers/kinds.ts";
import { corpus } from "../answers/corpus.ts";

const rounds = 20;
const longestP99 = 1;

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
const first: number[] = [];
for (const question of questions) first.push(await cpuOf(question));
const later: number[] = [];
for (let round = 0; round < rounds; round++) for (const question of questions) later.push(await cpuOf(question));

later.sort((one, other) => one - other);
const quantile = (share: number) => later[Math.floor(share * (later.length - 1))] ?? Number.NaN;
const p99 = quantile(0.99);
const slowest = Math.max(...first);
console.log(`${questions.length} questions, ${rounds} rounds, CPU of an answer in ms:`);
console.log(`p50 ${quantile(0.5).toFixed(3)}  p90 ${quantile(0.9).toFixed(3)}  p99 ${p99.toFixed(3)}`);
console.log(
  `the first of its kind, loading it: ${slowest.toFixed(1)} at most (from TypeScript, which a worker is not)`,
);
if (p99 > longestP99) process.exitCode = 1;
