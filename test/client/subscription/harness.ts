import { createMemoryStore } from "../../../client/storage/store.ts";
import { createSubscriptionClient, type SubscriptionClientOptions } from "../../../client/subscription/client.ts";
import type { FailureEvent } from "../../../client/subscription/events.ts";
import { type FetchInit, pageService } from "../../../client/subscription/page-service.ts";
import { browserInfoStore } from "../../../client/subscription/stored-info.ts";
import { createManualClock } from "./manual-clock.ts";

/** What the network does with a request: an answer, silence, or no connection. */
export type Reaction =
  | { status?: number; body?: unknown; text?: string; retryAfter?: string }
  | "silence"
  | "no network";

export interface SentRequest extends FetchInit {
  readonly url: URL;
}

function answerOf(reaction: Exclude<Reaction, string>): Response {
  const text = reaction.text ?? JSON.stringify(reaction.body ?? {});
  const headers = new Headers(reaction.retryAfter ? { "retry-after": reaction.retryAfter } : {});
  return new Response(text, { status: reaction.status ?? 200, headers });
}

type Network = NonNullable<NonNullable<Parameters<typeof pageService>[0]>["fetch"]>;

interface Options extends Partial<SubscriptionClientOptions> {
  /** In place of the network that reacts. */
  readonly fetch?: Network;
}

/** A client with a network that reacts to one request after the other as given; the last reaction is repeated. */
export function setUp(reactions: Reaction | Reaction[] = {}, { fetch, ...options }: Options = {}) {
  const queue = [reactions].flat();
  const asked: SentRequest[] = [];
  const events: FailureEvent[] = [];
  const clock = createManualClock(Date.parse("2026-11-21T10:00:00Z"));
  const store = createMemoryStore();
  let drawn = 0;
  const network: Network = async (url, asking) => {
    asked.push({ ...asking, url: new URL(url, "https://page.example") });
    const reaction = queue.length > 1 ? queue.shift() : queue[0];
    if (reaction === "no network") throw new TypeError("Failed to fetch");
    if (reaction === "silence" || !reaction) return new Promise(() => {});
    return answerOf(reaction);
  };
  const client = createSubscriptionClient({
    service: pageService({ fetch: fetch ?? network, clock }),
    store: browserInfoStore(store),
    random: (bytes) => {
      drawn += 1;
      return bytes.fill(drawn);
    },
    onEvent: (event) => void events.push(event),
    ...options,
  });
  return { client, asked, events, clock, store };
}

/** Waits until everything that is ready has run. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** A token with these claims; nobody here verifies its signature. */
export function tokenWith(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "ES256", typ: "JWT" })}.${part(claims)}.c2lnbmF0dXJl`;
}
