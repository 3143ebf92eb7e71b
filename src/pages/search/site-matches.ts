/** A page of ours that words can find. */
export interface SiteEntry {
  readonly label: string;
  readonly href: string;
  /** One sentence about it. */
  readonly text: string;
  /** Further words that people use for it. */
  readonly words: string;
}

/** For each word of the pages, where it stands and how much that counts. */
export interface SiteIndex {
  readonly entries: readonly SiteEntry[];
  readonly terms: ReadonlyMap<string, ReadonlyMap<SiteEntry, number>>;
}

/** Words that say nothing about what is looked for. */
const empty = new Set(
  "a an and are as at be by can do does for from how i in is it its of on or our that the this to what where who why with you your".split(
    " ",
  ),
);

/** A word in a title says more about a page than one in its description. */
const weights = { label: 4, words: 3, text: 1 } as const;

const most = { entries: 6, words: 24 };

/** What a word counts that only begins like the word asked for, or that the word asked for begins with. */
const akinShare = 0.6;

/** The share of the best page's score below which a page has nothing to do with what was asked. */
const worthShowing = 0.2;

/** A full-text index of pages: titles, further words and descriptions. */
export function makeSiteIndex(entries: readonly SiteEntry[]): SiteIndex {
  const terms = new Map<string, Map<SiteEntry, number>>();
  for (const entry of entries) {
    for (const [field, weight] of Object.entries(weights) as [keyof typeof weights, number][]) {
      for (const word of new Set(wordsOf(entry[field]))) {
        const held = terms.get(word) ?? new Map<SiteEntry, number>();
        held.set(entry, Math.max(weight, held.get(entry) ?? 0));
        terms.set(word, held);
      }
    }
  }
  return { entries, terms };
}

/**
 * Our own pages for what was asked, best first, at most six. Each asked word counts once for a page, by where it stands
 * there and by how few pages hold it; "prices" finds "price" and the other way round. Never throws.
 */
export function siteMatches(asked: string, { entries, terms }: SiteIndex): readonly SiteEntry[] {
  const wanted = [...new Set(wordsOf(asked))].filter((word) => !empty.has(word)).slice(0, most.words);
  const scores = new Map<SiteEntry, number>();
  for (const word of wanted) {
    for (const [entry, score] of scoresOf(word, entries.length, terms)) {
      scores.set(entry, (scores.get(entry) ?? 0) + score);
    }
  }
  const enough = worthShowing * Math.max(...scores.values());
  return [...scores]
    .filter(([, score]) => score >= enough)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most.entries)
    .map(([entry]) => entry);
}

/** What one word counts for each page that holds it or a word akin to it. */
function scoresOf(word: string, pages: number, terms: SiteIndex["terms"]): ReadonlyMap<SiteEntry, number> {
  const best = new Map<SiteEntry, number>();
  for (const [term, held] of terms) {
    const share = likeness(word, term);
    if (share === 0) continue;
    const rarity = Math.log(1 + pages / held.size);
    for (const [entry, weight] of held) best.set(entry, Math.max(best.get(entry) ?? 0, share * weight * rarity));
  }
  return best;
}

/** Words of one or two letters count only as whole words. */
function likeness(word: string, term: string): number {
  if (word === term) return 1;
  const [short, long] = word.length < term.length ? [word, term] : [term, word];
  return short.length > 2 && long.startsWith(short) ? akinShare : 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
