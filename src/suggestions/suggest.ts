import { fold, suggestionLimit } from "../contract/search/suggestions.ts";
import { bestOf, commonLength, type IndexPart, type ScoredPhrase, sharedLength } from "./part.ts";
import { type IndexTable, partName, placeOf } from "./table.ts";
import { type TypoVariant, variantsOf } from "./typos.ts";

/** Reads pieces of the index. A piece that is in memory is returned directly, not as a promise. */
export interface SuggestionIndex {
  readonly table: () => IndexTable | Promise<IndexTable>;
  readonly part: (name: string) => IndexPart | Promise<IndexPart>;
  /** The best phrases for one short prefix, from the list of its first letter. */
  readonly head: (name: string, prefix: string) => IndexPart | null | Promise<IndexPart | null>;
}

/**
 * Phrases that complete a cleaned query, best first: those that begin with it; failing that, those that begin with what
 * was probably meant; failing that too, the query with its first words kept and the rest completed.
 */
export async function suggest(
  index: SuggestionIndex,
  query: string,
  regions: readonly string[],
): Promise<readonly string[]> {
  const typed = fold(query);
  const trimmed = typed.trimEnd();
  if (!trimmed) return [];
  const table = await index.table();
  const search = new Search(index, table, regions);
  const exact = await search.beginningWith(typed);
  if (exact.length > 0) return phrasesOf(exact);
  if (typed !== trimmed) return suggest(index, trimmed, regions);
  const meant = await search.meantBy(typed);
  return meant.length > 0 ? phrasesOf(meant) : search.lastWordsOf(typed);
}

/** A part in memory is used without `await`, which would take up most of the time of most lookups. */
function isHere(part: IndexPart | Promise<IndexPart>): part is IndexPart {
  return !(part instanceof Promise);
}

/** How many phrases to take from each part: more than are shown, as some are one phrase under several spellings. */
const most = 2 * suggestionLimit;

/** The most parts to read to find what a mistyped query meant. */
const mostParts = 4;

/** The same for a second slip. Few, so that a first answer stays small. */
const mostPartsAgain = 2;

/** The result of looking up the variants of a text. */
interface Tried {
  readonly found: readonly ScoredPhrase[];
  /** If no phrase was found: the variant that shares the longest beginning with some phrase, and how many letters. */
  readonly further: { readonly text: string; readonly length: number; readonly worth: number } | null;
}

/** The shortest query in which a second slip is looked for: two slips in fewer letters could mean nearly anything. */
const shortestTwice = 8;

/** How many points of a slip's bonus are worth as much as one more matching letter. */
const bonusOfLetter = 4;

class Search {
  readonly #index: SuggestionIndex;
  readonly #table: IndexTable;
  readonly #regions: readonly string[];

  constructor(index: SuggestionIndex, table: IndexTable, regions: readonly string[]) {
    this.#index = index;
    this.#table = table;
    this.#regions = regions.filter((region) => table.regions.includes(region));
  }

  async beginningWith(prefix: string): Promise<readonly ScoredPhrase[]> {
    const world = await this.#inWorld(prefix);
    if (this.#regions.length === 0) return world;
    const parts = await Promise.all(this.#regions.map((region) => this.#index.part(partName.region(region))));
    return [world, ...parts.map((part) => bestOf(part, prefix, this.#regions, most))].flat();
  }

  async #inWorld(prefix: string): Promise<readonly ScoredPhrase[]> {
    const place = placeOf(this.#table, prefix);
    if ("head" in place) {
      const head = await this.#index.head(partName.heads(place.head), prefix);
      return head ? bestOf(head, prefix, this.#regions, most) : [];
    }
    const held = place.blocks.map((block) => this.#index.part(partName.block(block)));
    const parts = held.every(isHere) ? held : await Promise.all(held);
    return parts.flatMap((part) => bestOf(part, prefix, this.#regions, most));
  }

  /** Phrases for the query with one slip corrected or, in a longer query, two. */
  async meantBy(typed: string): Promise<readonly ScoredPhrase[]> {
    const length = await this.#sharedLength(typed);
    const { found, further } = await this.#tryVariants(variantsOf(typed, length), mostParts);
    if (found.length > 0 || typed.length < shortestTwice || !further || further.length <= length) return found;
    return (await this.#tryVariants(variantsOf(further.text, further.length), mostPartsAgain)).found;
  }

  /** Reads at most `limit` parts: those that hold the likeliest variants. */
  async #tryVariants(all: readonly TypoVariant[], limit: number): Promise<Tried> {
    const groups = new Map<string, TypoVariant[]>();
    for (const variant of all) {
      for (const name of this.#partsFor(variant.text)) {
        const group = groups.get(name);
        if (group) group.push(variant);
        else groups.set(name, [variant]);
      }
    }
    const likeliest = [...groups].sort(([, a], [, b]) => likelihood(b) - likelihood(a)).slice(0, limit);
    const found: ScoredPhrase[] = [];
    let further: Tried["further"] = null;
    for (const [name, variants] of likeliest) {
      const isHead = name.startsWith("heads");
      const part = isHead ? null : await this.#index.part(name);
      for (const { text, bonus } of variants) {
        const searched = part ?? (await this.#index.head(name, text));
        const best = searched ? bestOf(searched, text, this.#regions, most) : [];
        for (const { phrase, score } of best) found.push({ phrase, score: score + bonus });
        const length = part && found.length === 0 ? sharedLength(part, text) : 0;
        const worth = length + bonus / bonusOfLetter;
        if (worth > (further?.worth ?? 0)) further = { text, length, worth };
      }
    }
    return { found, further };
  }

  /** The length of the longest beginning that the text shares with some phrase: the slip is there or before. */
  async #sharedLength(typed: string): Promise<number> {
    const place = placeOf(this.#table, typed);
    if ("head" in place) return typed.length;
    const [block = 0] = place.blocks;
    const part = await this.#index.part(partName.block(block));
    return Math.max(sharedLength(part, typed), commonLength(this.#table.firsts[block + 1] ?? "", typed));
  }

  #partsFor(prefix: string): readonly string[] {
    const place = placeOf(this.#table, prefix);
    return "head" in place ? [partName.heads(place.head)] : place.blocks.map(partName.block);
  }

  /**
   * Keeps the first words and completes the rest: the longest rest that some phrase begins with. Only words known to belong
   * together are joined, so a rest has at least three words, the last perhaps unfinished, and begins with no word like "of".
   */
  async lastWordsOf(typed: string): Promise<readonly string[]> {
    const spaces = [...typed.matchAll(/ /g)].map(({ index }) => index + 1);
    for (const start of spaces.slice(-mostRests, -2)) {
      if (joining.test(typed.slice(start))) continue;
      const found = await this.beginningWith(typed.slice(start));
      if (found.length > 0) return phrasesOf(found).map((phrase) => typed.slice(0, start) + phrase);
    }
    return [];
  }
}

/** In words: the longest rest that is tried. */
const mostRests = 4;

/** Words that can stand before nearly anything, so they say nothing about what follows. */
const joining = /^(?:an?|and|as|at|by|for|from|in|is|of|on|or|the|to|with) /;

/** The most that all bonuses together add: many unlikely variants in a part are worth as much as one likely variant. */
const enoughVariants = 12;

/** A part is worth reading for its best variant and for how many it has. */
function likelihood(variants: readonly TypoVariant[]): number {
  const bonuses = variants.map(({ bonus }) => bonus);
  const sum = bonuses.reduce((total, bonus) => total + bonus, 0);
  return Math.max(...bonuses) + Math.min(sum, enoughVariants);
}

/** Each phrase once, the best first. */
function phrasesOf(found: readonly ScoredPhrase[]): readonly string[] {
  const phrases = [...found].sort((a, b) => b.score - a.score).map(({ phrase }) => phrase);
  return [...new Set(phrases)].slice(0, suggestionLimit);
}
