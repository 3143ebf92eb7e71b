/** Numbers and small decisions of the auth service. Pure: what is random or tells the time is handed in. */

import { facts } from "../../contract/brand/brand.ts";
import { languageNow } from "../../contract/language/i18n.ts";
import { retention } from "../../contract/retention.ts";
import { codeMinutes, codeTries, resendSeconds } from "../../contract/subscription/one-time-code.ts";
import { signInCookie } from "../../contract/worker-cookies.ts";
import type { BudgetRule } from "../../platform/budget.ts";
import type { RandomBytes } from "../../platform/random.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Times in milliseconds unless the name says seconds. */
export const limits = {
  /** From `authorize` to the authorization code; also the max-age of the cookie. */
  session: signInCookie.seconds * 1000,
  code: minute,
  otp: codeMinutes * minute,
  otpTries: codeTries,
  /** How many one-time codes a session may ask for, `sendSpacing` apart: a person needs one or two. */
  sendsPerSession: 5,
  /** Equal requests within this time are one. Shorter than the countdown after which a person may ask again. */
  equalRequests: 5_000,
  sendSpacing: resendSeconds * 1000,
  /** How often a session may ask to sign in by passkey: each time, the browser has one try. */
  passkeyTries: 5,
  /** How long a refresh token gives the same answer again after its successor was used: several tabs may refresh at once. */
  refreshAgain: 10_000,
  /** How many answers a token family keeps: no client of ours refreshes more often within `refreshAgain`. */
  spentTokens: 4,
  refreshToken: retention.sessionDays * day,
  v1Token: 365 * day,
  edit: 10 * minute,
  undo: facts.undoDays * day,
  /** How many changes of address can be taken back at once; the next change waits until the oldest no longer can. */
  undosPerAccount: 8,
  /** How many former recovery codes may still sign in; a further new code waits until the oldest of them expires. */
  formerCodes: 4,
  /** An account without address, recovery code or subscription ends when no session of it was used for this long. */
  bareAccount: day,
  /** The same for one with a recovery code: time for somebody who wrote the code down to come back and subscribe. */
  codeAccount: 30 * day,
  /** How long a subscriber counts as new: the new ones share one budget for what a mailbox is sent. */
  newSubscriber: day,
  /** How long until a subscriber's account without an address is looked at again. */
  bareSubscriber: 30 * day,
  /** How long after an interrupted deletion it is tried again. */
  endingRetry: minute,
  /** How long after another service gave no answer an account is looked at again that nobody may be using. */
  awayRetry: 60 * minute,
  /** The oldest session of an account ends when one more than this is opened. */
  sessionsPerAccount: 50,
  body: 64 * 1024,
} as const;

/** Lifetimes of an access token in seconds. */
export const accessSeconds = { usual: 14_400, staging: 240, stagingAsked: 7200 } as const;

/** How long an access token lives: on staging four minutes, so that refreshes can be seen, or 7200 seconds if asked for. */
export function accessLifetime(staging: boolean, ttl: string | undefined): number {
  if (!staging) return accessSeconds.usual;
  return ttl === String(accessSeconds.stagingAsked) ? accessSeconds.stagingAsked : accessSeconds.staging;
}

const alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits. Bytes from 248 up are skipped: 62 does not divide 256, and 248 is its largest multiple below. */
export function randomAlphanumerics(length: number, random: RandomBytes): string {
  let text = "";
  while (text.length < length) {
    for (const byte of random(new Uint8Array(length))) {
      if (byte < 248 && text.length < length) text += alphanumerics[byte % 62];
    }
  }
  return text;
}

/** The largest multiple of a million that 32 bits hold. Higher numbers are drawn again, or low codes would come more often. */
const fairRange = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;

/** Six digits, each one-time code equally likely. */
export function randomOtp(random: RandomBytes): string {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random(new Uint8Array(4));
    const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (drawn < fairRange) return String(drawn % 1_000_000).padStart(6, "0");
  }
}

/** An address in the form by which owners and limits are compared, however it was typed. */
export function addressIdentity(email: string): string {
  return email.trim().toLowerCase();
}

/** Names under which no mail server can stand (RFC 2606, RFC 7686). */
const mailless: ReadonlySet<string> = new Set(["invalid", "localhost", "local", "onion"]);

/** Whether the domain of an address can have a mail server at all. No name server is asked: that would tell it who signs up. */
export function canHaveMail(email: string): boolean {
  return !mailless.has(email.toLowerCase().split(/[.@]/).at(-1) ?? "");
}

/** The language tag if it is well-formed, otherwise the language of the call: no other text is passed on. */
export function localeOf(value: string | null | undefined): string {
  return value && /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/.test(value)
    ? value.replaceAll("_", "-")
    : languageNow();
}

/** Budgets of an account, shared by all who are signed in to it. Those of mailboxes are in `mail-budgets.ts`. */
export const budgetRules = {
  /** Codes for a change of address, which is also announced to the previous address, and for deleting the account. */
  edit: [
    { burst: 5, interval: minute },
    { burst: 20, interval: 60 * minute },
  ],
  /** New recovery codes: each is announced to the address of the account. */
  renewal: [{ burst: 5, interval: 30 * minute }],
  /** New passkeys: each is announced to the address of the account. */
  passkey: [{ burst: 5, interval: 10 * minute }],
  /** Tries of a recovery code. */
  recovery: { burst: 5, interval: minute },
} as const satisfies Readonly<Record<string, BudgetRule | readonly BudgetRule[]>>;
