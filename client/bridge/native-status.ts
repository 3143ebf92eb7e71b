import type { Bridge } from "./bridge.ts";

/** What a page can learn about the status. */
export type StatusFact =
  | { readonly type: "outside" }
  | { readonly type: "handshake"; readonly availableMessages: readonly string[] }
  | { readonly type: "details"; readonly isSubscribed: boolean }
  /** The host does not answer, does not know the message, or cannot be reached. */
  | { readonly type: "failure" };

/** The status after learning a fact. Each attempt starts from the status of the last one, so that nothing flickers. */
export function nextStatus(status: NativeStatus, fact: StatusFact): NativeStatus {
  switch (fact.type) {
    case "outside":
      return "unknown";
    case "handshake":
      return fact.availableMessages.includes("subscriptionDetails") ? status : "unknown";
    case "details":
      return fact.isSubscribed ? "subscribed" : "unsubscribed";
    case "failure":
      return "error";
  }
}

const nativeStatuses = ["pending", "subscribed", "unsubscribed", "unknown", "error"] as const;

/** What a page knows of the subscription from the app that it is in (NAT-2). */
export type NativeStatus = (typeof nativeStatuses)[number];

/** The values of `subscribed_override`: each status by its name, and `true` and `false`, which older links have. */
const overrides: ReadonlyMap<string | null, NativeStatus> = new Map([
  ["true", "subscribed"],
  ["false", "unsubscribed"],
  ...nativeStatuses.map((status) => [status, status] as const),
]);

/** The status that `subscribed_override` in a query forces; null if it forces none. */
export function overriddenStatus(search: string): NativeStatus | null {
  return overrides.get(new URLSearchParams(search).get("subscribed_override")) ?? null;
}

export interface StatusOptions {
  /** The query of the page's address. */
  readonly search: string;
  /** Creates the bridge; null outside our apps. If it throws, the status is "error". */
  readonly connect: () => Bridge | null;
  /** Called with each status that is new, "pending" first. */
  readonly onStatus: (status: NativeStatus) => void;
}

/** Follows the status: asks at once, and again whenever the host reports a change. Returns a function that stops it. */
export function followStatus({ search, connect, onStatus }: StatusOptions): () => void {
  let status: NativeStatus = "pending";
  let attempt = 0;
  let stop = () => {};
  onStatus(status);

  function learn(fact: StatusFact): void {
    setStatus(nextStatus(status, fact));
  }

  function setStatus(next: NativeStatus): void {
    if (next === status) return;
    status = next;
    onStatus(status);
  }

  async function ask(bridge: Bridge): Promise<void> {
    attempt += 1;
    const own = attempt;
    for await (const fact of askHost(bridge)) {
      // A newer attempt has begun, or following has stopped, so this result is out of date.
      if (own !== attempt) return;
      learn(fact);
    }
  }

  const forced = overriddenStatus(search);
  if (forced) {
    setStatus(forced);
    return stop;
  }
  try {
    const bridge = connect();
    if (!bridge) learn({ type: "outside" });
    else {
      const stopHearing = bridge.subscribe("subscriptions", "authUpdate", () => void ask(bridge));
      stop = () => {
        attempt += 1;
        stopHearing();
      };
      void ask(bridge);
    }
  } catch {
    learn({ type: "failure" });
  }
  return () => stop();
}

async function* askHost(bridge: Bridge): AsyncGenerator<StatusFact> {
  try {
    const { availableMessages } = await bridge.request("subscriptions", "handshake");
    yield { type: "handshake", availableMessages };
    if (!availableMessages.includes("subscriptionDetails")) return;
    const { isSubscribed } = await bridge.request("subscriptions", "subscriptionDetails");
    yield { type: "details", isSubscribed };
  } catch {
    yield { type: "failure" };
  }
}
