/** The settings of both workers, as they are written by hand in the two `wrangler.toml`. */
import { resolve } from "node:path";
import { unstable_readConfig } from "wrangler";
import type { Stage } from "../platform/vars.ts";

export const settingsFiles = { edge: "wrangler.toml", services: "src/services/wrangler.toml" } as const;
export type WorkerName = keyof typeof settingsFiles;

/** What is read here of a worker's settings: the names are wrangler's. */
export interface WorkerSettings {
  readonly name: string;
  readonly compatibility_date: string;
  readonly compatibility_flags: readonly string[];
  readonly workers_dev: boolean;
  readonly vars: Readonly<Record<string, unknown>>;
  readonly routes?: readonly { readonly pattern: string; readonly custom_domain: boolean }[];
  readonly assets?: { readonly directory: string };
  readonly services?: readonly { readonly binding: string; readonly service: string; readonly entrypoint: string }[];
  readonly ratelimits: readonly {
    readonly name: string;
    readonly namespace_id: string;
    readonly simple: { readonly limit: number; readonly period: number };
  }[];
  readonly analytics_engine_datasets: readonly { readonly binding: string; readonly dataset: string }[];
  readonly kv_namespaces: readonly { readonly binding: string }[];
  readonly send_email: readonly { readonly name: string }[];
  readonly durable_objects: {
    readonly bindings: readonly { readonly name: string; readonly class_name: string }[];
  };
  readonly exports: Readonly<Record<string, unknown>>;
  readonly observability: unknown;
}

/** @param root the folder that the files' paths begin at */
export function readWorkerSettings(worker: WorkerName, stage: Stage, root = "."): WorkerSettings {
  const config = resolve(root, settingsFiles[worker]);
  // Without wrangler's remarks on what an environment leaves out: production binds no service, and that is meant.
  return unstable_readConfig({ config, ...(stage !== "development" && { env: stage }) }, { hideWarnings: true });
}
