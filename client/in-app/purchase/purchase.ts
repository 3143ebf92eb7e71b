/** Buying and restoring inside an app as a pure machine (FLOW-9): the page asks, a person and the store decide. */
import type { PurchaseUpdate } from "../../bridge/messages.ts";

/** What the last try came to, when it came to nothing. */
export type LastFailure = "canceled" | "not-found" | "checkout-failed";

export type Purchase =
  | { readonly step: "choosing"; readonly lastFailure: LastFailure | null }
  /** The store has the word. */
  | { readonly step: "waiting"; readonly on: "purchase" | "restore" }
  /** The app sells on the web: a checkout is being opened. */
  | { readonly step: "checkout" }
  /** Bought or restored: the page leads on to the welcome. */
  | { readonly step: "done" };

export type PurchaseFact =
  | { readonly type: "asked"; readonly on: "purchase" | "restore" }
  | { readonly type: "update"; readonly update: PurchaseUpdate["type"] }
  /** What the app said of the subscription after it had told of a change. */
  | { readonly type: "changed"; readonly isSubscribed: boolean }
  /** Somebody no longer waits for the store. */
  | { readonly type: "given-up" }
  | { readonly type: "checkout-failed" };

/** Where a page begins, also one that a checkout on the web led back to: an address proves nothing, so it says nothing. */
export const notBegun: Purchase = { step: "choosing", lastFailure: null };

/** The purchase after learning something. What does not belong to the step changes nothing. */
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

/** A purchase that was completed counts whenever the word of it comes: it is paid. The other two answer a question. */
function afterUpdate(purchase: Purchase, update: PurchaseUpdate["type"]): Purchase {
  if (update === "completed") return { step: "done" };
  if (purchase.step !== "waiting") return purchase;
  if (update === "canceled") return { step: "choosing", lastFailure: "canceled" };
  return purchase.on === "purchase" ? { step: "checkout" } : purchase;
}

function afterChange(purchase: Purchase, isSubscribed: boolean): Purchase {
  if (purchase.step !== "waiting") return purchase;
  if (isSubscribed) return { step: "done" };
  // While the store is at a purchase, the app may tell of other changes.
  return purchase.on === "restore" ? { step: "choosing", lastFailure: "not-found" } : purchase;
}
