import { askStatus } from "../ask-status.ts";
import type { Screen } from "../screen.ts";
import { offerServices } from "../services.ts";

/** Where a purchase ends inside the app: the services, each with the way to its place. */
export function welcomeScreen(screen: Screen): void {
  askStatus(screen, (status) => screen.show(status === "unknown" ? "subscribed" : status));
  offerServices(screen);
}
