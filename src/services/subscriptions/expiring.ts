/**
 * What an account keeps for a while only: checkouts, idempotency keys, portal addresses, budgets of mail, the tombstone. Receipts
 * expire as well, but have to be released first: see `receipts.ts`.
 */
import { mostKept, storageKeys } from "./store.ts";

interface Expiring {
  readonly expiresAt: number;
}

const prefixes = [
  storageKeys.checkout(""),
  storageKeys.usedKey(""),
  storageKeys.portal(""),
  "mail:",
  storageKeys.ended,
] as const;

function* expiring(kv: SyncKvStorage, of: readonly string[]): Generator<[string, Expiring]> {
  for (const prefix of of) yield* kv.list<Expiring>({ prefix });
}

/** Deletes what has expired, apart from receipts. */
export function dropExpired(kv: SyncKvStorage, now: number): void {
  for (const [key, { expiresAt }] of [...expiring(kv, prefixes)]) if (expiresAt <= now) kv.delete(key);
}

/** When the next thing expires, in milliseconds since 1970; null if nothing does. */
export function nextEnd(kv: SyncKvStorage): number | null {
  const ends = [...expiring(kv, [...prefixes, storageKeys.receipt("")])].map(([, { expiresAt }]) => expiresAt);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Makes room for one more entry under a prefix: if the account already has as many as it may, the oldest is deleted. */
export function makeRoom(kv: SyncKvStorage, prefix: string): void {
  const all = [...kv.list<Expiring>({ prefix })].toSorted(([, a], [, b]) => a.expiresAt - b.expiresAt);
  for (const [key] of all.slice(0, Math.max(0, all.length - mostKept + 1))) kv.delete(key);
}
