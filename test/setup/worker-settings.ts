import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readWorkerSettings } from "../../src/operations/settings.ts";

const root = resolve(import.meta.dirname, "../..");

const edge = readWorkerSettings("edge", "development", root);
const services = readWorkerSettings("services", "development", root);

/** The names of the bindings to Durable Objects. */
export const namespaces: readonly string[] = services.durable_objects.bindings.map(({ name }) => name);

/** How many requests in a minute each rate limit of a deployment lets through, by its binding. */
export const limits: Readonly<Record<string, number>> = Object.fromEntries(
  readWorkerSettings("edge", "production", root).ratelimits.map(({ name, simple }) => [name, simple.limit]),
);

/** Low enough for a test to reach: in the tests, a request has a network address only if a test gives it one. */
const mostRequests = 30;

/**
 * Writes the settings of the worker of the tests (`test/worker.ts`), which is the edge and the services in one, bound to itself, from
 * the two `wrangler.toml`; returns the file's path.
 */
export function writeTestSettings(): string {
  const name = "tests";
  const settings = {
    name,
    main: join(root, "test/worker.ts"),
    compatibility_date: edge.compatibility_date,
    compatibility_flags: edge.compatibility_flags,
    assets: { ...edge.assets, directory: join(root, "dist/client") },
    vars: { ...edge.vars, ...services.vars },
    services: (edge.services ?? []).map((binding) => ({ ...binding, service: name })),
    ratelimits: edge.ratelimits.map((limit) =>
      limit.name === "REQUESTS" ? { ...limit, simple: { ...limit.simple, limit: mostRequests } } : limit,
    ),
    kv_namespaces: services.kv_namespaces,
    durable_objects: services.durable_objects,
    exports: services.exports,
  };
  const file = join(root, ".wrangler/tests.json");
  mkdirSync(join(root, ".wrangler"), { recursive: true });
  writeFileSync(file, JSON.stringify(settings, null, 2));
  return file;
}
