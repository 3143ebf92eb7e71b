import type { NativeMessage } from "../messages.ts";

/** The connection to one kind of host. It handles the envelopes; the bridge matches answers to requests. */
export interface Transport {
  /** Sends a message. Throws `MissingHandler` if the host has no handler for it. */
  send(message: NativeMessage): void;
  /**
   * Receives all that the host sends, unchecked; returns a function that stops it. `eventName` is for hosts that deliver
   * an event by calling a function of its name.
   */
  listen(receive: Receive, eventName?: string): () => void;
}

export type Receive = (incoming: unknown) => void;

/** Delivers each incoming value to any number of listeners. */
export function createInbox() {
  const listeners = new Set<Receive>();
  return {
    listen(receive: Receive): () => void {
      // Wrapped, so that two callers who pass the same function count as two listeners.
      const own: Receive = (incoming) => receive(incoming);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    deliver(incoming: unknown): void {
      for (const listener of [...listeners]) listener(incoming);
    },
    get size() {
      return listeners.size;
    },
  };
}

/** A property of a value, undefined if the value is neither an object nor a function. */
export function member(of: unknown, name: string): unknown {
  const isHolder = (typeof of === "object" && of !== null) || typeof of === "function";
  return isHolder ? Reflect.get(of, name) : undefined;
}

/** A method, bound to its object; null if there is none. */
export function method(of: unknown, name: string): ((...given: unknown[]) => unknown) | null {
  const found = member(of, name);
  return typeof found === "function" ? (...given) => Reflect.apply(found, of, given) : null;
}
