import { logFailure } from "../../../platform/log.ts";
import { peersOfAuth } from "../../peer-table.ts";
import type { DeletionCause } from "../../peers.ts";
import { PinnedObject } from "../../pinned.ts";
import { restoreTo } from "../../restore.ts";
import { storedDataIn } from "../../stored-data.ts";
import { limits } from "../rules.ts";
import {
  type DeletionPeers,
  forgetReferences,
  lastUse,
  releaseAddresses,
  releaseLocators,
} from "./account-references.ts";
import * as rules from "./account-rules.ts";
import { type Proofs, proofsNow } from "./deletion-proof.ts";
import * as deletions from "./deletion-rules.ts";
import * as edits from "./edit-rules.ts";
import * as passkeys from "./passkey-rules.ts";
import * as recovery from "./recovery-rules.ts";
import * as signOuts from "./sign-out-rules.ts";

const key = "account";

/** Null where there is no account (any more). */
export type Admission =
  | (Extract<rules.AdmitAnswer, { ok: true }> & { readonly profile: rules.Profile })
  | { readonly ok: false; readonly profile: rules.Profile | null };

/**
 * One account, named by its external id: the authoritative record of its address and sessions. Once it is ending, it answers
 * as if it were gone, except to {@link held}.
 */
export class AuthAccount extends PinnedObject {
  create(id: string, now: number): void {
    this.#keep(rules.newAccount(id, now));
  }

  /** Null when there is no such account (any more). */
  profile(): rules.Profile | null {
    return this.#decide((account) => ({ account, answer: rules.profileOf(account) }));
  }

  /** What a call of its owner needs to know, in one answer. Null when there is no such account (any more). */
  described(now: number): { readonly profile: rules.Profile; readonly proofs: Proofs } | null {
    return this.#decide((account) => ({
      account,
      answer: { profile: rules.profileOf(account), proofs: proofsNow(account, now) },
    }));
  }

  /** Everything stored here, as JSON, and the sessions and addresses whose objects store more; null if there is no account. */
  held(): { json: string; sessions: readonly string[]; addresses: readonly string[] } | null {
    const account = this.#read();
    if (!account) return null;
    const { sessions, addresses } = deletions.referencesOf(account);
    return { json: JSON.stringify(storedDataIn(this.ctx.storage.kv)), sessions, addresses };
  }

  /** Restores the account to its state at `time`, from the next call on. */
  restore(time: number): Promise<void> {
    return restoreTo(this.ctx, time);
  }

  noteSubscription(now: number): number | null {
    return this.#decide((account) => rules.noteSubscription(account, now));
  }

  suspend(isSuspended: boolean): signOuts.RevokedCredentials | null {
    return this.#decide((account) => signOuts.suspend(account, isSuspended));
  }

  /** Null when there is no such account. */
  enter(proof: rules.SignInProof): rules.EnterAnswer | null {
    return this.#decide((account) => ({ account, answer: rules.enter(account, proof) }));
  }

  /** With whose session it is, so that nobody has to ask again. */
  admitSession(sessionId: string, epoch: number): Admission {
    const admission = this.#decide<Admission>((account) => {
      const { account: next, answer } = rules.admitSession(account, sessionId, epoch);
      const profile = rules.profileOf(next);
      return { account: next, answer: { ...answer, profile } };
    });
    return admission ?? { ok: false, profile: null };
  }

  sessionIds(): readonly string[] {
    return this.#decide((account) => ({ account, answer: account.sessions })) ?? [];
  }

  otherSessions(sessionId: string): readonly string[] {
    return this.#decide((account) => signOuts.otherSessions(account, sessionId)) ?? [];
  }

  /** What was begun before no longer counts: sign-ins under way, and pages of checkout and portal. Sessions stay. */
  voidPending(): void {
    this.#decide((account) => ({ account: rules.withNextEpoch(account), answer: true }));
  }

  /** The same, and receipts too: somebody else may have been signed in. */
  distrust(): void {
    this.#decide((account) => ({ account: signOuts.distrusted(account), answer: true }));
  }

  dropSessions(dropped: readonly string[]): void {
    this.#decide((account) => ({
      account: { ...account, sessions: account.sessions.filter((id) => !dropped.includes(id)) },
      answer: true,
    }));
  }

  signOutEverywhere(now: number): signOuts.RevokedCredentials | null {
    return this.#decide((account) => signOuts.signOutEverywhere(account, now));
  }

  reserveEdit(asked: Parameters<typeof edits.reserveEdit>[1], now: number): edits.ReserveAnswer {
    const answer = this.#decide((account) => edits.reserveEdit(account, asked, now));
    return answer ?? { ok: false, error: "unverified_account" };
  }

  startEdit(edit: Parameters<typeof edits.startEdit>[1], now: number): edits.StartedAnswer {
    return this.#decide((account) => edits.startEdit(account, edit, now));
  }

  /** Begins no earlier epoch than this one again: what was issued in between counts for none. */
  raiseEpoch(epoch: number): void {
    this.#decide((account) => ({ account: { ...account, epoch: Math.max(account.epoch, epoch) }, answer: null }));
  }

  noteEditMailed(nonce: string): void {
    this.#decide((account) => edits.noteMailed(account, nonce));
  }

  confirmEdit(given: edits.Confirmation, now: number): edits.ConfirmEditAnswer {
    return this.#decide((account) => edits.confirmEdit(account, given, now)) ?? { ok: false };
  }

  setEmail(given: Parameters<typeof edits.setEmail>[1], now: number): edits.SetAnswer {
    return this.#decide((account) => edits.setEmail(account, given, now)) ?? { ok: false };
  }

  undoneAddress(digest: string, now: number): string | null {
    return this.#decide((account) => ({ account, answer: edits.undoneAddress(account, digest, now) }));
  }

  seeUndo(digest: string, now: number): edits.UndoSeen {
    return this.#decide((account) => ({ account, answer: edits.seeUndo(account, digest, now) }));
  }

  undoEdit(digest: string, now: number): edits.UndoAnswer {
    return this.#decide((account) => edits.undoEdit(account, digest, now));
  }

  reserveRenewal(asked: Parameters<typeof recovery.reserveRenewal>[1], now: number): recovery.ReserveRenewalAnswer {
    return this.#decide((account) => recovery.reserveRenewal(account, asked, now));
  }

  setRecovery(given: Parameters<typeof recovery.setRecovery>[1], now: number): recovery.RenewAnswer {
    const answer = this.#decide((account) => recovery.setRecovery(account, given, now));
    return answer ?? { ok: false, error: "ended", locators: [given.locator] };
  }

  tryRecovery(typed: rules.RecoveryDigests, now: number): recovery.RecoverAnswer {
    return this.#decide((account) => recovery.tryRecovery(account, typed, now)) ?? { ok: false, wait: 0 };
  }

  undoByRecovery(typed: rules.RecoveryDigests, now: number): recovery.TakeBackAnswer {
    return this.#decide((account) => recovery.undoByRecovery(account, typed, now)) ?? { ok: false, wait: 0 };
  }

  passkeys(): readonly rules.Passkey[] {
    return this.#decide((account) => ({ account, answer: account.passkeys ?? [] })) ?? [];
  }

  addPasskey(given: Parameters<typeof passkeys.addPasskey>[1], now: number): passkeys.AddPasskeyAnswer {
    const answer = this.#decide((account) => passkeys.addPasskey(account, given, now));
    return answer ?? { ok: false, error: "invalid_token" };
  }

  renamePasskey(given: Parameters<typeof passkeys.renamePasskey>[1]): passkeys.ChangePasskeyAnswer {
    return this.#decide((account) => passkeys.renamePasskey(account, given));
  }

  removePasskey(given: Parameters<typeof passkeys.removePasskey>[1]): passkeys.ChangePasskeyAnswer {
    return this.#decide((account) => passkeys.removePasskey(account, given));
  }

  /** The epoch in which a sign-in by this passkey counts; null if it counts in none. */
  notePasskeyUse(used: Parameters<typeof passkeys.notePasskeyUse>[1]): number | null {
    return this.#decide((account) => passkeys.notePasskeyUse(account, used));
  }

  reserveDeletion(
    asked: Parameters<typeof deletions.reserveDeletion>[1],
    now: number,
  ): deletions.ReserveDeletionAnswer {
    const answer = this.#decide((account) => deletions.reserveDeletion(account, asked, now));
    return answer ?? { ok: false, error: "invalid_token" };
  }

  startDeletion(given: Parameters<typeof deletions.startDeletion>[1], now: number): edits.StartedAnswer {
    return this.#decide((account) => deletions.startDeletion(account, given, now));
  }

  /** Marks the account as ending. If the caller is interrupted afterwards, an alarm does the rest of the work. */
  async beginEnding(
    given: Parameters<typeof deletions.confirmDeletion>[1],
    now: number,
  ): Promise<deletions.ConfirmDeletionAnswer> {
    const answer = this.#decide((account) => deletions.confirmDeletion(account, given, now));
    if (!answer) return { ok: false, error: "invalid_token" };
    if (answer.ok) await this.ctx.storage.setAlarm(Date.now() + limits.endingRetry);
    return answer;
  }

  /** Like {@link beginEnding}, but without proof: for an operator whom the owner asked. Null if there is no such account. */
  async endNow(): Promise<deletions.AccountReferences | null> {
    const ending = this.#decide((account) => ({ account: deletions.tombstoneOf(account), answer: account }));
    if (!ending) return null;
    await this.ctx.storage.setAlarm(Date.now() + limits.endingRetry);
    return deletions.referencesOf(ending);
  }

  /** Completes what {@link beginEnding} began: deletes everything stored here. */
  async forget(): Promise<void> {
    if (this.#read()?.status !== "ending") return;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Never throws: the platform gives up an alarm that fails a few times, and a service may be away for longer. */
  override async alarm(): Promise<void> {
    const account = this.#read();
    if (!account) return;
    try {
      await (account.status === "ending"
        ? this.#finishEnding(account, "asked")
        : this.#expireOrEnd(account, Date.now()));
    } catch (error) {
      logFailure({ part: "forgetting an account", cause: error });
      const isEnding = this.#read()?.status === "ending";
      await this.#scheduleAlarm(Date.now() + (isEnding ? limits.endingRetry : limits.awayRetry));
    }
  }

  /** Drops what has expired, and ends an account that nobody came to stay in: see {@link deletions.unusedLifetime}. */
  async #expireOrEnd(found: rules.Account, now: number): Promise<void> {
    const { account, locators } = deletions.withoutExpired(found, now);
    if (account !== found) this.#keep(account, found);
    await releaseLocators(this.env, account.id, locators);
    const lifetime = deletions.unusedLifetime(account);
    if (lifetime === null) return this.#scheduleAlarm(deletions.wakeAt(account, now));
    const held = await this.#peers.subscriptions.holds(account.id);
    // A checkout that nobody pays for ends in a day, and the account with it.
    if (held) return this.#scheduleAlarm(now + (held === "lasting" ? limits.bareSubscriber : limits.bareAccount));
    const used = Math.max(account.createdAt, await lastUse(this.env, account.sessions));
    if (now < used + lifetime) return this.#scheduleAlarm(used + lifetime);
    const ending = this.#decide((current) => endUnless(current, lifetime));
    if (ending) await this.#finishEnding(ending, "unused");
  }

  async #scheduleAlarm(at: number | null): Promise<void> {
    if (at !== null) await this.ctx.storage.setAlarm(at);
  }

  /** The retry alarm is set before the first step, so that a failure at any step is retried. */
  async #finishEnding(account: rules.Account, ending: DeletionCause): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + limits.endingRetry);
    await forgetReferences(this.env, this.#peers, deletions.referencesOf(account), ending);
    await this.forget();
  }

  get #peers(): DeletionPeers {
    return peersOfAuth(this.env, this.ctx.exports);
  }

  /** Applies one rule without a pause between reading and writing; null if the account is gone or ending. */
  #decide<Answer>(rule: (account: rules.Account) => rules.AccountTransition<Answer>): Answer | null {
    const account = this.#read();
    if (!account || account.status === "ending") return null;
    const transition = rule(account);
    if (transition.account !== account) this.#keep(transition.account, account);
    return transition.answer;
  }

  #read(): rules.Account | undefined {
    return this.ctx.storage.kv.get<rules.Account>(key);
  }

  /** Sets an alarm only if the change brings a new reason for one; each alarm then schedules the next. */
  #keep(account: rules.Account, before?: rules.Account): void {
    this.ctx.storage.kv.put(key, account);
    const isNews =
      !before ||
      deletions.unusedLifetime(account) !== deletions.unusedLifetime(before) ||
      deletions.expiringPartCount(account) > deletions.expiringPartCount(before);
    const at = isNews && account.status !== "ending" ? deletions.wakeAt(account, Date.now()) : null;
    if (at !== null) void this.ctx.storage.setAlarm(at);
    const dropped = before ? deletions.droppedAddresses(before, account) : [];
    if (dropped.length > 0) this.ctx.waitUntil(releaseAddresses(this.env, account.id, dropped, "releaseHeld"));
  }
}

/** Marks the account as ending; null if somebody has come to stay since it was looked at. */
function endUnless(account: rules.Account, lifetime: number): rules.AccountTransition<rules.Account | null> {
  if (deletions.unusedLifetime(account) !== lifetime) return { account, answer: null };
  const ending = deletions.tombstoneOf(account);
  return { account: ending, answer: ending };
}
