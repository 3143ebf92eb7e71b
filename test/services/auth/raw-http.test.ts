import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  accountAnswerSchema,
  publishedKeysSchema,
  tokenAnswerSchema,
} from "../../../src/contract/subscription/auth.ts";
import { listInbox } from "../../../src/services/mail/store.ts";
import {
  answerOf,
  authorization,
  claimsOf,
  client,
  codeIn,
  exchange,
  newAddress,
  post,
  type RequestOptions,
  redirect,
  renewal,
  requestOf,
} from "./service.ts";

/** Sends a request to the worker's entrypoint, which uses its own mail and subscription services. */
async function ask(path: string, options: RequestOptions = {}) {
  return answerOf(await exports.default.fetch(requestOf(path, options)));
}

async function otpFor(email: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const [message] = await listInbox(env.STORE, email);
    const passcode = /\b\d{6}\b/.exec(message?.text ?? "")?.[0];
    if (passcode) return passcode;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return "";
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe("v2 by raw HTTP", () => {
  it("SVC-2 signs up, refreshes, adds and changes the address, signs in with it, and logs out", async () => {
    const authorized = await ask("/api/auth/v2/authorize", { query: { ...authorization, state: "a b&c" } });
    expect(authorized.status).toBe(302);
    expect(authorized.headers.get("location")).toBe(redirect);
    expect(authorized.headers.get("set-cookie")).toMatch(
      /^auth_session_id=[A-Za-z0-9]{86}; Path=\/api\/auth\/v2\/; Max-Age=600; HttpOnly; SameSite=Strict$/,
    );
    const cookie = authorized.headers.get("set-cookie")?.split(";")[0];

    const created = await ask("/api/auth/v2/account/create", { ...post, cookie });
    expect(created.status).toBe(302);
    const location = new URL(created.headers.get("location") ?? "");
    expect(location.href.split("?")[0]).toBe(redirect);
    expect(location.searchParams.get("code")).toMatch(/^[A-Za-z0-9]{86}$/);
    expect(location.searchParams.get("state")).toBe("a b&c");
    expect(location.searchParams.get("iss")).toBe("http://localhost");

    const first = await ask("/api/auth/v2/token", { query: exchange(codeIn(created)) });
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(z.strictObject(tokenAnswerSchema.shape).parse(first.body).expires_in).toBe(14_400);

    const second = await ask("/api/auth/v2/token", { query: renewal(first.body.refresh_token) });
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    const bearer = second.body.access_token;

    const bare = await ask("/api/auth/v2/account", { bearer });
    expect(z.strictObject(accountAnswerSchema.shape).parse(bare.body)).toEqual({
      email: null,
      entitlements: [],
      external_id: claimsOf(bearer).sub,
      has_recovery_code: false,
      passkeys: 0,
      deletion: { by: [] },
    });

    const email = newAddress();
    for (const address of [newAddress(), email]) {
      const edited = await ask("/api/auth/v2/account/edit", {
        ...post,
        bearer,
        query: { email: address, locale: "en" },
      });
      expect(edited.body).toEqual({ status: "confirm", hash: expect.stringMatching(/^\w+$/) });
      const query = { email: address, hash: edited.body.hash, otp: await otpFor(address), locale: "en" };
      const confirmed = await ask("/api/auth/v2/account/edit/confirm", { bearer, query });
      expect(confirmed.body).toEqual({ status: "confirmed", email: address });
    }
    expect((await ask("/api/auth/v2/account", { bearer })).body.email).toBe(email);

    const session = await ask("/api/auth/v2/authorize", {
      ...post,
      query: authorization,
      headers: { accept: "application/json" },
    });
    expect([session.status, session.text]).toEqual([200, "{}"]);
    const again = session.headers.get("set-cookie")?.split(";")[0];
    const sent = await ask("/api/auth/v2/otp", { ...post, cookie: again, query: { email, locale: "en" } });
    expect([sent.status, sent.text]).toEqual([200, "{}"]);
    const otp = await waitForOther(email, await otpFor(email));
    const login = await ask("/api/auth/v2/login", {
      ...post,
      cookie: again,
      json: { method: "otp", email, otp },
      headers: { accept: "application/json" },
    });
    expect(login.body).toEqual({ code: expect.stringMatching(/^[A-Za-z0-9]{86}$/) });
    const third = await ask("/api/auth/v2/token", { ...post, form: exchange(login.body.code) });
    expect(claimsOf(third.body.access_token)).toMatchObject({ email, sub: claimsOf(bearer).sub });

    const left = await ask("/api/auth/v2/logout", { ...post, bearer });
    expect([left.status, left.body]).toEqual([200, { status: "logged_out" }]);
    const dead = await ask("/api/auth/v2/account", { bearer });
    expect([dead.status, dead.body]).toEqual([401, { error: "invalid_token" }]);
    const spent = await ask("/api/auth/v2/token", { query: renewal(second.body.refresh_token) });
    expect([spent.status, spent.body]).toEqual([400, { error: "invalid_token_request", error_code: 3 }]);
    expect((await ask("/api/auth/v2/account", { bearer: third.body.access_token })).status).toBe(200);
  });

  it("SVC-2 gives tokens the claims and headers of the wire", async () => {
    const opened = await ask("/api/auth/v2/authorize", { query: authorization });
    const cookie = opened.headers.get("set-cookie")?.split(";")[0];
    const created = await ask("/api/auth/v2/account/create", { ...post, cookie });
    const { body } = await ask("/api/auth/v2/token", { query: exchange(codeIn(created)) });
    const access = claimsOf(body.access_token);
    const refresh = claimsOf(body.refresh_token);
    expect(access).toEqual({
      jti: expect.stringMatching(/^[0-9a-z]+:[0-9a-f-]{36}$/i),
      scope: "privacypro",
      aud: "PrivacyPro",
      iss: "http://localhost",
      iat: expect.any(Number),
      exp: access.iat + 14_400,
      sub: expect.stringMatching(uuid),
      email: null,
      entitlements: [],
      api: "v2",
    });
    expect(refresh).toEqual({
      jti: expect.any(String),
      scope: "refresh",
      aud: "Auth",
      iss: "http://localhost",
      iat: access.iat,
      exp: access.iat + 30 * 24 * 3600,
      sub: access.sub,
      api: "v2",
    });
    expect(refresh.jti.split(":")[0]).toBe(access.jti.split(":")[0]);
    expect(cookie?.split("=")[1]).not.toBe(access.jti.split(":")[0]);

    const keys = await ask("/api/auth/v2/.well-known/jwks.json");
    expect(keys.headers.get("cache-control")).toBe("public, max-age=3600");
    const { keys: published } = publishedKeysSchema.parse(keys.body);
    expect(published).toHaveLength(2);
    for (const key of keys.body.keys) expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "x", "y"]);
    const header = JSON.parse(atob(body.access_token.split(".")[0]));
    expect(header).toEqual({ alg: "ES256", kid: expect.any(String), typ: "JWT" });
    expect(published.map(({ kid }) => kid)).toContain(header.kid);
  });

  it("SVC-2 answers verify() for other services with the account, and refuses what was logged out", async () => {
    const opened = await ask("/api/auth/v2/authorize", { query: authorization });
    const cookie = opened.headers.get("set-cookie")?.split(";")[0];
    const created = await ask("/api/auth/v2/account/create", { ...post, cookie });
    const { body } = await ask("/api/auth/v2/token", { query: exchange(codeIn(created)) });
    const bearer = body.access_token;
    const account = { accountId: claimsOf(bearer).sub, email: null, epoch: 0 };
    expect(await exports.AuthService.verify(bearer)).toEqual({ ok: true, account });
    await ask("/api/auth/v2/logout", { ...post, bearer });
    expect(await exports.AuthService.verify(bearer)).toEqual({ ok: false, error: "invalid_token" });
    expect(await exports.AuthService.verify("nonsense")).toEqual({ ok: false, error: "invalid_token" });
  });

  it("SVC-2 takes the calls of a client that names neither method nor redirect", async () => {
    const { redirect_uri: _, code_challenge_method: __, ...query } = authorization;
    const opened = await ask("/api/auth/v2/authorize", { query });
    expect(opened.headers.get("location")).toBe(redirect);
    const cookie = opened.headers.get("set-cookie")?.split(";")[0];
    const created = await ask("/api/auth/v2/account/create", { ...post, cookie });
    const { redirect_uri: ___, ...rest } = exchange(codeIn(created));
    expect((await ask("/api/auth/v2/token", { query: rest })).status).toBe(200);
    expect(rest.client_id).toBe(client);
  });
});

/** Waits for a second mail, and returns its one-time code; `old` if none comes. */
async function waitForOther(email: string, old: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const messages = await listInbox(env.STORE, email);
    const otps = messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    if (messages.length > 1) return otps[0] ?? "";
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return old;
}
