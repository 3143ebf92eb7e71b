import { fold, suggestionLimit } from "../contract/search/suggestions.ts";
import { bestOf, commonLength, type Part, type Scored, sharedLength } from "./part.ts";
import { partName, placeOf, type Table } from "./table.ts";
import { type Variant, variantsOf } from "./typos.ts";

/** Reads pieces of the index. What is at hand comes without waiting. */
export interface Index {
  readonly table: () => Table | Promise<Table>;
  readonly part: (name: string) => Part | Promise<Part>;
  /** The best phrases for one short prefix, from the list of its first letter. */
  readonly head: (name: string, prefix: string) => Part | null | Promise<Part | null>;
}

/**
 * Phrases that go on from a cleaned query, best first: those that begin with it; where none does, those that begin with
 * what was probably meant; and where there are none of these either, the first words kept and the rest completed.
 */
export async function suggest(index: Index, query: string, regions: readonly string[]): Promise<readonly string[]> {
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

/** What was read before need not be waited for, which most lookups would otherwise spend most of their time on. */
function isHere(part: Part | Promise<Part>): part is Part {
  return !(part instanceof Promise);
}

/** Taken from each part: some of them are one phrase under several spellings. */
const most = 2 * suggestionLimit;

/** Most parts that are read to find what a mistyped text was meant to be. */
const mostParts = 4;

/** And for a second slip: a first answer stays small. */
const mostPartsAgain = 2;

/** What variants of a text led to. */
interface Tried {
  readonly found: readonly Scored[];
  /** Where none was found: the variant with which a phrase goes on furthest, and for how many letters. */
  readonly further: { readonly text: string; readonly length: number; readonly worth: number } | null;
}

/** With two slips in fewer letters, nearly anything might have been meant. */
const shortestTwice = 8;

/** A likelier slip is worth as much as so much of a letter more that goes on. */
const bonusOfLetter = 4;

class Search {
  readonly #index: Index;
  readonly #table: Table;
  readonly #regions: readonly string[];

  constructor(index: Index, table: Table, regions: readonly string[]) {
    this.#index = index;
    this.#table = table;
    this.#regions = regions.filter((region) => table.regions.includes(region));
  }

  async beginningWith(prefix: string): Promise<readonly Scored[]> {
    const world = await this.#inWorld(prefix);
    if (this.#regions.length === 0) return world;
    const parts = await Promise.all(this.#regions.map((region) => this.#index.part(partName.region(region))));
    return [world, ...parts.map((part) => bestOf(part, prefix, this.#regions, most))].flat();
  }

  async #inWorld(prefix: string): Promise<readonly Scored[]> {
    const place = placeOf(this.#table, prefix);
    if ("head" in place) {
      const head = await this.#index.head(partName.heads(place.head), prefix);
      return head ? bestOf(head, prefix, this.#regions, most) : [];
    }
    const held = place.blocks.map((block) => this.#index.part(partName.block(block)));
    const parts = held.every(isHere) ? held : await Promise.all(held);
    return parts.flatMap((part) => bestOf(part, prefix, this.#regions, most));
  }

  /** One slip mended and, in a longer text, a second one. */
  async meantBy(typed: string): Promise<readonly Scored[]> {
    const length = await this.#sharedLength(typed);
    const { found, further } = await this.#tryVariants(variantsOf(typed, length), mostParts);
    if (found.length > 0 || typed.length < shortestTwice || !further || further.length <= length) return found;
    return (await this.#tryVariants(variantsOf(further.text, further.length), mostPartsAgain)).found;
  }

  /** Bounded: reads the parts in which the likeliest variants lie, and no others. */
  async #tryVariants(all: readonly Variant[], limit: number): Promise<Tried> {
    const groups = new Map<string, Variant[]>();
    for (const variant of all) {
      for (const name of this.#partsFor(variant.text)) {
        const group = groups.get(name);
        if (group) group.push(variant);
        else groups.set(name, [variant]);
      }
    }
    const likeliest = [...groups].sort(([, a], [, b]) => likelihood(b) - likelihood(a)).slice(0, limit);
    const found: Scored[] = [];
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

  /** How far the text goes as some phrase does: the slip is there or before. */
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
   * The first words kept as they are, the rest completed: the longest rest that anything begins with. Words are put together
   * only where they are known to stand together, so a rest has two of them at least, and begins with one that says something.
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

/** In words: how much of a long search is tried. */
const mostRests = 4;

/** Words that stand before anything say nothing of what follows them. */
const joining = /^(?:an?|and|as|at|by|for|from|in|is|of|on|or|the|to|with) /;

/** In bonuses: a part with so many unlikely variants is worth as much as one with a likely one. */
const enoughVariants = 12;

/** A part is worth reading for its best variant and for how many it has. */
function likelihood(variants: readonly Variant[]): number {
  const bonuses = variants.map(({ bonus }) => bonus);
  const sum = bonuses.reduce((total, bonus) => total + bonus, 0);
  return Math.max(...bonuses) + Math.min(sum, enoughVariants);
}

/** Each phrase once, the best first. */
function phrasesOf(found: readonly Scored[]): readonly string[] {
  const phrases = [...found].sort((a, b) => b.score - a.score).map(({ phrase }) => phrase);
  return [...new Set(phrases)].slice(0, suggestionLimit);
}
