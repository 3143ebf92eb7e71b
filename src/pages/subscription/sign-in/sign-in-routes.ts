import type { Hono } from "hono";
import { routes } from "../../../contract/routes.ts";
import { takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import { type SignInPlace, signInForm, takeSignIn } from "./sign-in-actions.ts";
import type { SignInResult } from "./sign-in-step.tsx";

type SignInPages = Readonly<Record<"subscriptionsActivate" | "subscriptionsConfirm", RegisteredPage<SignInResult>>>;

/** `/subscriptions/activate` takes the address, `/subscriptions/confirm` the code. */
export function signInRoutes(app: Hono<Http>, pages: SignInPages): void {
  const place: SignInPlace = {
    address: "subscriptionsActivate",
    code: "subscriptionsConfirm",
    done: "subscriptionsManage",
    pages: { address: pages.subscriptionsActivate, code: pages.subscriptionsConfirm },
  };
  const take = takeForm(signInForm, (c, sent) => takeSignIn(c, place, sent));
  for (const name of [place.address, place.code]) app.post(routes[name].path, take);
}
