/** A code that was sent, and why one was not accepted: on the website and inside the apps. Times are milliseconds since 1970. */
import * as z from "zod/mini";
import { longestEmail } from "../email-address.ts";
import { codeMinutes, codeTries, resendSeconds } from "./one-time-code.ts";

/** What is known of a code that is on its way, without the code. */
export const sentCodeSchema = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(longestEmail)),
  sentAt: z.number(),
  /** How many were sent to this address; each voids the one before. */
  sends: z.int().check(z.minimum(1)),
  /** Wrong ones typed since the last was sent. */
  tries: z.int().check(z.minimum(0)),
});
export type SentCode = z.infer<typeof sentCodeSchema>;

/** The state after one more email to an address. */
export function codeSent(before: SentCode | null, email: string, now: number): SentCode {
  const sends = before?.email === email ? before.sends + 1 : 1;
  return { email, sentAt: now, sends, tries: 0 };
}

/** Seconds until another code may be asked for, 0 when it may be now. */
export function secondsToWait({ sentAt }: SentCode, now: number): number {
  return Math.max(0, Math.ceil((sentAt + resendSeconds * 1000 - now) / 1000));
}

export function isExpired({ sentAt }: SentCode, now: number): boolean {
  return now >= sentAt + codeMinutes * 60_000;
}

export function triesLeft({ tries }: SentCode): number {
  return Math.max(0, codeTries - tries);
}

/** Why an address or its code was not accepted. Each page that asks for a code has its own words for these. */
export const codeProblems = [
  /** What was typed is no address. */
  "email",
  "unchanged",
  /** No mail can be delivered to the address. */
  "no-mail",
  "not-six",
  "wrong",
  "superseded",
  "expired",
  "spent",
  /** The code was right, but another account has the address. */
  "taken",
  /** The address was changed less than a week ago, and is not replaced in one step before that is over. */
  "changed-lately",
  "wait",
  "suspended",
  "unknown",
  "unavailable",
] as const;
export type CodeProblem = (typeof codeProblems)[number];

const problemsOfChange = ["unchanged", "no-mail", "taken", "changed-lately"] as const satisfies readonly CodeProblem[];

/** A problem that can only occur when an address is changed, never at sign-in. */
export type ProblemOfChange = (typeof problemsOfChange)[number];

export function isProblemOfChange(problem: CodeProblem): problem is ProblemOfChange {
  return problemsOfChange.some((one) => one === problem);
}

/** How the auth service refused. `code` is null if it gave no valid answer, and `status` if it gave none at all. */
export interface AuthRefusal {
  readonly code: string | null;
  readonly status: number | null;
}

const refusals: Readonly<Record<string, CodeProblem>> = {
  invalid_email_address: "email",
  email_address_not_changed: "unchanged",
  failed_mx_check: "no-mail",
  account_change_email_address_failed: "taken",
  address_changed_lately: "changed-lately",
  too_many_requests: "wait",
  suspended_account: "suspended",
  unverified_account: "suspended",
  unknown_account: "unknown",
};

/** The problem behind a refusal that has nothing to do with the digits, such as a refusal to send an email. */
export function problemOf({ code, status }: AuthRefusal): CodeProblem {
  if (status === 429) return "wait";
  return (code !== null && Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? "unavailable";
}

/** The service's errors for a wrong code, at sign-in and when the address is changed. They do not say what is wrong with it. */
const wrongCode: ReadonlySet<string | null> = new Set(["invalid_login_credentials", "invalid_link_signature"]);

/**
 * What the refusal of a code means for the visitor who typed it, and the state afterwards. Why it was wrong is worked out
 * here, from when a code was sent, how many were sent and how many tried, so that the service need not give anything away.
 */
export function refusedCode<Sent extends SentCode>(
  sent: Sent,
  refusal: AuthRefusal,
  now: number,
): { readonly problem: CodeProblem; readonly sent: Sent } {
  // A session at the service lasts as long as its first code, so if it has ended, the code has expired.
  const isOver = refusal.code === "invalid_session_id";
  if (!isOver && !wrongCode.has(refusal.code)) return { problem: problemOf(refusal), sent };
  const tried = { ...sent, tries: sent.tries + 1 };
  return { problem: isOver ? "expired" : wrongProblem(tried, now), sent: tried };
}

function wrongProblem(tried: SentCode, now: number): CodeProblem {
  if (isExpired(tried, now)) return "expired";
  if (triesLeft(tried) === 0) return "spent";
  return tried.sends > 1 ? "superseded" : "wrong";
}
