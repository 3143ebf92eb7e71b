import type { Screen } from "../screen.ts";
import type { FollowedPurchase } from "./follow-purchase.ts";
import type { Purchase } from "./purchase.ts";

/** What can be pressed wherever a purchase is followed: restore one, and stop waiting for the store. */
export function offerRestore({ app, onPress }: Screen, purchase: FollowedPurchase): void {
  onPress("restore", () => {
    purchase.tell({ type: "asked", on: "restore" });
    app.connect().notify("useSubscription", "activateSubscription");
  });
  onPress("give-up", () => purchase.tell({ type: "given-up" }));
}

/** The view of a purchase that is under way. */
export function waitingView(purchase: Exclude<Purchase, { step: "choosing" }>): string {
  return purchase.step === "waiting" ? `waiting-${purchase.on}` : purchase.step;
}
