/** Buying and restoring inside an app as a pure state machine (FLOW-9): the page asks, a person and the store decide. */
import type { PurchaseUpdate } from "../../bridge/messages.ts";

/** Why the last attempt failed. */
export type LastFailure = "canceled" | "not-found" | "checkout-failed";

export type Purchase =
  | { readonly step: "choosing"; readonly lastFailure: LastFailure | null }
  /** The page waits for the store. */
  | { readonly step: "waiting"; readonly on: "purchase" | "restore" }
  /** The app sells on the web: a checkout is being opened. */
  | { readonly step: "checkout" }
  /** Bought or restored: the page leads on to the welcome. */
  | { readonly step: "done" };

export type PurchaseFact =
  | { readonly type: "asked"; readonly on: "purchase" | "restore" }
  | { readonly type: "update"; readonly update: PurchaseUpdate["type"] }
  /** What the app said of the subscription after it had reported a change. */
  | { readonly type: "changed"; readonly isSubscribed: boolean }
  /** The visitor has stopped waiting for the store. */
  | { readonly type: "given-up" }
  | { readonly type: "checkout-failed" };

/** Where every page begins, even after a checkout on the web: an address proves no purchase, so it does not count. */
export const notBegun: Purchase = { step: "choosing", lastFailure: null };

/** The purchase after a fact; one that does not belong to the current step changes nothing. */
export function nextPurchase(purchase: Purchase, fact: PurchaseFact): Purchase {
  if (purchase.step === "done") return purchase;
  switch (fact.type) {
    case "asked":
      return purchase.step === "choosing" ? { step: "waiting", on: fact.on } : purchase;
    case "update":
      return afterUpdate(purchase, fact.update);
    case "changed":
      return afterChange(purchase, fact.isSubscribed);
    case "given-up":
      return purchase.step === "waiting" ? notBegun : purchase;
    case "checkout-failed":
      return purchase.step === "checkout" ? { step: "choosing", lastFailure: "checkout-failed" } : purchase;
  }
}

/** A completed purchase counts at any time, because it is paid for. The other updates count only as answers while waiting. */
function afterUpdate(purchase: Purchase, update: PurchaseUpdate["type"]): Purchase {
  if (update === "completed") return { step: "done" };
  if (purchase.step !== "waiting") return purchase;
  if (update === "canceled") return { step: "choosing", lastFailure: "canceled" };
  return purchase.on === "purchase" ? { step: "checkout" } : purchase;
}

function afterChange(purchase: Purchase, isSubscribed: boolean): Purchase {
  if (purchase.step !== "waiting") return purchase;
  if (isSubscribed) return { step: "done" };
  // During a purchase the app may report other changes, which do not mean that it has failed.
  return purchase.on === "restore" ? { step: "choosing", lastFailure: "not-found" } : purchase;
}
