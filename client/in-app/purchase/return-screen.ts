import { NativeError } from "../../bridge/errors.ts";
import { overriddenStatus } from "../../bridge/native-status.ts";
import { showFeedback } from "../feedback.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { serviceActions } from "../services.ts";

/** The app has to fetch the subscription from the service first. Milliseconds. */
const timeLimit = 10_000;

/** The return from a checkout on the web: services are shown only after the app was told and has confirmed (SUB-9). */
export function returnScreen(screen: ScreenOf<"return">): HandlersOf<"return"> {
  const { app } = screen;

  async function tellApp(): Promise<void> {
    screen.show("pending");
    try {
      await app.connect().request("useSubscription", "completeStripePayment", undefined, { timeLimit });
      app.send("checkout_complete");
      screen.show("subscribed");
    } catch (error) {
      // The app itself refused, because it has found no subscription for this device yet.
      screen.show(error instanceof NativeError ? "unsubscribed" : "error");
      return;
    }
    await showFeedback(screen, "useSubscription");
  }

  const forced = overriddenStatus(app.search);
  if (forced) screen.show(forced);
  else void tellApp();
  return { actions: { ...serviceActions(app), "ask-again": () => void tellApp() }, forms: {} };
}
