import type { NativeMessage } from "../messages.ts";

/** The way to one kind of host and back. Envelopes are its matter; which answer belongs to what is the bridge's. */
export interface Transport {
  /** Hands a message over. Throws `MissingHandler` where nobody takes it. */
  send(message: NativeMessage): void;
  /**
   * Hears all that the host sends, unchecked; returns how to stop. `eventName` is for hosts that call a function by the
   * name of the event.
   */
  listen(receive: Receive, eventName?: string): () => void;
}

export type Receive = (incoming: unknown) => void;

/** Several listeners of one source. */
export function createInbox() {
  const listeners = new Set<Receive>();
  return {
    listen(receive: Receive): () => void {
      // A listener of its own for each caller, even where two hand in the same function.
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

/** A member of something that may not be there at all. */
export function member(of: unknown, name: string): unknown {
  const isHolder = (typeof of === "object" && of !== null) || typeof of === "function";
  return isHolder ? Reflect.get(of, name) : undefined;
}

/** A method, bound to what it belongs to; null where there is none. */
export function method(of: unknown, name: string): ((...given: unknown[]) => unknown) | null {
  const found = member(of, name);
  return typeof found === "function" ? (...given) => Reflect.apply(found, of, given) : null;
}
