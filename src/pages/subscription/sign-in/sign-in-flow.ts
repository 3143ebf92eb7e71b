/** Signing in as a pure state machine (FLOW-2): an address, then its code. Times are milliseconds since 1970. */
import * as z from "zod/mini";
import { emailAddressSchema } from "../../../contract/email-address.ts";
import {
  type CodeProblem,
  isProblemOfChange,
  type ProblemOfChange,
  type SentCode,
  secondsToWait,
} from "../../../contract/subscription/sent-code.ts";
import type { Transitions } from "../transitions.ts";

/** What the link of a mail carries. It waits for the press of a button: opening a link alone signs nobody in. */
export const linkSchema = z.object({
  email: emailAddressSchema,
  otp: z.string().check(z.regex(/^[A-Za-z0-9]{86}$|^\d{6}$/)),
  /**
   * True if the auth service said that the link is for this address, false if it would sign nobody in; left out if the service
   * did not say: such a link may have been written by anybody.
   */
  isChecked: z.optional(z.boolean()),
});
export type LoginLink = z.infer<typeof linkSchema>;

/** `signed out` is where signing out leads; whoever comes back from there is at `address`. */
export type SignInStep = "address" | "code" | "link" | "signed in" | "signed out";

export const signInIntents = ["send", "check", "resend", "restart", "link", "recover", "passkey", "sign-out"] as const;
export type SignInIntent = (typeof signInIntents)[number];

/**
 * `send`, `recover` and `passkey` are accepted at every step, because another tab may still show the first one; and while a link waits
 * for its press, another tab may wait for the digits of the same mail. A visitor who is signed in may be on the way to
 * another account.
 */
export const signInTransitions = {
  address: { send: "code", recover: "signed in", passkey: "signed in" },
  code: {
    check: "signed in",
    resend: "code",
    restart: "address",
    send: "code",
    recover: "signed in",
    passkey: "signed in",
    "sign-out": "signed out",
  },
  link: {
    link: "signed in",
    restart: "address",
    check: "signed in",
    resend: "code",
    send: "code",
    recover: "signed in",
    passkey: "signed in",
    "sign-out": "signed out",
  },
  "signed in": { send: "code", recover: "signed in", passkey: "signed in", "sign-out": "signed out" },
  "signed out": {},
} as const satisfies Transitions<SignInStep, SignInIntent>;

interface SignInState {
  readonly sent: SentCode | null;
  readonly link: LoginLink | null;
  readonly isSignedIn: boolean;
}

/** The step that is open, by what the session holds: nobody types a code that was not sent. */
export function openStep({ sent, link, isSignedIn }: SignInState): SignInStep {
  if (link) return "link";
  if (sent) return "code";
  return isSignedIn ? "signed in" : "address";
}

/** The login link in an address or a form (`email`, `otp`), null where there is none of the right form. */
export function linkIn(given: Pick<URLSearchParams, "get">): LoginLink | null {
  return linkSchema.safeParse({ email: given.get("email"), otp: given.get("otp") }).data ?? null;
}

/** A typed address without the spaces around it, or null when it is none. */
export function readEmail(typed: string | null | undefined): string | null {
  return emailAddressSchema.safeParse(typed).data ?? null;
}

/**
 * Whether a code is requested so soon after the last one that the same session is used, which says how long to wait. Later
 * ones each get a session: a session ends ten minutes after its first code, and would void the last one with it.
 */
export function isTooSoon(before: SentCode | null, email: string, now: number): boolean {
  return before?.email === email && secondsToWait(before, now) > 0;
}

/** Why a step was not accepted. Each has words of its own on the page, see `sign-in-words.ts`. */
export type SignInProblem =
  | Exclude<CodeProblem, ProblemOfChange>
  | "link-spent"
  /** The code that was waited for is no longer known here. */
  | "lost"
  | "recovery-short"
  | "recovery-wrong"
  | "recovery-wait"
  | "passkey-wrong";

/** A refusal as a problem of signing in; one that only a change of address can meet means there was no proper answer. */
export function signInProblem(problem: CodeProblem): SignInProblem {
  return isProblemOfChange(problem) ? "unavailable" : problem;
}
