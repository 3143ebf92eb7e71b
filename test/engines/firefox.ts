/** Firefox from the system's packages, driven by WebDriver BiDi. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Spoken, speak } from "./bidi.ts";
import { type Engine, type Found, keys, type Tab } from "./engine.ts";

/** Keeps the browser from sending requests of its own. */
const preferences = {
  "app.normandy.enabled": false,
  "services.settings.server": "data:,",
  "network.captive-portal-service.enabled": false,
};

/** Scripts are on or off for a whole browser, so there is one of each kind, started when it is first needed. */
export async function openFirefox(binary: string, port: number): Promise<Engine> {
  const started = new Map<boolean, Promise<Started>>();
  return {
    name: "Firefox",
    async open({ hasScripts }) {
      const browser = started.get(hasScripts) ?? start(binary, port + started.size, hasScripts);
      started.set(hasScripts, browser);
      return openTab(await browser);
    },
    async close() {
      for (const browser of started.values()) (await browser).close();
    },
  };
}

interface Started {
  readonly spoken: Spoken;
  readonly messages: string[];
  close(): void;
}

async function start(binary: string, port: number, hasScripts: boolean): Promise<Started> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), `user_pref("javascript.enabled", ${hasScripts});\n`);
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", String(port)];
  const started = spawn(binary, args, { stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    started.stderr.on("data", (text) => String(text).includes("WebDriver BiDi listening") && resolve());
    started.on("exit", (status) => reject(new Error(`${binary} ended: ${status}`)));
  });
  const messages: string[] = [];
  const spoken = await speak(`ws://127.0.0.1:${port}/session`, (method, params) => {
    const message = messageOf(method, params);
    if (message) messages.push(message);
  });
  await spoken.call("session.new", {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true, "moz:firefoxOptions": { prefs: preferences } } },
  });
  await spoken.call("session.subscribe", { events: ["log.entryAdded", "network.responseCompleted"] });
  return {
    spoken,
    messages,
    close() {
      spoken.close();
      started.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function openTab({ spoken, messages }: Started): Promise<Tab> {
  const { userContext } = await spoken.call("browser.createUserContext", {});
  // A window, because a page behind another tab is not painted and stalls.
  const { context } = await spoken.call("browsingContext.create", { type: "window", userContext });
  // In a sandbox, so that the page's scripts and ours do not see each other's names.
  const target = { context, sandbox: "walk" };
  const evaluate = async (expression: string) => {
    const answer = await spoken.call("script.evaluate", { expression, target, awaitPromise: true });
    const { result, exceptionDetails } = answer as {
      result?: { value?: unknown; sharedId?: string };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const act = (type: "pointer" | "key", actions: readonly object[]) =>
    spoken.call("input.performActions", { context, actions: [{ type, id: type, actions }] });
  const call = (functionDeclaration: string, given: readonly object[]) =>
    spoken.call("script.callFunction", { functionDeclaration, arguments: given, target, awaitPromise: true });
  const type = async (found: Found, text: string) => {
    await call("(element) => element.focus()", [{ sharedId: found }]);
    await act("key", strokes(text));
  };
  return {
    go: async (url) => void (await spoken.call("browsingContext.navigate", { context, url, wait: "complete" })),
    run: async (expression) => (await evaluate(expression))?.value,
    find: async (expression) => (await evaluate(expression))?.sharedId ?? null,
    click: async (found) => {
      const origin = { type: "element", element: { sharedId: found } };
      await act("pointer", [
        { type: "pointerMove", x: 0, y: 0, origin },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    type,
    async choose(list, option) {
      const { result } = await call(stepsTo, [{ sharedId: list }, { type: "string", value: option }]);
      const { value } = result as Steps;
      await type(list, (value < 0 ? keys.up : keys.down).repeat(Math.abs(value)));
    },
    told: () => messages.splice(0),
    close: async () => void (await spoken.call("browser.removeUserContext", { userContext })),
  };
}

interface Steps {
  readonly value: number;
}

/** How many options down (negative: up) the wanted one is from the chosen one. Runs in the page. */
const stepsTo = `(list, option) =>
  [...list.options].findIndex(({ text }) => text.trim() === option) - list.selectedIndex`;

/** Presses and releases each key; Control stays down until the null key. */
function strokes(text: string): object[] {
  const held: string[] = [];
  return [...text].flatMap((value) => {
    if (value === keys.null) return held.splice(0).map((key) => ({ type: "keyUp", value: key }));
    if (value === keys.control) held.push(value);
    const down = { type: "keyDown", value };
    return held.includes(value) ? [down] : [down, { type: "keyUp", value }];
  });
}

/** A message that a page wrote into the console, or a request that failed with a 5xx status; null for anything else. */
function messageOf(method: string, params: unknown): string | null {
  const { level, text, request, response } = params as {
    level?: string;
    text?: string;
    request?: { url: string };
    response?: { status: number };
  };
  if (method === "log.entryAdded") return `${level}: ${text}`;
  return response && response.status >= 500 ? `${response.status}: ${request?.url}` : null;
}
