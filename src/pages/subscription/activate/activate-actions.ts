/** The activation flow as forms (FLOW-3): this device signs in by the usual steps, all on one page. */
import type { Hono } from "hono";
import { takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import { type SignInPlace, signInForm, takeSignIn } from "../sign-in/sign-in-actions.ts";
import type { SignInResult } from "../sign-in/sign-in-step.tsx";
import { activateWays } from "./activate-flow.ts";

type ActivatePages = Readonly<Record<"activateThisDeviceByEmail", RegisteredPage<SignInResult>>>;

export function activateRoutes(app: Hono<Http>, { activateThisDeviceByEmail: byEmail }: ActivatePages): void {
  const place: SignInPlace = {
    address: "activateThisDeviceByEmail",
    code: "activateThisDeviceByEmail",
    done: activateWays.activateThisDeviceByEmail["signed in"],
    pages: { address: byEmail, code: byEmail },
  };
  app.post(
    byEmail.path,
    takeForm(signInForm, (c, sent) => takeSignIn(c, place, sent)),
  );
}
