import { splitLanguage } from "../../contract/language/languages.ts";

/** A page that may have been meant. */
export interface PageCandidate {
  readonly label: string;
  readonly href: string;
  /** What else people call it. */
  readonly also?: string;
}

/** In characters. Few addresses that people type or follow are longer, and the rest of a longer one tells no more. */
const longestPath = 160;
const mostWords = 8;
const longestWord = 32;

/** Below this, two words have nothing to do with each other: "mac" and "app" score 0.33, "prvacy" and "privacy" 0.86. */
const leastLikeness = 0.6;
const mostPages = 4;

/**
 * The pages of the site that an address without a page was most likely meant for, best first, none when nothing is
 * near (PAGE-11). Words of the path are compared with the words of each target's address and label. Never throws.
 */
export function nearestPages(path: string, targets: readonly PageCandidate[]): PageCandidate[] {
  const asked = wordsOf(path.slice(0, longestPath));
  return targets
    .map((target) => ({ target, score: nearness(asked, target) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPages)
    .map(({ target }) => target);
}

/** The sum of each asked word's likeness. An address counts more than a label, and an address with fewer other words more. */
function nearness(asked: readonly string[], { label, href, also = "" }: PageCandidate): number {
  const address = wordsOf(splitLanguage(href.split(/[?#]/)[0] ?? "").path);
  const named = wordsOf(`${label} ${also}`);
  const found = asked.reduce((sum, word) => sum + Math.max(best(word, address), 0.8 * best(word, named)), 0);
  return found === 0 ? 0 : found - 0.01 * address.length;
}

function best(word: string, others: readonly string[]): number {
  return others.reduce((most, other) => Math.max(most, likeness(word, other)), 0);
}

/** 1 for the same word, less for each letter that differs, 0 below {@link leastLikeness}; 0.9 if one begins the other. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return 0.9;
  const like = 1 - editDistance(a, b) / long.length;
  return like < leastLikeness ? 0 : like;
}

/** How many letters to add, drop, change or swap with their neighbour until one word is the other. */
export function editDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + (same ? 0 : 1)];
      row.push(Math.min(...steps, swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** Words that are in many addresses and say nothing. */
const small: ReadonlySet<string> = new Set(["how", "to", "the", "we", "and", "of", "for"]);

/** Letters and digits of ASCII only: every address of the site is made of these, and escapes are no words. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/%[0-9a-f]{2}/g, " ")
      .match(/[a-z0-9]+/g) ?? [];
  return words
    .filter((word) => word.length > 1 && !small.has(word))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}
