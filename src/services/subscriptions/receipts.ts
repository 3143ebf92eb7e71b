/** The receipts of stores that one account holds, in its own store. Nothing here pauses between a read and a write. */
import { lifetimes, type ReceiptRecord, storageKeys } from "./store.ts";
import type { StoreReceipt } from "./store-receipt.ts";
import type { SubscriptionRecord } from "./subscription-rules.ts";

/** The object of a receipt, by its digest. */
export function receiptOf(env: Env, digest: string): DurableObjectStub<StoreReceipt> {
  return env.STORE_RECEIPT.getByName(digest);
}

/**
 * How many receipts an account holds at once. A subscription has one, and each renewal may bring another; five are enough to
 * move from one store to another and back, and few enough to release them all when the account ends.
 */
export const mostReceipts = 5;

/** `too-many`: the account holds as many as it may. `leaving`: this one has just expired, and is about to be released. */
export type ReserveResult = "reserved" | "ended" | "too-many" | "leaving";

/** Notes a receipt before it is claimed, so that whatever ends the account releases it. */
export function reserveReceipt(kv: SyncKvStorage, digest: string, accountId: string, now: number): ReserveResult {
  const known = kv.get<ReceiptRecord>(storageKeys.receipt(digest));
  if (known?.state === "leaving") return "leaving";
  if (isLive(known, now)) return "reserved";
  const live = [...kv.list<ReceiptRecord>({ prefix })].filter(([, receipt]) => isLive(receipt, now));
  if (live.length >= mostReceipts) return "too-many";
  const expiresAt = now + lifetimes.reservedReceipt;
  kv.put<ReceiptRecord>(storageKeys.receipt(digest), { state: "reserved", accountId, expiresAt });
  return "reserved";
}

/** Whether the account has the receipt, or is about to. */
export function holdsReceipt(kv: SyncKvStorage, digest: string, now: number): boolean {
  return isLive(kv.get<ReceiptRecord>(storageKeys.receipt(digest)), now);
}

/** When a receipt is forgotten with which this subscription was started. */
export function receiptEnd({ expiresOrRenewsAt }: SubscriptionRecord): number {
  return expiresOrRenewsAt + lifetimes.endedReceipt;
}

/**
 * Marks what has expired as leaving, before anything waits: from then on the account does not hold it, and may not adopt it.
 * Answers all that is leaving, also what an earlier attempt could not release.
 */
export function leaveReceipts(
  kv: SyncKvStorage,
  now: number,
): { readonly digest: string; readonly accountId: string }[] {
  const gone = [...kv.list<ReceiptRecord>({ prefix })].filter(([, receipt]) => !isLive(receipt, now));
  for (const [key, receipt] of gone) kv.put<ReceiptRecord>(key, { ...receipt, state: "leaving" });
  return gone.map(([key, { accountId }]) => ({ digest: key.slice(prefix.length), accountId }));
}

const prefix = storageKeys.receipt("");

function isLive(receipt: ReceiptRecord | undefined, now: number): boolean {
  return receipt !== undefined && receipt.state !== "leaving" && now < receipt.expiresAt;
}
