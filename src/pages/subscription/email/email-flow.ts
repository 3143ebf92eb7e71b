/** Adding, changing and removing the address as a pure state machine (FLOW-4). Times are milliseconds since 1970. */
import * as z from "zod/mini";
import { facts } from "../../../contract/brand.ts";
import type { Moves } from "../moves.ts";

/** Where an address is typed, where its passcode is, and the end. */
export type EmailStep = "address" | "passcode" | "done";

export const emailPresses = ["send", "remove", "check", "resend", "restart"] as const;
export type EmailPress = (typeof emailPresses)[number];

/** An address may be sent from the step after it, too: another tab may still show the first one. */
export const emailMoves = {
  address: { send: "passcode", remove: "passcode" },
  passcode: { check: "done", resend: "passcode", restart: "address", send: "passcode", remove: "passcode" },
  done: {},
} as const satisfies Moves<EmailStep, EmailPress>;

/** A form without a name of ours is the first one. */
export function readPress(intent: string | undefined): EmailPress {
  return emailPresses.find((press) => press === intent) ?? "send";
}

export const kinds = ["add", "change", "remove"] as const;
export type Kind = (typeof kinds)[number];

/** A change that waits for its passcode. */
const editSchema = z.object({
  kind: z.enum(kinds),
  /** Where the passcode went: the new address, or the present one when it shall go. */
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  sentAt: z.number(),
  /** How many were sent; each voids the one before. */
  sends: z.int().check(z.minimum(1)),
  /** Wrong ones typed since the last was sent. */
  tries: z.int().check(z.minimum(0)),
});
export type Edit = z.infer<typeof editSchema>;

const doneSchema = z.pick(editSchema, { kind: true, email: true });
export type Done = z.infer<typeof doneSchema>;

/** The auth service voids a passcode after so many wrong ones. */
export const allowedTries = 5;

export function readEdit(text: string | null): Edit | null {
  return parsed(text, editSchema);
}

export function readDone(text: string | null): Done | null {
  return parsed(text, doneSchema);
}

function parsed<Schema extends z.ZodMiniType>(text: string | null, schema: Schema): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** What an account of this address does when it types a new one. */
export function kindFor(present: string | null): Exclude<Kind, "remove"> {
  return present === null ? "add" : "change";
}

/**
 * The change under way that still fits the account: after the address changed in another tab, one that would add a
 * second or take away what is gone is dropped.
 */
export function openEdit(edit: Edit | null, present: string | null): Edit | null {
  if (!edit) return null;
  if (edit.kind === "remove") return edit.email === present ? edit : null;
  return edit.kind === kindFor(present) ? edit : null;
}

/** The state after one more passcode was sent for a change. */
export function sentFor(before: Edit | null, { kind, email }: Done, now: number): Edit {
  const isSame = before?.kind === kind && before.email === email;
  return { kind, email, sentAt: now, sends: isSame ? before.sends + 1 : 1, tries: 0 };
}

/** Why a step was not accepted. Each has words of its own on the page, see `email-words.ts`. */
export const problems = [
  "email",
  "unchanged",
  "no-mail",
  "not-six",
  "wrong",
  "superseded",
  "expired",
  "spent",
  "taken",
  "wait",
  "suspended",
  "unavailable",
] as const;
export type Problem = (typeof problems)[number];

export function isProblem(text: string | undefined): text is Problem {
  return problems.some((problem) => problem === text);
}

const refusals: Readonly<Record<string, Problem>> = {
  invalid_email_address: "email",
  email_address_not_changed: "unchanged",
  failed_mx_check: "no-mail",
  unverified_account: "suspended",
  suspended_account: "suspended",
  too_many_requests: "wait",
  account_change_email_address_failed: "taken",
};

/** What the refusal to begin a change means. */
export function notBegun(code: string | null, status: number | null): Problem {
  if (status === 429) return "wait";
  return (code !== null && Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? "unavailable";
}

/** What the refusal of a passcode means, and the state afterwards; null where the change has to be begun anew. */
export function refusedEdit(edit: Edit, code: string | null, now: number): { problem: Problem; edit: Edit | null } {
  if (code === "account_change_email_address_failed") return { problem: "taken", edit: null };
  if (code !== "invalid_link_signature") return { problem: notBegun(code, null), edit };
  const tried = { ...edit, tries: edit.tries + 1 };
  if (now >= edit.sentAt + facts.passcodeMinutes * 60_000) return { problem: "expired", edit: tried };
  if (tried.tries >= allowedTries) return { problem: "spent", edit: tried };
  return { problem: edit.sends > 1 ? "superseded" : "wrong", edit: tried };
}
