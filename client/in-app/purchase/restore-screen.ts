import type { NativeStatus } from "../../bridge/native-status.ts";
import { askStatus } from "../ask-status.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { settingsAction } from "../settings.ts";
import { followPurchase } from "./follow-purchase.ts";
import type { LastFailure } from "./purchase.ts";
import { purchaseActions, waitingView } from "./restore.ts";

/** Activating this device from within the app: by what its store knows, or by a code in an email (FLOW-3, FLOW-9). */
export function restoreScreen(screen: ScreenOf<"restore">): HandlersOf<"restore"> {
  const { app } = screen;
  let status: NativeStatus = "pending";
  const purchase = followPurchase({ app, onStep: show });

  function show(): void {
    const now = purchase.now();
    if (now.step !== "choosing") screen.show(waitingView(now));
    else if (status === "unsubscribed" || status === "unknown") showWays(now.lastFailure);
    else screen.show(status);
  }

  function showWays(lastFailure: LastFailure | null): void {
    screen.show("unsubscribed");
    if (lastFailure) screen.add("notes", lastFailure);
    else if (status === "unknown") screen.add("notes", "unknown");
  }

  const again = askStatus(app, (next) => {
    status = next;
    show();
  });
  return { actions: { ...again, ...purchaseActions(app, purchase), ...settingsAction(app) }, forms: {} };
}
