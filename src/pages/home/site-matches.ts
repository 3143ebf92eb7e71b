/** A page of ours that words can find. */
export interface SiteEntry {
  readonly label: string;
  readonly href: string;
  /** Further words that people use for it. */
  readonly words: string;
}

/** Words that say nothing about what is looked for. */
const empty = new Set([
  "and",
  "are",
  "can",
  "does",
  "for",
  "from",
  "how",
  "the",
  "this",
  "what",
  "where",
  "who",
  "why",
  "with",
  "you",
  "your",
]);

const mostEntries = 6;

/**
 * Our own pages for what was asked, best first: a page counts one for each asked word that begins one of its words, or
 * that one of its words begins ("prices" finds "price"). Words of one or two letters count only as whole words.
 */
export function siteMatches(asked: string, entries: readonly SiteEntry[]): SiteEntry[] {
  const wanted = [...new Set(wordsOf(asked))].filter((word) => !empty.has(word));
  return entries
    .map((entry) => ({ entry, score: score(wanted, wordsOf(`${entry.label} ${entry.words}`)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostEntries)
    .map(({ entry }) => entry);
}

function score(wanted: readonly string[], held: readonly string[]): number {
  return wanted.filter((word) => held.some((other) => isAkin(word, other))).length;
}

function isAkin(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length > 2 && long.startsWith(short);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
