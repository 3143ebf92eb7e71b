import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { endpoints } from "../src/contract/routes.ts";

export interface DevServer {
  readonly origin: string;
  stop(): void;
}

const startLimit = 120_000;

/** The edge, and beside it the services worker that it is bound to. */
const bothWorkers = ["-c", "wrangler.toml", "-c", "src/services/wrangler.toml"] as const;

/** The site as `npm start` serves it but for experiments, on a port of its own, until it is stopped. */
export async function startDevServer(port: number): Promise<DevServer> {
  const origin = `http://localhost:${port}`;
  const args = ["dev", ...bothWorkers, "--port", String(port), "--inspector-port", "0", "--var", "EXPERIMENTS:off"];
  const server = spawn("wrangler", args, {
    stdio: ["ignore", "ignore", "inherit"],
    // A group of its own: the server is several processes, and all of them are to end.
    detached: true,
  });
  const stop = () => end(server);
  process.once("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const limit = Date.now() + startLimit;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > limit) throw new Error(`no server came up on port ${port}`);
    await wait(250);
  }
  return { origin, stop };
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
