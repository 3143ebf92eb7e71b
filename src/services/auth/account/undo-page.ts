/** Where the link of an "email changed" mail leads. A link alone changes nothing, for mail scanners follow links. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { routes } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth.ts";
import { servicePage } from "../../../platform/service-page.ts";
import { type AuthHttp, callOf, uniqueParameters } from "../call.ts";
import { undoEdit } from "./email-change.ts";

export const mailPages = new Hono<AuthHttp>()
  .get(authPaths.loginPage, followLoginLink)
  .get(authPaths.undoPage, ask)
  .post(authPaths.undoPage, undo);

/** The page that signs in reads the same parameters, and acts only on its own form. */
function followLoginLink(c: Context<AuthHttp>): Response {
  const given = uniqueParameters(new URL(c.req.url).searchParams);
  const kept = new URLSearchParams({ email: given?.get("email") ?? "", otp: given?.get("otp") ?? "" });
  const location = `${routes.activateThisDeviceByEmail.path}?${kept}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

function ask(c: Context<AuthHttp>): Promise<Response> {
  return servicePage({
    title: "Keep your old email address?",
    body: html`<p>The email address of your account was changed. If that was not you, take it back here.</p>
      <p>Every device is then signed out and any recovery code is void, so that only you can sign in again.</p>
      <form method="post" action="${authPaths.undoPage}">
        <input type="hidden" name="token" value="${c.req.query("token") ?? ""}" />
        <div class="actions"><button>Take the change back</button></div>
      </form>`,
  });
}

async function undo(c: Context<AuthHttp>): Promise<Response> {
  const form = uniqueParameters(new URLSearchParams(c.var.body ?? ""));
  const email = await undoEdit(callOf(c), form?.get("token"));
  return email === null ? refused() : restored(email);
}

function restored(email: string): Promise<Response> {
  return servicePage({
    title: "Your old address counts again",
    body: html`<p class="note good">Sign in with <strong>${email}</strong>. Every device was signed out. If you had a recovery code, make
        a new one: the old one is void.</p>
      <p><a href="${routes.activateThisDeviceByEmail.path}">Sign in</a></p>`,
  });
}

function refused(): Promise<Response> {
  return servicePage({
    title: "This link does not work any more",
    status: 400,
    body: html`<p class="note bad">It works once, and for seven days. Nothing was changed.</p>`,
  });
}
