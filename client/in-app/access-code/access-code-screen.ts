import { timeLeft } from "../../../src/contract/restoration/access-code.ts";
import { NativeError } from "../../bridge/errors.ts";
import { type NativeStatus, overriddenStatus } from "../../bridge/native-status.ts";
import { restorationToken } from "../../bridge/native-tokens.ts";
import { feedbackAction, showFeedback } from "../feedback.ts";
import type { InApp } from "../in-app.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { type CodeFact, type CodeState, nextCodeState } from "./access-code-flow.ts";
import { issueCode } from "./issue-code.ts";

/** The view for each status that an address can force (FLOW-6): only a signed-in subscriber can get a code. */
const forcedViews = {
  pending: "pending",
  subscribed: "ready",
  unsubscribed: "signed-out",
  unknown: "unchecked",
  error: "error",
} as const satisfies Record<NativeStatus, string>;

/** The access code inside the app: the app gives its token, and the page asks for the code with it (ITR-1). */
export function accessCodeScreen(screen: ScreenOf<"access-code">): HandlersOf<"access-code"> {
  const { app } = screen;
  let state: CodeState = { is: "asking" };

  function advance(fact: CodeFact): void {
    const next = nextCodeState(state, fact);
    if (next === state) return;
    state = next;
    show(screen, state);
    if (state.is === "asking") void ask();
    if (state.is === "sending") void send(state);
  }

  async function ask(): Promise<void> {
    advance(await tokenFact(app));
  }

  async function send({ token, code }: Extract<CodeState, { is: "sending" }>): Promise<void> {
    const request = { token, search: app.search, replaces: code?.accessCode ?? null };
    advance({ type: "answered", issued: await issueCode({ ...request, fetch: (...given) => window.fetch(...given) }) });
  }

  async function copy(): Promise<void> {
    if (state.is === "shown") screen.add("notes", (await hasCopied(state.code.accessCode)) ? "copied" : "not-copied");
  }

  const forced = overriddenStatus(app.search);
  if (forced) screen.show(forcedViews[forced]);
  else void ask();
  return {
    actions: {
      ...feedbackAction(app),
      "ask-again": () => advance({ type: "retried" }),
      make: () => advance({ type: "make-requested" }),
      "ask-to-renew": () => advance({ type: "renewal-requested" }),
      keep: () => advance({ type: "kept" }),
      copy: () => void copy(),
    },
    forms: {},
  };
}

async function hasCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not every app lets its pages write to the clipboard, and some have none at all.
    return false;
  }
}

async function tokenFact(app: InApp): Promise<CodeFact> {
  try {
    return { type: "token", token: await restorationToken(app.connect()) };
  } catch (error) {
    // The app itself refused, because nobody is signed in to it.
    return { type: error instanceof NativeError ? "no-token" : "no-answer" };
  }
}

/** The view of each state that shows no code. */
const views = {
  asking: "pending",
  "not-responding": "error",
  "signed-out": "signed-out",
  "not-held": "not-held",
  ready: "ready",
  sending: "sending",
} as const satisfies Readonly<Record<Exclude<CodeState["is"], "shown">, string>>;

function show(screen: ScreenOf<"access-code">, state: CodeState): void {
  if (state.is === "shown") {
    showCode(screen, state);
    return;
  }
  screen.show(views[state.is]);
  if (state.is === "ready" && state.failed) screen.add("notes", "failed");
}

function showCode(screen: ScreenOf<"access-code">, state: Extract<CodeState, { is: "shown" }>): void {
  const { accessCode, expiresAt } = state.code;
  const until = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(expiresAt);
  const slots = { code: accessCode, left: timeLeft(expiresAt, Date.now()), until };
  if (state.asks) {
    screen.show("renewing", { slots });
    return;
  }
  screen.show("shown", { slots });
  if (state.failed) screen.add("notes", "not-renewed");
  void showFeedback(screen, "useIdentityTheftRestoration");
}
