import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { healthSchema } from "../../../src/contract/services.ts";
import { examine } from "../../../src/endpoints/health.ts";
import { readConfig } from "../../../src/env.ts";

const withVars = (vars: Record<string, unknown>) => ({ ...env, ...vars }) as unknown as Env;
const healthOf = async (changed: Env) => healthSchema.parse(await examine(changed, readConfig(changed)));

/** The first call of a Durable Object compiles the whole worker here, which takes longer than /healthz waits. */
beforeAll(() => env.SUBSCRIPTION_ACCOUNT.getByName("health:probe").ping());

describe("health", () => {
  it("SVC-1 with nothing configured every service is a mock, and the stores answer", async () => {
    const health = await healthOf(env);
    expect([health.status, health.mail, health.signingKeys, health.stores]).toEqual([
      "ok",
      "inbox",
      "generated",
      { kv: "ok", durableObjects: "ok" },
    ]);
    expect(
      Object.values(health.services).every(({ production, staging }) => production === "mock" && staging === "mock"),
    ).toBe(true);
  });

  it("SVC-1 says which hosts are configured without naming them", async () => {
    const health = await healthOf(
      withVars({ AUTH_HOST: "auth.secret.example", JOBS_STAGING_HOST: "http://localhost:9000" }),
    );
    expect(health.services).toMatchObject({
      auth: { production: "configured", staging: "mock" },
      jobs: { production: "mock", staging: "configured" },
    });
    expect(JSON.stringify(health)).not.toMatch(/secret\.example|9000/);
  });

  it("SVC-6 a store that fails or says nothing is told, in time", async () => {
    const failing = { get: () => Promise.reject(new Error("down")) };
    const silent = { getByName: () => ({ ping: () => new Promise(() => {}) }) };
    const health = await healthOf(withVars({ STORE: failing, SUBSCRIPTION_ACCOUNT: silent }));
    expect([health.status, health.stores]).toEqual(["failing", { kv: "failing", durableObjects: "failing" }]);
  });

  it("SVC-4 a deployment without sender or keys is not well", async () => {
    const bare = withVars({ STAGE: "production", EMAIL: undefined });
    expect(await healthOf(bare)).toMatchObject({
      ...{ status: "failing", mail: "missing", signingKeys: "missing", sessionKeys: "missing" },
    });
    const vars = { STAGE: "production", EMAIL: { send: async () => ({}) }, AUTH_SIGNING_KEYS: "[]" };
    expect(await healthOf(withVars(vars))).toMatchObject({ status: "failing", sessionKeys: "missing" });
    expect(await healthOf(withVars({ ...vars, SESSION_KEYS: "{}" }))).toMatchObject({
      ...{ status: "ok", mail: "binding", signingKeys: "configured", sessionKeys: "configured" },
    });
  });

  it.each(["ftp://x.example", "two words", "https://"])(
    "SVC-1 %s is no host: the worker says so at once",
    (AUTH_HOST) => {
      expect(() => readConfig(withVars({ AUTH_HOST }))).toThrow();
    },
  );
});
