/** The jobs of the thread beside the build: see `thread.ts`. */
import { parentPort } from "node:worker_threads";
import { picture } from "./resvg.ts";
import { suggestionFiles } from "./suggestions/suggestion-files.ts";

const jobs = { picture, suggestionFiles };

export type Jobs = typeof jobs;

/** The message that is posted when a job has succeeded or failed. */
export type Done = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown });

interface JobRequest {
  readonly id: number;
  readonly name: keyof Jobs;
  readonly args: readonly never[];
}

const done = (message: Done) => parentPort?.postMessage(message);

parentPort?.on("message", async ({ id, name, args }: JobRequest) => {
  try {
    const job: (...given: readonly never[]) => unknown = jobs[name];
    done({ id, value: await job(...args) });
  } catch (error) {
    done({ id, error });
  }
});
