import type { Hono } from "hono";
import type { Http } from "../../http.ts";
import { activateRoutes } from "./activate-actions.ts";
import { buyRoutes } from "./buy-actions.ts";
import { emailRoutes } from "./email-actions.ts";
import { manageRoutes } from "./manage-actions.ts";
import { subscriptionPages } from "./routes.tsx";
import { signInRoutes } from "./sign-in-routes.ts";

/** Every handler of the subscription journeys. The pages that have none are answered like any other page. */
export function subscriptionRoutes(app: Hono<Http>): void {
  buyRoutes(app, subscriptionPages);
  signInRoutes(app, subscriptionPages);
  activateRoutes(app, subscriptionPages);
  emailRoutes(app, subscriptionPages);
  manageRoutes(app, subscriptionPages);
}
