/** A thread beside the build, for jobs that would hold it up: only one, since the smallest machine has two cores. */
import { Worker } from "node:worker_threads";
import type { Done, Jobs } from "./thread-jobs.ts";

interface Call {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const calls = new Map<number, Call>();
let thread: Worker | undefined;
let lastId = 0;

/** Runs a job on the thread, after those that it was given before. */
export function onThread<Name extends keyof Jobs>(
  name: Name,
  ...args: Parameters<Jobs[Name]>
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  thread ??= started();
  const worker = thread;
  const id = ++lastId;
  // Keeps the process alive until the last job is done, and no longer.
  worker.ref();
  return new Promise((resolve, reject) => {
    calls.set(id, { resolve: resolve as Call["resolve"], reject });
    worker.postMessage({ id, name, args });
  });
}

function started(): Worker {
  const worker = new Worker(new URL("./thread-jobs.ts", import.meta.url));
  worker.on("message", (done: Done) => {
    const call = calls.get(done.id);
    calls.delete(done.id);
    if (calls.size === 0) worker.unref();
    if ("error" in done) call?.reject(done.error);
    else call?.resolve(done.value);
  });
  worker.on("error", (error) => {
    for (const call of calls.values()) call.reject(error);
    calls.clear();
    thread = undefined;
  });
  return worker;
}
