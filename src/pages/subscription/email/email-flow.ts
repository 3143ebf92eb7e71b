/** Adding, changing and removing the address as a pure state machine (FLOW-4). Times are milliseconds since 1970. */
import type * as z from "zod/mini";
import { type AuthRefusal, type CodeProblem, codeSent, refusedCode } from "../../../contract/subscription/sent-code.ts";
import type { editSchema, kinds } from "../../../session/entries.ts";
import type { Transitions } from "../transitions.ts";

/** The step with the address, the step with its code, and the end. */
export type EmailStep = "address" | "code" | "done";

export const emailIntents = ["send", "remove", "check", "resend", "restart"] as const;
export type EmailIntent = (typeof emailIntents)[number];

/** An address may be sent from the step after it, too: another tab may still show the first one. */
export const emailTransitions = {
  address: { send: "code", remove: "code" },
  code: { check: "done", resend: "code", restart: "address", send: "code", remove: "code" },
  done: {},
} as const satisfies Transitions<EmailStep, EmailIntent>;

export type EmailEditKind = (typeof kinds)[number];

/** A change that waits for its code. */
export type EmailEdit = z.infer<typeof editSchema>;

export type EmailEditDone = Pick<EmailEdit, "kind" | "email">;

/** Whether typing an address adds the first one or changes `present`, the account's own. */
export function kindFor(present: string | null): Exclude<EmailEditKind, "remove"> {
  return present === null ? "add" : "change";
}

/**
 * The change under way, null if it no longer fits the account: if the address has changed in another tab, a change that
 * would add a second address or remove one that is gone is dropped.
 */
export function openEdit(edit: EmailEdit | null, present: string | null): EmailEdit | null {
  if (!edit) return null;
  if (edit.kind === "remove") return edit.email === present ? edit : null;
  return edit.kind === kindFor(present) ? edit : null;
}

/** The state after one more code was sent for a change. */
export function sentFor(before: EmailEdit | null, { kind, email }: EmailEditDone, now: number): EmailEdit {
  return { kind, ...codeSent(before?.kind === kind ? before : null, email, now) };
}

/** What the refusal of a code means, and the state afterwards; null where the change has to be begun anew. */
export function refusedEdit(
  edit: EmailEdit,
  refusal: AuthRefusal,
  now: number,
): { problem: CodeProblem; edit: EmailEdit | null } {
  const { problem, sent } = refusedCode(edit, refusal, now);
  return { problem, edit: problem === "taken" ? null : sent };
}
