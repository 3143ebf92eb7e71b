import type { Screen } from "../screen.ts";
import { offerServices } from "../services.ts";

/** The app has to fetch the subscription from the service first. Milliseconds. */
const patience = 10_000;

/** Back from a checkout on the web: the app is told, and only then is anything switched on (SUB-9). */
export function returnScreen(screen: Screen): void {
  async function tellApp(): Promise<void> {
    screen.show("pending");
    try {
      const given = { timeLimit: patience };
      await screen.app.connect().request("useSubscription", "completeStripePayment", undefined, given);
      screen.app.send("checkout_complete");
      screen.show("subscribed");
    } catch {
      screen.show("error");
    }
  }
  screen.onPress("ask-again", () => void tellApp());
  offerServices(screen);
  void tellApp();
}
