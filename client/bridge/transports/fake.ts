/**
 * The other end of the bridge: a host for development and tests that uses the envelopes of each app and the same entry
 * points in the window ("doors") as the app itself. Pages run their real transports against it.
 */

import type { App } from "../../../src/contract/device.ts";
import {
  androidMessaging,
  type NativeMessage,
  nativeContexts,
  nativeFeatures,
  nativeMessageSchema,
  windowsMessageSchema,
} from "../messages.ts";
import { createInbox, method } from "./transport.ts";

/** Answers a request: with its result, or with what it throws as the error. A promise that never settles is silence. */
export type FakeAnswer = (message: NativeMessage) => unknown;

export interface FakeHostOptions {
  readonly app: App;
  /** The window that gets the doors. */
  readonly window: object;
  readonly answer: FakeAnswer;
  /** Called with each message, as the host parsed it. */
  readonly onMessage?: (message: NativeMessage) => void;
  /** Replaces a response on its way; a string is sent unchanged. For tests of answers that pages must ignore. */
  readonly tamper?: (response: object) => unknown;
}

export interface FakeHost {
  /** Pushes an event to the page, under the context of the feature. */
  push(featureName: keyof typeof nativeFeatures, subscriptionName: string, params?: unknown): void;
  /** Sends anything at all, with a secret on Android. Does nothing for WebKit, where answers come as promises. */
  raw(incoming: unknown, secret?: string): void;
}

/** Puts the doors of an app into a window. They must be there before the page makes its transport. */
export function installFakeHost(options: FakeHostOptions): FakeHost {
  const door = doors[options.app](options.window, (message) => respond(message, options));
  return {
    push(featureName, subscriptionName, params) {
      const { context } = nativeFeatures[featureName];
      door.push({ context, featureName, subscriptionName, params });
    },
    raw: door.raw,
  };
}

interface Pushed {
  readonly context: string;
  readonly featureName: string;
  readonly subscriptionName: string;
  readonly params: unknown;
}

interface Door {
  push(event: Pushed): void;
  raw(incoming: unknown, secret?: string): void;
}

/** Resolves with the response to a request; with null for a notification, and for anything that is not a message. */
type Respond = (message: unknown) => Promise<unknown>;

async function respond(incoming: unknown, options: FakeHostOptions): Promise<unknown> {
  const { answer, onMessage, tamper = (response) => response } = options;
  const message = nativeMessageSchema.safeParse(incoming).data;
  if (!message) return null;
  onMessage?.(message);
  const { context, featureName, id } = message;
  if (id === undefined) return null;
  try {
    return tamper({ context, featureName, id, result: (await answer(message)) ?? {} });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return tamper({ context, featureName, id, error: { message: reason } });
  }
}

const doors: Readonly<Record<App, (window: object, respond: Respond) => Door>> = {
  ios: webkitDoor,
  macos: webkitDoor,
  android: androidDoor,
  windows: windowsDoor,
};

function webkitDoor(window: object, respond: Respond): Door {
  const handlers = nativeContexts.map((context) => [
    context,
    { postMessage: (message: unknown) => respond(message).then(asText) },
  ]);
  Reflect.set(window, "webkit", { messageHandlers: Object.fromEntries(handlers) });
  return {
    push: (event) => void method(window, event.subscriptionName)?.(event),
    raw: () => {},
  };
}

function asText(response: unknown): unknown {
  return typeof response === "object" && response !== null ? JSON.stringify(response) : response;
}

function androidDoor(window: object, respond: Respond): Door {
  let secret: string = androidMessaging.secret;
  const call = (incoming: unknown, said: string) => method(window, androidMessaging.callback)?.(said, incoming);
  function process(text: unknown, given: unknown): void {
    secret = String(given);
    void respond(JSON.parse(String(text))).then((response) => response && call(response, secret));
  }
  for (const context of nativeContexts) Reflect.set(window, context, { process });
  return {
    push: (event) => void call(event, secret),
    raw: (incoming, said = secret) => void call(incoming, said),
  };
}

function windowsDoor(window: object, respond: Respond): Door {
  const inbox = createInbox();
  const deliver = (data: unknown) => inbox.deliver({ data });
  const webview = {
    postMessage(envelope: unknown): void {
      const message = windowsMessageSchema.safeParse(envelope).data;
      if (!message) return;
      const { Feature: context, SubFeatureName: featureName, Name: name, Data: params, Id: id } = message;
      void respond({ context, featureName, method: name, params, id }).then(
        (response) => response && deliver(response),
      );
    },
    addEventListener(type: unknown, receive: (event: unknown) => void): void {
      if (type === "message") inbox.listen(receive);
    },
  };
  Reflect.set(window, "chrome", { ...Reflect.get(window, "chrome"), webview });
  return { push: deliver, raw: deliver };
}
