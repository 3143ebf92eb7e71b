import type { Bridge } from "../../bridge/bridge.ts";
import type { PurchaseUpdate } from "../../bridge/messages.ts";
import { handOver, readFlags } from "../../bridge/native-tokens.ts";
import type { InApp } from "../in-app.ts";
import { links } from "../links.ts";
import { nextPurchase, notBegun, type Purchase, type PurchaseFact } from "./purchase.ts";

interface Following {
  readonly app: InApp;
  /** Called with each step that is new. */
  readonly onStep: (purchase: Purchase) => void;
  /** The address of a checkout on the web, for an app that sells there. Left out where nothing is sold. */
  readonly openCheckout?: (bridge: Bridge, token: PurchaseUpdate["token"]) => Promise<string>;
}

export interface FollowedPurchase {
  readonly now: () => Purchase;
  readonly tell: (fact: PurchaseFact) => void;
}

/** Follows a purchase or a restore, and does what its steps ask for. */
export function followPurchase({ app, onStep, openCheckout }: Following): FollowedPurchase {
  let purchase = notBegun;
  let token: PurchaseUpdate["token"] = null;

  function tell(fact: PurchaseFact): void {
    const next = nextPurchase(purchase, fact);
    if (next === purchase) return;
    purchase = next;
    onStep(purchase);
    if (purchase.step === "done") void welcome(app, token);
    if (purchase.step === "checkout") void checkout();
  }

  async function checkout(): Promise<void> {
    try {
      if (!openCheckout) throw new Error("nothing is sold here");
      app.leave(await openCheckout(app.connect(), token));
    } catch {
      tell({ type: "checkout-failed" });
    }
  }

  hear(app, (fact, sent) => {
    token = sent ?? token;
    tell(fact);
  });
  return { now: () => purchase, tell };
}

/** Where there is no bridge the status says so; then there is nothing to hear. */
function hear(app: InApp, tell: (fact: PurchaseFact, token?: PurchaseUpdate["token"]) => void): void {
  const bridge = app.bridge();
  bridge?.subscribe("useSubscription", "onPurchaseUpdate", ({ type, token }) =>
    tell({ type: "update", update: type }, token),
  );
  bridge?.subscribe("subscriptions", "authUpdate", () => {
    bridge.request("subscriptions", "subscriptionDetails").then(
      ({ isSubscribed }) => tell({ type: "changed", isSubscribed }),
      () => {},
    );
  });
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
