import { DurableObject } from "cloudflare:workers";
import { type Budget, budgetRules, limits, spend } from "./rules.ts";

const keys = { owner: "owner", budget: "budget", login: "login" } as const;

/** The account that has the address. `heldUntil` is set after the account left it: kept for taking the change back. */
interface Owner {
  readonly accountId: string;
  readonly heldUntil: number | null;
}

/** The v1 session whose passcode counts for the address, and the digest of its id. */
export interface PendingLogin {
  readonly sessionId: string;
  readonly digest: string;
  readonly expiresAt: number;
}

export type AskAnswer = { wait: number; accountId: string | null };

/** How long an address without an owner is remembered for its budget; it has refilled long before. */
const memory = 60 * 60_000;

/** One email address, named by the digest of how it is compared: who has it, and how many messages it may still get. */
export class AuthAddress extends DurableObject<Env> {
  /** Takes one message out of the budget. The same work for an address that nobody has. */
  ask(now: number): AskAnswer {
    const { kv } = this.ctx.storage;
    const { budget, wait } = spend(kv.get<Budget>(keys.budget), budgetRules.address, now);
    kv.put(keys.budget, budget);
    void this.ctx.storage.setAlarm(now + memory);
    return { wait, accountId: this.ownedBy() };
  }

  /** The account that signs in with this address. */
  ownedBy(): string | null {
    const owner = this.ctx.storage.kv.get<Owner>(keys.owner);
    return owner && owner.heldUntil === null ? owner.accountId : null;
  }

  /** Makes the address the account's own, unless another has it or may still take it back. */
  claim(accountId: string, now: number): boolean {
    const { kv } = this.ctx.storage;
    const owner = kv.get<Owner>(keys.owner);
    const isTaken = owner && owner.accountId !== accountId && (owner.heldUntil ?? Number.POSITIVE_INFINITY) > now;
    if (isTaken) return false;
    kv.put<Owner>(keys.owner, { accountId, heldUntil: null });
    return true;
  }

  /** The account left the address but may come back to it: until then nobody else gets it. */
  hold(accountId: string, now: number): void {
    if (this.ownedBy() !== accountId) return;
    this.ctx.storage.kv.put<Owner>(keys.owner, { accountId, heldUntil: now + limits.undo });
    void this.ctx.storage.setAlarm(now + limits.undo);
  }

  release(accountId: string): void {
    const { kv } = this.ctx.storage;
    if (kv.get<Owner>(keys.owner)?.accountId === accountId) kv.delete(keys.owner);
  }

  setLogin(login: PendingLogin): void {
    this.ctx.storage.kv.put(keys.login, login);
  }

  pendingLogin(now: number): PendingLogin | null {
    const login = this.ctx.storage.kv.get<PendingLogin>(keys.login);
    return login && now < login.expiresAt ? login : null;
  }

  /** Forgets what is over; an address that nobody has leaves nothing behind. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const owner = storage.kv.get<Owner>(keys.owner);
    const heldUntil = owner?.heldUntil ?? null;
    if (heldUntil !== null && heldUntil > Date.now()) return storage.setAlarm(heldUntil);
    if (!owner || heldUntil !== null) return storage.deleteAll();
    storage.kv.delete(keys.budget);
    storage.kv.delete(keys.login);
  }
}
