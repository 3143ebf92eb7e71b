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
  /** Opens a checkout on the web, for an app that sells there, and gives its address. Left out where nothing is sold. */
  readonly openCheckout?: (bridge: Bridge, token: PurchaseUpdate["token"]) => Promise<string>;
}

export interface FollowedPurchase {
  readonly now: () => Purchase;
  readonly advance: (fact: PurchaseFact) => void;
}

/** Follows a purchase or a restore, and does what its steps ask for. */
export function followPurchase({ app, onStep, openCheckout }: Following): FollowedPurchase {
  let purchase = notBegun;
  let token: PurchaseUpdate["token"] = null;

  function advance(fact: PurchaseFact): void {
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
      advance({ type: "checkout-failed" });
    }
  }

  hear(app, (fact, sent) => {
    token = sent ?? token;
    advance(fact);
  });
  return { now: () => purchase, advance };
}

/** Listens for updates from the app. Without a bridge there are none, which the status shows. */
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

/** In v1 an update may bring the account's token, which is handed to the app; in v2 the app has its own tokens. */
async function welcome(app: InApp, authToken: PurchaseUpdate["token"]): Promise<void> {
  if (authToken) {
    const bridge = app.connect();
    const flags = await readFlags(bridge);
    if (!flags.useSubscriptionsAuthV2) handOver(bridge, flags, { authToken });
  }
  app.moveOn(links.subscriptionsWelcome);
}
