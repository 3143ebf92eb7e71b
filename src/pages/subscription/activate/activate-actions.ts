/** The activation flow as forms (FLOW-3): this device signs in by the usual steps, all on one page. */
import type { Hono } from "hono";
import { href, routes } from "../../../contract/routes.ts";
import { takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { PlacedPage } from "../../../render/page.ts";
import { type SignInPlace, signInForm, takeSignIn } from "../sign-in/sign-in-actions.ts";
import { linkOf } from "../sign-in/sign-in-session.ts";
import type { ByEmailOutcome } from "../sign-in/sign-in-step.tsx";
import { accountOf } from "../signed-in.ts";
import { activateWays } from "./activate-flow.ts";

const personal = [
  "activationFlow",
  "activateThisDevice",
  "activateAnotherDevice",
  "activateAnotherDeviceEmail",
] as const;

type ActivatePages = Readonly<Record<(typeof personal)[number], PlacedPage>> &
  Readonly<Record<"activateThisDeviceByEmail", PlacedPage<ByEmailOutcome | null>>>;

export function activateRoutes(app: Hono<Http>, pages: ActivatePages): void {
  const byEmail = pages.activateThisDeviceByEmail;
  const place: SignInPlace = {
    address: "activateThisDeviceByEmail",
    code: "activateThisDeviceByEmail",
    done: href(activateWays.activateThisDeviceByEmail["signed in"]),
    pages: { address: byEmail, code: byEmail },
  };
  app.get(byEmail.path, async (c) => {
    await accountOf(await c.var.subscriber());
    const link = await linkOf(c);
    return answerPage(c, byEmail, link && { tag: "shown", link });
  });
  app.post(
    byEmail.path,
    takeForm(signInForm, (c, sent) => takeSignIn(c, place, sent)),
  );
  for (const name of personal) {
    app.get(routes[name].path, async (c) => {
      // Tokens are renewed here: a hole may only read.
      await accountOf(await c.var.subscriber());
      return answerPage(c, pages[name]);
    });
  }
}
