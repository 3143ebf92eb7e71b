import type { InApp } from "../in-app.ts";
import type { FollowedPurchase } from "./follow-purchase.ts";
import type { Purchase } from "./purchase.ts";

/** The actions of every screen that follows a purchase: restore one, and stop waiting for the store. */
export function purchaseActions(app: InApp, purchase: FollowedPurchase) {
  return {
    restore: () => {
      purchase.advance({ type: "asked", on: "restore" });
      app.connect().notify("useSubscription", "activateSubscription");
    },
    "give-up": () => purchase.advance({ type: "given-up" }),
  };
}

/** The view of a purchase that is under way. */
export function waitingView(purchase: Exclude<Purchase, { step: "choosing" }>) {
  return purchase.step === "waiting" ? (`waiting-${purchase.on}` as const) : purchase.step;
}
