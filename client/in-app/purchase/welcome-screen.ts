import { askStatus } from "../ask-status.ts";
import { showFeedback } from "../feedback.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { serviceActions } from "../services.ts";

/** Where a purchase ends inside the app: the services, each with a button that opens it in the app. */
export function welcomeScreen(screen: ScreenOf<"welcome">): HandlersOf<"welcome"> {
  const { app } = screen;
  const again = askStatus(app, (status) => {
    screen.show(status);
    if (status === "subscribed") void showFeedback(screen, "subscriptions");
  });
  return { actions: { ...serviceActions(app), ...again }, forms: {} };
}
