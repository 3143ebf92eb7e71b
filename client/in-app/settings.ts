import type { InApp } from "./in-app.ts";

/** The way back to where the app's settings show the subscription. */
export function settingsAction(app: InApp) {
  return { settings: () => app.connect().notify("useSubscription", "backToSettings") };
}
