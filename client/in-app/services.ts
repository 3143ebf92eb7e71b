import type { FeatureName } from "../../src/contract/subscription/subscription.ts";
import { feedbackAction } from "./feedback.ts";
import type { InApp } from "./in-app.ts";
import { settingsAction } from "./settings.ts";

/** The actions of a subscriber: a service by its name in the app, an email address, questions, settings and feedback. */
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
