import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { href } from "../../../src/contract/routes.ts";
import type { PurchaseUpdate } from "../../bridge/messages.ts";
import { handOver, readFlags } from "../../bridge/native-tokens.ts";
import type { InApp } from "../in-app.ts";
import { nextPurchase, notBegun, type PurchaseFact } from "./purchase.ts";

type Token = PurchaseUpdate["token"];

/**
 * Follows a purchase or a restore, and does what its steps ask for.
 *
 * @param openCheckout opens a checkout on the web, for an app that sells there, and gives its address; left out where nothing
 * is sold
 */
export function usePurchase(app: InApp, openCheckout: (token: Token) => Promise<string> = nothingSold) {
  const [purchase, tell] = useReducer(nextPurchase, notBegun);
  const token = useRef<Token>(null);
  useEffect(
    () =>
      hear(app, (fact, sent = null) => {
        token.current = sent ?? token.current;
        tell(fact);
      }),
    [app],
  );
  const enter = useEffectEvent((step: typeof purchase.step) => {
    if (step === "done") void welcome(app, token.current);
    if (step === "checkout") openCheckout(token.current).then(app.leave, () => tell({ type: "checkout-failed" }));
  });
  useEffect(() => enter(purchase.step), [purchase.step]);

  function restore() {
    tell({ type: "asked", on: "restore" });
    app.connect().notify("useSubscription", "activateSubscription");
  }

  return { purchase, tell, restore };
}

async function nothingSold(): Promise<never> {
  throw new Error("nothing is sold here");
}

/** Listens for updates from the app. Without a bridge there are none, which the status shows. */
function hear(app: InApp, tell: (fact: PurchaseFact, token?: Token) => void): (() => void) | undefined {
  const bridge = app.bridge();
  if (!bridge) return;
  const stops = [
    bridge.subscribe("useSubscription", "onPurchaseUpdate", ({ type, token }) =>
      tell({ type: "update", update: type }, token),
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

/** In v1 an update may bring the account's token, which is handed to the app; in v2 the app has its own tokens. */
async function welcome(app: InApp, authToken: Token): Promise<void> {
  if (authToken) {
    const bridge = app.connect();
    const flags = await readFlags(bridge);
    if (!flags.useSubscriptionsAuthV2) handOver(bridge, flags, { authToken });
  }
  app.moveOn(href("subscriptionsWelcome"));
}
