/** What the thread beside the build does: see `thread.ts`. */
import { parentPort } from "node:worker_threads";
import { picture } from "./resvg.ts";
import { suggestionFiles } from "./suggestions/suggestion-files.ts";

const jobs = { picture, suggestionFiles };

export type Jobs = typeof jobs;

/** What is posted when a job is done. */
export type Done = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown });

interface Asked {
  readonly id: number;
  readonly name: keyof Jobs;
  readonly args: readonly never[];
}

const done = (message: Done) => parentPort?.postMessage(message);

parentPort?.on("message", async ({ id, name, args }: Asked) => {
  try {
    const job: (...given: readonly never[]) => unknown = jobs[name];
    done({ id, value: await job(...args) });
  } catch (error) {
    done({ id, error });
  }
});
