import { MissingHandler } from "../errors.ts";
import type { NativeMessage } from "../messages.ts";
import { createInbox, method, type Transport } from "./transport.ts";

export interface AndroidOptions {
  /** The names of the interfaces that the app adds, one for each context. */
  readonly contexts: readonly string[];
  /** What a call from the app must carry to be accepted. */
  readonly secret: string;
  /** The function of the window that the app calls. */
  readonly callback: string;
}

/**
 * Android: sends JSON text and the secret to an interface of the window; the app answers by calling `callback` with the
 * secret and the message. The interfaces are read at the start, before another script could replace them.
 */
export function createAndroidTransport(window: object, { contexts, secret, callback }: AndroidOptions): Transport {
  const inbox = createInbox();
  const interfaces = new Map(contexts.map((name) => [name, method(Reflect.get(window, name), "process")]));

  Reflect.defineProperty(window, callback, {
    value: (given: unknown, incoming: unknown) => {
      if (given === secret) inbox.deliver(incoming);
    },
  });

  function send(message: NativeMessage): void {
    const process = interfaces.get(message.context);
    if (!process) throw new MissingHandler(message.context);
    process(JSON.stringify(message), secret);
  }

  return { send, listen: inbox.listen };
}
