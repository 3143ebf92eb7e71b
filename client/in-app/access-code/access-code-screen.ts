import { timeLeft } from "../../../src/contract/restoration/access-code.ts";
import { NativeError } from "../../bridge/errors.ts";
import { restorationToken } from "../../bridge/native-tokens.ts";
import type { InApp } from "../in-app.ts";
import { fillSlots, type Screen } from "../screen.ts";
import { type CodeFact, type CodeState, nextCodeState } from "./access-code-flow.ts";
import { issueCode } from "./issue-code.ts";

/** The access code inside the app: the app gives its token, and the page asks for the code with it (ITR-1). */
export function accessCodeScreen(screen: Screen): void {
  const { app } = screen;
  let state: CodeState = { is: "asking" };

  function tell(fact: CodeFact): void {
    const next = nextCodeState(state, fact);
    if (next === state) return;
    state = next;
    show(screen, state);
    if (state.is === "asking") void ask();
    if (state.is === "sending") void send(state);
  }

  async function ask(): Promise<void> {
    tell(await tokenFact(app));
  }

  async function send({ token, code }: Extract<CodeState, { is: "sending" }>): Promise<void> {
    const asking = { token, search: app.search, replaces: code?.accessCode ?? null };
    tell({ type: "heard", issued: await issueCode({ ...asking, fetch: (...given) => window.fetch(...given) }) });
  }

  async function copy(): Promise<void> {
    if (state.is !== "shown") return;
    const done = navigator.clipboard?.writeText(state.code.accessCode) ?? Promise.reject(new Error("no clipboard"));
    screen.note(
      await done.then(
        () => "copied",
        () => "not-copied",
      ),
    );
  }

  screen.onPress("ask-again", () => tell({ type: "asked-again" }));
  screen.onPress("make", () => tell({ type: "pressed" }));
  screen.onPress("ask-to-renew", () => tell({ type: "asked-to-renew" }));
  screen.onPress("keep", () => tell({ type: "kept" }));
  screen.onPress("copy", () => void copy());
  void ask();
}

async function tokenFact(app: InApp): Promise<CodeFact> {
  try {
    return { type: "token", token: await restorationToken(app.connect()) };
  } catch (error) {
    // The app's own no: nobody is signed in to it.
    return { type: error instanceof NativeError ? "no-token" : "no-answer" };
  }
}

/** The view of each state, as the page calls them. */
const views: Readonly<Record<CodeState["is"], string>> = {
  asking: "pending",
  silent: "error",
  nobody: "signed-out",
  "not-held": "not-held",
  ready: "ready",
  sending: "sending",
  shown: "shown",
};

function show(screen: Screen, state: CodeState): void {
  if (state.is !== "shown") {
    screen.show(views[state.is]);
    if (state.is === "ready" && state.failed) screen.note("failed");
    return;
  }
  const { accessCode, expiresAt } = state.code;
  const until = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(expiresAt);
  const left = timeLeft(expiresAt, Date.now());
  screen.show(state.asks ? "renewing" : "shown", (view) => fillSlots(view, { code: accessCode, left, until }));
  if (state.failed) screen.note("not-renewed");
}
