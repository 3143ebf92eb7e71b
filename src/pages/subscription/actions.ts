import type { Hono, MiddlewareHandler } from "hono";
import { scriptedForm } from "../../contract/scripted-form.ts";
import type { Http } from "../../http.ts";
import { inAppRoutes } from "../../render/in-app.tsx";
import { activateRoutes } from "./activate/activate-actions.ts";
import { buyRoutes } from "./buy/buy-actions.ts";
import { emailRoutes } from "./email/email-actions.ts";
import { manageRoutes } from "./manage/manage-actions.ts";
import { subscriptionPages } from "./routes.tsx";
import { signInRoutes } from "./sign-in/sign-in-routes.ts";

/** Every handler of the subscription journeys. The pages that have none are answered like any other page. */
export function subscriptionRoutes(app: Hono<Http>): void {
  app.use(nameNext);
  inAppRoutes(app, Object.values(subscriptionPages));
  buyRoutes(app, subscriptionPages);
  signInRoutes(app, subscriptionPages);
  activateRoutes(app, subscriptionPages);
  emailRoutes(app, subscriptionPages);
  manageRoutes(app, subscriptionPages);
}

/** A form that a script sent is told where to go on: see `contract/scripted-form.ts`. */
const nameNext: MiddlewareHandler<Http> = async (c, next) => {
  await next();
  const location = c.res.headers.get("location");
  if (c.res.status !== 303 || location === null || c.req.header(scriptedForm.request) === undefined) return;
  // The headers of the answer before stay, the location as well.
  c.res = new Response(null, { status: 204 });
  c.res.headers.delete("location");
  c.res.headers.set(scriptedForm.next, location);
};
