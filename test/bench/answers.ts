/**
 * `npm run bench -- answers`: CPU time of instant answers. First every question of the corpus, in 20 rounds once everything is
 * loaded. Then, in the released worker on raw workerd, how much more the first search with an answer of each kind takes than
 * the same search again, in an isolate that has shown a results page but no answer. Fails if the 99th percentile is over a
 * millisecond, or the median of a kind's first answers over 15: needs a quiet machine.
 */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnswerRequest, type AskedBy, askedFor } from "../../src/answers/answer.ts";
import { instantAnswer, kinds } from "../../src/answers/kinds.ts";
import { corpus } from "../answers/corpus.ts";
import { released } from "./cold/cold.ts";
import { exactCpuMilliseconds, serve } from "./workerd.ts";

const rounds = 20;
const longestP99 = 1;
const longestFirst = 15;
/** New isolates for each question: `npm run bench -- answers 40`. */
const isolates = Number(process.argv[2] ?? 5);

const about: AskedBy = {
  now: Date.parse("2026-11-22T12:00:00Z"),
  region: "uk",
  units: "metric",
  requestHeaders: [["user-agent", "Owl/1.0"]],
  files: { fetch: async (given: RequestInfo | URL) => new Response(await file(given)) } as AnswerRequest["files"],
  random: (bytes) => crypto.getRandomValues(bytes),
};

function file(given: RequestInfo | URL): Promise<Uint8Array<ArrayBuffer>> {
  const { pathname } = new URL(given instanceof Request ? given.url : given);
  return readFile(join("dist/client", pathname)) as Promise<Uint8Array<ArrayBuffer>>;
}

/** CPU time of an answer, in milliseconds. */
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

/** Other questions, which take their kind longer than its question of the corpus does. */
const heavier: readonly (readonly [kind: string, question: string])[] = [
  ["qr codes, an address", "qr https://people.example/a-list-of-otters?of=the+river&page=2"],
  ["qr codes, the longest", `qr ${"an otter of the river and the sea ".repeat(8)}`],
  ["qr codes, other scripts", `qr ${"梟は夜に狩る".repeat(40)}`],
  ["calculator, brackets", `${"(1+".repeat(15)}1${")".repeat(15)}*2`],
  ["chance, a passphrase", "passphrase of 20 words"],
  ["dictionary, many senses", "define set"],
];

interface First {
  /** CPU milliseconds beyond those of the same search asked again. */
  readonly beyond: number;
  /** The same for the results page before it, which has no answer, in the same isolate: the yardstick. */
  readonly yardstick: number;
}

/** A first answer as a visitor gets it: from a new isolate that has shown one results page without an answer. */
async function firstOf(question: string): Promise<First> {
  const { url, pid, stop } = await serve(site);
  try {
    const cost = async (words: string) => {
      const before = exactCpuMilliseconds(pid);
      const answer = await fetch(`${url}/?${new URLSearchParams({ q: words })}`);
      const html = await answer.text();
      if (!answer.ok) throw new Error(`${words}: ${answer.status}`);
      const isAnswered = html.includes('id="instant-answer"');
      return { isAnswered, cpu: exactCpuMilliseconds(pid) - before };
    };
    const beyond = async (words: string) => {
      const first = await cost(words);
      const again = [await cost(words), await cost(words), await cost(words)].map(({ cpu }) => cpu);
      return {
        isAnswered: first.isAnswered,
        beyond: first.cpu - (again.toSorted((one, other) => one - other)[1] ?? 0),
      };
    };
    const plain = await beyond("private browser");
    const answered = await beyond(question);
    if (plain.isAnswered || !answered.isAnswered) throw new Error(`${question}: not answered`);
    return { beyond: answered.beyond, yardstick: plain.beyond };
  } finally {
    stop();
  }
}

const site = released();
const asked = [...(await oneOfEachKind()), ...heavier];
const firsts = new Map<string, First[]>(asked.map(([kind]) => [kind, []]));
// In turns, so that a machine that is slow for a while affects all of them alike.
for (let isolate = 0; isolate < isolates; isolate++)
  for (const [kind, question] of asked) firsts.get(kind)?.push(await firstOf(question));

const at = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
const rows = [...firsts].map(([kind, all]) => {
  const beyond = all.map((first) => first.beyond);
  const share = at(
    all.map((first) => first.beyond / first.yardstick),
    0.5,
  );
  return { kind, share, middle: at(beyond, 0.5), worst: at(beyond, 0.99) };
});
const all = [...firsts.values()].flat();
const yardstick = at(
  all.map((first) => first.yardstick),
  0.5,
);
console.log(`\nthe first of its kind in a cold isolate, CPU beyond the same again in ms, ${isolates} isolates each;`);
console.log(
  `as a share of the first page of results without an answer, which takes ${yardstick.toFixed(1)} ms more than the same again:`,
);
console.log(`${"".padEnd(26)}${"p50".padStart(7)}${"p99".padStart(7)}${"share".padStart(8)}`);
for (const { kind, middle, worst, share } of rows.sort((one, other) => other.middle - one.middle)) {
  const figures = [middle.toFixed(1).padStart(7), worst.toFixed(1).padStart(7), share.toFixed(2).padStart(8)];
  console.log(`${kind.padEnd(26)}${figures.join("")}`);
}
const [load = ""] = readFileSync("/proc/loadavg", "utf8").split(" ");
console.log(
  `of all: p99 ${at(
    all.map((first) => first.beyond),
    0.99,
  ).toFixed(1)} ms; load of the machine ${load}`,
);
if (p99 > longestP99 || rows.some(({ middle }) => middle > longestFirst)) process.exitCode = 1;
