import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";

const root = resolve(import.meta.dirname, "../../..");

/** Far from the port of the other tests' server, next to which more servers may run. */
const port = Number(process.env.PORT ?? 8788) + 1000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const origin = `http://localhost:${port}`;

export interface Server {
  start(): Promise<void>;
  /** Ends the server like a power failure, without time to clean up. */
  kill(): Promise<void>;
}

/** Copies a worker's configuration into a folder, without its build step and with absolute paths. */
function configIn(folder: string, path: string): string {
  const copy = join(folder, path.replaceAll("/", "-"));
  const absolute = (name: string) => JSON.stringify(join(root, dirname(path), name));
  const given = readFileSync(join(root, path), "utf8");
  const written = given
    .replace(/^\[build\]\n(?:.+\n)+/m, "")
    .replace(/^(main|directory) = "(.+)"$/gm, (_, key: string, name: string) => `${key} = ${absolute(name)}`);
  writeFileSync(copy, written);
  return copy;
}

/** A separate server whose stores outlive it. It serves the files that are already built. */
export const test = base.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that the test runner asks for
  server: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "restart-"));
    const edge = configIn(folder, "wrangler.toml");
    const services = configIn(folder, "src/services/wrangler.toml");
    let running: ChildProcess | null = null;
    const server: Server = {
      async start() {
        const stores = join(folder, "stores");
        const args = [
          "dev",
          ...["--config", edge, "--config", services],
          "--port",
          String(port),
          "--inspector-port",
          "0",
          "--persist-to",
          stores,
        ];
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
