/** WebKitGTK from the system's packages, driven by WebDriver; it writes the console messages of pages to its output. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Engine, everything, type Found, type Tab } from "./engine.ts";

/** The system's Python, because no other one finds the system's packages. */
const python = "/usr/bin/python3";

const browser = fileURLToPath(new URL("webkit.py", import.meta.url));

/** This WebKit is built without manifests and complains on each page about their directive, which other engines need. */
const unknownHere = "CONSOLE SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** Whether Python finds the libraries of the browser. */
export function hasWebKit(): boolean {
  const asked = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  return spawnSync(python, ["-c", asked]).status === 0;
}

/** A driver runs only one browser, so each tab has a driver of its own. */
export function openWebKit(driver: string, port: number): Engine {
  let opened = 0;
  return {
    name: "WebKit",
    open({ hasScripts }) {
      opened += 1;
      return openTab(driver, port + opened, hasScripts);
    },
    close() {},
  };
}

/** The key under which WebDriver returns the id of an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

async function openTab(driver: string, port: number, hasScripts: boolean): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const output = join(folder, "output");
  const binary = join(folder, "browser");
  // The driver discards its browser's output, so this script writes it to a file.
  writeFileSync(binary, `#!/bin/sh\nexec ${python} ${browser} "$@" >${output} 2>&1\n`);
  chmodSync(binary, 0o755);
  writeFileSync(output, "");
  const started = spawn("xvfb-run", ["-a", driver, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    // Test machines often refuse the browser's sandbox, and it opens only our pages. Its data is deleted with the folder.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  process.once("exit", () => end(started, folder));
  const at = `http://127.0.0.1:${port}`;
  const ask = async (path: string, body: object = {}) => {
    const answer = await fetch(`${at}${path}`, { method: "POST", body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  const args = hasScripts ? [] : ["--no-scripts"];
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true, "webkitgtk:browserOptions": { binary, args } } };
  const { sessionId } = (await whenListening(() => ask("/session", { capabilities }))) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const run = (expression: string) => ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const type = async (found: Found, text: string) => {
    // This driver cannot hold a key down while others are pressed, so the field is cleared instead.
    const isAll = text.startsWith(everything);
    if (isAll) await ask(`${session}/element/${found}/clear`);
    const typed = isAll ? text.slice(everything.length) : text;
    await ask(`${session}/element/${found}/value`, { text: typed, value: [...typed] });
  };
  let heard = 0;
  return {
    go: async (url) => void (await ask(`${session}/url`, { url })),
    run,
    find: async (expression) => ((await run(expression)) as Record<string, string> | null)?.[elementKey] ?? null,
    click: async (found) => void (await ask(`${session}/element/${found}/click`)),
    type,
    async choose(list, option) {
      const value = `.//option[normalize-space() = ${JSON.stringify(option)}]`;
      const found = await ask(`${session}/element/${list}/element`, { using: "xpath", value });
      await ask(`${session}/element/${(found as Record<string, string>)[elementKey]}/click`);
    },
    told() {
      const lines = readFileSync(output, "utf8").split("\n").slice(0, -1);
      const fresh = lines.slice(heard);
      heard = lines.length;
      return fresh.filter((line) => line.includes("CONSOLE") && !line.endsWith(unknownHere));
    },
    close: () => end(started, folder),
  };
}

/** Ends the process group, which contains the virtual screen and the browser. */
function end({ pid, exitCode }: ChildProcess, folder: string): void {
  try {
    if (pid !== undefined && exitCode === null) process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Repeats a call until the driver, which takes a moment to start, listens. */
async function whenListening<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 100 || !(error instanceof TypeError)) throw error;
      await wait(200);
    }
  }
}
