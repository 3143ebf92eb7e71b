import { DurableObject } from "cloudflare:workers";

const owner = "owner";

/** One receipt of a store, named by its digest: the first account that confirms it owns it for good. */
export class StoreReceipt extends DurableObject<Env> {
  /** The account that owns the receipt afterwards: the caller's, unless another was first. */
  claim(accountId: string): string {
    const { kv } = this.ctx.storage;
    const first = kv.get<string>(owner) ?? accountId;
    kv.put(owner, first);
    return first;
  }

  ownedBy(): string | null {
    return this.ctx.storage.kv.get<string>(owner) ?? null;
  }
}
