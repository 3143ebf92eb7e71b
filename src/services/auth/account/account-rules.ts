/**
 * What may happen to an account: who may sign in to it, and what ends when. Pure, like the rules of a session. Rules about
 * the address are in `edit-rules.ts`, about the recovery code in `recovery-rules.ts`, about its end in `deletion-rules.ts`.
 */
import type { Budget } from "../../../platform/budget.ts";
import { addressIdentity, limits } from "../rules.ts";

/** What an account keeps of its recovery code. */
export interface Recovery {
  /** The name of the object that leads from the code's first characters to the account; kept so that it can be released. */
  readonly locator: string;
  /** Digest of the whole code. */
  readonly digest: string;
  readonly madeAt: number;
  /** Tries of this code. Each code has its own budget, so that nobody can use up another's. */
  readonly tries?: Budget;
}

/** A recovery code as digests: of its first characters, which say which code is meant, and of the whole code. */
export type RecoveryDigests = Pick<Recovery, "locator" | "digest">;

/** A recovery code superseded by somebody who did not prove ownership. It signs in until `until`: see `precedence-rules.ts`. */
export interface FormerCode extends Recovery {
  readonly until: number;
}

/** `id` and `publicKey` in base64url, the key as COSE; `madeAt` in milliseconds since 1970. */
export interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  /** The signature counter of its last use; 0 for one that does not count. */
  readonly counter: number;
  readonly name: string;
  readonly madeAt: number;
}

export interface Account {
  /** The external id. */
  readonly id: string;
  readonly email: string | null;
  /** When the address was set; left out where that is longer ago than any rule looks back. */
  readonly emailSince?: number;
  /** `ending`: the account is being deleted, and refuses every call until it is gone. */
  readonly status: "active" | "suspended" | "ending";
  readonly createdAt: number;
  /**
   * Raised by every change of address, by taking a change back, by signing out everywhere, and by suspending or deleting the
   * account. Codes, links and pending sign-ins carry the epoch in which they were made and are valid only in it.
   */
  readonly epoch: number;
  /**
   * The epoch that began when all sessions last ended: sessions from it or a later one are valid. A change of address ends no
   * session, so a valid session may be older than `epoch`.
   */
  readonly sessionsFrom: number;
  readonly edit: PendingEdit | null;
  readonly deletion?: MailedCode | null;
  readonly undos: readonly Undo[];
  /** Ids of its sessions, oldest first. */
  readonly sessions: readonly string[];
  /** It has had a session, so a further one is news to its owner. */
  readonly wasSignedIn?: true;
  readonly editBudgets?: readonly Budget[];
  readonly renewalBudgets?: readonly Budget[];
  readonly recovery?: Recovery;
  /** Oldest first. */
  readonly formerCodes?: readonly FormerCode[];
  /** Oldest first. */
  readonly passkeys?: readonly Passkey[];
  /** Sign-ins have been ended: what no list shows, a receipt of a store, opens no further one. */
  readonly receiptsEnded?: boolean;
  readonly passkeyBudgets?: readonly Budget[];
  /** When the account was first seen with a subscription. */
  readonly subscribedSince?: number;
  /** The last request of each kind: see `asked-rules.ts`. */
  readonly asked?: Readonly<Partial<Record<"edit" | "deletion" | "recovery", CodeRequest>>>;
}

/** A request that a code is made for; `what` distinguishes it from others of its kind. */
export interface CodeRequest {
  readonly what: string;
  readonly nonce: string;
  readonly at: number;
  readonly isStarted?: true;
  /** The code made for it is used up, so later requests no longer share it. */
  readonly isSpent?: true;
}

/** A one-time code mailed at the request of somebody signed in, and the hash that their client got for it, both as digests. */
export interface MailedCode {
  readonly hash: string;
  readonly passcode: string;
  readonly expiresAt: number;
  readonly tries: number;
}

/** A change of address that awaits its one-time code. Null `email` removes the address; the code then went to that address. */
export interface PendingEdit extends MailedCode {
  readonly email: string | null;
  /** Of the request that began it. */
  readonly nonce: string;
  /** Whether its mail was let through. Before, its code counts for nothing: so the limit on mails limits guesses as well. */
  readonly isMailed: boolean;
}

/** A change that the mailbox of a former address may still take back. */
export interface Undo {
  readonly digest: string;
  readonly email: string;
  /** When that address had been set. */
  readonly since?: number;
  readonly expiresAt: number;
  /** The address was removed with a code mailed to it, so its owner agreed: see `precedence-rules.ts`. */
  readonly agreed?: true;
}

export type AccountTransition<Answer> = { readonly account: Account; readonly answer: Answer };

export function newAccount(id: string, now: number): Account {
  const nothing = { edit: null, undos: [], sessions: [] };
  return { id, email: null, status: "active", createdAt: now, epoch: 0, sessionsFrom: 0, ...nothing };
}

/** What calls need to know of an account. `createdAt` is in milliseconds since 1970. */
export interface Profile extends Pick<Account, "id" | "email" | "status" | "createdAt" | "epoch" | "sessionsFrom"> {
  readonly hasRecovery: boolean;
  readonly hasPasskey: boolean;
  readonly receiptsEnded: boolean;
  readonly subscribedSince: number | null;
}

export function profileOf({
  recovery,
  subscribedSince,
  passkeys = [],
  receiptsEnded = false,
  ...account
}: Account): Profile {
  const { id, email, status, createdAt, epoch, sessionsFrom } = account;
  const known = { id, email, status, createdAt, epoch, sessionsFrom, receiptsEnded: receiptsEnded || sessionsFrom > 0 };
  return {
    ...known,
    hasRecovery: recovery !== undefined,
    hasPasskey: passkeys.length > 0,
    subscribedSince: subscribedSince ?? null,
  };
}

/** Notes that the account holds a subscription; the answer is when that was first seen. */
export function noteSubscription(account: Account, now: number): AccountTransition<number> {
  const { subscribedSince } = account;
  if (subscribedSince !== undefined) return { account, answer: subscribedSince };
  return { account: { ...account, subscribedSince: now }, answer: now };
}

/** Begins a new epoch: everything issued before is void, except sessions. */
export function withNextEpoch(account: Account): Account {
  return { ...account, epoch: account.epoch + 1, edit: null, deletion: null };
}

/** Whether a session from this epoch is still valid. */
export function isSignedIn({ sessionsFrom }: Pick<Account, "sessionsFrom">, epoch: number): boolean {
  return epoch >= sessionsFrom;
}

/** What somebody signs in with: the epoch in which it was made, and the address that it was mailed to, or null. */
export interface SignInProof {
  readonly epoch: number;
  readonly email: string | null;
}

export type EnterAnswer = { ok: true } | { ok: false; error: "suspended_account" | "invalid_login_credentials" };

/** Whether a proof still opens the account: in its own epoch only, and while the account has the address it was mailed to. */
export function enter(account: Account, { epoch, email }: SignInProof): EnterAnswer {
  if (account.status === "suspended") return { ok: false, error: "suspended_account" };
  const isHere = email === null || isSameAddress(email, account.email);
  return epoch === account.epoch && isHere ? { ok: true } : { ok: false, error: "invalid_login_credentials" };
}

export function isSameAddress(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return addressIdentity(one) === addressIdentity(other);
}

/** `oldest` is the session that has to end for the new one, if any; `isFirst`: the account never had one before. */
export type AdmitAnswer = { ok: true; oldest: string | null; isFirst: boolean } | { ok: false };

/** Notes a session that a sign-in of this epoch has opened. */
export function admitSession(account: Account, sessionId: string, epoch: number): AccountTransition<AdmitAnswer> {
  if (account.status !== "active" || epoch !== account.epoch) return { account, answer: { ok: false } };
  const [first = null, ...others] = account.sessions;
  const isFull = account.sessions.length >= limits.sessionsPerAccount;
  const sessions = [...(isFull ? others : account.sessions), sessionId];
  const isFirst = first === null && !account.wasSignedIn;
  return {
    account: { ...account, sessions, wasSignedIn: true },
    answer: { ok: true, oldest: isFull ? first : null, isFirst },
  };
}
