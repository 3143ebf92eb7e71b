/** Where the link of an "email changed" mail leads. A link alone changes nothing, for mail scanners follow links. */
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { i18n, languageNow } from "../../../contract/language/i18n.ts";
import { languageQuery } from "../../../contract/language/languages.ts";
import { href } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { hintedAddress } from "../../../contract/subscription/hinted-address.ts";
import { readRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import { marked } from "../../../platform/pages/marked.ts";
import type { Html } from "../../../platform/pages/plain-page.ts";
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
  const location = `${href("activateThisDeviceByEmail")}?${kept}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

/** With the token of a mail, one button undoes the change; whoever has no such mail can use a recovery code. */
async function ask(c: Context<AuthHttp>): Promise<Response> {
  const token = c.req.query("token") ?? "";
  if (token === "") return recoveryPage(c, null);
  const seen = await seeUndo(callOf(c), token);
  if (!seen) return refused(c);
  const address = hintedAddress(seen.restored);
  const codes = seen.voids
    ? i18n.t("Your recovery code stops working too, in case someone else created it: create a new one afterwards.")
    : i18n.t("If you have a recovery code, it keeps working.");
  const { title, what, button, older } = seen.isRemoval ? removal : change;
  return servicePage(c.req.raw, {
    title: i18n.t(title),
    illustration: "brooding",
    body: html`<p>${withAddress(i18n.t(what, { address }))}</p>
      <form method="post" action="${here()}">
        <input type="hidden" name="token" value="${token}" />
        <div class="actions"><button>${i18n.t(button)}</button></div>
        <p>${withAddress(i18n.t("This signs out every device. You then sign in with <address>{address}</address> again.", { address }))} ${codes}</p>
      </form>
      <h2>${i18n.t(older)}</h2>
      <p>${marked(
        i18n.t(
          "You can use it instead of this button, and it keeps working: <a>Undo changes with your recovery code</a>",
        ),
        {
          a: (inner) => html`<a href="${here()}">${inner}</a>`,
        },
      )}</p>`,
  });
}

/** This page, in the language of the mail that led here, whatever the browser prefers. */
function here(): string {
  const language = languageNow();
  return language === "en" ? authPaths.undoPage : `${authPaths.undoPage}?${languageQuery(language)}`;
}

function withAddress(text: string): Html {
  return marked(text, { address: (inner) => html`<span class="whole">${inner}</span>` });
}

const change = {
  title: /*i18n*/ "Undo the change of your email address?",
  what: /*i18n*/ "Your account’s email address, <address>{address}</address>, was changed. To keep the change, close this page. If it wasn’t you, or you want this email address back, undo the change.",
  button: /*i18n*/ "Undo the change",
  older: /*i18n*/ "Do you have a recovery code from before the change?",
};
const removal = {
  title: /*i18n*/ "Undo the removal of your email address?",
  what: /*i18n*/ "Your account’s email address, <address>{address}</address>, was removed. To keep the removal, close this page. If it wasn’t you, or you want this email address back, undo the removal.",
  button: /*i18n*/ "Undo the removal",
  older: /*i18n*/ "Do you have a recovery code from before the removal?",
};

async function undo(c: Context<AuthHttp>): Promise<Response> {
  const form = uniqueParameters(new URLSearchParams(c.var.body ?? ""));
  const typed = form?.get("recovery_code");
  if (typed !== undefined) return takeBack(c, typed);
  const undone = await undoEdit(callOf(c), form?.get("token"));
  return undone.ok ? restored(c, undone) : refused(c);
}

function restored(c: Context<AuthHttp>, { email, voided }: { email: string; voided: boolean }): Promise<Response> {
  const codes = voided ? ` ${i18n.t("Your recovery code no longer works: create a new one.")}` : "";
  return servicePage(c.req.raw, {
    title: i18n.t("Your old email address is back"),
    body: html`<p class="note good">${strong(i18n.t("Sign in with <b>{email}</b>. We’ve signed out every device.", { email }))}${codes}</p>
      <p><a href="${href("activateThisDeviceByEmail")}">${i18n.t("Sign in to your subscription")}</a></p>`,
  });
}

function strong(text: string): Html {
  return marked(text, { b: (inner) => html`<strong>${inner}</strong>` });
}

function refused(c: Context<AuthHttp>): Promise<Response> {
  return servicePage(c.req.raw, {
    title: i18n.t("This link no longer works"),
    status: 400,
    illustration: "broken",
    body: html`<p class="note bad">${i18n.t(
      "The link works once, for {days} days. A link for a removed email address also ends when the account gets another email address or recovery code, or signs out everywhere. If you’ve used it, your old email address is back.",
      { days: facts.undoDays },
    )}</p>
      <form action="${authPaths.undoPage}"><div class="actions"><button>${i18n.t("Undo changes with your recovery code")}</button></div></form>
      <p>${marked(i18n.t("Need help with your account? Email <a>{address}</a>.", { address: brand.email.help }), {
        a: (inner) => html`<a href="mailto:${brand.email.help}">${inner}</a>`,
      })}</p>`,
  });
}

/** Accepts the code in any spelling, and takes back what is newer than it: see `precedence-rules.ts`. */
async function takeBack(c: Context<AuthHttp>, typed: string): Promise<Response> {
  const code = readRecoveryCode(typed);
  if (!code)
    return recoveryPage(c, {
      typed,
      text: i18n.t("Enter all 24 letters and digits: six groups of four."),
      status: 400,
    });
  const taken = await undoByRecovery(callOf(c), code);
  if (taken.ok) return takenBack(c, taken.email);
  if (taken.wait === 0) return recoveryPage(c, { typed, text: wrongCode(), status: 400 });
  const minutes = Math.ceil(taken.wait / 60);
  const text =
    minutes === 1
      ? i18n.t("Wait a minute before you try again. Your recovery code still works.")
      : i18n.t("Wait {minutes} minutes before you try again. Your recovery code still works.", { minutes });
  return recoveryPage(c, { typed, text, status: 429 });
}

function wrongCode(): string {
  return i18n.t(
    "We can’t undo changes with this code. Check it and enter it again, or sign in with it instead. If both fail, the code no longer works: email {address}.",
    { address: brand.email.help },
  );
}

/** A code that was not accepted. */
interface WrongCode {
  readonly typed: string;
  readonly text: string;
  readonly status: number;
}

/** The form; if a code was refused, with what was typed and why it was refused. */
function recoveryPage(c: Context<AuthHttp>, wrong: WrongCode | null): Promise<Response> {
  return servicePage(c.req.raw, {
    title: i18n.t("Undo changes with your recovery code"),
    status: wrong?.status ?? 200,
    refused: wrong?.text,
    illustration: "brooding",
    body: html`<p>${i18n.t("Use this page if someone else changed your account’s email address or created another recovery code in the last {days} days.", { days: facts.undoDays })}</p>
      <p>${i18n.t("We remove every email address and recovery code that’s newer than your code, including those you added yourself, and sign out every device. An email address that’s older than your code comes back.")}</p>
      <form method="post" action="${here()}" novalidate>
        <div class="field">
          <label class="field" for="recovery">${i18n.t("Recovery code")}</label>
          <input type="text" id="recovery" name="recovery_code" value="${wrong?.typed.slice(0, 80) ?? ""}" maxlength="80"
            autocomplete="off" autocapitalize="characters" spellcheck="false" required
            aria-describedby="${wrong ? "refused " : ""}recovery-hint"${wrong ? raw(' aria-invalid="true"') : ""} />
          <small id="recovery-hint">${i18n.t("For example 7K3M-0QXP-…, in capital or small letters.")}</small>
        </div>
        <div class="actions"><button>${i18n.t("Undo changes")}</button><a href="${signInByCode()}">${i18n.t("Sign in with recovery code")}</a></div>
      </form>`,
  });
}

const signInByCode = () => href("subscriptionsActivate", { by: "recovery-code" });

function takenBack(c: Context<AuthHttp>, email: string | null): Promise<Response> {
  const how =
    email === null
      ? i18n.t("Sign in with your recovery code.")
      : i18n.t("Sign in with <b>{email}</b> or your recovery code.", { email });
  return servicePage(c.req.raw, {
    title: i18n.t("The changes are undone"),
    body: html`<p class="note good" role="status">${strong(how)} ${i18n.t("We’ve signed out every device and removed every email address and recovery code newer than your code, including those you added yourself.")}</p>
      <p><a href="${signInByCode()}">${i18n.t("Sign in with recovery code")}</a></p>`,
  });
}
