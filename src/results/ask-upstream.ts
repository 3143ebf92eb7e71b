import { type BodyFault, readJsonBody } from "../platform/body.ts";
import type { Kept } from "./kept.ts";
import type { Adapter, Found, Search } from "./results.ts";

/** `dead`: it can't be reached, or says that it failed. `lying`: what it says is no answer of its kind. */
export type UpstreamFault = "slow" | "dead" | "lying" | "too_large";

export type Answered =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly fault: UpstreamFault };

interface Asking {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly kept: Kept<Found>;
  readonly now: () => number;
  /** Milliseconds until all of an answer has to be here. */
  readonly timeLimit?: number;
}

/** The page is complete within 1.5 s: what is left of them is for our own work and the way to the visitor. */
const usualTimeLimit = 1200;

/** Forty results are about 60 kB. */
const largest = 1_000_000;

const faults: Readonly<Record<BodyFault, UpstreamFault>> = {
  too_large: "too_large",
  too_slow: "slow",
  malformed: "lying",
};

/** Asks a search service, or remembers for a minute what it said. Never throws. */
export async function askUpstream(adapter: Adapter, search: Search, asking: Asking): Promise<Answered> {
  const address = adapter.address(search);
  const known = asking.kept.get(address.href, asking.now());
  if (known) return { ok: true, found: known };
  const answered = await ask(address, adapter, asking);
  if (answered.ok) asking.kept.set(address.href, answered.found, asking.now());
  return answered;
}

async function ask(address: URL, adapter: Adapter, asking: Asking): Promise<Answered> {
  const limit = asking.timeLimit ?? usualTimeLimit;
  const end = asking.now() + limit;
  const signal = AbortSignal.timeout(limit);
  const headers = { accept: "application/json", ...adapter.headers };
  try {
    const answer = await asking.fetch(new Request(address, { headers, redirect: "manual", signal }));
    const answered = await read(answer, adapter, end - asking.now());
    // Whichever notices first that the time is over, the signal or the reader of the body.
    return !answered.ok && signal.aborted ? { ok: false, fault: "slow" } : answered;
  } catch {
    return { ok: false, fault: signal.aborted ? "slow" : "dead" };
  }
}

async function read(answer: Response, adapter: Adapter, time: number): Promise<Answered> {
  if (answer.status !== 200) {
    await answer.body?.cancel();
    return { ok: false, fault: "dead" };
  }
  const body = await readJsonBody(answer, { bytes: largest, time });
  if (!body.ok) return { ok: false, fault: faults[body.fault] };
  const found = adapter.read(body.value);
  return found ? { ok: true, found } : { ok: false, fault: "lying" };
}
