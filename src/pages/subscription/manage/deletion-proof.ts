/** How a visitor proves that an account is theirs to delete: what the account service wants, as this page can ask for it. */
import type { AccountInfo } from "../../../../client/subscription/answers.ts";
import type { SentCode } from "../../../contract/subscription/sent-code.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import type { SubscriberAccount } from "../account.ts";

/** The proof that the account is theirs. `mail`: a code has to be mailed first; `code`: one was mailed. */
export type DeletionProof =
  | { readonly by: "nothing" }
  /** `mayHaveCode`: a recovery code would do as well. */
  | { readonly by: "mail"; readonly email: string; readonly mayHaveCode: boolean }
  | { readonly by: "code"; readonly email: string; readonly mayHaveCode: boolean; readonly sent: SentCode }
  | RecoveryProof;

/**
 * `isMailed`: a mailed code would do as well. If there is also a newer code or address: `madeAt`, when the code that counts was
 * made, and `until`, until when only that one counts (milliseconds since 1970).
 */
export interface RecoveryProof {
  readonly by: "recovery";
  readonly email: string | null;
  readonly isMailed: boolean;
  readonly madeAt: number | undefined;
  readonly until: number | undefined;
}

export const byRecoveryCode = "recovery-code";

/** Whether the address asks to use a recovery code in place of a mailed code. */
export function isByRecoveryCode(query: URLSearchParams): boolean {
  return query.get("by") === byRecoveryCode;
}

interface ProofSource {
  readonly subscriber: Subscriber;
  readonly info: AccountInfo | null;
  readonly query: URLSearchParams;
}

/** The proof to ask for: a mailed code if that is enough, unless the address asks for a recovery code that is enough, too. */
export function proofAsked(
  { email }: SubscriberAccount,
  { subscriber: { session }, info, query }: ProofSource,
): DeletionProof {
  const { by: told, made_at: madeAt, until } = info?.deletion ?? {};
  const by = told ?? (email === null ? [] : ["mail", "recovery_code"]);
  const mayHaveCode = by.includes("recovery_code");
  const isMailed = by.includes("mail") && email !== null;
  if (by.length === 0) return { by: "nothing" };
  if (!isMailed || (mayHaveCode && isByRecoveryCode(query))) {
    return { by: "recovery", email, isMailed, madeAt, until };
  }
  const pending = session.read("under-way");
  return pending?.is === "deletion"
    ? { by: "code", email, mayHaveCode, sent: pending }
    : { by: "mail", email, mayHaveCode };
}
