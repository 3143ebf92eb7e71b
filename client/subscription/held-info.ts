import type { Store } from "../storage/store.ts";
import { infoSchema, type SubscriptionInfo } from "./answers.ts";

/** Under which the store has it. */
export const heldInfoKey = "subscription_info";

/** A change to what is held: undefined takes an entry away, what is not named stays. */
export type InfoChange = { readonly [Name in keyof SubscriptionInfo]?: SubscriptionInfo[Name] | undefined };

/** What the client holds between calls (SUB-6), in the store that it was given. */
export interface HeldInfo {
  /** Empty when nothing is held, or when what lies in the store cannot be read. */
  read(): SubscriptionInfo;
  change(change: InfoChange): void;
  /** Changes like `change`, but does nothing once `clear` was called: an answer that comes after signing out is dropped. */
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

/** Throws where a step comes before the one that it needs; people get the one message. */
export function held(value: string | undefined, what: string): string {
  if (!value) throw new Error(`no ${what} is held`);
  return value;
}
