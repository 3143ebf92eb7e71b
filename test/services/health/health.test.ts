import { env } from "cloudflare:workers";
import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { healthSchema } from "../../../src/contract/services.ts";
import { examine } from "../../../src/endpoints/health.ts";
import { readEdgeConfig } from "../../../src/env.ts";
import { examine as examineServices } from "../../../src/services/health-service.ts";

const withVars = (vars: Record<string, unknown>) => ({ ...env, ...vars }) as unknown as Env;
const healthOf = async (changed: Env) => healthSchema.parse(await examine(changed, readEdgeConfig(changed)));

const sessionKeys = JSON.stringify({ keys: [{ kid: "one", k: "k".repeat(43) }] });

/** Everything that a deployment of the edge needs, with hosts for the services that are only demonstrations here. */
const whole = {
  STAGE: "production",
  MAIN_HOSTS: "nightjar.example",
  ONION_HOSTS: "",
  SESSION_KEYS: sessionKeys,
  EVENTS: { writeDataPoint: () => {} },
  ANSWERS: { writeDataPoint: () => {} },
  SUBSCRIPTIONS_HOST: "subs.upstream.example",
  SCANS_HOST: "scans.upstream.example",
  SERVICES_HEALTH: undefined,
};

/** The first call of a Durable Object compiles the whole worker here, which takes longer than /healthz waits. */
beforeAll(() => env.SUBSCRIPTION_ACCOUNT.getByName("health:probe").ping());

describe("health", () => {
  it("SVC-1 with nothing configured every service is the one that is bound, and the stores answer", async () => {
    const health = await healthOf(env);
    expect(health).toMatchObject({
      status: "ok",
      missing: [],
      sessionKeys: "generated",
      servicesWorker: { mail: "inbox", signingKeys: "generated", stores: { kv: "ok", durableObjects: "ok" } },
    });
    expect(
      Object.values(health.services).every(({ production, staging }) => production === "bound" && staging === "bound"),
    ).toBe(true);
  });

  it("SVC-1 says which hosts are configured without naming them", async () => {
    const health = await healthOf(
      withVars({ AUTH_HOST: "auth.secret.example", JOBS_STAGING_HOST: "http://localhost:9000" }),
    );
    expect(health.services).toMatchObject({
      auth: { production: "configured", staging: "bound" },
      jobs: { production: "bound", staging: "configured" },
    });
    expect(JSON.stringify(health)).not.toMatch(/secret\.example|9000/);
  });

  it("SVC-6 a store that fails or says nothing is told, in time", async () => {
    const failing = { get: () => Promise.reject(new Error("down")) };
    const silent = { getByName: () => ({ ping: () => new Promise(() => {}) }) };
    const services = await examineServices(withVars({ STORE: failing, SUBSCRIPTION_ACCOUNT: silent }));
    expect([services.missing, services.stores]).toEqual([
      ["STORE", "SUBSCRIPTION_ACCOUNT"],
      { kv: "failing", durableObjects: "failing" },
    ]);
    const health = await healthOf(withVars({ SERVICES_HEALTH: { fetch: async () => Response.json(services) } }));
    expect([health.status, health.missing]).toEqual(["failing", ["STORE", "SUBSCRIPTION_ACCOUNT"]]);
  });

  it("SVC-6 a services worker that does not answer is told", async () => {
    const dead = { fetch: () => Promise.reject(new Error("down")) };
    expect(await healthOf(withVars({ SERVICES_HEALTH: dead }))).toMatchObject({
      ...{ status: "failing", missing: ["SERVICES_HEALTH"], servicesWorker: "silent" },
    });
  });

  it("SVC-4 services without sender or keys are not well", async () => {
    const bare = withVars({ STAGE: "production", EMAIL: undefined });
    expect(await examineServices(bare)).toMatchObject({ missing: ["AUTH_SIGNING_KEYS", "AUTH_ISSUER", "EMAIL"] });
    const issuer = { AUTH_ISSUER: "https://nightjar.example" };
    const vars = { STAGE: "production", EMAIL: { send: async () => ({}) }, AUTH_SIGNING_KEYS: "[]", ...issuer };
    expect(await examineServices(withVars(vars))).toMatchObject({ signingKeys: "unreadable" });
    expect(await examineServices(withVars({ ...vars, AUTH_SIGNING_KEYS: await signingKeys() }))).toMatchObject({
      ...{ missing: [], mail: "binding", signingKeys: "configured" },
    });
  });

  it("SVC-4 OPS-1 a whole deployment is well; without any one of its parts it names that part", async () => {
    expect(await healthOf(withVars(whole))).toMatchObject({ status: "ok", missing: [] });
    const parts = ["MAIN_HOSTS", "SESSION_KEYS", "EVENTS", "ANSWERS", "SUBSCRIPTIONS_HOST", "SCANS_HOST"] as const;
    for (const part of parts) {
      expect(await healthOf(withVars({ ...whole, [part]: undefined }))).toMatchObject({
        ...{ status: "failing", missing: [part] },
      });
    }
    const unbound = await healthOf(withVars({ ...whole, AUTH: undefined, JOBS: undefined }));
    expect(unbound.missing).toEqual(["AUTH_HOST", "JOBS_HOST"]);
    expect(await healthOf(withVars({ ...whole, SESSION_KEYS: "{}" }))).toMatchObject({
      ...{ missing: ["SESSION_KEYS"], sessionKeys: "unreadable" },
    });
  });

  it("OPS-1 a services worker that runs as on a developer's machine is none for a deployment", async () => {
    const worker = { fetch: async () => Response.json(await examineServices(env)) };
    expect(await healthOf(withVars({ SERVICES_HEALTH: worker }))).toMatchObject({ status: "ok" });
    for (const STAGE of ["staging", "production"]) {
      expect(await healthOf(withVars({ ...whole, STAGE, SERVICES_HEALTH: worker }))).toMatchObject({
        ...{ status: "failing", missing: ["AUTH_SIGNING_KEYS", "EMAIL"] },
      });
    }
  });

  it("SVC-4 OPS-1 in production a demonstration is no service, though it is bound", async () => {
    const bound = { ...whole, SUBSCRIPTIONS_HOST: "", SCANS_HOST: "" };
    expect(await healthOf(withVars(bound))).toMatchObject({
      missing: ["SUBSCRIPTIONS_HOST", "SCANS_HOST"],
      services: { subscriptions: { production: "none" }, auth: { production: "bound", staging: "none" } },
    });
    expect(await healthOf(withVars({ ...bound, STAGE: "staging" }))).toMatchObject({ status: "ok" });
  });

  it.each(["ftp://x.example", "two words", "https://"])(
    "SVC-1 %s is no host: the worker says so at once",
    (AUTH_HOST) => {
      expect(() => readEdgeConfig(withVars({ AUTH_HOST }))).toThrow();
    },
  );
});

async function signingKeys(): Promise<string> {
  const keys = await Promise.all(
    [1000, 2000].map(async (published) => {
      const { privateKey } = await generateKeyPair("ES256", { extractable: true });
      return { ...(await exportJWK(privateKey)), kid: `key-${published}`, published };
    }),
  );
  return JSON.stringify({ keys, pepper: "p".repeat(43) });
}
