import { MissingHandler } from "../errors.ts";
import type { NativeMessage, WindowsMessage } from "../messages.ts";
import { createInbox, member, method, type Transport } from "./transport.ts";

/** Windows: messages to the app have field names of their own; messages from the app have the usual shape. */
export function createWindowsTransport(window: object): Transport {
  const inbox = createInbox();
  const webview = member(member(window, "chrome"), "webview");
  const post = method(webview, "postMessage");
  method(webview, "addEventListener")?.("message", (event: unknown) => inbox.deliver(member(event, "data")));

  function send(message: NativeMessage): void {
    if (!post) throw new MissingHandler("webview");
    post(windowsMessage(message));
  }

  return { send, listen: inbox.listen };
}

function windowsMessage({ context, featureName, method: name, params, id }: NativeMessage): WindowsMessage {
  return {
    Feature: context,
    SubFeatureName: featureName,
    Name: name,
    Data: params,
    ...(id === undefined ? {} : { Id: id }),
  };
}
