import { DurableObject } from "cloudflare:workers";
import { forgetProfile, type Profile, putProfile } from "../store.ts";
import * as rules from "./account-rules.ts";
import * as recovery from "./recovery-rules.ts";

const key = "account";

/** One account, named by its external id: its address and sessions, exactly. A copy of its profile goes to KV. */
export class AuthAccount extends DurableObject<Env> {
  create(id: string, now: number): void {
    this.#keep(rules.newAccount(id, now));
  }

  /** Null when there is no such account (any more). */
  profile(): Profile | null {
    const account = this.#read();
    return account ? profileOf(account) : null;
  }

  suspend(isSuspended: boolean): void {
    this.#decide((account) => ({
      account: { ...account, status: isSuspended ? "suspended" : "active" },
      answer: true,
    }));
  }

  reserveEdit(email: string | null, now: number): rules.ReserveAnswer {
    const answer = this.#decide((account) => rules.reserveEdit(account, email, now));
    return answer ?? { ok: false, error: "unverified_account" };
  }

  startEdit(edit: Parameters<typeof rules.startEdit>[1], now: number): void {
    this.#decide((account) => rules.startEdit(account, edit, now));
  }

  confirmEdit(given: rules.Confirmation, now: number): rules.ConfirmAnswer {
    return this.#decide((account) => rules.confirmEdit(account, given, now)) ?? { ok: false };
  }

  /** The address before. */
  setEmail(email: string | null, undo: string, now: number): string | null {
    return this.#decide((account) => rules.setEmail(account, email, undo, now));
  }

  undoEdit(digest: string, now: number): rules.UndoAnswer {
    return this.#decide((account) => rules.undoEdit(account, digest, now));
  }

  /** The session that has to end for this one, if any. */
  addSession(sessionId: string): string | null {
    return this.#decide((account) => rules.addSession(account, sessionId));
  }

  dropSession(sessionId: string): void {
    this.#decide((account) => ({
      account: { ...account, sessions: account.sessions.filter((id) => id !== sessionId) },
      answer: true,
    }));
  }

  /** All sessions; none is left in the account. */
  takeSessions(): string[] {
    return this.#decide((account) => ({ account: { ...account, sessions: [] }, answer: [...account.sessions] })) ?? [];
  }

  /** The locator of the code before, which is void now. */
  setRecovery(given: Parameters<typeof recovery.setRecovery>[1], now: number): string | null {
    return this.#decide((account) => recovery.setRecovery(account, given, now));
  }

  dropRecovery(): string | null {
    return this.#decide(recovery.dropRecovery);
  }

  tryRecovery(digest: string, now: number): recovery.RecoverAnswer {
    return this.#decide((account) => recovery.tryRecovery(account, digest, now)) ?? { ok: false, wait: 0 };
  }

  /** Forgets the account. The addresses that it had or could take back are the answer. */
  async remove(): Promise<string[]> {
    const account = this.#read();
    if (!account) return [];
    await this.ctx.storage.deleteAll();
    await forgetProfile(this.env.STORE, account.id);
    return [...account.undos.map(({ email }) => email), ...(account.email === null ? [] : [account.email])];
  }

  #decide<Answer>(rule: (account: rules.Account) => rules.AccountStep<Answer>): Answer | null {
    const account = this.#read();
    if (!account) return null;
    const step = rule(account);
    if (step.account !== account) this.#keep(step.account, account);
    return step.answer;
  }

  #read(): rules.Account | undefined {
    return this.ctx.storage.kv.get<rules.Account>(key);
  }

  #keep(account: rules.Account, before?: rules.Account): void {
    this.ctx.storage.kv.put(key, account);
    if (account.email === before?.email && account.status === before?.status) return;
    this.ctx.waitUntil(putProfile(this.env.STORE, profileOf(account)));
  }
}

function profileOf({ id, email, status, createdAt }: rules.Account): Profile {
  return { id, email, status, createdAt };
}
