/** Where the link of an "email changed" mail leads. A link alone changes nothing, for mail scanners follow links. */
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { brand, facts } from "../../../contract/brand.ts";
import { routes } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { hintedAddress } from "../../../contract/subscription/hinted-address.ts";
import { readRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import { servicePage } from "../../../platform/pages/service-page.ts";
import { type AuthHttp, callOf, uniqueParameters } from "../call.ts";
import { seeUndo, undoByRecovery, undoEdit } from "./email-change.ts";

export const mailPages = new Hono<AuthHttp>()
  .get(authPaths.loginPage, followLoginLink)
  .get(authPaths.undoPage, ask)
  .post(authPaths.undoPage, undo);

/** Longer than any address or secret. What a link carries beyond it is cut off, so that no header is too long for a browser. */
const mostOfLink = 320;

/** Leads to the sign-in page, which reads the same parameters and acts only when its own form is submitted. */
function followLoginLink(c: Context<AuthHttp>): Response {
  const given = uniqueParameters(new URL(c.req.url).searchParams);
  const part = (name: "email" | "otp") => given?.get(name)?.slice(0, mostOfLink) ?? "";
  const kept = new URLSearchParams({ email: part("email"), otp: part("otp") });
  const location = `${routes.activateThisDeviceByEmail.path}?${kept}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

/** With the token of a mail, one button undoes the change; whoever has no such mail can use a recovery code. */
async function ask(c: Context<AuthHttp>): Promise<Response> {
  const token = c.req.query("token") ?? "";
  if (token === "") return recoveryPage(c, null);
  const seen = await seeUndo(callOf(c), token);
  if (!seen) return refused(c);
  const address = html`<span class="whole">${hintedAddress(seen.restored)}</span>`;
  const codes = seen.voids
    ? "Your recovery code stops working too, in case someone else created it: create a new one afterwards."
    : "If you have a recovery code, it keeps working.";
  const { done, noun } = seen.isRemoval ? removal : change;
  return servicePage(c.req.raw, {
    title: `Undo the ${noun} of your email address?`,
    illustration: "brooding",
    body: html`<p>Your account’s email address, ${address}, was ${done}. To keep the ${noun}, close this page. If it wasn’t you, or you want this email address back, undo the ${noun}.</p>
      <form method="post" action="${authPaths.undoPage}">
        <input type="hidden" name="token" value="${token}" />
        <div class="actions"><button>Undo the ${noun}</button></div>
        <p>This signs out every device. You then sign in with ${address} again. ${codes}</p>
      </form>
      <h2>Do you have a recovery code from before the ${noun}?</h2>
      <p>You can use it instead of this button, and it keeps working: <a href="${authPaths.undoPage}">Undo changes with your recovery code</a></p>`,
  });
}

const change = { noun: "change", done: "changed" };
const removal = { noun: "removal", done: "removed" };

async function undo(c: Context<AuthHttp>): Promise<Response> {
  const form = uniqueParameters(new URLSearchParams(c.var.body ?? ""));
  const typed = form?.get("recovery_code");
  if (typed !== undefined) return takeBack(c, typed);
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
    illustration: "broken",
    body: html`<p class="note bad">The link works once, for ${facts.undoDays} days. A link for a removed email address
        also ends when the account gets another email address or recovery code, or signs out everywhere. If you’ve used it, your old email address is back.</p>
      <form action="${authPaths.undoPage}"><div class="actions"><button>Undo changes with your recovery code</button></div></form>
      <p>Need help with your account? Email <a href="mailto:${brand.email.help}">${brand.email.help}</a>.</p>`,
  });
}

/** Accepts the code in any spelling, and takes back what is newer than it: see `precedence-rules.ts`. */
async function takeBack(c: Context<AuthHttp>, typed: string): Promise<Response> {
  const code = readRecoveryCode(typed);
  if (!code)
    return recoveryPage(c, { typed, text: "Enter all 24 letters and digits: six groups of four.", status: 400 });
  const taken = await undoByRecovery(callOf(c), code);
  if (taken.ok) return takenBack(c, taken.email);
  if (taken.wait === 0) return recoveryPage(c, { typed, text: wrongCode, status: 400 });
  const minutes = Math.ceil(taken.wait / 60);
  const text = `Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} before you try again. Your recovery code still works.`;
  return recoveryPage(c, { typed, text, status: 429 });
}

const wrongCode = `We can’t undo changes with this code. Check it and enter it again, or sign in with it instead. If both fail, the code no longer works: email ${brand.email.help}.`;

/** A code that was not accepted. */
interface WrongCode {
  readonly typed: string;
  readonly text: string;
  readonly status: number;
}

/** The form; if a code was refused, with what was typed and why it was refused. */
function recoveryPage(c: Context<AuthHttp>, wrong: WrongCode | null): Promise<Response> {
  return servicePage(c.req.raw, {
    title: "Undo changes with your recovery code",
    status: wrong?.status ?? 200,
    refused: wrong?.text,
    illustration: "brooding",
    body: html`<p>Use this page if someone else changed your account’s email address or created another recovery code in the last ${facts.undoDays} days.</p>
      <p>We remove every email address and recovery code that’s newer than your code, including those you added yourself, and sign
        out every device. An email address that’s older than your code comes back.</p>
      <form method="post" action="${authPaths.undoPage}" novalidate>
        <div class="field">
          <label class="field" for="recovery">Recovery code</label>
          <input type="text" id="recovery" name="recovery_code" value="${wrong?.typed.slice(0, 80) ?? ""}" maxlength="80"
            autocomplete="off" autocapitalize="characters" spellcheck="false" required
            aria-describedby="${wrong ? "refused " : ""}recovery-hint"${wrong ? raw(' aria-invalid="true"') : ""} />
          <small id="recovery-hint">For example 7K3M-0QXP-…, in capital or small letters.</small>
        </div>
        <div class="actions"><button>Undo changes</button><a href="${signInByCode}">Sign in with recovery code</a></div>
      </form>`,
  });
}

const signInByCode = `${routes.subscriptionsActivate.path}?by=recovery-code`;

function takenBack(c: Context<AuthHttp>, email: string | null): Promise<Response> {
  const how = email === null ? html`your recovery code` : html`<strong>${email}</strong> or your recovery code`;
  return servicePage(c.req.raw, {
    title: "The changes are undone",
    body: html`<p class="note good" role="status">Sign in with ${how}. We’ve signed out every device and removed every email address and recovery code newer than your code, including those you added yourself.</p>
      <p><a href="${signInByCode}">Sign in with recovery code</a></p>`,
  });
}
