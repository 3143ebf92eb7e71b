import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** One measured stretch of load. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  /** Of the workerd process: user and system time. */
  readonly cpuMilliseconds: number;
}

export interface BenchWorker {
  readonly origin: string;
  readonly pid: number;
  readonly bytes: number;
  readonly gzip: number;
  readonly homeGzip: number;
  /** Resident bytes of the workerd process. */
  memory(): number;
  stop(): void;
}

/**
 * Bundles a worker as a deployment would; returns the path of its module.
 *
 * @param script its main module, as a list of one, if it is not the one that the settings name
 */
export function bundle(config: string, module: string, script: readonly string[] = []): string {
  const out = mkdtempSync(join(tmpdir(), "bench-"));
  const args = ["deploy", ...script, "--dry-run", "--config", config, "--outdir", out, "--minify"];
  const bundled = spawnSync("wrangler", args, { encoding: "utf8" });
  if (bundled.status !== 0) throw new Error(bundled.stdout + bundled.stderr);
  return join(out, module);
}

/** Runs a worker on workerd, with nothing between it and the load. */
export async function startWorker(config: string): Promise<BenchWorker> {
  const module = bundle(config, "worker.js");
  const out = dirname(module);
  const script = readFileSync(module);
  // A copy, so that a build in the meantime cannot take a file away.
  cpSync("dist/client", join(out, "client"), { recursive: true });
  const origin = await serve({ folder: out, modules: ["worker.js"] });
  const home = Buffer.from(await (await fetch(origin.url)).arrayBuffer());
  return {
    origin: origin.url,
    pid: origin.pid,
    bytes: script.length,
    gzip: gzipSync(script).length,
    homeGzip: gzipSync(home).length,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${origin.pid}/status`, "utf8"))?.[1]) * 1024,
    stop: origin.stop,
  };
}

/** Modules below a folder, the first of which is the entrypoint, and the site's files beside them in `client`. */
export interface Served {
  readonly folder: string;
  readonly modules: readonly string[];
  /** Variables besides the stage. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Limit of an isolate's heap, in MB; the platform allows 128. */
  readonly heap?: number;
}

interface Serving {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Path of the workerd binary: the command of that name is a script that starts it. */
const { default: program } = createRequire(createRequire(import.meta.url).resolve("wrangler"))("workerd");

/** One worker, one socket, its files from disk: nothing of the development tools between load and worker. */
export function serve(served: Served): Promise<Serving> {
  return start(settle(served));
}

/**
 * Writes the settings of a worker, its modules among them, in workerd's own binary form, for {@link start}; returns their path.
 */
export function settleBinary(served: Served): string {
  const settings = join(served.folder, "bench.bin");
  const settled = spawnSync(program, ["compile", "--config-only", settle(served), "config"], { maxBuffer: 1e8 });
  if (settled.status !== 0) throw new Error(String(settled.stderr));
  writeFileSync(settings, settled.stdout);
  return settings;
}

/** The same as text; returns its path. */
function settle({ folder, modules, vars = {}, heap }: Served): string {
  const embedded = modules.map((name) => `(name = "${name}", esModule = embed "${name}")`);
  const variables = Object.entries(vars).map(([name, value]) => `(name = "${name}", text = "${value}"),`);
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "files", disk = "${folder}/client")],
  v8Flags = [${heap ? `"--max-heap-size=${heap}"` : ""}],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [${embedded.join(", ")}],
  compatibilityDate = "2026-10-20",
  compatibilityFlags = ["nodejs_als"],
  bindings = [
    (name = "STAGE", text = "production"),
    ${variables.join("\n    ")}
    (name = "FILES", service = "files"),
    (name = "ASSETS", service = "files"),
  ],
);
`;
  const settings = join(folder, "bench.capnp");
  writeFileSync(settings, config);
  return settings;
}

/** @param settings the path that `settle` or `settleBinary` returned */
export async function start(settings: string): Promise<Serving> {
  const form = settings.endsWith(".bin") ? ["--binary"] : [];
  const workerd = spawn(program, ["serve", "--control-fd=3", ...form, settings], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const { pid, stdio } = workerd;
  const [, , , control] = stdio;
  if (pid === undefined || !control) throw new Error("workerd did not start");
  const [said] = await once(control, "data");
  const { port } = JSON.parse(String(said));
  return { url: `http://127.0.0.1:${port}`, pid, stop: () => void workerd.kill("SIGKILL") };
}

/** Runs `load`, which resolves to the number of its requests, and measures the CPU time that the process spends meanwhile. */
export async function measureOn(worker: BenchWorker, load: () => Promise<number>): Promise<Load> {
  const startedCpu = cpuMilliseconds(worker.pid);
  const started = performance.now();
  const requests = await load();
  return {
    requests,
    seconds: (performance.now() - started) / 1000,
    cpuMilliseconds: cpuMilliseconds(worker.pid) - startedCpu,
  };
}

/** CPU time of all threads of a process, by the scheduler's own clock, which counts nanoseconds. */
export function exactCpuMilliseconds(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const spent = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]));
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** Linux counts the time of a process in ticks of 10 ms: fields 14 and 15 of its stat line. */
function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
