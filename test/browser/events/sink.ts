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

/** A visit that can be told from all others by what it came with, where the address says so. */
export function originOfTest(): string {
  const word = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => String.fromCharCode(97 + (byte % 26)));
  return `funnel_test_${word.join("")}`;
}

type Counted = CountedEvent & { readonly times: number };

/** What the edge counted of everybody. */
export async function allCounted(request: APIRequestContext): Promise<readonly Counted[]> {
  const answer = await request.get("/dev/events", { headers: { accept: "application/json" } });
  return ((await answer.json()) as { counts: Counted[] }).counts;
}

/** What the edge counted of such a visit: the browser's log does not show what a page sends while it is left. */
export async function countedOf(request: APIRequestContext, origin: string): Promise<CountedEvent[]> {
  return (await allCounted(request))
    .filter(({ parameters }) => parameters.origin === origin)
    .flatMap(({ id, parameters, times }) => Array.from({ length: times }, () => ({ id, parameters })));
}
