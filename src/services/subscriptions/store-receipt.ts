import { PinnedObject } from "../pinned.ts";

const owner = "owner";

/**
 * One receipt of a store, named by its digest. The first account that claims it owns it until the account is deleted.
 * Each method runs without a pause, so that of many claims at once exactly one counts.
 */
export class StoreReceipt extends PinnedObject {
  /** The account that owns the receipt afterwards: the caller's, unless another was first. */
  claim(accountId: string): string {
    const { kv } = this.ctx.storage;
    const first = kv.get<string>(owner) ?? accountId;
    kv.put(owner, first);
    return first;
  }

  /** Gives the receipt of a deleted account to another one; answers who owns it afterwards, like {@link claim}. */
  pass(from: string, to: string): string {
    this.release(from);
    return this.claim(to);
  }

  /** Sets the receipt free, when it is this account's. */
  release(accountId: string): void {
    const { kv } = this.ctx.storage;
    if (kv.get<string>(owner) === accountId) kv.delete(owner);
  }

  ownedBy(): string | null {
    return this.ctx.storage.kv.get<string>(owner) ?? null;
  }
}
