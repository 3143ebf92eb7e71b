/** Signing in as a pure state machine (FLOW-2): an address, then its code. Times are milliseconds since 1970. */
import * as z from "zod/mini";
import {
  type CodeProblem,
  type SentCode,
  secondsToWait,
  sentCodeSchema,
} from "../../../contract/subscription/sent-code.ts";
import type { Moves } from "../moves.ts";

/** What the link of a mail carries, waiting for the press of a button: opening a link alone signs nobody in. */
const linkSchema = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  otp: z.string().check(z.regex(/^[A-Za-z0-9]{86}$|^\d{6}$/)),
});
export type LoginLink = z.infer<typeof linkSchema>;

export type Step = "address" | "code" | "link";

/** Every step that is shown, and the end. A recovery code takes the place of address and code. */
export type SignInStep = Step | "recovery code" | "signed in";

export const signInPresses = ["send", "check", "resend", "restart", "link", "recover", "sign-out"] as const;
export type SignInPress = (typeof signInPresses)[number];

/**
 * `send` and `recover` are taken at every step, because another tab may still show the first one; and where a link waits
 * for its press, another tab may wait for the digits of the same mail.
 */
export const signInMoves = {
  address: { send: "code", recover: "signed in" },
  "recovery code": { recover: "signed in", send: "code" },
  code: { check: "signed in", resend: "code", restart: "address", send: "code", recover: "signed in" },
  link: {
    link: "signed in",
    restart: "address",
    check: "signed in",
    resend: "code",
    send: "code",
    recover: "signed in",
  },
  "signed in": { "sign-out": "address" },
} as const satisfies Moves<SignInStep, SignInPress>;

/** A form without a name of ours is the first one. */
export function readPress(intent: string | undefined): SignInPress {
  return signInPresses.find((press) => press === intent) ?? "send";
}

/** The step that is open, by what the session holds: nobody types a code that was not sent. */
export function openStep(held: { readonly sent: SentCode | null; readonly link: LoginLink | null }): Step {
  if (held.link) return "link";
  return held.sent ? "code" : "address";
}

export function readSent(text: string | null): SentCode | null {
  return parsed(text, sentCodeSchema);
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

/**
 * Whether a code is asked for so soon after the one before that its session shall say how long to wait. After that each
 * gets a session of its own: a session ends ten minutes after its first code, and would take the last one with it.
 */
export function isTooSoon(before: SentCode | null, email: string, now: number): boolean {
  return before?.email === email && secondsToWait(before, now) > 0;
}

/** Why a step was not accepted. Each has words of its own on the page, see `sign-in-steps.tsx`. */
export type Problem =
  | Exclude<CodeProblem, ChangeProblem>
  | "link-spent"
  | "recovery-short"
  | "recovery-wrong"
  | "recovery-wait";

/** What only the change of an address can meet. */
type ChangeProblem = "unchanged" | "no-mail" | "taken";
const changeProblems: ReadonlySet<CodeProblem> = new Set<ChangeProblem>(["unchanged", "no-mail", "taken"]);

/** A refusal as one of signing in: a service that says something else gave no proper answer. */
export function signInProblem(problem: CodeProblem): Problem {
  return isOfSignIn(problem) ? problem : "unavailable";
}

function isOfSignIn(problem: CodeProblem): problem is Exclude<CodeProblem, ChangeProblem> {
  return !changeProblems.has(problem);
}
