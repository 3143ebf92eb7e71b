import { MissingHandler } from "../errors.ts";
import type { NativeMessage } from "../messages.ts";
import { createInbox, member, method, type Receive, type Transport } from "./transport.ts";

/**
 * iOS and macOS: one handler for each context, which answers by the promise that it gives back, in JSON. What the host
 * says unasked arrives as a call of a function named after the event, on `handlers` (the window, unless told otherwise).
 */
export function createWebkitTransport(window: object, handlers: object = window): Transport {
  const replies = createInbox();
  const events = new Map<string, ReturnType<typeof createInbox>>();

  function send(message: NativeMessage): void {
    const handler = member(member(member(window, "webkit"), "messageHandlers"), message.context);
    const post = method(handler, "postMessage");
    if (!post) throw new MissingHandler(message.context);
    Promise.resolve(post(message)).then(
      (answer) => message.id !== undefined && deliverJson(answer, replies.deliver),
      (reason) => message.id !== undefined && replies.deliver(refusal(message, reason)),
    );
  }

  function listenTo(eventName: string, receive: Receive): () => void {
    const inbox = events.get(eventName) ?? register(eventName);
    const stop = inbox.listen(receive);
    return () => {
      stop();
      if (inbox.size === 0 && events.delete(eventName)) Reflect.deleteProperty(handlers, eventName);
    };
  }

  function register(eventName: string) {
    if (member(handlers, eventName) !== undefined) throw new Error(`"${eventName}" is taken`);
    const inbox = createInbox();
    events.set(eventName, inbox);
    Reflect.set(handlers, eventName, (event: unknown) => inbox.deliver(event));
    return inbox;
  }

  return {
    send,
    listen: (receive, eventName) => (eventName === undefined ? replies.listen(receive) : listenTo(eventName, receive)),
  };
}

function deliverJson(answer: unknown, deliver: Receive): void {
  if (typeof answer !== "string") return;
  let incoming: unknown;
  try {
    incoming = JSON.parse(answer);
  } catch {
    return;
  }
  deliver(incoming);
}

/** A promise that is broken by the platform itself names no message, so the message is the one that was sent. */
function refusal({ context, featureName, id }: NativeMessage, reason: unknown) {
  const message = reason instanceof Error ? reason.message : String(reason);
  return { context, featureName, id, error: { message } };
}
