import { type FlagFeature, readFlags } from "../bridge/native-tokens.ts";
import type { InApp } from "./in-app.ts";

/** The parts of a screen that feedback needs. */
interface FeedbackScreen {
  readonly app: InApp;
  add(place: "feedback", view: "feedback-app" | "feedback-web"): void;
}

/**
 * Shows where feedback goes: to the app's own form if the app has one for everything (`useUnifiedFeedback`), else to the
 * form on the website (NAT-4). A host that does not answer counts as having none.
 *
 * @param feature one that belongs to the context of the page, because each context has flags of its own
 */
export async function showFeedback({ app, add }: FeedbackScreen, feature: FlagFeature): Promise<void> {
  const bridge = app.bridge();
  const isUnified = bridge !== null && (await readFlags(bridge, feature)).useUnifiedFeedback;
  add("feedback", isUnified ? "feedback-app" : "feedback-web");
}

/** The app's own form is in its settings. */
export function feedbackAction(app: InApp) {
  return { feedback: () => app.connect().notify("useSubscription", "backToSettings") };
}
