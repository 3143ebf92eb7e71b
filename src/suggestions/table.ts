import * as z from "zod/mini";

/** What a cold isolate reads first: where everything is. */
export const tableSchema = z.object({
  /** The first folded phrase of each block, in order. */
  firsts: z.array(z.string()),
  /** The first letters that have a file of heads, in the order of the files. */
  heads: z.array(z.string()),
  /** Regions that have a part of their own: countries in capitals, languages in small letters. */
  regions: z.array(z.string()),
});

export type IndexTable = z.infer<typeof tableSchema>;

/**
 * Where the phrases that begin with a folded prefix are: in one or two blocks or, if they would take more, in a file of heads,
 * whose lists of the best phrases were made when the index was built. `blocks`, `head`: the numbers of these files.
 */
export type PrefixPlace = { readonly blocks: readonly number[] } | { readonly head: number };

/** A prefix whose phrases lie in more than two blocks always has a head: see the build step. */
export function placeOf({ firsts, heads }: IndexTable, prefix: string): PrefixPlace {
  const low = Math.max(0, countUpTo(firsts, prefix) - 1);
  if (!firsts[low + 1]?.startsWith(prefix)) return { blocks: [low] };
  if (!firsts[low + 2]?.startsWith(prefix)) return { blocks: [low, low + 1] };
  return { head: heads.indexOf(prefix[0] ?? "") };
}

/** How many of the sorted texts come before `text` or are equal to it. */
function countUpTo(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") <= text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** File names of the parts, below the folder of the index. */
export const partName = {
  table: "table",
  block: (index: number) => `block-${index}`,
  heads: (index: number) => `heads-${index}`,
  /** With a prefix, because some file systems do not tell capitals from small letters. */
  region: (region: string) => (/[A-Z]/.test(region) ? `country-${region.toLowerCase()}` : `language-${region}`),
} as const;
