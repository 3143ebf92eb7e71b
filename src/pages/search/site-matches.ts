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
  "a an and are as at be by can do does for from get how i in is it its me my of on or our that the this to what where who why with you your".split(
    " ",
  ),
);

/** Nor do numbers or letters alone: "15% of 80" asks for no page that holds both. */
const saysNothing = /^(?:\p{N}+|\p{L})$/u;

const most = { entries: 6, words: 24 };

/** What a word counts that is only another form of the word asked for. */
const akinShare = 0.6;

/** The share of the best page's score below which a page has nothing to do with what was asked. */
const worthShowing = 0.2;

/** A word in the text of more pages than these says of none of them what it is about. */
const fewPages = 2;

/** How well a page answers. */
interface Fit {
  readonly score: number;
  /** Asked words that it holds. */
  readonly held: number;
  /** What they say, as a sum of {@link rarityOf}. */
  readonly said: number;
  /** The best place of one of them. */
  readonly weight: number;
  /** Each of them is rare enough to find a page that only mentions it. */
  readonly isRare: boolean;
}

const noFit: Fit = { score: 0, held: 0, said: 0, weight: 0, isRare: true };

/**
 * Our own pages of a host for what was asked, best first, at most six. Each asked word counts once for a page, by where
 * it stands there and by how few pages hold it; "prices" finds "price" and the other way round. A word of the title is
 * enough; words of the description must be most of what was asked; a page that only mentions the words must mention them
 * all, and hardly another may. Never throws.
 */
export function siteMatches(asked: string, index: SiteIndex, host: HostVariant): readonly SiteEntry[] {
  const wanted = [...wordsOf(asked)].filter((word) => !empty.has(word) && !saysNothing.test(word)).slice(0, most.words);
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
        said: before.said + rarity,
        weight: Math.max(before.weight, weight),
        isRare: before.isRare && scores.size <= fewPages,
      });
    }
  }
  const answers = ({ held, said, weight, isRare }: Fit) => {
    if (weight >= weights.words) return true;
    return weight > weights.body ? said > all / 2 : isRare && held === wanted.length;
  };
  const found = [...fits].flatMap(([at, fit]) => {
    const entry = index.entries[at];
    return entry?.hosts.includes(host) && answers(fit) ? [{ entry, score: fit.score }] : [];
  });
  const enough = worthShowing * Math.max(...found.map(({ score }) => score));
  return found
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)
    .slice(0, most.entries)
    .map(({ entry }) => entry);
}

/** What a word says that so many pages hold: most where none does. */
function rarityOf(pages: number, { entries }: SiteIndex): number {
  return Math.log(1 + (2 * entries.length) / Math.max(1, pages));
}

/** What one word counts for each page that holds it or a form of it, and where it stands there at best. */
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

/** What a form of a word adds to it: "prices", "deleted", "cancelling". The same beginning is not enough ("pop", "population"). */
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
