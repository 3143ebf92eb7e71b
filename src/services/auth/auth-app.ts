/** The auth service as one application: its body limit, its routes, and its answers when something fails. */

import { Hono } from "hono";
import type { AuthError } from "../../contract/subscription/auth.ts";
import { authPaths } from "../../contract/subscription/auth-paths.ts";
import { bodyLimits, readText } from "../../platform/body.ts";
import { otherMethod } from "../../platform/methods.ts";
import { errorAnswer } from "../error-answer.ts";
import { mailPages } from "./account/undo-page.ts";
import { type AuthHttp, refuse } from "./call.ts";
import { limits } from "./rules.ts";
import { KeysMissing } from "./tokens/key-ring.ts";
import { metadataRoutes } from "./tokens/metadata.ts";
import { v1Routes } from "./v1-routes.ts";
import { v2AccountRoutes } from "./v2-account-routes.ts";
import { v2PasskeyRoutes } from "./v2-passkey-routes.ts";
import { v2Routes } from "./v2-routes.ts";

export const authApp = new Hono<AuthHttp>();

authApp.use(async (c, next) => {
  const body = await readText(c.req.raw, { ...bodyLimits, bytes: limits.body });
  c.set("body", body.ok ? body.value : null);
  await next();
});

authApp.route("/", v2Routes);
authApp.route("/", v2AccountRoutes);
authApp.route("/", v2PasskeyRoutes);
authApp.route("/", v1Routes);
authApp.route("/", metadataRoutes);
authApp.route("/", mailPages);

authApp.notFound((c) => otherMethod(authApp.routes, c.req.method, c.req.path) ?? refuse("not_found", 404));

/** Missing keys are logged by name, without a stack: `/healthz` reports them as well. */
authApp.onError((error, c) =>
  errorAnswer("auth", error instanceof KeysMissing ? "AUTH_SIGNING_KEYS" : error, failures[c.req.path]),
);

/** The error that each path answers when something failed on our side. */
const failures: Readonly<Partial<Record<string, AuthError>>> = {
  [authPaths.authorize]: "authorize_failed",
  [authPaths.accountCreate]: "account_create_failed",
  [authPaths.v1AccountCreate]: "account_create_failed",
  [authPaths.otp]: "email_sending_error",
  [authPaths.v1LoginLink]: "email_sending_error",
  [authPaths.accountEdit]: "account_edit_failed",
  [authPaths.v1AccountEdit]: "account_edit_failed",
  [authPaths.accountEditConfirm]: "account_change_email_address_failed",
  [authPaths.v1AccountEditConfirm]: "account_change_email_address_failed",
};
