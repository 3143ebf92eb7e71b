import { type SubscriptionDetails, supportTimeLimit } from "../../bridge/messages.ts";
import type { NativeStatus } from "../../bridge/native-status.ts";
import { askStatus } from "../ask-status.ts";
import { feedbackAction, showFeedback } from "../feedback.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { settingsAction } from "../settings.ts";
import { type SubscriptionView, subscriptionViewOf } from "./subscription-view.ts";

/** In the time zone of the device: in another zone it may be another day. */
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** The state of the app's subscription, and where to change it (FLOW-5): the app has the facts, the page the words. */
export function manageScreen(screen: ScreenOf<"manage">): HandlersOf<"manage"> {
  const { app } = screen;
  let status: NativeStatus = "pending";

  /** Adds details to the status that is already shown; if the app gives none, only the status is shown. */
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
  // A new date or store does not change the status, so `askStatus` does not report it.
  app.bridge()?.subscribe("subscriptions", "authUpdate", () => void describe());
  return { actions: { ...again, ...settingsAction(app), ...feedbackAction(app) }, forms: {} };
}

function show(screen: ScreenOf<"manage">, { view, note, store }: SubscriptionView): void {
  if (view !== "subscribed") screen.show(view);
  if (note) screen.add("notes", `status-${note.status}`, { slots: { date: days.format(note.date) } });
  if (store) screen.add("bought", `bought-${store}`);
}
