import { exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { expectWritten } from "../../logged.ts";
import { deployed } from "./deployed.ts";
import { authorization, claimsOf, codeIn, exchange, post } from "./service.ts";

async function secretKeys(): Promise<string> {
  const keys = await Promise.all(
    [1000, 2000].map(async (published) => {
      const { privateKey } = await generateKeyPair("ES256", { extractable: true });
      return { ...(await exportJWK(privateKey)), kid: `key-${published}`, published };
    }),
  );
  return JSON.stringify({ keys, pepper: "p".repeat(43) });
}

const production = { STAGE: "production", AUTH_ISSUER: "https://nightjar.example" };

async function tokensFrom(ask: ReturnType<typeof deployed>, more: Readonly<Record<string, string>> = {}) {
  const opened = await ask("/api/auth/v2/authorize", { query: authorization });
  const cookie = opened.headers.get("set-cookie") ?? "";
  const created = await ask("/api/auth/v2/account/create", { ...post, cookie: cookie.split(";")[0] });
  return {
    cookie,
    created,
    answer: await ask("/api/auth/v2/token", { query: { ...exchange(codeIn(created)), ...more } }),
  };
}

describe("a deployment", () => {
  it("SVC-2 signs with the newest key of the secret, as the configured issuer, and marks the cookie Secure", async () => {
    const ask = deployed({ ...production, AUTH_SIGNING_KEYS: await secretKeys() });
    const { cookie, created, answer } = await tokensFrom(ask, { ttl: "7200", environment: "staging" });
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    expect(new URL(created.headers.get("location") ?? "").searchParams.get("iss")).toBe("https://nightjar.example");
    expect(claimsOf(answer.body.access_token).iss).toBe("https://nightjar.example");
    expect(JSON.parse(atob(answer.body.access_token.split(".")[0])).kid).toBe("key-2000");
    expect(answer.body.expires_in).toBe(14_400);
    expect((await ask("/api/auth/v2/account", { bearer: answer.body.access_token })).status).toBe(200);
    const { body } = await ask("/api/auth/v2/.well-known/jwks.json");
    expect(body.keys.map(({ kid }: { kid: string }) => kid)).toEqual(["key-1000", "key-2000"]);
    expect(JSON.stringify(body)).not.toContain('"d"');
  });

  it.each([
    [{}, 240],
    [{ ttl: "7200" }, 7200],
    [{ ttl: "7201" }, 240],
  ])("SVC-2 gives on staging, asked for %j, access tokens of %i seconds", async (more, seconds) => {
    const ask = deployed({ STAGE: "staging", AUTH_SIGNING_KEYS: await secretKeys() });
    expect((await tokensFrom(ask, more)).answer.body.expires_in).toBe(seconds);
  });

  it.each([
    ["no keys", undefined],
    ["no JSON", "keys"],
    ["one key", JSON.stringify({ keys: [{}], pepper: "p".repeat(43) })],
  ])("SVC-2 answers 500 and uses nothing up when the secret holds %s", async (_, secret) => {
    const reported = expectWritten("error");
    const ask = deployed({ ...production, AUTH_SIGNING_KEYS: secret });
    const { created, answer } = await tokensFrom(ask);
    expect([answer.status, answer.body]).toEqual([500, { error: "server_error" }]);
    expect((await ask("/api/auth/v2/.well-known/jwks.json")).status).toBe(500);
    expect(reported.mock.calls.flat().join(" ")).toContain("AUTH_SIGNING_KEYS");
    expect(reported.mock.calls.flat().join(" ")).not.toContain(codeIn(created));
    reported.mockRestore();
    const repaired = deployed({ ...production, AUTH_SIGNING_KEYS: await secretKeys() });
    expect((await repaired("/api/auth/v2/token", { query: exchange(codeIn(created)) })).status).toBe(200);
  });
});
