import { bangList } from "./bang-list.ts";

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

/** Every bang, in the order of the list. Throws where a line of the list has neither form. */
export const bangs: readonly Bang[] = readList(bangList);

const byTrigger: ReadonlyMap<string, Bang> = new Map(bangs.map((bang) => [bang.t, bang]));

/** The categories in the order of the list, each with its sub-categories. */
export const bangCategories: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(bangs.map(({ c }) => c))].map((category) => [
    category,
    [...new Set(bangs.filter(({ c }) => c === category).map(({ sc }) => sc))],
  ]),
);

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
export function findBang(query: string): BangSearch | null {
  const parts = query.split(/\s+/).filter(Boolean);
  const at = parts.findIndex((part) => bangOf(part) !== undefined);
  const bang = bangOf(parts[at] ?? "");
  if (!bang) return null;
  const words = parts.filter((_, index) => index !== at).join(" ");
  return { bang, words, address: bangAddress(bang, words) };
}

function bangOf(part: string): Bang | undefined {
  return part.startsWith("!") ? byTrigger.get(part.slice(1).toLowerCase()) : undefined;
}

/** Where a bang leads with some words. Half of a surrogate pair, which has no encoding, becomes U+FFFD. */
export function bangAddress({ d, u }: Bang, words: string): string {
  return words ? u.split(slot).join(encodeURIComponent(words.toWellFormed())) : `https://${d}/`;
}

/** Longer triggers do not exist, so nothing longer need be compared. */
const longestPrefix = 32;

/** The bangs that a beginning such as `!w` may become: the very one first, then the best known. */
export function bangSuggestions(prefix: string, most = 8): readonly Bang[] {
  const typed = prefix.slice(1, 1 + longestPrefix).toLowerCase();
  if (!prefix.startsWith("!")) return [];
  return bangs
    .filter(({ t }) => t.startsWith(typed))
    .sort((a, b) => Number(b.t === typed) - Number(a.t === typed) || b.r - a.r || a.t.length - b.t.length)
    .slice(0, most);
}

/** What the list of bangs may be narrowed by; "" leaves out nothing. */
export interface BangFilter {
  readonly words: string;
  readonly category: string;
}

/** The bangs of a category in which every word is found: in trigger, name, domain, category or sub-category. */
export function filterBangs({ words, category }: BangFilter): readonly Bang[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const chosen = bangs.filter(({ c }) => category === "" || c === category);
  return chosen
    .filter((bang) => wanted.every((word) => holds(bang, word)))
    .sort((a, b) => nearness(b, wanted) - nearness(a, wanted));
}

function holds({ c, d, s, sc, t }: Bang, word: string): boolean {
  if (word.startsWith("!")) return t.startsWith(word.slice(1));
  return `${t} ${s} ${d} ${c} ${sc}`.toLowerCase().includes(word);
}

/** The very trigger before all, then what the name begins with. Equal ones stay in the order of the list. */
function nearness({ s, t }: Bang, wanted: readonly string[]): number {
  const scores = wanted.map((word) => {
    if (t === word.replace(/^!/, "")) return 2;
    return s.toLowerCase().startsWith(word) ? 1 : 0;
  });
  return Math.max(0, ...scores);
}

/** General places to look, one of a kind, for a page of results that has none of its own. */
const places = {
  w: "an encyclopaedia",
  osm: "a map",
  wikt: "a dictionary",
  bbc: "the news",
  ia: "an archive",
  commons: "free pictures",
} as const;

/** A kind of place that the words of a search may be taken to. */
export interface Elsewhere {
  readonly kind: (typeof places)[keyof typeof places];
  readonly bang: Bang;
}

/** One bang for each kind of place, in the order in which they help most people. */
export const elsewhere: readonly Elsewhere[] = Object.entries(places).flatMap(([trigger, kind]) => {
  const bang = byTrigger.get(trigger);
  return bang ? [{ kind, bang }] : [];
});
