import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endpoints } from "../src/contract/routes.ts";
import { forgetfulFolder } from "./in-memory.ts";

export interface DevServer {
  readonly origin: string;
  stop(): void;
}

const startLimit = 120_000;

/** Both workers as the build wrote them, for `wrangler dev`. */
export const builtWorkers: readonly string[] = ["-c", "dist/edge/wrangler.json", "-c", "dist/services/wrangler.json"];

/**
 * The folder for the output of test servers, a file for each port: checked after the browser tests
 * (`test/browser/log.teardown.ts`).
 */
export const logFolder = "test-results/log";

interface DevServerOptions {
  /** Variables of the edge. By default nobody is drawn into an experiment, so that each page is the same on every day. */
  readonly vars?: Readonly<Record<string, string>>;
  /** For tests: the server has its own stores, and its output goes to a file. */
  readonly isForTests?: boolean;
  /** The edge without the services worker. */
  readonly isAlone?: boolean;
}

/** The site that was built, as `npm start` serves it, on a port of its own, until it is stopped. */
export async function startDevServer(port: number, options: DevServerOptions = {}): Promise<DevServer> {
  const { vars = { EXPERIMENTS: "off" }, isForTests = false, isAlone = false } = options;
  const origin = `http://localhost:${port}`;
  const state = isForTests ? mkdtempSync(join(forgetfulFolder(), "site-")) : null;
  const given = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const args = [
    "dev",
    ...(isAlone ? builtWorkers.slice(0, 2) : builtWorkers),
    "--port",
    String(port),
    "--inspector-port",
    "0",
    ...(state ? ["--persist-to", state] : []),
    ...given,
  ];
  const log = isForTests ? openLog(port) : null;
  const server = spawn("wrangler", args, {
    stdio: log === null ? ["ignore", "ignore", "inherit"] : ["ignore", log, log],
    // A process group of its own: the server is several processes, and all of them have to end.
    detached: true,
    // Else it would be bound to the services of any other server of this machine.
    env: { ...process.env, ...(state && { WRANGLER_REGISTRY_PATH: join(state, "registry") }) },
  });
  const stop = () => {
    end(server);
    if (state) rmSync(state, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const limit = Date.now() + startLimit;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > limit) {
      const said = isForTests ? `:\n${readFileSync(join(logFolder, `${port}.txt`), "utf8")}` : "";
      throw new Error(`no server came up on port ${port}${said}`);
    }
    await wait(250);
  }
  return { origin, stop };
}

/** A file that the server itself writes to, so that no line is lost with the process that started it. */
function openLog(port: number): number {
  mkdirSync(logFolder, { recursive: true });
  return openSync(join(logFolder, `${port}.txt`), "w");
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin + endpoints.country)).ok;
  } catch {
    return false;
  }
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}
