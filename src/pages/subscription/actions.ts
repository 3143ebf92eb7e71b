import type { Hono } from "hono";
import type { Http } from "../../http.ts";
import { activateRoutes } from "./activate/activate-actions.ts";
import { buyRoutes } from "./buy/buy-actions.ts";
import { welcomeActions } from "./buy/welcome-actions.ts";
import { sendCheckoutAccounts } from "./checkout-accounts.ts";
import { emailRoutes } from "./email/email-actions.ts";
import { manageRoutes } from "./manage/manage-actions.ts";
import { subscriptionPages } from "./routes.tsx";
import { securityRoutes } from "./security/security-actions.ts";
import { signInRoutes } from "./sign-in/sign-in-routes.ts";

/** Every handler of the subscription flows. The pages that have none are answered like any other page. */
export function subscriptionRoutes(app: Hono<Http>): void {
  for (const { path } of Object.values(subscriptionPages)) app.use(path, sendCheckoutAccounts);
  buyRoutes(app, subscriptionPages);
  welcomeActions(app, subscriptionPages);
  signInRoutes(app, subscriptionPages);
  activateRoutes(app, subscriptionPages);
  emailRoutes(app, subscriptionPages);
  manageRoutes(app, subscriptionPages);
  securityRoutes(app, subscriptionPages);
}
