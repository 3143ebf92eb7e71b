/**
 * What may happen to an account: who enters it, and what ends when. Pure, like the rules of a session; the address stands
 * in `edit-rules.ts`, the recovery code in `recovery-rules.ts`, the end in `ending-rules.ts`.
 */
import type { Budget } from "../../../platform/budget.ts";
import { addressIdentity, limits } from "../rules.ts";

/** What an account keeps of its recovery code. */
export interface Recovery {
  /** The name of the object that leads from the code's first signs to the account: to set it free. */
  readonly locator: string;
  /** Of the whole code. */
  readonly digest: string;
  readonly madeAt: number;
  /** Tries of this code. Each has its own, so that nobody wears out another's. */
  readonly tries?: Budget;
}

/** A code without its signs: the digest of the first ones, which say which code is meant, and of the whole. */
export type RecoveryDigests = Pick<Recovery, "locator" | "digest">;

/** One that was replaced, or signed out of, by whoever did not show that they may: see `standing-rules.ts`. */
export interface FormerCode extends Recovery {
  readonly until: number;
}

export interface Account {
  /** The external id. */
  readonly id: string;
  readonly email: string | null;
  /** When the address was put in; left out where that is longer ago than anything depends on. */
  readonly emailSince?: number;
  /** `ending`: it is being forgotten, and refuses whatever comes until it is. */
  readonly status: "active" | "suspended" | "ending";
  readonly createdAt: number;
  /**
   * Raised by an undo, by signing out everywhere and by every change of address. Codes, links and pending sign-ins carry
   * the epoch of their making and count in that one alone.
   */
  readonly epoch: number;
  /** The epoch in which all sessions last ended. A change of address ends none, so a session may be of an earlier epoch. */
  readonly sessionsFrom: number;
  readonly edit: Edit | null;
  readonly deletion?: MailedCode | null;
  readonly undos: readonly Undo[];
  /** Ids of its sessions, oldest first. */
  readonly sessions: readonly string[];
  readonly editBudgets?: readonly Budget[];
  readonly renewalBudgets?: readonly Budget[];
  readonly recovery?: Recovery;
  /** Oldest first. */
  readonly formerCodes?: readonly FormerCode[];
  /** When the account was first seen with a subscription. */
  readonly subscribedSince?: number;
  /** The last request of each kind: see `asked-rules.ts`. */
  readonly asked?: Readonly<Partial<Record<"edit" | "deletion" | "recovery", Asked>>>;
}

/** A request that something is made for; `what` tells it from others of its kind. */
export interface Asked {
  readonly what: string;
  readonly nonce: string;
  readonly at: number;
  readonly isStarted?: true;
  /** What was made for it is used up, so nobody shares it any more. */
  readonly isSpent?: true;
}

/** A one-time code that was mailed for somebody who is signed in, and what their client got for it. */
export interface MailedCode {
  readonly hash: string;
  readonly passcode: string;
  readonly expiresAt: number;
  readonly tries: number;
}

/** A change that waits for its one-time code. `email` null removes the address; then the one-time code went to the present one. */
export interface Edit extends MailedCode {
  readonly email: string | null;
}

/** What an old address may still take back. */
export interface Undo {
  readonly digest: string;
  readonly email: string;
  /** Since when the address had stood. */
  readonly since?: number;
  readonly expiresAt: number;
  /** It was removed with the code that was mailed to it: see `standing-rules.ts`. */
  readonly agreed?: true;
}

export type AccountStep<Answer> = { readonly account: Account; readonly answer: Answer };

export function newAccount(id: string, now: number): Account {
  const nothing = { edit: null, undos: [], sessions: [] };
  return { id, email: null, status: "active", createdAt: now, epoch: 0, sessionsFrom: 0, ...nothing };
}

/** What calls need to know of an account. `createdAt` is in milliseconds since 1970. */
export interface Profile extends Pick<Account, "id" | "email" | "status" | "createdAt" | "epoch" | "sessionsFrom"> {
  readonly hasRecovery: boolean;
  readonly subscribedSince: number | null;
}

export function profileOf({ recovery, subscribedSince, ...account }: Account): Profile {
  const { id, email, status, createdAt, epoch, sessionsFrom } = account;
  const known = { id, email, status, createdAt, epoch, sessionsFrom };
  return { ...known, hasRecovery: recovery !== undefined, subscribedSince: subscribedSince ?? null };
}

/** Notes that the account holds a subscription; the answer is when that was first seen. */
export function noteSubscription(account: Account, now: number): AccountStep<number> {
  const { subscribedSince } = account;
  if (subscribedSince !== undefined) return { account, answer: subscribedSince };
  return { account: { ...account, subscribedSince: now }, answer: now };
}

/** From here on nothing counts that was issued before, except sessions. */
export function withNextEpoch(account: Account): Account {
  return { ...account, epoch: account.epoch + 1, edit: null, deletion: null };
}

/** Whether a session of this epoch is still one. */
export function isSignedIn({ sessionsFrom }: Pick<Account, "sessionsFrom">, epoch: number): boolean {
  return epoch >= sessionsFrom;
}

/** What somebody showed to sign in: of which epoch it is, and the address that it was mailed to, if it was. */
export interface Proof {
  readonly epoch: number;
  readonly email: string | null;
}

export type EnterAnswer = { ok: true } | { ok: false; error: "suspended_account" | "invalid_login_credentials" };

/** Whether a proof still opens the account: in its own epoch, and while the account has the address. */
export function enter(account: Account, { epoch, email }: Proof): EnterAnswer {
  if (account.status === "suspended") return { ok: false, error: "suspended_account" };
  const isHere = email === null || isSameAddress(email, account.email);
  return epoch === account.epoch && isHere ? { ok: true } : { ok: false, error: "invalid_login_credentials" };
}

export function isSameAddress(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return addressIdentity(one) === addressIdentity(other);
}

/** `oldest` is the session that has to end for the new one, if any. */
export type AdmitAnswer = { ok: true; oldest: string | null } | { ok: false };

/** Notes a session that a sign-in of this epoch has opened. */
export function admitSession(account: Account, sessionId: string, epoch: number): AccountStep<AdmitAnswer> {
  if (account.status !== "active" || epoch !== account.epoch) return { account, answer: { ok: false } };
  const [first = null, ...others] = account.sessions;
  const isFull = account.sessions.length >= limits.sessionsPerAccount;
  const sessions = [...(isFull ? others : account.sessions), sessionId];
  return { account: { ...account, sessions }, answer: { ok: true, oldest: isFull ? first : null } };
}
