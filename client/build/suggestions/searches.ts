import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A search that people make, how common it is and, where it is in another language, which. */
export interface Search {
  readonly phrase: string;
  readonly weight: number;
  readonly language: string;
}

const folder = join(import.meta.dirname, "searches");

/**
 * Our own lists of everyday searches, `searches/*.txt`. A line is a search, `(a|b)` in it stands for each of these, the
 * commonest first. `= 44 de` before lines: their weight and, where it isn't English, their language.
 */
export function readSearches(): Search[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => searchesOf(readFileSync(join(folder, file), "utf8")));
}

/** @example searchesOf("= 40\ncan (dogs|cats) swim") // "can dogs swim" of weight 40, "can cats swim" of a little less */
export function searchesOf(text: string): Search[] {
  let weight = 0;
  let language = "";
  return text.split("\n").flatMap((line) => {
    const heading = /^= (\d+) ?([a-z]*)$/.exec(line);
    if (!heading) return variantsOf(line).map(({ phrase, rank }) => ({ phrase, weight: weight - rank, language }));
    [weight, language] = [Number(heading[1]), heading[2] ?? ""];
    return [];
  });
}

/** How much less something counts for each tenfold of its place in a list, and for what is only added to a name. */
const fall = { place: 4, added: 8 };

interface Variant {
  readonly phrase: string;
  readonly rank: number;
}

/** @param lists how many of the line's lists are chosen from already */
function variantsOf(line: string, lists = 0): readonly Variant[] {
  const list = /\(([^()]*)\)/.exec(line);
  if (!list) return line.trim() ? [{ phrase: line.trim(), rank: 0 }] : [];
  return (list[1] ?? "").split("|").flatMap((one, index) => {
    const lost = fall.place * Math.log10(1 + index) + (lists > 0 && one ? fall.added : 0);
    const variants = variantsOf(
      line.replace(list[0], () => one),
      lists + 1,
    );
    return variants.map(({ phrase, rank }) => ({ phrase, rank: rank + lost }));
  });
}
