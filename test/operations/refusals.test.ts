import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { refusalsFor } from "../../src/operations/refusals.ts";
import { readWorkerSettings } from "../../src/operations/settings.ts";
import {
  pairKeyNames,
  pairKeys,
  type ServiceName,
  serviceNames,
  serviceTable,
} from "../../src/platform/service-table.ts";

const secrets = { edge: ["SESSION_KEYS"], services: ["AUTH_SIGNING_KEYS", ...pairKeyNames] };

const root = resolve(import.meta.dirname, "../..");
const production = {
  edge: readWorkerSettings("edge", "production", root),
  services: readWorkerSettings("services", "production", root),
};

interface Changed {
  readonly vars?: Readonly<Record<string, string>>;
  readonly bound?: readonly string[];
  readonly datasets?: readonly string[];
  readonly issuer?: string;
}

const hosts = Object.fromEntries(serviceNames.map((name) => [serviceTable[name].host, `${name}.nightjar.org`]));

/** A deployment that has everything, each service at a host of its own, but for what is changed. */
function deployment({
  vars,
  bound = [],
  datasets = ["EVENTS", "ANSWERS"],
  issuer = "https://nightjar.org",
}: Changed = {}) {
  const own = { MAIN_HOSTS: "nightjar.org", START_HOSTS: "start.nightjar.org", NOAI_HOSTS: "noai.nightjar.org" };
  const binding = (name: string) => ({ binding: name });
  return {
    edge: {
      vars: { ...production.edge.vars, ...own, ...hosts, ...vars },
      services: bound.map(binding),
      analytics_engine_datasets: datasets.map(binding),
    },
    services: { vars: issuer ? { AUTH_ISSUER: issuer } : {} },
  };
}

describe("npm run deploy", () => {
  it("OPS-1 releases a deployment that has everything", () => {
    expect(refusalsFor(deployment(), secrets)).toEqual([]);
  });

  it.each(serviceNames.map((name) => serviceTable[name].host))("OPS-1 refuses without %s", (variable) => {
    expect(refusalsFor(deployment({ vars: { [variable]: "" } }), secrets)).toEqual([`${variable} is missing`]);
  });

  it("OPS-1 refuses without the secrets of both workers, the counter of events or a host", () => {
    expect(refusalsFor(deployment(), { ...secrets, edge: [] })).toEqual(["SESSION_KEYS is missing"]);
    expect(refusalsFor(deployment({ datasets: ["ANSWERS"] }), secrets)).toEqual(["EVENTS is missing"]);
    expect(refusalsFor(deployment({ datasets: ["EVENTS"] }), secrets)).toEqual(["ANSWERS is missing"]);
    expect(refusalsFor(deployment({ vars: { MAIN_HOSTS: "" } }), secrets)).toEqual(["MAIN_HOSTS is missing"]);
    expect(refusalsFor(deployment({ bound: ["JOBS"] }), { ...secrets, services: [] })).toEqual([
      "AUTH_SIGNING_KEYS is missing at the services worker",
    ]);
  });

  it("OPS-1 refuses without a key for each pair of services that talks, and says which", () => {
    const missing = (name: string) => `${name} is missing at the services worker`;
    const binding = (...names: readonly ServiceName[]) =>
      deployment({
        bound: names.map((name) => serviceTable[name].binding),
        vars: Object.fromEntries(names.map((name) => [serviceTable[name].host, ""])),
      });
    const signing = { ...secrets, services: ["AUTH_SIGNING_KEYS"] };
    const fromAuth = ["KEY_AUTH_SUBSCRIPTIONS", "KEY_AUTH_IDENTITY", "KEY_AUTH_NEWSLETTER", "KEY_AUTH_SCANS"];
    expect(refusalsFor(binding("auth"), signing)).toEqual(fromAuth.map(missing));
    expect(refusalsFor(binding("identity"), signing)).toEqual([missing("KEY_IDENTITY_SUBSCRIPTIONS")]);
    expect(refusalsFor(binding("jobs", "newsletter"), signing)).toEqual([]);
    expect(refusalsFor(binding("auth", "identity", "newsletter"), signing)).toEqual(
      ["KEY_AUTH_SUBSCRIPTIONS", "KEY_AUTH_SCANS", "KEY_IDENTITY_SUBSCRIPTIONS"].map(missing),
    );
    for (const name of pairKeyNames) {
      const others = { ...secrets, services: secrets.services.filter((other) => other !== name) };
      const { from } = pairKeys[name];
      // A demonstration that is bound answers nothing in production.
      const lacks = "isDemonstration" in serviceTable[from] ? [`${serviceTable[from].host} is missing`] : [];
      expect(refusalsFor(binding(from), others)).toEqual([...lacks, missing(name)]);
    }
  });

  it("OPS-1 refuses to bind anything while nobody, or a name that nobody can own, signs tokens", () => {
    const bound = ["AUTH"];
    expect(refusalsFor(deployment({ bound }), secrets)).toEqual([]);
    expect(refusalsFor(deployment({ bound, issuer: "" }), secrets)).toEqual([
      "AUTH_ISSUER is missing at the services worker",
    ]);
    expect(refusalsFor(deployment({ bound, issuer: "https://nightjar.example" }), secrets)).toEqual([
      "https://nightjar.example is a name that nobody can own",
    ]);
    expect(refusalsFor(deployment({ issuer: "" }), secrets)).toEqual([]);
  });

  it("OPS-1 refuses an onion name without the way in for its proxy", () => {
    const onion = { ONION_HOSTS: "abc.onion" };
    expect(refusalsFor(deployment({ vars: onion }), secrets)).toEqual([
      "ONION_ORIGIN_HOST is missing",
      "ONION_KEY is missing",
    ]);
    const open = deployment({ vars: { ...onion, ONION_ORIGIN_HOST: "onion-origin.nightjar.org" } });
    expect(refusalsFor(open, { ...secrets, edge: ["SESSION_KEYS", "ONION_KEY"] })).toEqual([]);
  });

  it("OPS-1 binding a demonstration is no service in production", () => {
    const bound = serviceNames.map((name) => serviceTable[name].binding);
    expect(refusalsFor(deployment({ bound, vars: { SCANS_HOST: "" } }), secrets)).toEqual(["SCANS_HOST is missing"]);
    expect(refusalsFor(deployment({ bound: ["JOBS"], vars: { JOBS_HOST: "" } }), secrets)).toEqual([]);
  });

  it.each(["nightjar.example", "localhost", "http://localhost:9000", "127.0.0.1", "a.test"])(
    "OPS-1 refuses %s, which nobody can own",
    (host) => {
      expect(refusalsFor(deployment({ vars: { AUTH_HOST: host } }), secrets)).toHaveLength(1);
      expect(refusalsFor(deployment({ vars: { MAIN_HOSTS: "nightjar.example" } }), secrets)).toHaveLength(1);
    },
  );

  it("OPS-1 production as it is committed is refused: its services are a company's own", () => {
    const refusals = refusalsFor(production, secrets);
    for (const name of serviceNames) expect(refusals).toContain(`${serviceTable[name].host} is missing`);
  });
});
