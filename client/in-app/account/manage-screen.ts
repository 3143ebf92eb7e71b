import { type SubscriptionDetails, supportTimeLimit } from "../../bridge/messages.ts";
import type { NativeStatus } from "../../bridge/native-status.ts";
import { askStatus } from "../ask-status.ts";
import { feedbackAction, showFeedback } from "../feedback.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { settingsAction } from "../settings.ts";
import { type SubscriptionView, subscriptionViewOf } from "./subscription-view.ts";

/** In the zone of the device: a day in another is the wrong one half of the time. */
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** How the subscription of the app stands, and where it is changed (FLOW-5): the app knows, the page has the words. */
export function manageScreen(screen: ScreenOf<"manage">): HandlersOf<"manage"> {
  const { app } = screen;
  let status: NativeStatus = "pending";

  /** The status is shown already; an app that says no more leaves it at that. */
  async function describe(): Promise<void> {
    const given = { timeLimit: supportTimeLimit };
    const asked = app.connect().request("subscriptions", "subscriptionDetails", undefined, given);
    const details: SubscriptionDetails | null = await asked.catch(() => null);
    if (details && (status === "subscribed" || status === "unsubscribed"))
      show(screen, subscriptionViewOf(status, details));
  }

  const again = askStatus(app, (next) => {
    status = next;
    screen.show(status);
    if (status === "subscribed") void showFeedback(screen, "subscriptions");
    if (status === "subscribed" || status === "unsubscribed") void describe();
  });
  // Another date or another store is no other status.
  app.bridge()?.subscribe("subscriptions", "authUpdate", () => void describe());
  return { actions: { ...again, ...settingsAction(app), ...feedbackAction(app) }, forms: {} };
}

function show(screen: ScreenOf<"manage">, { view, note, store }: SubscriptionView): void {
  if (view !== "subscribed") screen.show(view);
  if (note) screen.add("notes", `status-${note.status}`, { slots: { date: days.format(note.date) } });
  if (store) screen.add("bought", `bought-${store}`);
}
