import { type Bangs, bangSuggestions } from "../contract/search/bangs.ts";
import { suggestionLimit } from "../contract/search/suggestions.ts";

/**
 * The query with each completion of the bang at its end, such as `otter !w`. Null if no bang is being typed, none fits or the
 * list of bangs cannot be read. The list is read only when a bang is being typed.
 */
export async function completeBang(
  query: string,
  read: () => Promise<Bangs | null>,
): Promise<readonly string[] | null> {
  const typed = /(?:^|\s)(![\w-]*)$/.exec(query)?.[1];
  if (typed === undefined) return null;
  const bangs = await read();
  if (!bangs) return null;
  const before = query.slice(0, query.length - typed.length);
  const found = bangSuggestions(bangs, typed, suggestionLimit).map(({ t }) => `${before}!${t}`);
  return found.length > 0 ? found : null;
}
