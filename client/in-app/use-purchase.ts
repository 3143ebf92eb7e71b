import { useEffect, useReducer, useRef } from "react";
import type { PurchaseUpdate } from "../../src/contract/bridge.ts";
import type { Bridge } from "../bridge/bridge.ts";
import { handOver, readFlags } from "../bridge/native-tokens.ts";
import type { InApp } from "./in-app.ts";
import { links } from "./links.ts";
import { firstPurchase, nextPurchase, type Purchase, type PurchaseFact } from "./purchase.ts";

/** A checkout on the web for what was chosen, given the app's word to go there. */
export type OpenCheckout = (bridge: Bridge, token: PurchaseUpdate["token"]) => Promise<string>;

interface Purchasing {
  readonly purchase: Purchase;
  readonly tell: (fact: PurchaseFact) => void;
}

/** Follows a purchase or a restore, and does what its steps ask for. Without `openCheckout` nothing is sold on the web. */
export function usePurchase(app: InApp, openCheckout?: OpenCheckout): Purchasing {
  const [purchase, tell] = useReducer(nextPurchase, app.search, firstPurchase);
  const token = useRef<PurchaseUpdate["token"]>(null);
  const open = useRef(openCheckout);
  open.current = openCheckout;

  useEffect(() => {
    const bridge = bridgeOrNull(app);
    return bridge
      ? hear(bridge, (fact, sent) => {
          if (sent !== undefined) token.current = sent;
          tell(fact);
        })
      : undefined;
  }, [app]);

  const { step } = purchase;
  useEffect(() => {
    if (step === "done") void welcome(app, token.current);
    if (step !== "checkout") return;
    const opened = open.current?.(app.connect(), token.current) ?? Promise.reject();
    opened.then(app.leave, () => tell({ type: "checkout-failed" }));
  }, [app, step]);

  return { purchase, tell };
}

/** Where there is no bridge the status says so; there is nothing to hear. */
function bridgeOrNull(app: InApp): Bridge | null {
  try {
    return app.connect();
  } catch {
    return null;
  }
}

function hear(bridge: Bridge, tell: (fact: PurchaseFact, token?: PurchaseUpdate["token"]) => void): () => void {
  const stops = [
    bridge.subscribe("useSubscription", "onPurchaseUpdate", ({ type, token }) =>
      tell({ type: "update", update: type }, token ?? null),
    ),
    bridge.subscribe("subscriptions", "authUpdate", () => {
      bridge.request("subscriptions", "subscriptionDetails").then(
        ({ isSubscribed }) => tell({ type: "changed", isSubscribed }),
        () => {},
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** In v1 the store's word may bring the token of the account, which the app is to keep; in v2 it holds its own. */
async function welcome(app: InApp, authToken: PurchaseUpdate["token"]): Promise<void> {
  if (authToken) {
    const bridge = app.connect();
    const flags = await readFlags(bridge);
    if (!flags.useSubscriptionsAuthV2) handOver(bridge, flags, { authToken });
  }
  app.moveOn(links.subscriptionsWelcome);
}
