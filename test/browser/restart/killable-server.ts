import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import { builtWorkers } from "../../dev-server.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Far from the port of the other tests' server, next to which more servers may run. */
const port = Number(process.env.PORT ?? 8788) + 1000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const origin = `http://localhost:${port}`;

export interface Server {
  start(): Promise<void>;
  /** Ends the server like a power failure, without time to clean up. */
  kill(): Promise<void>;
}

/** A separate server whose stores outlive it. It serves what is built. */
export const test = base.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that the test runner asks for
  server: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "restart-"));
    let running: ChildProcess | null = null;
    const server: Server = {
      async start() {
        const stores = join(folder, "stores");
        const args = ["dev", ...builtWorkers, "--port", String(port), "--inspector-port", "0", "--persist-to", stores];
        running = spawn(join(root, "node_modules/.bin/wrangler"), args, { cwd: root, stdio: "ignore", detached: true });
        const ready = async () => (await fetch(`${origin}/country.json`)).ok;
        await expect.poll(() => ready().catch(() => false), { timeout: 60_000, intervals: [200] }).toBe(true);
      },
      async kill() {
        const { pid, exitCode } = running ?? {};
        if (!running || pid === undefined || exitCode !== null) return;
        const gone = once(running, "exit");
        process.kill(-pid, "SIGKILL");
        await gone;
        running = null;
      },
    };
    await use(server);
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});
