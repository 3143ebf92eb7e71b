import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endpoints } from "../src/contract/routes.ts";
import { forgetfulFolder } from "./in-memory.ts";

export interface DevServer {
  readonly origin: string;
  stop(): void;
}

const startLimit = 120_000;

interface DevServerOptions {
  /** Variables of the edge. By default nobody is drawn into an experiment, so that each page is the same on every day. */
  readonly vars?: Readonly<Record<string, string>>;
  /** For a test: it has stores of its own, and serves what is built, since building takes away what others serve. */
  readonly isOfTest?: boolean;
}

/** The site as `npm start` serves it, on a port of its own, until it is stopped. */
export async function startDevServer(port: number, options: DevServerOptions = {}): Promise<DevServer> {
  const { vars = { EXPERIMENTS: "off" }, isOfTest = false } = options;
  const origin = `http://localhost:${port}`;
  const edge = isOfTest ? configWithoutBuild(port) : "wrangler.toml";
  const state = isOfTest ? mkdtempSync(join(forgetfulFolder(), "site-")) : null;
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
    ...(state ? ["--persist-to", state] : []),
    ...given,
  ];
  const server = spawn("wrangler", args, {
    stdio: ["ignore", "ignore", "inherit"],
    // A group of its own: the server is several processes, and all of them are to end.
    detached: true,
  });
  const stop = () => {
    end(server);
    if (!state) return;
    rmSync(edge, { force: true });
    rmSync(state, { recursive: true, force: true, maxRetries: 10 });
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
