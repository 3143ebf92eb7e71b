import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
  /** Where it was bundled to. */
  readonly folder: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly homeGzip: number;
  /** Resident bytes of the workerd process. */
  memory(): number;
  stop(): void;
}

/** Bundles a worker as a deployment would; the path of the module. */
export function bundle(config: string, module: string): string {
  const out = mkdtempSync(join(tmpdir(), "bench-"));
  const bundled = spawnSync("wrangler", ["deploy", "--dry-run", "--config", config, "--outdir", out, "--minify"], {
    encoding: "utf8",
  });
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
  const origin = await serve(out, "worker.js");
  const home = Buffer.from(await (await fetch(origin.url)).arrayBuffer());
  return {
    origin: origin.url,
    pid: origin.pid,
    folder: out,
    bytes: script.length,
    gzip: gzipSync(script).length,
    homeGzip: gzipSync(home).length,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${origin.pid}/status`, "utf8"))?.[1]) * 1024,
    stop: origin.stop,
  };
}

const port = Number(process.env.PORT ?? 8790);

/** The same bundle in a new process, which has loaded nothing yet but what its start loads. */
export function startAgain({ folder }: BenchWorker) {
  return serve(folder, "worker.js");
}

/** One worker, one socket, its files from disk: nothing of the development tools between load and worker. */
async function serve(folder: string, module: string) {
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "files", disk = "${folder}/client")],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "${module}", esModule = embed "${module}")],
  compatibilityDate = "2026-10-20",
  compatibilityFlags = ["nodejs_als"],
  bindings = [
    (name = "STAGE", text = "production"),
    (name = "FILES", service = "files"),
    (name = "ASSETS", service = "files"),
  ],
);
`;
  writeFileSync(join(folder, "bench.capnp"), config);
  const workerd = spawn("workerd", ["serve", join(folder, "bench.capnp")], {
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const { pid } = workerd;
  if (pid === undefined) throw new Error("workerd did not start");
  return { url, pid: workerdProcess(pid), stop: () => void process.kill(-pid, "SIGKILL") };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 10 s`);
}

/** The package's command is a script that starts the real one. */
function workerdProcess(launcher: number): number {
  const children = readFileSync(`/proc/${launcher}/task/${launcher}/children`, "utf8").trim();
  return Number(children.split(" ")[0]) || launcher;
}

/** Runs `load`, which answers how many requests it made, and reads what the process spent meanwhile. */
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

/** Of all threads of a process, by the scheduler's own clock, which counts nanoseconds. */
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
