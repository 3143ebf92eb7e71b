import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { brand } from "../../../src/contract/brand/brand.ts";
import { fold } from "../../../src/contract/search/suggestions.ts";
import { siteLinks } from "../../../src/render/site-links.ts";
import { codeOffset, type PartData } from "../../../src/suggestions/part.ts";
import { type IndexTable, partName } from "../../../src/suggestions/table.ts";

const phrases = resolve(import.meta.dirname, "../../../src/suggestions/data/phrases.br");

/** A phrase with the key that it is sorted and found by, and what decides its rank. */
export interface RankedPhrase {
  readonly key: string;
  readonly phrase: string;
  readonly weight: number;
  /** Regions, separated by commas. */
  readonly tags: string;
}

/** The index of suggestions in one text, a line for each part: its file name, a tab and its content (`../expanded-files.ts`). */
export function suggestionIndex(): string {
  return [...indexOf(readPhrases())].map(([name, content]) => `ac/${name}.json\t${JSON.stringify(content)}`).join("\n");
}

/** All phrases, sorted by key. Our own replace others that have the same key. */
export function readPhrases(): RankedPhrase[] {
  const lines = brotliDecompressSync(readFileSync(phrases)).toString().split("\n");
  const own = ownPages();
  const ownKeys = new Set(own.map(({ key }) => key));
  const entries = lines.map((line) => {
    const [weight, tags = "", phrase = "", misspelling] = line.split("\t");
    return { key: misspelling ?? fold(phrase), phrase, weight: Number(weight), tags };
  });
  const others = entries.filter(({ key }) => !ownKeys.has(key));
  return sorted([...own, ...others, ...withoutJoining(others)]);
}

/** Searches for a place in which people leave the middle word out: "weather lisbon". */
const placeSearch = /^(?:weather|hotels|restaurants|flights|time) (?:in|to) /;

/**
 * The same phrases by a key without the middle word, for people who type in haste. A key that another phrase has stays with it.
 */
function withoutJoining(entries: readonly RankedPhrase[]): RankedPhrase[] {
  const known = new Set(entries.map(({ key }) => key));
  return entries.flatMap((entry) => {
    const key = entry.key.replace(/ (?:in|to) /, " ");
    if (!placeSearch.test(entry.phrase) || known.has(key)) return [];
    known.add(key);
    return [{ ...entry, key }];
  });
}

/** Our own pages as the footer calls them: “nightjar compare protections”. Nothing of AI, because every host suggests them. */
function ownPages(): RankedPhrase[] {
  const name = brand.name.toLowerCase();
  const links = siteLinks(false).footer.flatMap((group) => group.links);
  const labels = new Set(links.filter(({ href }) => href.startsWith("/")).map(({ label }) => label.toLowerCase()));
  const pages = [...labels].map((label) => {
    const phrase = `${name} ${label}`;
    return { key: fold(phrase), phrase, weight: 30 - label.length / 4, tags: "" };
  });
  return [{ key: fold(name), phrase: name, weight: 50, tags: "" }, ...pages];
}

/** Sorts by UTF-16 code units, as the reader compares. */
export function sorted(entries: readonly RankedPhrase[]): RankedPhrase[] {
  return [...entries].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/** Phrases in a block: its gzip is some 6 kB, and a search through all of them takes microseconds. */
const blockSize = 1024;

/** Phrases kept for a prefix that more than {@link blockSize} phrases begin with. */
const headSize = 24;

/** Phrases kept for a region, of the thousands that some have. */
const regionSize = 900;

type Content = IndexTable | PartData | Readonly<Record<string, PartData>>;

/** The parts of an index of sorted entries, by name. */
export function indexOf(entries: readonly RankedPhrase[]): Map<string, Content> {
  const parts = new Map<string, Content>();
  const firsts: string[] = [];
  for (let start = 0; start < entries.length; start += blockSize) {
    const block = entries.slice(start, start + blockSize);
    parts.set(partName.block(firsts.length), partOf(block));
    firsts.push(block[0]?.key ?? "");
  }
  const heads = [...headsByLetter(entries)];
  for (const [index, [, lists]] of heads.entries()) parts.set(partName.heads(index), lists);
  const regions = regionsAmong(entries);
  for (const [region, own] of regions) parts.set(partName.region(region), partOf(sorted(best(own, regionSize))));
  parts.set(partName.table, { firsts, heads: heads.map(([letter]) => letter), regions: [...regions.keys()] });
  return parts;
}

function partOf(entries: readonly RankedPhrase[]): PartData {
  const tags = [...new Set(entries.map((entry) => entry.tags))];
  const code = (number: number) => String.fromCharCode(codeOffset + number);
  const spelt = entries.flatMap(({ key, phrase }, index) => (key === phrase ? [] : [[index, phrase] as const]));
  return {
    keys: entries.map(({ key }) => `${key}\n`).join(""),
    weights: entries.map(({ weight }) => code(Math.round(weight))).join(""),
    tagOf: entries.map((entry) => code(tags.indexOf(entry.tags))).join(""),
    tags,
    phrases: Object.fromEntries(spelt),
  };
}

function best(entries: readonly RankedPhrase[], size: number): RankedPhrase[] {
  if (entries.length <= size) return [...entries];
  const least = [...entries].map(({ weight }) => weight).sort((a, b) => b - a)[size] ?? 0;
  return entries
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, size);
}

/** Each phrase once: by its correct spelling if that is among the entries, else by a misspelling. */
function uniquePhrases(entries: readonly RankedPhrase[]): RankedPhrase[] {
  const byPhrase = new Map<string, RankedPhrase>();
  for (const entry of entries) {
    if (!byPhrase.has(entry.phrase) || entry.key === fold(entry.phrase)) byPhrase.set(entry.phrase, entry);
  }
  return [...byPhrase.values()];
}

/** For each first letter, the prefixes with more phrases than a block holds, each with the best of its phrases. */
function headsByLetter(entries: readonly RankedPhrase[]): Map<string, Record<string, PartData>> {
  const heads = new Map<string, Record<string, PartData>>();
  const visit = (from: number, to: number, length: number) => {
    for (let start = from; start < to; ) {
      const prefix = entries[start]?.key.slice(0, length) ?? "";
      let end = start + 1;
      while (prefix.length === length && end < to && entries[end]?.key.startsWith(prefix)) end++;
      if (end - start > blockSize) {
        const lists = heads.get(prefix[0] ?? "") ?? {};
        lists[prefix] = partOf(sorted(best(uniquePhrases(entries.slice(start, end)), headSize)));
        heads.set(prefix[0] ?? "", lists);
        visit(start, end, length + 1);
      }
      start = end;
    }
  };
  visit(0, entries.length, 1);
  return heads;
}

function regionsAmong(entries: readonly RankedPhrase[]): Map<string, RankedPhrase[]> {
  const regions = new Map<string, RankedPhrase[]>();
  for (const entry of entries) {
    for (const region of entry.tags.split(",").filter(Boolean)) {
      const own = regions.get(region) ?? [];
      own.push(entry);
      regions.set(region, own);
    }
  }
  return regions;
}
