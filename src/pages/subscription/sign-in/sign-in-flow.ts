/** Signing in as a pure state machine (FLOW-2): an address, then its passcode. Times are milliseconds since 1970. */
import * as z from "zod/mini";
import { facts } from "../../../contract/brand.ts";

import type { Moves } from "../moves.ts";

/** A passcode that was sent and is waited for. */
const pendingSchema = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  sentAt: z.number(),
  /** How many were sent since the address was typed; each voids the one before. */
  sends: z.int().check(z.minimum(1)),
  /** Wrong ones typed since the last was sent. */
  tries: z.int().check(z.minimum(0)),
});
export type Pending = z.infer<typeof pendingSchema>;

/** What the link of a mail carries, waiting for the press of a button: opening a link alone signs nobody in. */
const linkSchema = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  otp: z.string().check(z.regex(/^[A-Za-z0-9]{86}$|^\d{6}$/)),
});
export type LoginLink = z.infer<typeof linkSchema>;

/** The auth service voids a passcode after so many wrong ones. */
export const allowedTries = 5;

/** Seconds that the auth service wants between two mails. It has the last word: see `wait` of a {@link Problem}. */
export const resendSeconds = 30;

export type Step = "address" | "passcode" | "link";

/** Every step that is shown, and the end. A recovery code takes the place of address and passcode. */
export type SignInStep = Step | "recovery code" | "signed in";

export const signInPresses = ["send", "check", "resend", "restart", "link", "recover", "sign-out"] as const;
export type SignInPress = (typeof signInPresses)[number];

/**
 * `send` and `recover` are taken at every step, because another tab may still show the first one; and where a link waits
 * for its press, another tab may wait for the digits of the same mail.
 */
export const signInMoves = {
  address: { send: "passcode", recover: "signed in" },
  "recovery code": { recover: "signed in", send: "passcode" },
  passcode: { check: "signed in", resend: "passcode", restart: "address", send: "passcode", recover: "signed in" },
  link: {
    link: "signed in",
    restart: "address",
    check: "signed in",
    resend: "passcode",
    send: "passcode",
    recover: "signed in",
  },
  "signed in": { "sign-out": "address" },
} as const satisfies Moves<SignInStep, SignInPress>;

/** A form without a name of ours is the first one. */
export function readPress(intent: string | undefined): SignInPress {
  return signInPresses.find((press) => press === intent) ?? "send";
}

/** The step that is open, by what the session holds: nobody types a passcode that was not sent. */
export function openStep(held: { readonly pending: Pending | null; readonly link: LoginLink | null }): Step {
  if (held.link) return "link";
  return held.pending ? "passcode" : "address";
}

export function readPending(text: string | null): Pending | null {
  return parsed(text, pendingSchema);
}

export function readLink(text: string | null): LoginLink | null {
  return parsed(text, linkSchema);
}

function parsed<Schema extends z.ZodMiniType>(text: string | null, schema: Schema): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** The login link of an address (`?email=…&otp=…`), null where the address carries none of the right form. */
export function linkIn(query: URLSearchParams): LoginLink | null {
  return linkSchema.safeParse({ email: query.get("email"), otp: query.get("otp") }).data ?? null;
}

const emailSchema = z.email().check(z.maxLength(254));

/** A typed address without the spaces around it, or null when it is none. */
export function readEmail(typed: string | undefined): string | null {
  return emailSchema.safeParse(typed?.trim()).data ?? null;
}

/** The state after one more mail to an address. */
export function sent(before: Pending | null, email: string, now: number): Pending {
  const sends = before?.email === email ? before.sends + 1 : 1;
  return { email, sentAt: now, sends, tries: 0 };
}

/** Seconds until another passcode may be asked for, 0 when it may be now. */
export function secondsToWait({ sentAt }: Pending, now: number): number {
  return Math.max(0, Math.ceil((sentAt + resendSeconds * 1000 - now) / 1000));
}

/**
 * Whether a passcode is asked for so soon after the one before that its session shall say how long to wait. After that each
 * gets a session of its own: a session ends ten minutes after its first passcode, and would take the last one with it.
 */
export function isTooSoon(before: Pending | null, email: string, now: number): boolean {
  return before?.email === email && secondsToWait(before, now) > 0;
}

export function isExpired({ sentAt }: Pending, now: number): boolean {
  return now >= sentAt + facts.passcodeMinutes * 60_000;
}

/** Why a step was not accepted. Each has words of its own on the page, see `sign-in-steps.tsx`. */
export const problems = [
  "email",
  "not-six",
  "wrong",
  "superseded",
  "expired",
  "spent",
  "link-spent",
  "recovery-short",
  "recovery-wrong",
  "recovery-wait",
  "wait",
  "suspended",
  "unknown",
  "unavailable",
] as const;
export type Problem = (typeof problems)[number];

export function isProblem(text: string | undefined): text is Problem {
  return problems.some((problem) => problem === text);
}

/** What the service's refusal of a passcode means for somebody who typed it, and the state afterwards. */
export function refused(pending: Pending, code: string | null, now: number): { problem: Problem; pending: Pending } {
  const known = code === null ? undefined : refusals[code];
  if (known) return { problem: known, pending };
  if (code !== "invalid_login_credentials" && code !== "invalid_session_id") return { problem: "unavailable", pending };
  const tried = { ...pending, tries: pending.tries + 1 };
  // A session of the service lives as long as its first passcode, so its end is the passcode's.
  if (code === "invalid_session_id" || isExpired(pending, now)) return { problem: "expired", pending: tried };
  if (tried.tries >= allowedTries) return { problem: "spent", pending: tried };
  return { problem: pending.sends > 1 ? "superseded" : "wrong", pending: tried };
}

const refusals: Readonly<Record<string, Problem>> = {
  suspended_account: "suspended",
  unknown_account: "unknown",
  invalid_email_address: "email",
  too_many_requests: "wait",
};

/** What the refusal to send a mail means. */
export function notSent(code: string | null, status: number | null): Problem {
  if (status === 429) return "wait";
  return (code === null ? undefined : refusals[code]) ?? "unavailable";
}
