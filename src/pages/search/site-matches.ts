/** The site's own search, by MiniSearch: which of our pages a search is about. */
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import type { Language } from "../../contract/language/languages.ts";
import type { HostVariant } from "../../visit/host.ts";

/** A page of ours that words can find. */
export interface SiteEntry {
  readonly label: string;
  readonly href: string;
  /** One sentence about it. */
  readonly text: string;
  /** The hosts on which it may be found. */
  readonly hosts: readonly string[];
}

/**
 * A word counts most if a page is about it (`subject`), then in its title, its other names (`words`), its description (`text`),
 * and its body.
 */
export const weights = { subject: 20, label: 12, words: 9, text: 3, body: 1 } as const;

type Field = keyof typeof weights;

/** Words that say nothing about what is looked for. */
const empty = new Set(
  "a an and are as at be by can do does for from get how i in is it its me my of on or our that the this to what where who why with you your".split(
    " ",
  ),
);

/** Nor do numbers or letters alone: "15% of 80" asks for no page that holds both. */
const saysNothing = /^(?:\p{N}+|\p{L})$/u;

const most = { entries: 6, near: 3, words: 24 };

/** The fields with the names of a page. */
const named = ["subject", "label", "words"];

/** The share of the best page's score below which a page has nothing to do with what was asked. */
const worthShowing = 0.2;

/** A word that more pages than this hold does not say what a page is about that only mentions it. */
const fewPages = 2;

/** The words of a text that say something, in lower case and without accents, each once. */
function wordsOf(text: string): readonly string[] {
  // What says where a line may and may not end is no part of a word.
  const plain = text.normalize("NFD").replace(/[\p{M}\u00ad\u2060]/gu, "");
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !empty.has(word));
}

/** How the index of a language is made. Each word stands in it as it is, for slips of the finger, and in English by its stem. */
export function indexOptions(language: Language): Options<SiteEntry & Record<Field, string>> {
  return {
    idField: "href",
    fields: Object.keys(weights),
    storeFields: ["label", "href", "text", "hosts"],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: language === "en" ? (word) => [...new Set([word, stemmer(word)])] : (word) => word,
  };
}

export type SiteIndex = MiniSearch<SiteEntry & Record<Field, string>>;

/** Reads the index that the build wrote, of any language; throws if it is not one. */
export function siteIndexOf(written: string): SiteIndex {
  return MiniSearch.loadJSON(written, indexOptions("en"));
}

const asWritten: SearchOptions = { boost: weights, processTerm: (word) => word };

/**
 * How other forms of a word are found. Of languages other than English no stems are known: there, the longer words that begin
 * with it count, and those that are one or two letters away.
 */
const otherForms: SearchOptions = {
  prefix: (word) => word.length >= 4,
  fuzzy: (word) => (word.length < 6 ? 0 : word.length < 7 ? 1 : 2),
};

/**
 * Our own pages on a host that match a search, best first, at most six; "prices" finds "price" and the other way round. One
 * word in the title or the other names is enough; words in the description must make up more than half of what was asked, by
 * rarity; a page that only mentions the words in its body must mention all of them, and each must be rare. Never throws.
 */
export function siteMatches(
  asked: string,
  index: SiteIndex,
  host: HostVariant,
  language: Language,
): readonly SiteEntry[] {
  const isEnglish = language === "en";
  const wanted = isEnglish ? [...new Set(wantedIn(asked).map(stemmer))] : tellingIn(wantedIn(asked), index);
  const results = index.search(wanted.join(" "), isEnglish ? asWritten : { ...asWritten, ...otherForms });
  const { rarityOf, pagesWith } = countsOf(wanted, results, index);
  const isGoodFit = ({ match, queryTerms }: SearchResult) => {
    const weight = Math.max(
      ...Object.values(match).flatMap((fields) => fields.map((field) => weights[field as Field])),
    );
    if (weight >= weights.words) return true;
    if (weight > weights.body) return rarityOf(queryTerms) > rarityOf(wanted) / 2;
    return queryTerms.length === wanted.length && queryTerms.every((word) => pagesWith(word) <= fewPages);
  };
  const found = results.filter((result) => isOn(host, result) && isGoodFit(result));
  const enough = worthShowing * (found[0]?.score ?? 0);
  return found
    .filter(({ score }) => score >= enough)
    .slice(0, most.entries)
    .map(entryOf);
}

/**
 * For a search that finds no page of ours: the pages that come nearest, at most three. Those that mention anywhere at least half
 * of what was asked, by rarity, each word as it is or, where pages are named, as a slip of a finger made it: in long texts some
 * word is always near. Never throws.
 */
export function nearestMatches(asked: string, index: SiteIndex, host: HostVariant): readonly SiteEntry[] {
  const wanted = wantedIn(asked);
  const words = wanted.join(" ");
  const results = index.search({ queries: [words, { queries: [words], fuzzy: slipsIn, fields: named }] }, asWritten);
  const { rarityOf } = countsOf(wanted, results, index);
  return results
    .filter((result) => isOn(host, result) && rarityOf(result.queryTerms) >= rarityOf(wanted) / 2)
    .slice(0, most.near)
    .map(entryOf);
}

/** How many letters may be wrong. Two that are swapped count as two; a short word is one letter away from too many others. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The words that say what is looked for. */
function wantedIn(asked: string): readonly string[] {
  return wordsOf(asked)
    .filter((word) => !saysNothing.test(word))
    .slice(0, most.words);
}

/** The words but those that half of our pages hold, unless a page is about one: they stand in for a list of empty words. */
function tellingIn(words: readonly string[], index: SiteIndex): readonly string[] {
  return words.filter((word) => {
    const pages = index.search(word, asWritten);
    const isSubject = pages.some(({ match }) => match[word]?.includes("subject"));
    return isSubject || pages.length <= index.documentCount / 2;
  });
}

/** On how many pages each word was found, and how much words say: the fewer pages hold one, the more. */
function countsOf(wanted: readonly string[], results: readonly SearchResult[], index: SiteIndex) {
  const pages = new Map(
    wanted.map((word) => [word, results.filter(({ queryTerms }) => queryTerms.includes(word)).length]),
  );
  const pagesWith = (word: string) => pages.get(word) ?? 0;
  const rarityOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log(1 + (2 * index.documentCount) / Math.max(1, pagesWith(word))), 0);
  return { pagesWith, rarityOf };
}

function isOn(host: HostVariant, { hosts }: SearchResult): boolean {
  return (hosts as SiteEntry["hosts"]).includes(host);
}

function entryOf({ label, href, text, hosts }: SearchResult): SiteEntry {
  return { label, href, text, hosts };
}
