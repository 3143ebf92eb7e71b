import { readSuggestions } from "../contract/search/suggestions.ts";

/** Milliseconds: by then the visitor has typed the next letters. */
const upstreamTimeLimit = 1000;

/** A service that answers as our own `/ac` does. */
export interface Upstream {
  readonly address: string;
  readonly fetch: typeof fetch;
}

/**
 * The suggestions of a configured service, which learns the query and the region and nothing else of the visitor. Null
 * when it does not give a list in time; never throws.
 */
export async function askUpstream(upstream: Upstream, query: string, kl: string): Promise<readonly string[] | null> {
  const address = new URL(upstream.address);
  address.searchParams.set("q", query);
  address.searchParams.set("kl", kl);
  try {
    const answer = await upstream.fetch(address, { signal: AbortSignal.timeout(upstreamTimeLimit), redirect: "error" });
    return answer.ok ? readSuggestions(await answer.json()) : null;
  } catch {
    return null;
  }
}
