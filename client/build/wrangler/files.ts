/** The `wrangler.toml` files as they are committed: of the edge, of the services worker, and of both in one for the tests. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { services } from "../../../src/platform/service-table.ts";
import {
  authClients,
  compatibilityDate,
  type Environment,
  entrypoints,
  environments,
  imageHosts,
  limitsInTests,
  migrations,
  objects,
  rateLimits,
  workerName,
} from "./settings.ts";
import { file, type Rows, table } from "./toml.ts";

const notice = "# Written by `npm run config` from client/build/wrangler/settings.ts: change that, not this.";

const platform = { compatibility_date: compatibilityDate, compatibility_flags: ["nodejs_als"] } as const;
const assets = { binding: "ASSETS", html_handling: "none" } as const;

const { development, ...deployed } = environments;

/** Every file by its path from the root. */
export const wranglerFiles: Readonly<Record<string, string>> = {
  "wrangler.toml": file([
    `# The edge, as \`wrangler dev\` and the deployments see it.\n${notice}`,
    table("", {
      // Kept names of functions serve stack traces only, and the worker has a size to keep.
      ...{ name: workerName, main: "src/index.ts", ...platform, workers_dev: false, keep_names: false },
      ...edgeBindings(development, `${workerName}-services`),
    }),
    table("build", { command: "npm run build", watch_dir: ["client", "static", ...edgeSources()] }),
    table("assets", { directory: "dist/client", ...assets }),
    table("dev", { port: 8787 }),
    ...edgeTables("", development),
    ...Object.entries(deployed).flatMap(([name, environment]) => [
      table(`env.${name}`, {
        ...{ name: `${workerName}-${name}`, routes: routesOf(environment) },
        ...edgeBindings(environment, `${workerName}-services-${name}`),
      }),
      ...edgeTables(`env.${name}.`, environment),
    ]),
  ]),
  "src/services/wrangler.toml": file([
    `# The services worker: its stores, keys and limits. It has no address of its own; the edge binds its entrypoints.\n${notice}`,
    table("", {
      ...{ name: `${workerName}-services`, main: "index.ts", ...platform, workers_dev: false },
      ...servicesBindings(development),
    }),
    ...servicesTables("", development),
    ...Object.entries(deployed).flatMap(([name, environment]) => [
      table(`env.${name}`, { name: `${workerName}-services-${name}`, ...servicesBindings(environment) }),
      ...servicesTables(`env.${name}.`, environment),
    ]),
  ]),
  "test/wrangler.toml": file([
    `# The worker of the tests: the edge and the services in one, bound to itself.\n${notice}`,
    table("", {
      ...{ name: `${workerName}-test`, main: "worker.ts", ...platform },
      ...edgeBindings(development, `${workerName}-test`),
      ...servicesBindings(development),
      ratelimits: limitsOf({ ...development, rateLimit: "100" }, limitsInTests),
    }),
    table("assets", { directory: "../dist/client", ...assets }),
    ...edgeTables("", development, servicesVars(development)),
    ...servicesTables("", development).slice(1),
  ]),
};

/** All of `src` but the services worker: it is watched for itself, and what it is bundled to would begin another build. */
function edgeSources(): string[] {
  const entries = readdirSync(join(import.meta.dirname, "../../../src")).filter((name) => !name.endsWith(".json"));
  return entries
    .filter((name) => name !== "services")
    .map((name) => `src/${name}`)
    .sort();
}

function edgeBindings(environment: Environment, worker: string): Rows {
  const bound = bindingsOf(environment).map((binding) => ({
    ...{ binding, service: worker, entrypoint: entrypoints[binding] },
  }));
  const { events } = environment;
  return {
    // Written even where it is empty: an environment that says nothing makes wrangler warn of a mistake.
    services: bound,
    ratelimits: limitsOf(environment),
    ...(events !== null && { analytics_engine_datasets: [{ binding: "EVENTS", dataset: events }] }),
  };
}

/** Developers' pages, mail among them, are reached in development alone. */
function bindingsOf({ stage, bound }: Environment): readonly (keyof typeof entrypoints)[] {
  if (bound.length === 0) return [];
  const forDevelopers = stage === "development" ? (["MAIL", "EVENT_COUNTER"] as const) : [];
  return [...bound.map((name) => services[name].binding), ...forDevelopers, "SERVICES_HEALTH"];
}

function edgeTables(prefix: string, environment: Environment, more: Rows = {}): string[] {
  const { stage, hosts, edgeVars } = environment;
  const names = { ...hostVars(environment), ONION_HOSTS: hosts.onion, IMAGE_HOSTS: imageHosts };
  return [
    table(`${prefix}vars`, { STAGE: stage, ...names, ...edgeVars, ...more }),
    // React's production build: the development build is two to three times slower.
    table(`${prefix}define`, { '"process.env.NODE_ENV"': '"production"' }),
  ];
}

function servicesBindings(environment: Environment): Rows {
  const { stage } = environment;
  return {
    kv_namespaces: [{ binding: "STORE" }],
    ...(stage !== "development" && { send_email: [{ name: "EMAIL" }] }),
    migrations: migrations.map(({ tag, classes }) => ({ tag, new_sqlite_classes: classes })),
  };
}

function limitsOf({ rateLimit, patience }: Environment, changed: Readonly<Record<string, number>> = {}): Rows[] {
  return Object.entries(rateLimits).map(([name, usual], place) => {
    const limit = changed[name] ?? usual * patience;
    return { name, namespace_id: `${rateLimit}${place}`, simple: { limit, period: 60 } };
  });
}

function servicesTables(prefix: string, environment: Environment): string[] {
  const bindings = Object.entries(objects)
    // Deployments count events into the platform's dataset.
    .filter(([name]) => environment.stage === "development" || name !== "EVENT_COUNTS")
    .map(([name, class_name]) => ({ name, class_name }));
  return [table(`${prefix}vars`, servicesVars(environment)), table(`${prefix}durable_objects`, { bindings })];
}

function servicesVars(environment: Environment): Rows {
  const { stage, issuer, jurisdiction } = environment;
  const signing = issuer === null ? {} : { AUTH_ISSUER: issuer };
  const place = jurisdiction === null ? {} : { JURISDICTION: jurisdiction };
  return {
    STAGE: stage,
    ...hostVars(environment),
    ...peerVars(environment),
    ...place,
    ...signing,
    AUTH_CLIENTS: authClients,
  };
}

/** Services ask one another by the same variables as the edge. */
function peerVars({ edgeVars }: Environment): Rows {
  const names = new Set<string>(Object.values(services).map(({ host }) => host));
  return Object.fromEntries(Object.entries(edgeVars).filter(([name]) => names.has(name)));
}

function hostVars({ hosts }: Environment) {
  return { MAIN_HOSTS: hosts.main, START_HOSTS: hosts.start, NOAI_HOSTS: hosts.noai };
}

/** Only under an environment: at the top level routes would make `wrangler dev` rewrite every host. */
function routesOf({ hosts, edgeVars }: Environment) {
  const { ONION_ORIGIN_HOST = "" } = edgeVars;
  const names = [hosts.main, hosts.start, hosts.noai, ONION_ORIGIN_HOST].flatMap((list) =>
    list.split(" ").filter(Boolean),
  );
  return names.map((pattern) => ({ pattern, custom_domain: true }));
}
