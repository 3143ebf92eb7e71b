/**
 * What a press did is told on the page that it leads to and on no other: the address of that page names it (`?told=`). So
 * reloading shows it again, a page that is fetched ahead takes nothing away, and nobody else's link tells anything.
 */
import type { z } from "zod/mini";
import type { markSchema } from "../../session/entries.ts";

export type Mark = z.infer<typeof markSchema>;

/** Five minutes: a recovery code should not come back with the history of a browser. */
const tellingTime = 300_000;

export const toldParameter = "told";

export function newMark(now: number): Mark {
  return { id: crypto.randomUUID().slice(0, 8), until: now + tellingTime };
}

/** Whether this address is the one that a press led to a moment ago. */
export function isMarked({ id, until }: Mark, query: URLSearchParams, now: number): boolean {
  return query.get(toldParameter) === id && now < until;
}
