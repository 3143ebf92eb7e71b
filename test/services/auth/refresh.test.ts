import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { AuthBindings } from "../../../src/services/auth/call.ts";
import { limits } from "../../../src/services/auth/rules.ts";
import { expectWritten } from "../../logged.ts";
import {
  claimsOf,
  codeIn,
  exchange,
  openSession,
  pairOf,
  post,
  renewal,
  type Service,
  service,
  signUp,
} from "./service.ts";

function refresh(auth: Service, token: string) {
  return auth.ask("/api/auth/v2/token", { query: renewal(token) });
}

describe("refreshing", () => {
  it("HOLD-2 answers every use within ten seconds with the same bytes", async () => {
    const auth = service();
    const { refresh: token } = await signUp(auth);
    const first = await refresh(auth, token);
    auth.pass(9000);
    for (let use = 0; use < 3; use += 1) expect((await refresh(auth, token)).text).toBe(first.text);
    expect((await refresh(auth, first.body.refresh_token)).status, "the family lives").toBe(200);
  });

  it("HOLD-2 gives the same answer for as long as nobody used it: one that was lost locks nobody out", async () => {
    const auth = service();
    let { refresh: token } = await signUp(auth);
    for (const seconds of [11, 600, 86_400, 20 * 86_400]) {
      const lost = await refresh(auth, token);
      auth.pass(seconds * 1000);
      const again = await refresh(auth, token);
      expect([again.status, again.text]).toEqual([200, lost.text]);
      token = again.body.refresh_token;
    }
    expect((await auth.ask("/api/auth/v2/account", { bearer: pairOf(await refresh(auth, token)).access })).status).toBe(
      200,
    );
  });

  it("HOLD-2 answers within ten seconds also when the next one was used meanwhile", async () => {
    const auth = service();
    const { refresh: token } = await signUp(auth);
    const second = await refresh(auth, token);
    auth.pass(1000);
    const third = await refresh(auth, second.body.refresh_token);
    auth.pass(5000);
    expect((await refresh(auth, token)).text).toBe(second.text);
    expect((await refresh(auth, second.body.refresh_token)).text).toBe(third.text);
    expect((await refresh(auth, third.body.refresh_token)).status, "the family lives").toBe(200);
  });

  it("HOLD-2 ends the family when an old token comes after its successor was used and after the ten seconds", async () => {
    const auth = service();
    const { refresh: token, access } = await signUp(auth);
    const second = await refresh(auth, token);
    const third = await refresh(auth, second.body.refresh_token);
    auth.pass(10_000);
    expect((await refresh(auth, token)).body).toEqual({ error: "invalid_token_request", error_code: 2 });
    expect((await refresh(auth, third.body.refresh_token)).body.error_code).toBe(2);
    for (const bearer of [access, second.body.access_token, third.body.access_token]) {
      expect((await auth.ask("/api/auth/v2/account", { bearer })).status).toBe(401);
    }
  });

  it("HOLD-2 ends the family when a token comes whose answer is not kept any more", async () => {
    const auth = service();
    const { refresh: first } = await signUp(auth);
    let token = first;
    for (let use = 0; use <= limits.spentTokens; use += 1) token = (await refresh(auth, token)).body.refresh_token;
    expect((await refresh(auth, first)).body.error_code).toBe(4);
    expect((await refresh(auth, token)).body.error_code).toBe(4);
  });

  it("SVC-2 lets a refresh token live 30 days and an access token 4 hours", async () => {
    const auth = service();
    const { refresh: token, access } = await signUp(auth);
    auth.pass(14_401_000);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).body).toEqual({ error: "expired_token" });
    auth.pass(30 * 24 * 3_600_000 - 14_401_000 - 5000);
    const renewed = await refresh(auth, token);
    expect(renewed.status).toBe(200);
    auth.pass(30 * 24 * 3_600_000 + 1000);
    expect((await refresh(auth, renewed.body.refresh_token)).body.error_code).toBe(1);
  });

  it("SVC-2 lets a code live 60 seconds, and a session 600 until it has one", async () => {
    const auth = service();
    const cookie = await openSession(auth);
    const code = codeIn(await auth.ask("/api/auth/v2/account/create", { ...post, cookie }));
    auth.pass(60_000);
    expect((await auth.ask("/api/auth/v2/token", { query: exchange(code) })).body.error_code).toBe(1);
    const late = await openSession(auth);
    auth.pass(600_000);
    expect((await auth.ask("/api/auth/v2/account/create", { ...post, cookie: late })).body).toEqual({
      error: "invalid_request",
    });
  });

  it("SVC-2 gives no second code in a session", async () => {
    const auth = service();
    const cookie = await openSession(auth);
    await auth.ask("/api/auth/v2/account/create", { ...post, cookie });
    expect((await auth.ask("/api/auth/v2/account/create", { ...post, cookie })).body).toEqual({
      error: "invalid_request",
    });
  });

  it.each([
    [{}, 240],
    [{ ttl: "7200" }, 7200],
    [{ ttl: "999999" }, 240],
  ])("SVC-2 honours on staging the ttl %j with %i seconds", async (more, seconds) => {
    const auth = service();
    const { refresh: token } = await signUp(auth);
    const answer = await auth.ask("/api/auth/v2/token", {
      query: { ...renewal(token), environment: "staging", ...more },
    });
    expect(answer.body.expires_in).toBe(seconds);
    const { iat, exp } = claimsOf(answer.body.access_token);
    expect(exp - iat).toBe(seconds);
  });

  it("SVC-2 ignores ttl elsewhere", async () => {
    const auth = service();
    const { refresh: token } = await signUp(auth);
    expect((await auth.ask("/api/auth/v2/token", { query: { ...renewal(token), ttl: "7200" } })).body.expires_in).toBe(
      14_400,
    );
  });

  it("SVC-2 changes nothing when entitlements cannot be read", async () => {
    const auth = service();
    const { refresh: token } = await signUp(auth);
    const broken: AuthBindings["peers"]["subscriptions"] = {
      ...auth.peers.subscriptions,
      entitlements: () => Promise.reject(new Error("down")),
    };
    const working = auth.peers.subscriptions;
    Object.assign(auth.peers, { subscriptions: broken });
    const reported = expectWritten("error");
    expect(await refresh(auth, token)).toMatchObject({ status: 500, body: { error: "server_error" } });
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
    Object.assign(auth.peers, { subscriptions: working });
    expect((await refresh(auth, token)).status).toBe(200);
  });

  it("SVC-2 keeps tokens of the key before valid after a rotation, and signs with the new one an hour later", async () => {
    const auth = service();
    const before = await signUp(auth);
    const kidOf = (token: string) => JSON.parse(atob(token.split(".")[0] ?? "")).kid;
    await env.AUTH_KEYS.getByName("keys").rotate(auth.now());
    auth.pass(120_000);
    const during = await signUp(auth);
    expect(kidOf(during.access)).toBe(kidOf(before.access));
    auth.pass(3_600_000);
    const renewed = pairOf(await refresh(auth, before.refresh));
    expect(kidOf(renewed.access)).not.toBe(kidOf(before.access));
    for (const bearer of [before.access, renewed.access]) {
      expect((await auth.ask("/api/auth/v2/account", { bearer })).status).toBe(200);
    }
    expect((await auth.ask("/api/auth/v2/.well-known/jwks.json")).body.keys).toHaveLength(2);
  });
});
