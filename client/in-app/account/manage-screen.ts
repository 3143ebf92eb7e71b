import { type SubscriptionDetails, supportTimeLimit } from "../../bridge/messages.ts";
import type { NativeStatus } from "../../bridge/native-status.ts";
import { askStatus } from "../ask-status.ts";
import { type Screen, wordsWithDate } from "../screen.ts";
import { offerSettings } from "../settings.ts";

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** How the subscription of the app stands, and where it is changed (FLOW-5): the app knows, the page has the words. */
export function manageScreen(screen: Screen): void {
  const { app } = screen;
  let status: NativeStatus = "pending";
  const isTold = () => status === "subscribed" || status === "unsubscribed";

  async function describe(): Promise<void> {
    try {
      const given = { timeLimit: supportTimeLimit };
      const details = await app.connect().request("subscriptions", "subscriptionDetails", undefined, given);
      if (isTold()) tell(screen, details);
    } catch {
      // The status is told already; an app that says no more leaves it at that.
    }
  }

  askStatus(screen, (next) => {
    status = next;
    screen.show(status);
    if (isTold()) void describe();
  });
  // Another date or another store is no other status.
  app.bridge()?.subscribe("subscriptions", "authUpdate", () => void describe());
  offerSettings(screen);
}

/** What the page has words for. An app may be newer than the page, and say something that it does not know. */
function tell(screen: Screen, { status, expiresOrRenewsAt, paymentPlatform }: SubscriptionDetails): void {
  if (status && screen.has(`status-${status}`) && expiresOrRenewsAt) {
    const date = days.format(expiresOrRenewsAt);
    screen.note(`status-${status}`, (view) => wordsWithDate(view, date));
  }
  const platform = paymentPlatform?.toLowerCase();
  if (platform && screen.has(`bought-${platform}`)) screen.note(`bought-${platform}`, undefined, "bought");
}
