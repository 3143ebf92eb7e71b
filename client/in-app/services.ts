import type { FeatureName } from "../../src/contract/subscription/subscription.ts";
import type { Screen } from "./screen.ts";
import { offerSettings } from "./settings.ts";

/** By the names that the app knows them by; their buttons say the same. */
const products: readonly FeatureName[] = ["Network Protection", "Data Broker Protection", "Identity Theft Restoration"];

/** What somebody subscribed may press: a service, an address, the questions, the settings. */
export function offerServices(screen: Screen): void {
  const { app, onPress } = screen;
  for (const productFeature of products) {
    onPress(productFeature, () => app.connect().notify("useSubscription", "featureSelected", { productFeature }));
  }
  onPress("add-email", () => app.connect().notify("useSubscription", "subscriptionsWelcomeAddEmailClicked"));
  onPress("questions", () => app.connect().notify("useSubscription", "subscriptionsWelcomeFaqClicked"));
  offerSettings(screen);
}
