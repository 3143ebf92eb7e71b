/** Stores text by key: in the browser's storage (`createExpiringStore`), or in a session in the worker. */
export interface Store {
  /** Null if nothing is stored. Never throws. */
  get(key: string): string | null;
  /** `days`: how many days after today the entry is still valid; without it, it does not expire. Never throws. */
  set(key: string, value: string, days?: number): void;
  remove(key: string): void;
}

/** A store that lasts as long as its page. */
export function createMemoryStore(entries: Iterable<readonly [string, string]> = []): Store {
  const kept = new Map(entries);
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
