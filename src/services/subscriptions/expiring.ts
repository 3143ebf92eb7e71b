/** What an account keeps for a while only: checkouts, idempotency keys, portal addresses, budgets of mail, the tombstone. */
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

function* expiring(kv: SyncKvStorage): Generator<[string, Expiring]> {
  for (const prefix of prefixes) yield* kv.list<Expiring>({ prefix });
}

/** Deletes what has expired. Answers when the next thing expires, in milliseconds since 1970; null if nothing is left. */
export function dropExpired(kv: SyncKvStorage, now: number): number | null {
  const all = [...expiring(kv)];
  for (const [key, { expiresAt }] of all) if (expiresAt <= now) kv.delete(key);
  const left = all.map(([, { expiresAt }]) => expiresAt).filter((time) => time > now);
  return left.length ? Math.min(...left) : null;
}

/** Makes room for one more entry under a prefix: if the account already has as many as it may, the oldest is deleted. */
export function makeRoom(kv: SyncKvStorage, prefix: string): void {
  const all = [...kv.list<Expiring>({ prefix })].toSorted(([, a], [, b]) => a.expiresAt - b.expiresAt);
  for (const [key] of all.slice(0, Math.max(0, all.length - mostKept + 1))) kv.delete(key);
}
