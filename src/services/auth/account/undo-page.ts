/** Where the link of an "email changed" mail leads. A link alone changes nothing, for mail scanners follow links. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { brand, facts } from "../../../contract/brand.ts";
import { routes } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth.ts";
import { servicePage } from "../../../platform/service-page.ts";
import { type AuthHttp, callOf, uniqueParameters } from "../call.ts";
import { seeUndo, undoEdit } from "./email-change.ts";

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

async function ask(c: Context<AuthHttp>): Promise<Response> {
  const token = c.req.query("token");
  const seen = await seeUndo(callOf(c), token);
  if (!seen) return refused(c);
  const codes = seen.voids
    ? "Your recovery code stops working too: create a new one afterwards."
    : "If you have a recovery code, it keeps working.";
  return servicePage(c.req.raw, {
    title: "Undo the change of your email address?",
    body: html`<p>Your account’s email address was changed or removed. If it wasn’t you, undo the change.</p>
      <p>Undoing the change signs out every device. You then sign in with this email address. ${codes}</p>
      <form method="post" action="${authPaths.undoPage}">
        <input type="hidden" name="token" value="${token ?? ""}" />
        <div class="actions"><button>Undo the change</button></div>
      </form>`,
  });
}

async function undo(c: Context<AuthHttp>): Promise<Response> {
  const form = uniqueParameters(new URLSearchParams(c.var.body ?? ""));
  const undone = await undoEdit(callOf(c), form?.get("token"));
  return undone.ok ? restored(c, undone) : refused(c);
}

function restored(c: Context<AuthHttp>, { email, voided }: { email: string; voided: boolean }): Promise<Response> {
  const codes = voided ? " Your recovery code no longer works: create a new one." : "";
  return servicePage(c.req.raw, {
    title: "Your old email address is back",
    body: html`<p class="note good">Sign in with <strong>${email}</strong>. We’ve signed out every device.${codes}</p>
      <p><a href="${routes.activateThisDeviceByEmail.path}">Sign in to your subscription</a></p>`,
  });
}

function refused(c: Context<AuthHttp>): Promise<Response> {
  return servicePage(c.req.raw, {
    title: "This link no longer works",
    status: 400,
    body: html`<p class="note bad">The link works once, for ${facts.undoDays} days. A link for a removed email address
        also ends when the account gets another email address or recovery code, or signs out everywhere. Nothing has changed.</p>
      <p>Need help with your account? Email <a href="mailto:${brand.email.help}">${brand.email.help}</a>.</p>`,
  });
}
