/** WebKitGTK from the system's packages, spoken to by WebDriver; what it says of a page it writes to its output. */
import { spawn } from "node:child_process";
import type { Engine } from "./engine.ts";

const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

export async function openWebKit(driver: string, port: number): Promise<Engine> {
  const started = spawn("xvfb-run", ["-a", driver, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const at = `http://127.0.0.1:${port}`;
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${at}${path}`, { method: "POST", body: JSON.stringify(body ?? {}) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  const binary = { binary: browser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": binary } };
  const { sessionId } = (await whenListening(() => ask("/session", { capabilities }))) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    name: "WebKit",
    go: async (url) => void (await ask(`${session}/url`, { url })),
    run: (expression) => ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    look,
    close() {
      // The screen and the browser belong to the same group.
      if (started.pid) process.kill(-started.pid);
    },
  };
}

/** The driver listens a moment after it was started. */
async function whenListening<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 50 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** So many pages are open at once, a tab each. */
const tabs = 8;

/** Milliseconds for a window of tabs: some times what they take. */
const lookTime = 10_000;

/** What is steered from outside keeps its console to itself, so these windows are not. */
async function look(urls: readonly string[]): Promise<readonly string[]> {
  const told: string[] = [];
  for (let from = 0; from < urls.length; from += tabs) told.push(...(await window(urls.slice(from, from + tabs))));
  return told;
}

async function window(urls: readonly string[]): Promise<readonly string[]> {
  const args = ["-a", browser, "--enable-write-console-messages-to-stdout=true", ...urls];
  const started = spawn("xvfb-run", args, { detached: true, stdio: ["ignore", "pipe", "ignore"] });
  const told: string[] = [];
  started.stdout.on("data", (text) =>
    told.push(
      ...String(text)
        .split("\n")
        .filter((line) => line.includes("CONSOLE")),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, lookTime));
  if (started.pid) process.kill(-started.pid);
  return told;
}
