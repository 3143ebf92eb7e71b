import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { endpoints } from "../src/contract/routes.ts";

export interface DevServer {
  readonly origin: string;
  stop(): void;
}

const startLimit = 120_000;

interface DevServerOptions {
  /** Variables of the edge. By default nobody is drawn into an experiment, so that each page is the same on every day. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Beside another one: it has stores of its own, and serves what is built, since building takes away what the other serves. */
  readonly isSecond?: boolean;
}

/** The site as `npm start` serves it, on a port of its own, until it is stopped. */
export async function startDevServer(port: number, options: DevServerOptions = {}): Promise<DevServer> {
  const { vars = { EXPERIMENTS: "off" }, isSecond = false } = options;
  const origin = `http://localhost:${port}`;
  const edge = isSecond ? configWithoutBuild(port) : "wrangler.toml";
  const state = `test-results/state-${port}`;
  const own = isSecond ? ["--persist-to", state] : [];
  if (isSecond) rmSync(state, { recursive: true, force: true });
  const given = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const args = [
    "dev",
    "-c",
    edge,
    "-c",
    "src/services/wrangler.toml",
    "--port",
    String(port),
    "--inspector-port",
    "0",
    ...own,
    ...given,
  ];
  const server = spawn("wrangler", args, {
    stdio: ["ignore", "ignore", "inherit"],
    // A group of its own: the server is several processes, and all of them are to end.
    detached: true,
  });
  const stop = () => {
    end(server);
    if (isSecond) rmSync(edge, { force: true });
  };
  process.once("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const limit = Date.now() + startLimit;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > limit) throw new Error(`no server came up on port ${port}`);
    await wait(250);
  }
  return { origin, stop };
}

/** Beside the settings that it is a copy of, because its paths are meant from there. */
function configWithoutBuild(port: number): string {
  const path = `.wrangler.${port}.toml`;
  writeFileSync(path, readFileSync("wrangler.toml", "utf8").replace(/\[build\][\s\S]*?\n\n(?=\[)/, ""));
  return path;
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
