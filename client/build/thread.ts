/** A thread beside the build, for what would keep it waiting: one, since the smallest machine has two cores. */
import { Worker } from "node:worker_threads";
import type { Done, Jobs } from "./thread-jobs.ts";

interface Call {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const calls = new Map<number, Call>();
let thread: Worker | undefined;
let asked = 0;

/** Has the thread do one of its jobs, after those that it was given before. */
export function onThread<Name extends keyof Jobs>(
  name: Name,
  ...args: Parameters<Jobs[Name]>
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  thread ??= started();
  const worker = thread;
  const id = ++asked;
  // Until the last job is done it keeps the process alive, and no longer.
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
