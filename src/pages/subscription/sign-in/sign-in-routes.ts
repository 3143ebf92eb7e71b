import type { Hono } from "hono";
import { href, routes } from "../../../contract/routes.ts";
import { seeOther, takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { PlacedPage } from "../../../render/page.ts";
import { keepFact } from "../../../session/told.ts";
import { accountOf, forcesStatus } from "../signed-in.ts";
import { type SignInPlace, signInForm, takeSignIn } from "./sign-in-actions.ts";
import { sentCodeOf } from "./sign-in-session.ts";
import type { SignInOutcome } from "./sign-in-step.tsx";

type SignInPages = Readonly<Record<"subscriptionsActivate" | "subscriptionsConfirm", PlacedPage<SignInOutcome | null>>>;

/** `/subscriptions/activate` takes the address, `/subscriptions/confirm` the code. */
export function signInRoutes(app: Hono<Http>, pages: SignInPages): void {
  const place: SignInPlace = {
    address: "subscriptionsActivate",
    code: "subscriptionsConfirm",
    done: href("subscriptionsManage"),
    pages: { address: pages.subscriptionsActivate, code: pages.subscriptionsConfirm },
  };
  app.get(routes.subscriptionsActivate.path, async (c) => {
    await accountOf(await c.var.subscriber());
    return answerPage(c, pages.subscriptionsActivate);
  });
  app.get(routes.subscriptionsConfirm.path, async (c) => {
    const subscriber = await c.var.subscriber();
    await accountOf(subscriber);
    if (!sentCodeOf(subscriber.session) && !forcesStatus(c)) {
      return seeOther(href(place.address, keepFact(subscriber.session, "no-code-awaited")));
    }
    return answerPage(c, pages.subscriptionsConfirm);
  });
  const take = takeForm(signInForm, (c, sent) => takeSignIn(c, place, sent));
  for (const name of [place.address, place.code]) app.post(routes[name].path, take);
}
