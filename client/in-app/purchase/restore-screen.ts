import type { NativeStatus } from "../../bridge/native-status.ts";
import { askStatus } from "../ask-status.ts";
import type { Screen } from "../screen.ts";
import { offerSettings } from "../settings.ts";
import { followPurchase } from "./follow-purchase.ts";
import { offerRestore, waitingView } from "./restore.ts";

/** Activating this device from within the app: what its store knows, or a code by email (FLOW-3, FLOW-9). */
export function restoreScreen(screen: Screen): void {
  let status: NativeStatus = "pending";
  const purchase = followPurchase({ app: screen.app, onStep: show });

  function show(): void {
    const now = purchase.now();
    if (now.step !== "choosing") {
      screen.show(waitingView(now));
      return;
    }
    const isOpen = status === "unsubscribed" || status === "unknown";
    screen.show(isOpen ? "unsubscribed" : status);
    if (!isOpen) return;
    if (now.setback) screen.note(now.setback);
    else if (status === "unknown") screen.note("unknown");
  }

  askStatus(screen, (next) => {
    status = next;
    show();
  });
  offerRestore(screen, purchase);
  offerSettings(screen);
}
