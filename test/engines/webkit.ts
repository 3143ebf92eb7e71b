/** WebKitGTK from the system's packages, spoken to by WebDriver; what it says of a page it writes to its output. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "./engine.ts";

/** Machines of tests often refuse the browser's sandbox; it sees no page but ours. */
const unboxed = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };

const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

export async function openWebKit(driver: string, port: number): Promise<Engine> {
  const started = spawn("xvfb-run", ["-a", driver, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: unboxed,
  });
  const at = `http://127.0.0.1:${port}`;
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${at}${path}`, { method: "POST", body: JSON.stringify(body ?? {}) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  const binary = { binary: browser, args: ["--automation"] };
  const capabilities = {
    alwaysMatch: { browserName: "MiniBrowser", acceptInsecureCerts: true, "webkitgtk:browserOptions": binary },
  };
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
      await wait(200);
    }
  }
}

/** So many pages are open at once, a tab each. */
const tabs = 8;

/** Milliseconds that all tabs of a window have from when the last of them was heard: some times what they take. */
const lookTime = 5_000;

/** Built without manifests, it says on each page that it has no use for their directive, which other engines need. */
const unknownHere = "Unrecognized Content-Security-Policy directive 'manifest-src'";

/** A machine with nothing else to do needs two seconds. */
const longestStart = 60_000;

/** What is steered from outside keeps its console to itself, so these windows are not. */
async function look(heard: string, urls: readonly string[]): Promise<readonly string[]> {
  const told: string[] = [];
  for (let from = 0; from < urls.length; from += tabs)
    told.push(...(await window(heard, urls.slice(from, from + tabs))));
  return told;
}

async function window(heard: string, urls: readonly string[]): Promise<readonly string[]> {
  const args = ["-a", browser, "--enable-write-console-messages-to-stdout=true", ...urls, heard];
  const started = spawn("xvfb-run", args, { detached: true, stdio: ["ignore", "pipe", "pipe"], env: unboxed });
  const told: string[] = [];
  const heardOf = Promise.withResolvers<void>();
  // Which of the two it writes to depends on its version.
  for (const output of [started.stdout, started.stderr]) {
    createInterface(output).on("line", (line) => {
      if (!line.includes("CONSOLE") || line.includes(unknownHere)) return;
      if (line.startsWith(heard)) heardOf.resolve();
      else told.push(line);
    });
  }
  const late = wait(longestStart).then(() => told.push(`${heard} was not heard`));
  await Promise.race([heardOf.promise, late]);
  await wait(lookTime);
  if (started.pid) process.kill(-started.pid);
  return told;
}
