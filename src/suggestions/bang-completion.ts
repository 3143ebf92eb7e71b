import { type Bangs, bangSuggestions } from "../contract/search/bangs.ts";
import { suggestionLimit } from "../contract/search/suggestions.ts";

/**
 * The query with the bang at its end completed, `otter !w` and so on; null where no bang is being typed, or where they
 * cannot be read. The list is asked for only when one is.
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
