import type { Store } from "../storage/store.ts";
import { infoSchema, type SubscriptionInfo } from "./answers.ts";

/** The key of the entry in the store. */
export const heldInfoKey = "subscription_info";

/** A change to what is held: undefined removes an entry, and an entry that is not named stays. */
export type InfoChange = { readonly [Name in keyof SubscriptionInfo]?: SubscriptionInfo[Name] | undefined };

/** What the client holds between calls (SUB-6), in the store that it was given. */
export interface HeldInfo {
  /** Empty if nothing is held, or if the entry in the store cannot be read. */
  read(): SubscriptionInfo;
  change(change: InfoChange): void;
  /** Returns a `change` that does nothing after the next `clear`: an answer that arrives after signing out is dropped. */
  writer(): (change: InfoChange) => void;
  clear(): void;
}

export function createHeldInfo(store: Store): HeldInfo {
  let clearings = 0;

  function read(): SubscriptionInfo {
    return infoSchema.safeParse(jsonIn(store.get(heldInfoKey))).data ?? {};
  }

  function change(change: InfoChange): void {
    // JSON leaves out what is undefined.
    store.set(heldInfoKey, JSON.stringify({ ...read(), ...change }));
  }

  function writer(): (change: InfoChange) => void {
    const before = clearings;
    return (late) => {
      if (clearings === before) change(late);
    };
  }

  function clear(): void {
    clearings += 1;
    store.remove(heldInfoKey);
  }

  return { read, change, writer, clear };
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Throws if a step runs before the one whose result it needs; people see the usual `communicationMessage`. */
export function requireHeld(value: string | undefined, what: string): string {
  if (!value) throw new Error(`no ${what} is held`);
  return value;
}
