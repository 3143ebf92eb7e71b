/** Numbers and small decisions of the auth service. Pure: what is random or tells the time is handed in. */

import { facts } from "../../contract/brand.ts";
import { signInCookie } from "../../contract/held-cookies.ts";
import { retention } from "../../contract/retention.ts";
import { codeMinutes, codeTries, resendSeconds } from "../../contract/subscription/one-time-code.ts";
import type { BudgetRule } from "../../platform/budget.ts";
import type { RandomBytes } from "../../platform/random.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Times in milliseconds unless the name says seconds. */
export const limits = {
  /** From `authorize` to the code; also the age of the cookie. */
  session: signInCookie.seconds * 1000,
  code: minute,
  otp: codeMinutes * minute,
  otpTries: codeTries,
  /** A session asks for at most so many one-time codes, so long apart: a person needs one or two. */
  sendsPerSession: 5,
  /** Equal requests within this time are one. Shorter than the countdown after which a person may ask again. */
  equalRequests: 5_000,
  sendSpacing: resendSeconds * 1000,
  /** How long a refresh token gives the same answer again although the one after it was used: tabs ask at once. */
  refreshAgain: 10_000,
  /** So many answers are kept of a family: no client of ours renews oftener within those ten seconds. */
  spentTokens: 4,
  refreshToken: retention.sessionDays * day,
  v1Token: 365 * day,
  edit: 10 * minute,
  undo: facts.undoDays * day,
  /** More changes of address than this wait until the oldest can be taken back no more. */
  undosPerAccount: 8,
  /** More recovery codes than this that live on beside the present one wait until the oldest is over. */
  formerCodes: 4,
  /** An account with neither address, code nor subscription ends when no session of it was used for so long. */
  bareAccount: day,
  /** The same where it has a recovery code: time for whoever wrote one down to come and buy. */
  codeAccount: 30 * day,
  /** How long a subscriber is a new one, who shares what a mailbox is sent for all of them. */
  newSubscriber: day,
  /** A subscriber without an address or a code is looked at again so much later. */
  bareSubscriber: 30 * day,
  /** When what an interrupted deletion left is done. */
  endingRetry: minute,
  /** The oldest session of an account ends when one more than this is opened. */
  sessionsPerAccount: 50,
  body: 64 * 1024,
} as const;

/** Lifetimes of an access token in seconds. */
export const accessSeconds = { usual: 14_400, staging: 240, stagingAsked: 7200 } as const;

/** How long an access token lives: on staging four minutes, so that refreshing is seen; 7200 there when asked for. */
export function accessLifetime(staging: boolean, ttl: string | undefined): number {
  if (!staging) return accessSeconds.usual;
  return ttl === String(accessSeconds.stagingAsked) ? accessSeconds.stagingAsked : accessSeconds.staging;
}

const alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits. Bytes from 248 up are drawn again: 62 does not divide 256, and 248 is the largest multiple. */
export function randomAlphanumerics(length: number, random: RandomBytes): string {
  let text = "";
  while (text.length < length) {
    for (const byte of random(new Uint8Array(length))) {
      if (byte < 248 && text.length < length) text += alphanumerics[byte % 62];
    }
  }
  return text;
}

/** The largest multiple of a million that 32 bits hold: what lies above is drawn again, or low one-time codes come more often. */
const fairRange = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;

/** Six digits, each one-time code equally likely. */
export function randomOtp(random: RandomBytes): string {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random(new Uint8Array(4));
    const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (drawn < fairRange) return String(drawn % 1_000_000).padStart(6, "0");
  }
}

/** One mailbox, however its address is typed: what owns and limits are counted by. */
export function addressIdentity(email: string): string {
  return email.trim().toLowerCase();
}

/** Names under which no mail server can stand (RFC 2606, RFC 7686). */
const mailless: ReadonlySet<string> = new Set(["invalid", "localhost", "local", "onion"]);

/** Whether the domain of an address can have a mail server at all. No name server is asked: that would tell it who signs up. */
export function canHaveMail(email: string): boolean {
  return !mailless.has(email.toLowerCase().split(/[.@]/).at(-1) ?? "");
}

/** A language tag as it came, or English: nothing else of the parameter goes on. */
export function localeOf(value: string | null | undefined): string {
  return value && /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/.test(value) ? value.replaceAll("_", "-") : "en";
}

/** Budgets of an account, whoever signed in to it asks. Those of mailboxes stand in `mail-budgets.ts`. */
export const budgetRules = {
  /** Codes for a change of address; a confirmed one also tells the address before. */
  edit: [
    { burst: 5, interval: minute },
    { burst: 20, interval: 60 * minute },
  ],
  /** New recovery codes: each tells the address of the account. */
  renewal: [{ burst: 5, interval: 30 * minute }],
  /** Tries of a recovery code. */
  recovery: { burst: 5, interval: minute },
} as const satisfies Readonly<Record<string, BudgetRule | readonly BudgetRule[]>>;
