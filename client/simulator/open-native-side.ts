import type { App } from "../../src/contract/device.ts";
import type { NativeMessage } from "../bridge/messages.ts";
import { type FakeHost, installFakeHost } from "../bridge/transports/fake.ts";
import { makeTokens } from "./make-tokens.ts";
import {
  answerOf,
  asksForToken,
  consequenceOf,
  type NativePush,
  type NativeState,
  type SimulatorChoices,
  usualChoices,
} from "./native-side.ts";

/** A message that went through the bridge, as text. */
export interface LoggedMessage {
  readonly way: "to the app" | "to the page";
  readonly name: string;
  readonly text: string;
}

/** The running simulator, for its panel. */
export interface NativeSide {
  state(): NativeState;
  log(): readonly LoggedMessage[];
  choose(changed: Partial<SimulatorChoices>): void;
  push(push: NativePush): void;
  forget(): void;
  /** Calls back after each change; returns a function that stops it. */
  watch(changed: () => void): () => void;
}

/** Keys in session storage. The log goes on from page to page, because what led to a page is of interest, too. */
const keys = { state: "simulator", log: "simulator-log" } as const;
const longestLog = 50;

/** Milliseconds that a store, a slow app, and an app slower than a page waits (1200 ms) take to answer. */
const delays = { store: 300, slow: 800, "too late": 2000 } as const;

/** Puts the entry points of an app into the window, with a state that lasts as long as the tab. */
export function openNativeSide(window: Window & typeof globalThis, app: App): NativeSide {
  let state = read(window);
  let log = readEntry<readonly LoggedMessage[]>(window, "log") ?? [];
  const watchers = new Set<() => void>();

  function change(next: NativeState): void {
    state = next;
    storeEntry(window, "state", state);
    notifyWatchers();
  }

  function note(entry: LoggedMessage): void {
    log = [...log, entry].slice(-longestLog);
    storeEntry(window, "log", log);
    notifyWatchers();
  }

  function notifyWatchers(): void {
    for (const watcher of watchers) watcher();
  }

  function push(push: NativePush): void {
    const feature = push.name === "authUpdate" ? "subscriptions" : "useSubscription";
    note({ way: "to the page", name: push.name, text: asText(push.params ?? {}) });
    host.push(feature, push.name, push.params);
  }

  async function answer(message: NativeMessage): Promise<unknown> {
    const { answers, signedIn, auth } = state.choices;
    if (answers === "never") return new Promise(() => {});
    if (answers === "slow" || answers === "too late") await wait(window, delays[answers]);
    if (answers === "an error") throw new Error("the app is out of order");
    if (asksForToken(message) && signedIn === "yes" && !state.tokens.accessToken) {
      change({ ...state, tokens: await makeTokens(auth) });
    }
    return answerOf(app, state, message);
  }

  const host: FakeHost = installFakeHost({
    app,
    window,
    answer,
    onMessage(message) {
      note({ way: "to the app", name: message.method, text: asText(message.params ?? {}) });
      const { state: next, pushes, opens } = consequenceOf(state, message);
      if (next !== state) change(next);
      if (opens) void wait(window, delays.store).then(() => window.location.assign(opens));
      for (const pushed of pushes) void wait(window, delays.store).then(() => push(pushed));
    },
    tamper(response) {
      const spoiled = spoil(response, state.choices.answers);
      note({ way: "to the page", name: "answer", text: asText(spoiled) });
      return spoiled;
    },
  });

  return {
    state: () => state,
    log: () => log,
    choose(changed) {
      const next = { ...state.choices, ...changed };
      change({ choices: next, tokens: next.signedIn === "yes" && !changed.auth ? state.tokens : {} });
      if (changed.subscribed || changed.signedIn || changed.status || changed.bought) push({ name: "authUpdate" });
    },
    push,
    forget() {
      log = [];
      storeEntry(window, "log", log);
      change({ choices: usualChoices, tokens: {} });
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

function read(window: Window): NativeState {
  const { choices, tokens = {} } = readEntry<Partial<NativeState>>(window, "state") ?? {};
  return { choices: { ...usualChoices, ...choices }, tokens };
}

function storeEntry(window: Window, name: keyof typeof keys, value: unknown): void {
  window.sessionStorage.setItem(keys[name], JSON.stringify(value));
}

/** Unchecked, because only the simulator itself writes there. */
function readEntry<Value>(window: Window, name: keyof typeof keys): Value | null {
  return JSON.parse(window.sessionStorage.getItem(keys[name]) ?? "null");
}

function spoil(response: object, answers: SimulatorChoices["answers"]): unknown {
  if (answers === "malformed") return '{"context": "subscriptionPages", "resu';
  return answers === "wrong id" ? { ...response, id: "00000000-0000-4000-8000-000000000000" } : response;
}

/** Tokens are shortened, because the panel may be on a shared screen. */
function asText(value: unknown): string {
  const hint = (_: string, part: unknown) =>
    typeof part === "string" && part.length > 60 ? `${part.slice(0, 12)}… (${part.length} characters)` : part;
  return typeof value === "string" ? value : JSON.stringify(value, hint);
}

function wait(window: Window, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });
}
