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
  objects,
  observability,
  rateLimits,
  useSubscriptionsAuthV2,
  workerName,
} from "./settings.ts";

import { file, type Rows, table } from "./toml.ts";

const notice = "# Written by `npm run config` from client/build/wrangler/settings.ts: change that, not this.";

const platform = { compatibility_date: compatibilityDate, compatibility_flags: ["nodejs_als"] } as const;
const assets = { binding: "ASSETS", html_handling: "none" } as const;

const { development, ...deployed } = environments;

const classes: Rows = Object.fromEntries(
  Object.values(objects).map((name) => [name, { type: "durable-object", storage: "sqlite" }]),
);

/** The main module of a built worker, and that wrangler must not bundle it again. */
const built = {
  main: "index.js",
  no_bundle: true,
  find_additional_modules: true,
  rules: [{ type: "ESModule", globs: ["modules/*.js"] }],
  upload_source_maps: true,
} as const;

/** Every file by its path from the root. */
export const wranglerFiles: Readonly<Record<string, string>> = {
  "wrangler.toml": edgeFile({
    main: "src/index.ts",
    build: [table("build", { command: "npm run build", watch_dir: ["client", "static", ...edgeSources()] })],
  }),
  "src/services/wrangler.toml": servicesFile(),
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
    table("exports", classes),
  ]),
};

/**
 * A file for each environment beside the built workers: each worker is run, uploaded and served as it is.
 *
 * @example builtFiles["dist/worker/wrangler.staging.toml"]
 */
export const builtFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(environments).flatMap(([name, environment]) => [
    [`dist/worker/wrangler.${name}.toml`, builtEdge(environment)],
    [`dist/services/wrangler.${name}.toml`, builtServices(environment)],
  ]),
);

/** What `wrangler types` reads from `.types`: the edge's settings without the build that they would start. */
export const typedEdge: string = edgeFile({ main: "../src/index.ts", build: [] });

function edgeFile({ main, build }: { readonly main: string; readonly build: readonly string[] }): string {
  return file([
    `# The edge, as \`wrangler dev\` sees it.\n${notice}`,
    table("", {
      // Names of functions would only help stack traces, and the worker's size is limited.
      ...{ name: workerName, main, ...platform, workers_dev: false, keep_names: false },
      ...edgeBindings(development),
    }),
    ...build,
    table("assets", { directory: "dist/client", ...assets }),
    table("dev", { port: 8787 }),
    // Here too, so that a manual deployment from the sources records no more than others.
    table("observability", observability),
    ...edgeTables("", development),
    ...Object.entries(deployed).flatMap(([name, environment]) => [
      table(`env.${name}`, { ...edgeName(environment), ...edgeBindings(environment) }),
      ...edgeTables(`env.${name}.`, environment),
    ]),
  ]);
}

function builtEdge(environment: Environment): string {
  return file([
    notice,
    table("", { ...edgeName(environment), ...built, ...platform, workers_dev: false, ...edgeBindings(environment) }),
    table("assets", { directory: "../client", ...assets }),
    table("observability", observability),
    ...edgeTables("", environment),
  ]);
}

function servicesFile(): string {
  return file([
    `# The services worker: its stores, keys and limits. It has no address of its own; the edge binds its entrypoints.\n${notice}`,
    table("", { name: servicesName(development), main: "index.ts", ...platform, workers_dev: false }),
    table("", servicesBindings(development)),
    table("observability", observability),
    ...servicesTables("", development),
    // The Durable Object classes, the same in every environment.
    table("exports", classes),
    ...Object.entries(deployed).flatMap(([name, environment]) => [
      table(`env.${name}`, { name: servicesName(environment), ...servicesBindings(environment) }),
      ...servicesTables(`env.${name}.`, environment),
    ]),
  ]);
}

function builtServices(environment: Environment): string {
  return file([
    notice,
    table("", { name: servicesName(environment), ...built, ...platform, workers_dev: false }),
    table("", servicesBindings(environment)),
    table("observability", observability),
    ...servicesTables("", environment),
    table("exports", classes),
  ]);
}

function servicesName({ stage }: Environment): string {
  return stage === "development" ? `${workerName}-services` : `${workerName}-services-${stage}`;
}

/** A name and, only for a deployment, routes: with routes `wrangler dev` would rewrite every host. */
function edgeName(environment: Environment): Rows {
  const { stage } = environment;
  if (stage === "development") return { name: workerName };
  return { name: `${workerName}-${stage}`, routes: routesOf(environment) };
}

/**
 * All of `src` except the services worker, which is watched by itself: its bundles, in that folder, would start another build.
 */
function edgeSources(): string[] {
  const entries = readdirSync(join(import.meta.dirname, "../../../src")).filter((name) => !/\.(?:json|md)$/.test(name));
  return entries
    .filter((name) => name !== "services")
    .map((name) => `src/${name}`)
    .sort();
}

function edgeBindings(environment: Environment, worker = servicesName(environment)): Rows {
  const bound = bindingsOf(environment).map((binding) => ({
    ...{ binding, service: worker, entrypoint: entrypoints[binding] },
  }));
  const datasets = { EVENTS: environment.events, ANSWERS: environment.answers };
  const written = Object.entries(datasets).flatMap(([binding, dataset]) => (dataset ? [{ binding, dataset }] : []));
  return {
    // Written even if empty: wrangler warns if an environment leaves it out.
    services: bound,
    ratelimits: limitsOf(environment),
    ...(written.length > 0 && { analytics_engine_datasets: written }),
  };
}

/** The bindings of services; those for developers' pages, such as the inbox, exist in development only. */
function bindingsOf({ stage, bound }: Environment): readonly (keyof typeof entrypoints)[] {
  if (bound.length === 0) return [];
  const forDevelopers = stage === "development" ? (["MAIL", "EVENT_COUNTER"] as const) : [];
  return [...bound.map((name) => services[name].binding), ...forDevelopers, "SERVICES_HEALTH"];
}

function edgeTables(prefix: string, environment: Environment, more: Rows = {}): string[] {
  const { stage, hosts, edgeVars } = environment;
  const names = {
    ...hostVars(environment),
    ONION_HOSTS: hosts.onion,
    IMAGE_HOSTS: imageHosts,
    USE_SUBSCRIPTIONS_AUTH_V2: useSubscriptionsAuthV2,
  };
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
  };
}

function limitsOf({ rateLimit, limitFactor }: Environment, changed: Readonly<Record<string, number>> = {}): Rows[] {
  return Object.entries(rateLimits).map(([name, usual], place) => {
    const limit = changed[name] ?? usual * limitFactor;
    return { name, namespace_id: `${rateLimit}${place}`, simple: { limit, period: 60 } };
  });
}

function servicesTables(prefix: string, environment: Environment): string[] {
  const bindings = Object.entries(objects).map(([name, class_name]) => ({ name, class_name }));
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

/** Services find one another by the same host variables as the edge. */
function peerVars({ edgeVars }: Environment): Rows {
  const names = new Set<string>(Object.values(services).map(({ host }) => host));
  return Object.fromEntries(Object.entries(edgeVars).filter(([name]) => names.has(name)));
}

function hostVars({ hosts }: Environment) {
  return { MAIN_HOSTS: hosts.main, START_HOSTS: hosts.start, NOAI_HOSTS: hosts.noai };
}

/** The main host also answers under `www.`, to redirect to its bare name. */
function routesOf({ hosts, edgeVars }: Environment) {
  const { ONION_ORIGIN_HOST = "" } = edgeVars;
  const bare = hosts.main.split(" ").filter(Boolean);
  const names = [
    ...[...bare, ...bare.map((name) => `www.${name}`)],
    ...[hosts.start, hosts.noai, ONION_ORIGIN_HOST].flatMap((list) => list.split(" ").filter(Boolean)),
  ];
  return names.map((pattern) => ({ pattern, custom_domain: true }));
}
