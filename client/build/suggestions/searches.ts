import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A search that people make, how common it is and, where it is in another language, which. */
export interface CommonSearch {
  readonly phrase: string;
  readonly weight: number;
  readonly language: string;
}

const folder = join(import.meta.dirname, "searches");

/**
 * Our own lists of everyday searches, `searches/*.txt`. A line is a search, in which `(a|b)` stands for each of several words,
 * the commonest first. A line `= 44 de` gives the weight of those below it and, unless that is English, their language.
 */
export function readSearches(): CommonSearch[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => searchesOf(readFileSync(join(folder, file), "utf8")));
}

/** @example searchesOf("= 40\ncan (dogs|cats) swim") // "can dogs swim" of weight 40, "can cats swim" of a little less */
export function searchesOf(text: string): CommonSearch[] {
  let weight = 0;
  let language = "";
  return text.split("\n").flatMap((line) => {
    const heading = /^= (\d+) ?([a-z]*)$/.exec(line);
    if (!heading) return variantsOf(line).map(({ phrase, rank }) => ({ phrase, weight: weight - rank, language }));
    [weight, language] = [Number(heading[1]), heading[2] ?? ""];
    return [];
  });
}

/** Weight lost with each tenfold of the place in a list, and by words from a second list, which only add to a name. */
const weightLoss = { place: 4, added: 8 };

interface Variant {
  readonly phrase: string;
  readonly rank: number;
}

/** @param lists how many of the line's lists a word has been chosen from already */
function variantsOf(line: string, lists = 0): readonly Variant[] {
  const list = /\(([^()]*)\)/.exec(line);
  if (!list) return line.trim() ? [{ phrase: line.trim(), rank: 0 }] : [];
  return (list[1] ?? "").split("|").flatMap((one, index) => {
    const lost = weightLoss.place * Math.log10(1 + index) + (lists > 0 && one ? weightLoss.added : 0);
    const variants = variantsOf(
      line.replace(list[0], () => one),
      lists + 1,
    );
    return variants.map(({ phrase, rank }) => ({ phrase, rank: rank + lost }));
  });
}
