/** What an account keeps for a while only: checkouts, idempotency keys, portal addresses, budgets of mail, the tombstone. */
import { at, mostKept } from "./store.ts";

interface Expiring {
  readonly expiresAt: number;
}

const prefixes = [at.checkout(""), at.usedKey(""), at.portal(""), "mail:", at.ended] as const;

function* expiring(kv: SyncKvStorage): Generator<[string, Expiring]> {
  for (const prefix of prefixes) yield* kv.list<Expiring>({ prefix });
}

/** Deletes what is over. When the next thing will be, in milliseconds since 1970; null when nothing is left. */
export function dropExpired(kv: SyncKvStorage, now: number): number | null {
  const all = [...expiring(kv)];
  for (const [key, { expiresAt }] of all) if (expiresAt <= now) kv.delete(key);
  const left = all.map(([, { expiresAt }]) => expiresAt).filter((time) => time > now);
  return left.length ? Math.min(...left) : null;
}

/** Makes room under a prefix: of what lies there, the oldest goes when the account holds as many as it may. */
export function makeRoom(kv: SyncKvStorage, prefix: string): void {
  const all = [...kv.list<Expiring>({ prefix })].toSorted(([, a], [, b]) => a.expiresAt - b.expiresAt);
  for (const [key] of all.slice(0, Math.max(0, all.length - mostKept + 1))) kv.delete(key);
}
