/** The proxy of the onion service, started with the configuration that a deployment uses. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const folder = resolve(import.meta.dirname, "../../../src/onion");

/** Whether a program is on this machine. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;
}

export interface OnionProxy {
  /** Stops it and removes its files. */
  stop(): void;
  /** Its output so far; empty if all is well. */
  written(): string;
}

interface ProxySettings {
  /** A free local port, used instead of tor's socket. */
  readonly port: number;
  readonly name: string;
  readonly originHost: string;
  readonly worker: string;
  readonly key: string;
}

/** Starts nginx in a folder of its own, and waits until it answers. */
export async function startOnionProxy(settings: ProxySettings): Promise<OnionProxy> {
  const home = mkdtempSync(join(tmpdir(), "onion-"));
  writeFileSync(join(home, "nginx.conf"), filledIn(settings, home), { mode: 0o600 });
  const proxy = spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf"), "-e", "stderr", "-g", "daemon off;"]);
  let written = "";
  proxy.stderr.on("data", (piece: Buffer) => {
    written += piece.toString();
  });
  await untilOpen(settings.port, proxy, () => written);
  return {
    written: () => written,
    stop() {
      proxy.kill("SIGTERM");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function filledIn({ port, name, originHost, worker, key }: ProxySettings, home: string): string {
  const values: Readonly<Record<string, string>> = {
    ONION_LISTEN: `127.0.0.1:${port}`,
    ONION_PID: join(home, "nginx.pid"),
    ONION_NAME: name,
    ONION_ORIGIN_HOST: originHost,
    ONION_WORKER: worker,
    ONION_KEY: key,
  };
  const template = readFileSync(join(folder, "nginx.conf.template"), "utf8");
  return template.replace(/\$\{(ONION_\w+)\}/g, (_, variable: string) => values[variable] ?? "");
}

async function untilOpen(port: number, proxy: ChildProcess, written: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (proxy.exitCode !== null) throw new Error(`nginx ended at once: ${written()}`);
    const isOpen = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await wait(50);
  }
  throw new Error("nginx did not answer");
}

/** What tor reports about its configuration, with temporary folders instead of a deployment's; empty if all is well. */
export function torComplaints(): string {
  const home = mkdtempSync(join(tmpdir(), "tor-"));
  const file = join(home, "torrc");
  const text = readFileSync(join(folder, "torrc"), "utf8").replaceAll("/var/lib/tor", home);
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync("tor", ["--verify-config", "-f", file], { encoding: "utf8" });
  rmSync(home, { recursive: true, force: true });
  return status === 0 ? "" : `${stdout}${stderr}`;
}
