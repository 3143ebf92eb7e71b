import type { Store } from "./store.ts";

/** The part of `localStorage` and `sessionStorage` that is needed. */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface StorageOptions {
  /** Called for each access, because even reading `localStorage` can throw where storage is blocked. */
  readonly open: () => WebStorage | null;
  readonly clock: { now(): number };
}

/** An entry as it is stored. `until` is the last day on which it is valid, in UTC. */
interface StoredValue {
  readonly value: string;
  readonly until?: string;
}

/**
 * Keeps text in the browser's storage, with an expiry date if asked for (STORE-1). What cannot be stored is kept in memory
 * for as long as the page lasts; what cannot be read, or is there in another form, counts as absent.
 */
export function createExpiringStore({ open, clock }: StorageOptions): Store {
  const page = new Map<string, StoredValue>();

  function get(key: string): string | null {
    const entry = page.get(key) ?? readStored(open, key);
    if (!entry) return null;
    if (entry.until === undefined || dateAfter(clock.now(), 0) <= entry.until) return entry.value;
    remove(key);
    return null;
  }

  function set(key: string, value: string, days?: number): void {
    const entry: StoredValue = days === undefined ? { value } : { value, until: dateAfter(clock.now(), days) };
    remove(key);
    attempt(() => open()?.setItem(key, JSON.stringify(entry)));
    // Read back to be sure: some browsers silently drop what they cannot store.
    if (readStored(open, key)?.value !== value) page.set(key, entry);
  }

  function remove(key: string): void {
    page.delete(key);
    attempt(() => open()?.removeItem(key));
  }

  return { get, set, remove };
}

const day = 86_400_000;

/** The last date whose year has four digits; what would expire later is stored until that day. */
const lastMoment = Date.parse("9999-12-31");

function dateAfter(now: number, days: number): string {
  return new Date(Math.min(now + days * day, lastMoment)).toISOString().slice(0, 10);
}

function readStored(open: StorageOptions["open"], key: string): StoredValue | null {
  try {
    const text = open()?.getItem(key) ?? null;
    const entry: unknown = text === null ? null : JSON.parse(text);
    return isStoredValue(entry) ? entry : null;
  } catch {
    return null;
  }
}

/** Checked by hand, because a schema would weigh more than all the rest of this module. */
function isStoredValue(value: unknown): value is StoredValue {
  if (typeof value !== "object" || value === null || !("value" in value) || typeof value.value !== "string")
    return false;
  if (!("until" in value)) return true;
  return typeof value.until === "string" && /^\d{4}-\d\d-\d\d$/.test(value.until);
}

/** Ignores errors, because blocked or full storage must not stop the page. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {}
}
