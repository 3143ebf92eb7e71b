import type { Store } from "../storage/store.ts";
import { infoSchema, type SubscriptionInfo } from "./answers.ts";

/** The key of the entry in the store. */
export const storedInfoKey = "subscription_info";

/** A change to what is held: undefined removes an entry, and an entry that is not named stays. */
export type InfoChange = { readonly [Name in keyof SubscriptionInfo]?: SubscriptionInfo[Name] | undefined };

/** Where it is kept. An entry that is undefined is not there. */
export interface InfoStore {
  /** Empty if nothing is held, or if what is there cannot be read. */
  read(): SubscriptionInfo;
  write(info: InfoChange): void;
  clear(): void;
}

/** What the client holds between calls (SUB-6), in the store that it was given. */
export interface StoredInfo {
  read(): SubscriptionInfo;
  change(change: InfoChange): void;
  /** Returns a `change` that does nothing after the next `clear`: an answer that arrives after signing out is dropped. */
  writer(): (change: InfoChange) => void;
  clear(): void;
}

export function createStoredInfo(store: InfoStore): StoredInfo {
  let clearings = 0;

  function change(change: InfoChange): void {
    store.write({ ...store.read(), ...change });
  }

  function writer(): (change: InfoChange) => void {
    const before = clearings;
    return (late) => {
      if (clearings === before) change(late);
    };
  }

  function clear(): void {
    clearings += 1;
    store.clear();
  }

  return { read: store.read, change, writer, clear };
}

/** In the storage of a browser, as JSON; what cannot be read counts as nothing. */
export function browserInfoStore(store: Store): InfoStore {
  return {
    read: () => infoSchema.safeParse(jsonIn(store.get(storedInfoKey))).data ?? {},
    write: (info) => store.set(storedInfoKey, JSON.stringify(info)),
    clear: () => store.remove(storedInfoKey),
  };
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Throws if a step runs before the one whose result it needs; people see the usual `communicationMessage`. */
export function requireStored(value: string | undefined, what: string): string {
  if (!value) throw new Error(`no ${what} is held`);
  return value;
}
