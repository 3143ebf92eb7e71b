import type { Hono } from "hono";
import { href, routes } from "../../../contract/routes.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { PlacedPage } from "../../../render/page.ts";
import { accountOf, rememberNext, seeOther } from "../signed-in.ts";
import { type SignInPlace, signInOf, signInStep } from "./sign-in-actions.ts";

type SignInPages = Readonly<Record<"subscriptionsActivate" | "subscriptionsConfirm", PlacedPage>>;

const place: SignInPlace = {
  address: "subscriptionsActivate",
  code: "subscriptionsConfirm",
  done: href("subscriptionsManage"),
};

/** `/subscriptions/activate` takes the address, `/subscriptions/confirm` the code. */
export function signInRoutes(app: Hono<Http>, pages: SignInPages): void {
  app.get(routes.subscriptionsActivate.path, async (c) => {
    const subscriber = await c.var.subscriber();
    const next = c.var.visit.url.searchParams.get("next");
    if (next !== null) rememberNext(subscriber.session, next);
    await accountOf(subscriber);
    return answerPage(c, pages.subscriptionsActivate);
  });
  app.get(routes.subscriptionsConfirm.path, async (c) => {
    const { session } = await c.var.subscriber();
    if (!signInOf(session).sent) return seeOther(href(place.address));
    return answerPage(c, pages.subscriptionsConfirm);
  });
  app.post(routes.subscriptionsActivate.path, (c) => signInStep(c, place, pages));
  app.post(routes.subscriptionsConfirm.path, (c) => signInStep(c, place, pages));
}
