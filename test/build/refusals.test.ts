import { describe, expect, it } from "vitest";
import { refusalsFor } from "../../client/build/release/refusals.ts";
import { type Environment, environments } from "../../client/build/wrangler/settings.ts";
import { pairKeyNames, pairKeys, serviceNames, services } from "../../src/platform/service-table.ts";

const secrets = { edge: ["SESSION_KEYS"], services: ["AUTH_SIGNING_KEYS", ...pairKeyNames] };

/** A deployment that has everything: each service at a host of its own. */
const whole: Environment = {
  ...environments.production,
  hosts: { main: "nightjar.org", start: "start.nightjar.org", noai: "noai.nightjar.org", onion: "" },
  edgeVars: Object.fromEntries(serviceNames.map((name) => [services[name].host, `${name}.nightjar.org`])),
  issuer: "https://nightjar.org",
};

const without = (variable: string): Environment => ({
  ...whole,
  edgeVars: Object.fromEntries(Object.entries(whole.edgeVars).filter(([name]) => name !== variable)),
});

describe("npm run deploy", () => {
  it("OPS-1 releases a deployment that has everything", () => {
    expect(refusalsFor(whole, secrets)).toEqual([]);
  });

  it.each(serviceNames.map((name) => services[name].host))("OPS-1 refuses without %s", (variable) => {
    expect(refusalsFor(without(variable), secrets)).toEqual([`${variable} is missing`]);
  });

  it("OPS-1 refuses without the secrets of both workers, the counter of events or a host", () => {
    expect(refusalsFor(whole, { ...secrets, edge: [] })).toEqual(["SESSION_KEYS is missing"]);
    expect(refusalsFor({ ...whole, events: null }, secrets)).toEqual(["EVENTS is missing"]);
    expect(refusalsFor({ ...whole, answers: null }, secrets)).toEqual(["ANSWERS is missing"]);
    expect(refusalsFor({ ...whole, hosts: { ...whole.hosts, main: "" } }, secrets)).toEqual(["MAIN_HOSTS is missing"]);
    const bound = refusalsFor({ ...whole, bound: ["jobs"] }, { ...secrets, services: [] });
    expect(bound).toEqual(["AUTH_SIGNING_KEYS is missing at the services worker"]);
  });

  it("OPS-1 refuses without a key for each pair of services that talks, and says which", () => {
    const missing = (name: string) => `${name} is missing at the services worker`;
    const bound = (...names: (keyof typeof services)[]): Environment => ({
      ...whole,
      bound: names,
      edgeVars: Object.fromEntries(
        Object.entries(whole.edgeVars).filter(([name]) => !names.some((other) => services[other].host === name)),
      ),
    });
    const signing = { ...secrets, services: ["AUTH_SIGNING_KEYS"] };
    const fromAuth = ["KEY_AUTH_SUBSCRIPTIONS", "KEY_AUTH_IDENTITY", "KEY_AUTH_NEWSLETTER"];
    expect(refusalsFor(bound("auth"), signing)).toEqual(fromAuth.map(missing));
    expect(refusalsFor(bound("identity"), signing)).toEqual([missing("KEY_IDENTITY_SUBSCRIPTIONS")]);
    expect(refusalsFor(bound("jobs", "newsletter"), signing)).toEqual([]);
    expect(refusalsFor(bound("auth", "identity", "newsletter"), signing)).toEqual(
      ["KEY_AUTH_SUBSCRIPTIONS", "KEY_IDENTITY_SUBSCRIPTIONS"].map(missing),
    );
    for (const name of pairKeyNames) {
      const others = { ...secrets, services: secrets.services.filter((other) => other !== name) };
      expect(refusalsFor(bound(pairKeys[name].from), others)).toEqual([missing(name)]);
    }
  });

  it("OPS-1 refuses to bind anything while nobody, or a name that nobody can own, signs tokens", () => {
    const bound: Environment = { ...whole, bound: ["auth"] };
    expect(refusalsFor(bound, secrets)).toEqual([]);
    expect(refusalsFor({ ...bound, issuer: null }, secrets)).toEqual(["AUTH_ISSUER is missing at the services worker"]);
    expect(refusalsFor({ ...bound, issuer: "https://nightjar.example" }, secrets)).toEqual([
      "https://nightjar.example is a name that nobody can own",
    ]);
    expect(refusalsFor({ ...whole, issuer: null }, secrets)).toEqual([]);
  });

  it("OPS-1 refuses an onion name without the way in for its proxy", () => {
    const onion = { ...whole, hosts: { ...whole.hosts, onion: "abc.onion" } };
    expect(refusalsFor(onion, secrets)).toEqual(["ONION_ORIGIN_HOST is missing", "ONION_KEY is missing"]);
    const open = { ...onion, edgeVars: { ...whole.edgeVars, ONION_ORIGIN_HOST: "onion-origin.nightjar.org" } };
    expect(refusalsFor(open, { ...secrets, edge: ["SESSION_KEYS", "ONION_KEY"] })).toEqual([]);
  });

  it("OPS-1 binding a demonstration is no service in production", () => {
    const bound = refusalsFor({ ...without("SCANS_HOST"), bound: serviceNames }, secrets);
    expect(bound).toEqual(["SCANS_HOST is missing"]);
    expect(refusalsFor({ ...without("JOBS_HOST"), bound: ["jobs"] }, secrets)).toEqual([]);
  });

  it.each(["nightjar.example", "localhost", "http://localhost:9000", "127.0.0.1", "a.test"])(
    "OPS-1 refuses %s, which nobody can own",
    (host) => {
      const demonstrated = { ...whole, edgeVars: { ...whole.edgeVars, AUTH_HOST: host } };
      expect(refusalsFor(demonstrated, secrets)).toHaveLength(1);
      expect(refusalsFor({ ...whole, hosts: { ...whole.hosts, main: "nightjar.example" } }, secrets)).toHaveLength(1);
    },
  );

  it("OPS-1 production as it is committed is refused: its services are a company's own", () => {
    const refusals = refusalsFor(environments.production, secrets);
    for (const name of serviceNames) expect(refusals).toContain(`${services[name].host} is missing`);
  });
});
