import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { cloudflare } from "@cloudflare/vite-plugin";
import { createBuilder } from "vite";
import { cssOptions } from "../../client/build/css.ts";
import { serviceTexts } from "../../client/build/service-texts.ts";
import { edgeBuild, edgePlugins } from "../../client/vite.config.ts";

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
  /** Resident bytes of the workerd process, with much that its allocator does not give back. */
  memory(): number;
  /** Bytes that the isolate holds, in its heap and beside it. Only where it is inspected. */
  held(): Promise<number>;
  stop(): void;
}

/**
 * Builds a worker as the edge is built, but with another main module: `test/bench/worker.tsx`.
 *
 * @returns its folder, and its modules by their paths below it, the main one first
 */
export async function bundle(main: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const platform = cloudflare({
    configPath: "wrangler.toml",
    config: { main: resolve(main) },
    viteEnvironment: { name: "edge" },
  });
  const builder = await createBuilder({
    configFile: false,
    publicDir: false,
    envDir: false,
    logLevel: "error",
    css: cssOptions(),
    // Without the settings that a deployment would take.
    plugins: [
      edgePlugins(),
      serviceTexts(),
      ...platform.filter(({ name }) => name !== "vite-plugin-cloudflare:output-config"),
    ],
    environments: { edge: { build: { ...edgeBuild, outDir: folder } } },
  });
  const { edge } = builder.environments;
  if (!edge) throw new Error("there is no edge to build");
  await builder.build(edge);
  return { folder, modules: ["index.js", ...modulesBelow(folder)] };
}

/** The modules that are loaded later, by their paths below a built worker's folder. */
export function modulesBelow(folder: string): readonly string[] {
  const later = join(folder, "modules");
  if (!existsSync(later)) return [];
  return readdirSync(later).flatMap((name) => (name.endsWith(".js") ? [`modules/${name}`] : []));
}

interface Inspection {
  /** Whether what the isolate holds can be read, and `gc` called: it makes the worker slower. */
  readonly isInspected?: boolean;
}

/** Runs the site with its yardsticks on workerd, with nothing between it and the load. Needs `npm run build`. */
export async function startWorker({ isInspected = false }: Inspection = {}): Promise<BenchWorker> {
  const built = await bundle("test/bench/worker.tsx");
  const script = Buffer.concat(built.modules.map((name) => readFileSync(join(built.folder, name))));
  // A copy, so that a build in the meantime cannot take a file away.
  cpSync("dist/client", join(built.folder, "client"), { recursive: true });
  const origin = await serve({ ...built, isInspected });
  const home = Buffer.from(await (await fetch(origin.url)).arrayBuffer());
  return {
    origin: origin.url,
    pid: origin.pid,
    bytes: script.length,
    gzip: gzipSync(script).length,
    homeGzip: gzipSync(home).length,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${origin.pid}/status`, "utf8"))?.[1]) * 1024,
    held: () => heldBy(origin),
    stop: origin.stop,
  };
}

/** Modules below a folder, the first of which is the entrypoint, and the site's files beside them in `client`. */
export interface Served extends Inspection {
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
  /** The port of V8's inspector; null where nobody inspects. */
  readonly inspector: number | null;
  stop(): void;
}

/** Path of the workerd binary: the command of that name is a script that starts it. */
const { default: program } = createRequire(createRequire(import.meta.url).resolve("wrangler"))("workerd");

/** One worker, one socket, its files from disk: nothing of the development tools between load and worker. */
export function serve(served: Served): Promise<Serving> {
  return start(settle(served), served);
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
function settle({ folder, modules, vars = {}, heap, isInspected }: Served): string {
  const flags = [...(heap ? [`"--max-heap-size=${heap}"`] : []), ...(isInspected ? ['"--expose-gc"'] : [])];
  const embedded = modules.map((name) => `(name = "${name}", esModule = embed "${name}")`);
  const variables = Object.entries(vars).map(([name, value]) => `(name = "${name}", text = "${value}"),`);
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "files", disk = "${folder}/client")],
  v8Flags = [${flags.join(", ")}],
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
export async function start(settings: string, { isInspected = false }: Inspection = {}): Promise<Serving> {
  const form = settings.endsWith(".bin") ? ["--binary"] : [];
  const inspector = isInspected ? ["--inspector-addr=127.0.0.1:0"] : [];
  const workerd = spawn(program, ["serve", "--control-fd=3", ...inspector, ...form, settings], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const { pid, stdio } = workerd;
  const [, , , control] = stdio;
  if (pid === undefined || !control) throw new Error("workerd did not start");
  const ports = await portsIn(control as Readable, isInspected ? ["listen", "listen-inspector"] : ["listen"]);
  return {
    url: `http://127.0.0.1:${ports.get("listen")}`,
    pid,
    inspector: ports.get("listen-inspector") ?? null,
    stop: () => void workerd.kill("SIGKILL"),
  };
}

/** The ports that workerd says it listens on, a line of JSON for each, by event. */
async function portsIn(control: Readable, events: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ports = new Map<string, number>();
  for await (const line of createInterface(control)) {
    const { event, port } = JSON.parse(line);
    ports.set(event, port);
    if (events.every((name) => ports.has(name))) break;
  }
  return ports;
}

/** Asks V8's inspector what the one isolate of a process holds. */
async function heldBy({ inspector }: Serving): Promise<number> {
  if (inspector === null) throw new Error("nobody inspects this worker");
  const socket = new WebSocket(`ws://127.0.0.1:${inspector}/main`);
  await once(socket, "open");
  const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, number>>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    if (id === 2) resolve(result);
  });
  for (const [index, method] of ["Runtime.enable", "Runtime.getHeapUsage"].entries())
    socket.send(JSON.stringify({ id: index + 1, method }));
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await promise;
  socket.close();
  return usedSize + embedderHeapUsedSize + backingStorageSize;
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
