import { type BodyFault, readJsonBody } from "../platform/body.ts";
import type { FoundResults, SearchAdapter, WebSearch } from "./results.ts";

/** `dead`: it can't be reached, or its status is not 200. `lying`: the body is not an answer of this kind of service. */
export type UpstreamFault = "slow" | "dead" | "lying" | "too_large";

export type SearchServiceAnswer =
  | { readonly ok: true; readonly found: FoundResults }
  | { readonly ok: false; readonly fault: UpstreamFault };

interface UpstreamOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
  /** Milliseconds within which the whole answer must arrive. */
  readonly timeLimit?: number;
}

/** Milliseconds. The page must be complete within 1.5 s; the rest is for our own work and the network to the visitor. */
const usualTimeLimit = 1200;

/** Bytes. Forty results are about 60 kB. */
const largest = 1_000_000;

const faults: Readonly<Record<BodyFault, UpstreamFault>> = {
  too_large: "too_large",
  too_slow: "slow",
  malformed: "lying",
};

/** Asks a search service. Its answer is kept nowhere, so how fast it comes tells nobody what others searched. Never throws. */
export async function askSearchService(
  adapter: SearchAdapter,
  search: WebSearch,
  options: UpstreamOptions,
): Promise<SearchServiceAnswer> {
  const limit = options.timeLimit ?? usualTimeLimit;
  const end = options.now() + limit;
  const signal = AbortSignal.timeout(limit);
  const headers = { accept: "application/json", ...adapter.headers };
  try {
    const answer = await options.fetch(new Request(adapter.address(search), { headers, redirect: "manual", signal }));
    const answered = await read(answer, adapter, end - options.now());
    // At the time limit the signal and the body reader race: whichever fails first, the fault is "slow".
    return !answered.ok && signal.aborted ? { ok: false, fault: "slow" } : answered;
  } catch {
    return { ok: false, fault: signal.aborted ? "slow" : "dead" };
  }
}

async function read(answer: Response, adapter: SearchAdapter, time: number): Promise<SearchServiceAnswer> {
  if (answer.status !== 200) {
    await answer.body?.cancel();
    return { ok: false, fault: "dead" };
  }
  const body = await readJsonBody(answer, { bytes: largest, time });
  if (!body.ok) return { ok: false, fault: faults[body.fault] };
  const found = adapter.read(body.value);
  return found ? { ok: true, found } : { ok: false, fault: "lying" };
}
