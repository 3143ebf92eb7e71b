import type { FeatureName } from "../../src/contract/subscription/subscription.ts";
import { feedbackAction } from "./feedback.ts";
import type { InApp } from "./in-app.ts";
import { settingsAction } from "./settings.ts";

/** What a subscriber may do next: a service by the name that the app knows it by, an address, the questions, the settings. */
export function serviceActions(app: InApp) {
  const open = (productFeature: FeatureName) => () =>
    app.connect().notify("useSubscription", "featureSelected", { productFeature });
  return {
    ...settingsAction(app),
    ...feedbackAction(app),
    "Network Protection": open("Network Protection"),
    "Data Broker Protection": open("Data Broker Protection"),
    "Identity Theft Restoration": open("Identity Theft Restoration"),
    "add-email": () => app.connect().notify("useSubscription", "subscriptionsWelcomeAddEmailClicked"),
    questions: () => app.connect().notify("useSubscription", "subscriptionsWelcomeFaqClicked"),
  };
}
