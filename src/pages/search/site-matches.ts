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

/** Reads what the build wrote; throws where that is something else. */
export function siteIndexOf(written: string): SiteIndex {
  const { entries, terms } = writtenSchema.parse(JSON.parse(written));
  return { entries, terms: new Map(Object.entries(terms)) };
}

/** A word in a title says more about a page than one in its description, and that more than one somewhere in its text. */
export const weights = { label: 12, words: 9, text: 3, body: 1 } as const;

/** Words that say nothing about what is looked for. */
const empty = new Set(
  "a an and are as at be by can do does for from how i in is it its of on or our that the this to what where who why with you your".split(
    " ",
  ),
);

/** Nor do numbers or letters alone: "15% of 80" asks for no page that holds both. */
const saysNothing = /^(?:\p{N}+|\p{L})$/u;

const most = { entries: 6, words: 24 };

/** What a word counts that only begins like the word asked for, or that the word asked for begins with. */
const akinShare = 0.6;

/** The share of the best page's score below which a page has nothing to do with what was asked. */
const worthShowing = 0.2;

/** How well a page answers. */
interface Fit {
  readonly score: number;
  /** Asked words that it holds. */
  readonly held: number;
  /** One of them stands where it says what the page is about. */
  readonly isAbout: boolean;
}

/**
 * Our own pages of a host for what was asked, best first, at most six. Each asked word counts once for a page, by where
 * it stands there and by how few pages hold it; "prices" finds "price" and the other way round. A page that only mentions
 * the words must mention them all. Never throws.
 */
export function siteMatches(asked: string, index: SiteIndex, host: HostVariant): readonly SiteEntry[] {
  const wanted = [...wordsOf(asked)].filter((word) => !empty.has(word) && !saysNothing.test(word)).slice(0, most.words);
  const fits = new Map<number, Fit>();
  for (const word of wanted) {
    for (const [at, { score, weight }] of scoresOf(word, index)) {
      const before = fits.get(at) ?? { score: 0, held: 0, isAbout: false };
      const isAbout = before.isAbout || weight > weights.body;
      fits.set(at, { score: before.score + score, held: before.held + 1, isAbout });
    }
  }
  const found = [...fits].flatMap(([at, { score, held, isAbout }]) => {
    const entry = index.entries[at];
    return entry?.hosts.includes(host) && (isAbout || held === wanted.length) ? [{ entry, score }] : [];
  });
  const enough = worthShowing * Math.max(...found.map(({ score }) => score));
  return found
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .slice(0, most.entries)
    .map(({ entry }) => entry);
}

/** What one word counts for each page that holds it or a word akin to it, and where it stands there at best. */
function scoresOf(word: string, { entries, terms }: SiteIndex): ReadonlyMap<number, { score: number; weight: number }> {
  const best = new Map<number, { score: number; weight: number }>();
  for (const [term, held] of terms) {
    const share = likeness(word, term);
    if (share === 0) continue;
    const rarity = Math.log(1 + (2 * entries.length) / held.length);
    for (let pair = 0; pair < held.length; pair += 2) {
      const at = held[pair] ?? 0;
      const weight = held[pair + 1] ?? 0;
      if (weight === weights.body && !isForm(word, term)) continue;
      const known = best.get(at) ?? { score: 0, weight: 0 };
      best.set(at, { score: Math.max(known.score, share * weight * rarity), weight: Math.max(known.weight, weight) });
    }
  }
  return best;
}

/** One is a plural or the like of the other: for a word in passing, the same beginning is not enough ("cat", "category"). */
function isForm(word: string, term: string): boolean {
  return Math.abs(word.length - term.length) <= 2;
}

/** Words of one or two letters count only as whole words. */
function likeness(word: string, term: string): number {
  if (word === term) return 1;
  const [short, long] = word.length < term.length ? [word, term] : [term, word];
  return short.length > 2 && long.startsWith(short) ? akinShare : 0;
}

/** The words of a text, each once. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
