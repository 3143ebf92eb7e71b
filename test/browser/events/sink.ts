/** What arrives at the sink of usage events. */
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { type CountedEvent, readEvent } from "../../../src/contract/events/read-event.ts";

const unknown: CountedEvent = { id: "not of the catalogue", parameters: {} };

/** Every event that the browser sends, in order. */
export function watchEvents(context: BrowserContext): CountedEvent[] {
  const sent: CountedEvent[] = [];
  context.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/t/")) sent.push(readEvent(pathname.slice(3), search) ?? unknown);
  });
  return sent;
}

export const named = (sent: readonly CountedEvent[]) => sent.map(({ id, parameters }) => `${id} ${parameters.page}`);

/** A random origin: a visit whose address carries it can be told from all others. */
export function originOfTest(): string {
  const word = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => String.fromCharCode(97 + (byte % 26)));
  return `funnel_test_${word.join("")}`;
}

type Counted = CountedEvent & { readonly times: number };

/** All events that the edge has counted, of every visit. */
export async function allCounted(request: APIRequestContext): Promise<readonly Counted[]> {
  const answer = await request.get("/dev/events", { headers: { accept: "application/json" } });
  return ((await answer.json()) as { counts: Counted[] }).counts;
}

/** The events that the edge counted for such a visit: the browser's own log misses what a page sends while it is left. */
export async function countedOf(request: APIRequestContext, origin: string): Promise<CountedEvent[]> {
  return (await allCounted(request))
    .filter(({ parameters }) => parameters.origin === origin)
    .flatMap(({ id, parameters, times }) => Array.from({ length: times }, () => ({ id, parameters })));
}
