import * as z from "zod/mini";
import type { HostVariant } from "../../visit/host.ts";

const entrySchema = z.object({
  label: z.string(),
  href: z.string(),
  /** One sentence about it. */
  text: z.string(),
  /** The hosts on which it may be found. */
  hosts: z.array(z.string()),
});

const writtenSchema = z.object({ entries: z.array(entrySchema), terms: z.record(z.string(), z.array(z.int())) });

/** A page of ours that words can find. */
export type SiteEntry = z.infer<typeof entrySchema>;

/** The full text of our pages, as the build writes it. */
export interface SiteIndex {
  readonly entries: readonly SiteEntry[];
  /** For each word, pairs: the number of an entry, and how much the word counts there. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
}

/** Reads the index that the build wrote; throws if it is not one. */
export function siteIndexOf(written: string): SiteIndex {
  const { entries, terms } = writtenSchema.parse(JSON.parse(written));
  return { entries, terms: new Map(Object.entries(terms)) };
}

/**
 * A word counts most if a page is about it (`subject`), then in its title, its other names (`words`), its description (`text`),
 * and its body.
 */
export const weights = { subject: 20, label: 12, words: 9, text: 3, body: 1 } as const;

/** Words that say nothing about what is looked for. */
const empty = new Set(
  "a an and are as at be by can do does for from get how i in is it its me my of on or our that the this to what where who why with you your".split(
    " ",
  ),
);

/** Nor do numbers or letters alone: "15% of 80" asks for no page that holds both. */
const saysNothing = /^(?:\p{N}+|\p{L})$/u;

const most = { entries: 6, near: 3, words: 24 };

/** The share of its weight that a word counts if it is only another form of the asked word. */
const akinShare = 0.6;

/** The share of the best page's score below which a page has nothing to do with what was asked. */
const worthShowing = 0.2;

/** A word that more pages than this hold does not say what a page is about that only mentions it. */
const fewPages = 2;

/** How well a page answers. */
interface Fit {
  readonly score: number;
  /** How many of the asked words it holds. */
  readonly held: number;
  /** How much these words say: the sum of their {@link rarityOf}. */
  readonly rarity: number;
  /** The highest of {@link weights} that one of them has there. */
  readonly weight: number;
  /** Each of them is rare enough to find a page that only mentions it. */
  readonly isRare: boolean;
}

const noFit: Fit = { score: 0, held: 0, rarity: 0, weight: 0, isRare: true };

/**
 * Our own pages on a host that match a search, best first, at most six. Each asked word counts once for a page, by where
 * it stands there and by how few pages hold it; "prices" finds "price" and the other way round. One word in the title or the
 * other names is enough; words in the description must make up more than half of what was asked, by rarity; a page that only
 * mentions the words in its body must mention all of them, and each must be rare. Never throws.
 */
export function siteMatches(asked: string, index: SiteIndex, host: HostVariant): readonly SiteEntry[] {
  const wanted = wantedIn(asked);
  const { fits, all } = fitsOf(wanted, index);
  const isGoodFit = ({ held, rarity, weight, isRare }: Fit) => {
    if (weight >= weights.words) return true;
    return weight > weights.body ? rarity > all / 2 : isRare && held === wanted.length;
  };
  const found = [...fits].flatMap(([at, fit]) => {
    const entry = index.entries[at];
    return entry?.hosts.includes(host) && isGoodFit(fit) ? [{ entry, score: fit.score }] : [];
  });
  const enough = worthShowing * Math.max(...found.map(({ score }) => score));
  return found
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .slice(0, most.entries)
    .map(({ entry }) => entry);
}

/**
 * For a search that finds no page of ours: the pages that come nearest, at most three. Those that mention anywhere at least half of
 * what was asked, by rarity, each word as it is or as one slip of a finger made it. Never throws.
 */
export function nearestMatches(asked: string, index: SiteIndex, host: HostVariant): readonly SiteEntry[] {
  const wanted = wantedIn(asked);
  const meant = wanted.map((word) => (scoresOf(word, index).size > 0 ? word : (nearestTerm(word, index) ?? word)));
  const { fits, all } = fitsOf(meant, index);
  return [...fits]
    .filter(([, { rarity }]) => rarity >= all / 2)
    .sort(([, a], [, b]) => b.score - a.score)
    .flatMap(([at]) => index.entries[at] ?? [])
    .filter(({ hosts }) => hosts.includes(host))
    .slice(0, most.near);
}

/** The words that say what is looked for. */
function wantedIn(asked: string): readonly string[] {
  return [...wordsOf(asked)].filter((word) => !empty.has(word) && !saysNothing.test(word)).slice(0, most.words);
}

/** A word of our titles and names that differs from another by one letter: left out, added, changed or swapped. */
function nearestTerm(word: string, { terms }: SiteIndex): string | null {
  if (word.length < shortestMistyped) return null;
  for (const [term, held] of terms) {
    const isName = held.some((value, at) => at % 2 === 1 && value >= weights.words);
    if (isName && term.length >= shortestMistyped && isOneSlip(word, term)) return term;
  }
  return null;
}

/** In characters: a shorter word is one letter away from too many others. */
const shortestMistyped = 4;

/** Whether one slip of a finger makes one word of the other. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const [tailA, tailB] = [restA.slice(1), restB.slice(1)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return tailA === restB || restA === tailB || tailA === tailB || isSwapped;
}

/** How well each page that holds one of the words answers, and how much all of the words say. */
function fitsOf(wanted: readonly string[], index: SiteIndex): { fits: ReadonlyMap<number, Fit>; all: number } {
  const fits = new Map<number, Fit>();
  let all = 0;
  for (const word of wanted) {
    const scores = scoresOf(word, index);
    const rarity = rarityOf(scores.size, index);
    all += rarity;
    for (const [at, { score, weight }] of scores) {
      const before = fits.get(at) ?? noFit;
      fits.set(at, {
        score: before.score + score,
        held: before.held + 1,
        rarity: before.rarity + rarity,
        weight: Math.max(before.weight, weight),
        isRare: before.isRare && scores.size <= fewPages,
      });
    }
  }
  return { fits, all };
}

/** How much a word says that this many pages hold: the fewer, the more. */
function rarityOf(pages: number, { entries }: SiteIndex): number {
  return Math.log(1 + (2 * entries.length) / Math.max(1, pages));
}

/** For each page that holds a word or a form of it: its score, and the highest of {@link weights} that it has there. */
function scoresOf(word: string, index: SiteIndex): ReadonlyMap<number, { score: number; weight: number }> {
  const best = new Map<number, { score: number; weight: number }>();
  for (const [term, held] of index.terms) {
    const share = likeness(word, term);
    if (share === 0) continue;
    const rarity = rarityOf(held.length / 2, index);
    for (let pair = 0; pair < held.length; pair += 2) {
      const at = held[pair] ?? 0;
      const weight = held[pair + 1] ?? 0;
      const known = best.get(at) ?? { score: 0, weight: 0 };
      best.set(at, { score: Math.max(known.score, share * weight * rarity), weight: Math.max(known.weight, weight) });
    }
  }
  return best;
}

/** Endings that make forms of a word: "prices", "deleted", "cancelling". Others do not count ("pop", "population"). */
// cspell:ignore ations ments
const ending = /^(?:e?s|e?d|(?:\p{L}?ing|\p{L}?ed|l?ations?|ments?)s?)$/u;

/** Words of one or two letters count only as whole words. */
function likeness(word: string, term: string): number {
  if (word === term) return 1;
  const [short, long] = word.length < term.length ? [word, term] : [term, word];
  return short.length > 2 && long.startsWith(short) && ending.test(long.slice(short.length)) ? akinShare : 0;
}

/** The words of a text, each once. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
