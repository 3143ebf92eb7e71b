import type { Screen } from "./screen.ts";

/** The way back to where the app's settings show the subscription. */
export function offerSettings({ app, onPress }: Screen): void {
  onPress("settings", () => app.connect().notify("useSubscription", "backToSettings"));
}
