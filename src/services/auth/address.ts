import { type Budget, giveBack, refillTime, spendAll } from "../../platform/budget.ts";
import { type MailKind, mailBudgets } from "../mail-budgets.ts";
import { PinnedObject } from "../pinned.ts";
import { storedDataIn } from "../stored-data.ts";
import { limits } from "./rules.ts";

const keys = { owner: "owner", budgets: "budgets", login: "login" } as const;

/** The account that owns the address. `heldUntil` is set once it has left: until then it may take the address back. */
interface Owner {
  readonly accountId: string;
  readonly heldUntil: number | null;
}

/** The sign-in mail whose one-time code counts for v1, which has no session to bind it to. */
export interface PendingLogin {
  readonly mailId: string;
  readonly expiresAt: number;
}

/** Budgets by kind of message: `until` is when they are full again, `by` the nonce that spent last. */
type Budgets = Readonly<
  Partial<Record<MailKind, { readonly budgets: readonly Budget[]; readonly until: number; readonly by?: string }>>
>;

/**
 * One email address, named by the digest of its normalised form: who owns it. Objects of this class that are named by the
 * digest of a mailbox without its tag hold the budgets for what may be sent there; one named by the first characters of a
 * recovery code says whose code it is; and one for a login of v1 holds that login.
 */
export class AuthAddress extends PinnedObject {
  private get kept() {
    return this.ctx.storage.kv;
  }

  /**
   * Takes one message out of the budget; answers how many seconds to wait, 0 if there was one left. Equal requests, which
   * share a nonce, spend once.
   */
  spend(kind: MailKind, now: number, nonce?: string): number {
    const rules = mailBudgets[kind];
    const kept = this.kept.get<Budgets>(keys.budgets) ?? {};
    if (nonce !== undefined && kept[kind]?.by === nonce) return 0;
    const { budgets, wait } = spendAll(kept[kind]?.budgets, rules, now);
    // What is refused is not written down: a flood of one mailbox costs no rows.
    if (wait > 0) return wait;
    this.kept.put<Budgets>(keys.budgets, {
      ...kept,
      [kind]: { budgets, until: now + refillTime(rules), ...(nonce && { by: nonce }) },
    });
    this.#cleanLater();
    return 0;
  }

  /** Gives back what a message took, because its reader has shown who they are. */
  giveBack(kind: MailKind, now: number): void {
    const kept = this.kept.get<Budgets>(keys.budgets) ?? {};
    const before = kept[kind];
    if (!before) return;
    const budgets = giveBack(before.budgets, mailBudgets[kind], now);
    this.kept.put<Budgets>(keys.budgets, { ...kept, [kind]: { ...before, budgets } });
  }

  /** What is kept under this name, as JSON. */
  held(): string {
    return JSON.stringify(storedDataIn(this.kept));
  }

  /** The account that signs in with this address. */
  ownedBy(): string | null {
    const owner = this.kept.get<Owner>(keys.owner);
    return owner && owner.heldUntil === null ? owner.accountId : null;
  }

  /** Makes the address the account's own, unless another has it or may still take it back. */
  claim(accountId: string, now: number): boolean {
    const owner = this.kept.get<Owner>(keys.owner);
    const isTaken = owner && owner.accountId !== accountId && (owner.heldUntil ?? Number.POSITIVE_INFINITY) > now;
    if (isTaken) return false;
    this.kept.put<Owner>(keys.owner, { accountId, heldUntil: null });
    return true;
  }

  /** The account left the address but may come back to it: until then nobody else gets it. */
  hold(accountId: string, now: number): void {
    if (this.ownedBy() !== accountId) return;
    this.kept.put<Owner>(keys.owner, { accountId, heldUntil: now + limits.undo });
    this.#cleanLater();
  }

  /** Releases the address if it was only {@link hold held}: one that the account has set again in the meantime stays. */
  releaseHeld(accountId: string): void {
    if (this.kept.get<Owner>(keys.owner)?.heldUntil !== null) this.release(accountId);
  }

  release(accountId: string): void {
    if (this.kept.get<Owner>(keys.owner)?.accountId === accountId) this.kept.delete(keys.owner);
    this.#cleanLater();
  }

  setLogin(login: PendingLogin): void {
    this.kept.put(keys.login, login);
    this.#cleanLater();
  }

  pendingLogin(now: number): PendingLogin | null {
    const login = this.kept.get<PendingLogin>(keys.login);
    return login && now < login.expiresAt ? login : null;
  }

  /** Deletes what has expired; an address that nobody has leaves nothing behind. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    const owner = this.kept.get<Owner>(keys.owner);
    if (owner?.heldUntil != null && owner.heldUntil <= now) this.kept.delete(keys.owner);
    if (!this.pendingLogin(now)) this.kept.delete(keys.login);
    const budgets = Object.entries(this.kept.get<Budgets>(keys.budgets) ?? {}).filter(([, { until }]) => now < until);
    if (budgets.length > 0) this.kept.put(keys.budgets, Object.fromEntries(budgets));
    else this.kept.delete(keys.budgets);
    const next = this.#nextEnd();
    if (next !== null) await this.ctx.storage.setAlarm(next);
    else if (!this.kept.get(keys.owner)) await this.ctx.storage.deleteAll();
  }

  #cleanLater(): void {
    const next = this.#nextEnd();
    void this.ctx.storage.setAlarm(next ?? Date.now());
  }

  /** When the next part of what is stored expires; null if nothing here does. */
  #nextEnd(): number | null {
    const budgets = Object.values(this.kept.get<Budgets>(keys.budgets) ?? {}).map(({ until }) => until);
    const { heldUntil } = this.kept.get<Owner>(keys.owner) ?? { heldUntil: null };
    const login = this.kept.get<PendingLogin>(keys.login);
    const ends = [...budgets, ...(heldUntil === null ? [] : [heldUntil]), ...(login ? [login.expiresAt] : [])];
    return ends.length > 0 ? Math.min(...ends) : null;
  }
}
