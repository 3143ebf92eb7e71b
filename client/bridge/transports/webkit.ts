import { MissingHandler } from "../errors.ts";
import type { NativeMessage } from "../messages.ts";
import { createInbox, member, method, type Receive, type Transport } from "./transport.ts";

/**
 * iOS and macOS: one handler for each context, which returns a promise of its answer as JSON. An event from the host
 * arrives as a call to a function named after the event, on `handlers` (by default the window).
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

/** The error response for a promise that the platform rejected; its ids come from the sent message, as a rejection has none. */
function refusal({ context, featureName, id }: NativeMessage, reason: unknown) {
  const message = reason instanceof Error ? reason.message : String(reason);
  return { context, featureName, id, error: { message } };
}
