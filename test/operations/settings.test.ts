import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { brand } from "../../src/contract/brand/brand.ts";
import { authClients, nativeRedirect, onionHost } from "../../src/contract/brand/brand-ids.ts";
import { brandSlug } from "../../src/contract/brand/brand-name.ts";
import { settingsFiles as files, readWorkerSettings } from "../../src/operations/settings.ts";
import { serviceTable } from "../../src/platform/service-table.ts";
import { type Stage, stageSchema } from "../../src/platform/vars.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const settingsOf = (stage: Stage) => ({
  edge: readWorkerSettings("edge", stage, root),
  services: readWorkerSettings("services", stage, root),
});
const stages = stageSchema.options;
const deployed = ["staging", "production"] as const;
const all = {
  development: settingsOf("development"),
  staging: settingsOf("staging"),
  production: settingsOf("production"),
} as const;
const { development, staging, production } = all;
const names = (bindings: readonly { readonly name: string }[]) => bindings.map(({ name }) => name);

describe("the settings of both workers (wrangler.toml)", () => {
  it.each(stages)("OPS-1 %s: both run on the same platform, under names that belong together", (stage) => {
    const { edge, services } = all[stage];
    const suffix = stage === "development" ? "" : `-${stage}`;
    expect([edge.name, services.name]).toEqual([`${brandSlug}${suffix}`, `${brandSlug}-services${suffix}`]);
    for (const worker of [edge, services]) {
      expect(worker.compatibility_date).toBe(development.edge.compatibility_date);
      expect(worker.compatibility_flags).toEqual(development.edge.compatibility_flags);
      expect([worker.vars.STAGE, worker.workers_dev]).toEqual([stage, false]);
    }
    for (const { service } of edge.services ?? []) expect(service).toBe(services.name);
  });

  it.each(stages)("OPS-1 %s: both name the same hosts, our own and a company's", (stage) => {
    const { edge, services } = all[stage];
    const shared = ["MAIN_HOSTS", "START_HOSTS", "NOAI_HOSTS"];
    const companies = Object.values(serviceTable).flatMap(({ host, stagingHost }) => [host, stagingHost]);
    for (const name of [...shared, ...companies]) expect(services.vars[name], name).toBe(edge.vars[name]);
  });

  it("OPS-1 every environment has the objects, stores, limits and variables of the others", () => {
    for (const stage of deployed) {
      const { edge, services } = all[stage];
      expect(services.durable_objects).toEqual(development.services.durable_objects);
      expect(services.exports).toEqual(development.services.exports);
      expect(services.kv_namespaces).toEqual(development.services.kv_namespaces);
      expect(names(services.send_email)).toEqual(["EMAIL"]);
      expect(names(edge.ratelimits)).toEqual(names(development.edge.ratelimits));
      expect(edge.ratelimits.map(({ simple }) => simple)).toEqual(staging.edge.ratelimits.map(({ simple }) => simple));
      expect(edge.analytics_engine_datasets.map(({ binding }) => binding)).toEqual(["EVENTS", "ANSWERS"]);
      expect(Object.keys(edge.vars).sort()).toEqual(Object.keys(development.edge.vars).sort());
      expect(services.vars.AUTH_CLIENTS).toEqual(development.services.vars.AUTH_CLIENTS);
      expect(services.vars.AUTH_ISSUER).toBe(`https://${edge.vars.MAIN_HOSTS}`);
    }
    const factors = development.edge.ratelimits.map(({ simple }, at) => {
      return simple.limit / (production.edge.ratelimits[at]?.simple.limit ?? 0);
    });
    expect(new Set(factors).size).toBe(1);
    const ids = stages.flatMap((stage) => all[stage].edge.ratelimits.map(({ namespace_id }) => namespace_id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("OPS-1 they name the brand's hosts, clients and images, and a route for each host", () => {
    const { main, start, noai } = brand.hosts;
    expect(production.edge.vars).toMatchObject({ MAIN_HOSTS: main, START_HOSTS: start, NOAI_HOSTS: noai });
    expect(String(development.edge.vars.ONION_HOSTS).split(" ")).toContain(onionHost);
    expect(Object.entries(production.services.vars.AUTH_CLIENTS as object)).toMatchObject([
      [authClients.web, expect.anything()],
      [authClients.native, [nativeRedirect]],
    ]);
    for (const stage of stages) expect(all[stage].edge.vars.IMAGE_HOSTS).toBe(new URL(brand.external.blog).host);
    for (const stage of deployed) {
      const { MAIN_HOSTS, START_HOSTS, NOAI_HOSTS } = all[stage].edge.vars;
      const hosts = [MAIN_HOSTS, `www.${MAIN_HOSTS}`, START_HOSTS, NOAI_HOSTS];
      expect(all[stage].edge.routes).toEqual(hosts.map((pattern) => ({ pattern, custom_domain: true })));
    }
    // With routes, `wrangler dev` rewrites every host.
    expect(development.edge.routes).toBeUndefined();
  });

  it("OPS-1 the edge holds no store, no Durable Object and no signing key, and no file a secret", () => {
    expect(read(files.edge)).not.toMatch(/kv_namespaces|durable_objects|AUTH_SIGNING|AUTH_CLIENTS|EMAIL/);
    for (const stage of stages) {
      const vars = Object.keys({ ...all[stage].edge.vars, ...all[stage].services.vars });
      expect(vars.filter((name) => /_KEYS?$|SECRET|TOKEN|PASS/.test(name))).toEqual([]);
    }
  });

  it("OPS-6 no worker binds the operator's door", () => {
    for (const path of Object.values(files)) expect(read(path), path).not.toContain("OperatorService");
  });

  it("OPS-6 deployments keep what is personal in the European Union", () => {
    for (const stage of deployed) expect(all[stage].services.vars.JURISDICTION).toBe("eu");
  });

  it("OPS-1 production binds nothing of the services worker, staging every service", () => {
    expect(production.edge.services).toEqual([]);
    const bound = staging.edge.services?.map(({ binding }) => binding);
    expect(bound).toEqual([...Object.values(serviceTable).map(({ binding }) => binding), "SERVICES_HEALTH"]);
  });

  it("OPS-2 no environment records an invocation, a query or a trace", () => {
    for (const worker of stages.flatMap((stage) => Object.values(all[stage]))) {
      expect(worker.observability).toMatchObject({
        ...{ redact_query_string: true, logs: { invocation_logs: false }, traces: { enabled: false } },
      });
    }
  });

  it("SVC-1 every entrypoint and every object is exported by the services worker, and by the worker of the tests", () => {
    const entrypoints = development.edge.services?.map(({ entrypoint }) => entrypoint) ?? [];
    const classes = development.services.durable_objects.bindings.map(({ class_name }) => class_name);
    expect(Object.keys(development.services.exports).sort()).toEqual(classes.toSorted());
    for (const name of [...entrypoints, ...classes]) {
      for (const worker of ["src/services/index.ts", "test/worker.ts"]) {
        expect(read(worker), `${worker}: ${name}`).toMatch(new RegExp(`export \\{ ${name} \\}`));
      }
    }
  });
});
