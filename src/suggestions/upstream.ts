import { readSuggestions } from "../contract/search/suggestions.ts";
import { readJsonBody } from "../platform/body.ts";

/** Milliseconds: by then the visitor has typed the next letters. */
const upstreamTimeLimit = 1000;

/** Bytes. Eight phrases take a few hundred. */
const largest = 65_536;

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
    const read = answer.ok ? await readJsonBody(answer, { bytes: largest, time: upstreamTimeLimit }) : null;
    return read?.ok ? readSuggestions(read.value) : null;
  } catch {
    return null;
  }
}
