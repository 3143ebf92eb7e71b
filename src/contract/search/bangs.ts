import { i18n, languageNow } from "../language/i18n.ts";
import { bangName } from "./bang-name.ts";

/** One bang, in the record shape of `/bang.js`. */
export interface Bang {
  /** Category. */
  readonly c: string;
  /** Domain: the site's home page is `https://` and this. */
  readonly d: string;
  /** Rank: how well known the site is, 1 to 9. */
  readonly r: number;
  /** The site's name. */
  readonly s: string;
  /** Sub-category. */
  readonly sc: string;
  /** Trigger, without the exclamation mark, in lower case. */
  readonly t: string;
  /** Address, with {@link slot} where the words go. */
  readonly u: string;
}

/** Stands in an address for the percent-encoded words. */
export const slot = "{{{s}}}";

const headLine = /^# ([^/]+) \/ (.+)$/;
const bangLine = /^([1-9]) ([a-z0-9]+) (.+) (https:\/\/\S+)$/;

/** How many there are, for pages that say so without loading the list. A test compares them with it. */
export const bangCounts = { bangs: 617, categories: 16 } as const;

/** The list, ready to be searched. */
export interface Bangs {
  /** Every bang, in the order of the list. */
  readonly all: readonly Bang[];
  readonly byTrigger: ReadonlyMap<string, Bang>;
  /** The categories in the order of the list, each with its sub-categories. */
  readonly categories: ReadonlyMap<string, readonly string[]>;
}

/** Reads the text of the list, see `client/bangs/bang-data.ts`. Throws where a line of it has neither form. */
export function readBangs(text: string): Bangs {
  const all = readList(text);
  const byTrigger = new Map(all.map((bang) => [bang.t, bang]));
  const byCategory = Map.groupBy(all, ({ c }) => c);
  const categories = [...byCategory].map(([c, members]) => [c, [...new Set(members.map(({ sc }) => sc))]] as const);
  return { all, byTrigger, categories: new Map(categories) };
}

function readList(list: string): Bang[] {
  let place = { c: "", sc: "" };
  return list
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, c, sc] = headLine.exec(line) ?? [];
      if (c === undefined || sc === undefined) return [readBang(line, place)];
      place = { c, sc };
      return [];
    });
}

function readBang(line: string, { c, sc }: Pick<Bang, "c" | "sc">): Bang {
  const [, r, t, s, u] = bangLine.exec(line) ?? [];
  if (!r || !t || !s || !u) throw new SyntaxError(`not a line of the list of bangs: "${line}"`);
  return { c, d: new URL(u).hostname, r: Number(r), s, sc, t, u };
}

/** A search that a bang sends elsewhere. */
export interface BangSearch {
  readonly bang: Bang;
  /** What is left of the query without the bang. */
  readonly words: string;
  /** Where it leads: always an address of the list, or its site's home page where no words are left. */
  readonly address: string;
}

/**
 * The first known bang of a query, wherever it stands, in any letter case; null where there is none. Unknown bangs are
 * ordinary words, and so are those after the first.
 */
export function findBang({ byTrigger }: Bangs, query: string): BangSearch | null {
  const parts = query.split(/\s+/).filter(Boolean);
  const bangOf = (part: string) => (part.startsWith("!") ? byTrigger.get(part.slice(1).toLowerCase()) : undefined);
  const at = parts.findIndex((part) => bangOf(part) !== undefined);
  const bang = bangOf(parts[at] ?? "");
  if (!bang) return null;
  const words = parts.filter((_, index) => index !== at).join(" ");
  return { bang, words, address: bangAddress(bang, words) };
}

/** Where a bang leads with some words. Half of a surrogate pair, which has no encoding, becomes U+FFFD. */
export function bangAddress({ d, u }: Pick<Bang, "d" | "u">, words: string): string {
  return words ? u.split(slot).join(encodeURIComponent(words.toWellFormed())) : `https://${d}/`;
}

/** Longer triggers do not exist, so nothing longer need be compared. */
const longestPrefix = 32;

/** The bangs that a prefix such as `!w` can be completed to: an exact match first, then the best known. */
export function bangSuggestions({ all }: Bangs, prefix: string, most = 8): readonly Bang[] {
  const typed = prefix.slice(1, 1 + longestPrefix).toLowerCase();
  if (!prefix.startsWith("!")) return [];
  return all
    .filter(({ t }) => t.startsWith(typed))
    .sort((a, b) => Number(b.t === typed) - Number(a.t === typed) || b.r - a.r || a.t.length - b.t.length)
    .slice(0, most);
}

/** What the list of bangs may be narrowed by; "" leaves out nothing. */
export interface BangFilter {
  readonly words: string;
  readonly category: string;
}

/**
 * The bangs of a category in which every word is found: in trigger, name, domain, category or sub-category, in English or in
 * the language of the request.
 */
export function filterBangs({ all }: Bangs, { words, category }: BangFilter): readonly Bang[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const chosen = all.filter(({ c }) => category === "" || c === category);
  return chosen.filter((bang) => holdsAll(bang, wanted)).sort((a, b) => nearness(b, wanted) - nearness(a, wanted));
}

function holdsAll(bang: Bang, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { c, d, s, sc, t } = bang;
  const text = `${t} ${s} ${bangName(bang)} ${d} ${c} ${sc} ${i18n.t(c)} ${i18n.t(sc)}`.toLowerCase();
  return words.every((word) => (word.startsWith("!") ? t.startsWith(word.slice(1)) : text.includes(word)));
}

/** A rank for sorting: the exact trigger first, then names that begin with a word. Equal ranks keep the order of the list. */
function nearness({ s, t }: Bang, wanted: readonly string[]): number {
  const scores = wanted.map((word) => {
    if (t === word.replace(/^!/, "")) return 2;
    return s.toLowerCase().startsWith(word) ? 1 : 0;
  });
  return Math.max(0, ...scores);
}

/** Another site that the words of a search can be taken to, and its kind. */
export interface Elsewhere extends Pick<Bang, "d" | "s" | "t" | "u"> {
  readonly kind: string;
  /** Its pages are in English only. */
  readonly isEnglish?: true;
}

/**
 * General sites to search, one of each kind, those that help most people first. They are repeated here so that a page of
 * results is no dead end even if the list of bangs cannot be read; a test compares them with it.
 */
export function elsewhere(): readonly Elsewhere[] {
  const [map, ...others] = otherSites;
  return [
    wikimedia({ kind: /*i18n*/ "an encyclopaedia", t: "w", s: "Wikipedia" }),
    map,
    wikimedia({ kind: /*i18n*/ "a dictionary", t: "wikt", s: "Wiktionary" }),
    ...others,
  ];
}

/** A site of Wikimedia in the language of the request: it has a domain and a bang for each. */
function wikimedia({ kind, t, s }: Pick<Elsewhere, "kind" | "t" | "s">): Elsewhere {
  const language = languageNow();
  const d = `${language}.${s.toLowerCase()}.org`;
  return { kind, t: language === "en" ? t : t + language, s, d, u: `https://${d}/w/index.php?search=${slot}` };
}

const otherSites: readonly [Elsewhere, ...Elsewhere[]] = [
  {
    kind: /*i18n*/ "a map",
    t: "osm",
    s: "OpenStreetMap",
    d: "www.openstreetmap.org",
    u: "https://www.openstreetmap.org/search?query={{{s}}}",
  },
  {
    kind: /*i18n*/ "the news",
    t: "bbc",
    s: "BBC",
    d: "www.bbc.co.uk",
    u: "https://www.bbc.co.uk/search?q={{{s}}}",
    isEnglish: true,
  },
  {
    kind: /*i18n*/ "an archive",
    t: "ia",
    s: "Internet Archive",
    d: "archive.org",
    u: "https://archive.org/search?query={{{s}}}",
    isEnglish: true,
  },
  {
    kind: /*i18n*/ "free pictures",
    t: "commons",
    s: "Wikimedia Commons",
    d: "commons.wikimedia.org",
    u: "https://commons.wikimedia.org/w/index.php?search={{{s}}}&title=Special:MediaSearch",
  },
];
