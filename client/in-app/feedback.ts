import { type FlagFeature, readFlags } from "../bridge/native-tokens.ts";
import type { InApp } from "./in-app.ts";

/** What of a screen feedback needs. */
interface FeedbackScreen {
  readonly app: InApp;
  add(place: "feedback", view: "feedback-app" | "feedback-web"): void;
}

/**
 * Says where feedback goes: to the app's own form where the app has one for everything (`useUnifiedFeedback`), else to
 * the form on the website (NAT-4). A host that does not say has none.
 *
 * @param feature of the page's context: each context is asked for its own flags
 */
export async function showFeedback({ app, add }: FeedbackScreen, feature: FlagFeature): Promise<void> {
  const bridge = app.bridge();
  const isUnified = bridge !== null && (await readFlags(bridge, feature)).useUnifiedFeedback;
  add("feedback", isUnified ? "feedback-app" : "feedback-web");
}

/** The app's own form stands in its settings. */
export function feedbackAction(app: InApp) {
  return { feedback: () => app.connect().notify("useSubscription", "backToSettings") };
}
