/** What keeps text by name: the browser's storage behind `createExpiringStore`, or a session in the worker. */
export interface Store {
  /** Null where nothing is kept. Never throws. */
  get(key: string): string | null;
  /** `days` from today on which the entry is still there; without it, it stays. Never throws. */
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
