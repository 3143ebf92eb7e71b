/** The activation flow as forms (FLOW-3): this device signs in by the usual steps, all on one page. */
import type { Hono } from "hono";
import { href, routes } from "../../../contract/routes.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { PlacedPage } from "../../../render/page.ts";
import { keepLoginLink, type SignInPlace, signInStep } from "../sign-in/sign-in-actions.ts";
import { accountOf } from "../signed-in.ts";
import { activateWays } from "./activate-flow.ts";

const personal = ["activateAnotherDevice", "activateAnotherDeviceEmail"] as const;

type ActivatePages = Readonly<Record<"activateThisDeviceByEmail" | (typeof personal)[number], PlacedPage>>;

const place: SignInPlace = {
  address: "activateThisDeviceByEmail",
  code: "activateThisDeviceByEmail",
  done: href(activateWays.activateThisDeviceByEmail["signed in"]),
};

export function activateRoutes(app: Hono<Http>, pages: ActivatePages): void {
  const { path } = routes.activateThisDeviceByEmail;
  app.get(path, async (c) => (await keepLoginLink(c)) ?? answerPage(c, pages.activateThisDeviceByEmail));
  app.post(path, (c) => signInStep(c, place, pages));
  for (const name of personal) {
    app.get(routes[name].path, async (c) => {
      // Tokens are renewed here: a hole may only read.
      await accountOf(await c.var.subscriber());
      return answerPage(c, pages[name]);
    });
  }
}
