/**
 * `npm run mutate`: makes small faults in the rules, one at a time and never on disk, and counts those that tests notice.
 *
 *   npm run mutate                        a sample of 400
 *   npm run mutate -- --part=2/8          an eighth of it, which takes minutes
 *   npm run mutate -- --count=2000 --seed=7 --only=session-rules --least=85
 */
import { type ChildProcess, fork } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Trial, Verdict } from "./mutant-runner.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { plainTests, root } from "./related-tests.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    /** Which part of the sample to try, of how many: together they are the whole sample. */
    part: { type: "string", default: "1/1" },
    /** After so many minutes, no further mutant is tried. */
    minutes: { type: "string", default: "60" },
    only: { type: "string", default: "" },
    /** How many test files try each mutant, the closest first. */
    tests: { type: "string", default: "6" },
    /** Per cent that tests must notice, or the run fails. */
    least: { type: "string", default: "0" },
  },
});

/** In milliseconds. A mutant that takes longer counts as an endless loop, and so as noticed. */
const timeLimit = 60_000;

interface Sampled {
  readonly file: string;
  readonly mutant: Mutant;
}

type Fate = "noticed" | "survived" | "endless";

/** Files of wording and of brand names, which no test checks. */
const isWording = (file: string) => /(?:-words|-labels|\/brand(?:-name)?)\.ts$/.test(file);

const isRule = (file: string) =>
  /^src\/contract\/|(?:^|[/-])(?:rules|flow)\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !isWording(file);

function ruleFiles(): string[] {
  const all = ["src", "client"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  return all.filter((file) => /\.tsx?$/.test(file) && isRule(file) && file.includes(values.only)).sort();
}

/** The same sample for the same seed: mulberry32, which needs to be even and not secret. */
function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawn = items.map((item) => ({ item, at: draw() })).sort((one, other) => one.at - other.at);
  return drawn.slice(0, count).map(({ item }) => item);
}

function partOf<Item>(items: readonly Item[], part: string): Item[] {
  const [which = 1, of = 1] = part.split("/").map(Number);
  return items.filter((_, index) => index % of === which - 1);
}

class Runner {
  #child: ChildProcess | null = null;

  async try(trial: Trial): Promise<boolean | null | "endless"> {
    const child = this.#child ?? (await this.#start());
    const answer = Promise.withResolvers<Verdict | "endless">();
    const timer = setTimeout(() => answer.resolve("endless"), timeLimit);
    child.once("message", answer.resolve);
    child.once("exit", () => answer.resolve("endless"));
    child.send(trial);
    const verdict = await answer.promise;
    clearTimeout(timer);
    child.removeAllListeners();
    if (verdict !== "endless") return verdict.noticed;
    this.end();
    return verdict;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, "mutant-runner.ts"), {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    await new Promise((resolve) => child.once("message", resolve));
    return child;
  }

  end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }
}

const tests = plainTests();
/**
 * The closest tests: those that import the file themselves come first, then those that reach the fewest files, which say most
 * about each. More of them would notice little more, and take long.
 */
const related = (file: string) =>
  [...tests]
    .filter(([, { files: reached }]) => reached.has(file))
    .sort(([, one], [, other]) => distance(one, file) - distance(other, file))
    .map(([test]) => test)
    .slice(0, Number(values.tests));

function distance({ files: reached, named }: { files: ReadonlySet<string>; named: ReadonlySet<string> }, file: string) {
  return reached.size + (named.has(file) ? 0 : 10_000);
}

const files = ruleFiles();
const untested = files.filter((file) => related(file).length === 0);
const all = files
  .filter((file) => !untested.includes(file))
  .flatMap((file) =>
    mutantsOf(readFileSync(join(root, file), "utf8"), file).map((mutant): Sampled => ({ file, mutant })),
  );
const sample = partOf(sampleOf(all, Number(values.count), Number(values.seed)), values.part);

const runner = new Runner();
const sound = new Map<string, boolean>();
const fates = new Map<Sampled, Fate>();
const end = Date.now() + Number(values.minutes) * 60_000;
for (const one of sample) {
  if (Date.now() > end) break;
  const noticed = await runner.try({ file: one.file, mutant: one.mutant, tests: await soundTests(one.file) });
  fates.set(one, noticed === "endless" ? "endless" : noticed ? "noticed" : "survived");
  if (!noticed) console.log(mutantInWords(one));
}
runner.end();
report();

/** The tests that pass without a fault: one that fails anyway would notice nothing. */
async function soundTests(file: string): Promise<string[]> {
  for (const test of related(file).filter((other) => !sound.has(other))) {
    sound.set(test, (await runner.try({ file, mutant: null, tests: [test] })) === false);
    if (!sound.get(test)) console.log(`${test} fails by itself and is left out`);
  }
  return related(file).filter((test) => sound.get(test));
}

function mutantInWords({ file, mutant }: Sampled): string {
  const code = readFileSync(join(root, file), "utf8");
  const line = code.slice(0, mutant.start).split("\n").length;
  const before = code.slice(mutant.start, mutant.end).replace(/\s+/g, " ").slice(0, 60);
  return `${file}:${line}  ${before}  →  ${mutant.text.replace(/\s+/g, " ").slice(0, 60) || "(nothing)"}`;
}

function report(): void {
  const count = (fate: Fate) => [...fates.values()].filter((other) => other === fate).length;
  const died = count("noticed") + count("endless");
  const share = fates.size ? (100 * died) / fates.size : 0;
  console.log(
    `\n${fates.size} of ${all.length} mutants tried in ${files.length - untested.length} files, seed ${values.seed}`,
  );
  console.log(
    `${died} noticed (${share.toFixed(1)}%), ${count("endless")} of them by never ending; ${count("survived")} survived`,
  );
  for (const file of untested) console.log(`no test that runs without the platform reaches ${file}`);
  if (share < Number(values.least)) process.exit(1);
}
