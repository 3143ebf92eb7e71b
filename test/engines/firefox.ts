/** Firefox from the system's packages, spoken to by WebDriver BiDi. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { speak } from "./bidi.ts";
import type { Engine } from "./engine.ts";

/** Nothing of the browser's own goes out while it is looked at. */
const preferences = {
  "app.normandy.enabled": false,
  "services.settings.server": "data:,",
  "network.captive-portal-service.enabled": false,
};

export async function openFirefox(binary: string, port: number): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
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
  // A tab, as the protocol names it.
  const tree = (await spoken.call("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  const go = (url: string) => spoken.call("browsingContext.navigate", { context, url, wait: "complete" });
  const run = async (expression: string) => {
    const answer = await spoken.call("script.evaluate", { expression, target: { context }, awaitPromise: true });
    return (answer as { result?: { value?: unknown } }).result?.value;
  };
  return {
    name: "Firefox",
    go: async (url) => void (await go(url)),
    run,
    async look(heard, urls) {
      for (const url of [...urls, heard]) {
        await go(url);
        // A page that is left while it loads its scripts says so here.
        await run("new Promise((done) => setTimeout(done, 500))");
      }
      const told = messages.splice(0);
      const silent = told.some(isHeard) ? [] : [`${heard} was not heard`];
      return [...told.filter((message) => !isHeard(message)), ...silent];
    },
    close() {
      spoken.close();
      started.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function isHeard(message: string): boolean {
  return message === "error: heard";
}

/** What a page wrote into the console, and what it asked for in vain. */
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
