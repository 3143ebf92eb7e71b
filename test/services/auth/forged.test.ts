import { env } from "cloudflare:workers";
import { generateKeyPair, importJWK, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { claimsOf, member, service, signUp } from "./service.ts";

type Claims = Record<string, unknown>;

const auth = service();
const account = await member(auth);
const other = await signUp(auth);
const claims: Claims = claimsOf(account.access);
const kid: string = JSON.parse(atob(account.access.split(".")[0] ?? "")).kid;

/** The service's own signing key, so that a test can falsify one claim under a valid signature. */
async function ownKey() {
  const { keys } = await env.AUTH_KEYS.getByName("keys").current(Date.now());
  const key = keys.find((candidate) => candidate.kid === kid);
  return importJWK({ ...key }, "ES256");
}

async function signed(changes: Claims, header: Record<string, unknown> = {}) {
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT", ...header })
    .sign(await ownKey());
}

function encoded(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function hmacWithPublicKey(): Promise<string> {
  const { body } = await auth.ask("/api/auth/v2/.well-known/jwks.json");
  const key = body.keys.find((candidate: { kid: string }) => candidate.kid === kid);
  const secret = new TextEncoder().encode(JSON.stringify(key));
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid, typ: "JWT" }).sign(secret);
}

async function byAnotherKey(header: Record<string, unknown>): Promise<string> {
  const { privateKey } = await generateKeyPair("ES256");
  return new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT", ...header }).sign(privateKey);
}

const [head = "", payload = "", signature = ""] = account.access.split(".");
const now = Math.floor(Date.now() / 1000);

const forgeries: Readonly<Record<string, () => string | Promise<string>>> = {
  "alg none, unsigned": () => `${encoded({ alg: "none", typ: "JWT" })}.${payload}.`,
  "alg none, with the old signature": () => `${encoded({ alg: "none", kid, typ: "JWT" })}.${payload}.${signature}`,
  "HS256 with the public key": hmacWithPublicKey,
  "a key of one's own under our kid": () => byAnotherKey({ kid }),
  "an unknown kid": () => byAnotherKey({ kid: crypto.randomUUID() }),
  "our key under an unknown kid": () => signed({}, { kid: "other" }),
  "no kid": () => byAnotherKey({}),
  "another typ": () => signed({}, { typ: "at+jwt" }),
  "another issuer": () => signed({ iss: "https://elsewhere.example" }),
  "no issuer": () => signed({ iss: undefined }),
  "another audience": () => signed({ aud: "Auth" }),
  "several audiences": () => signed({ aud: ["PrivacyPro", "Auth"] }),
  "another scope": () => signed({ scope: "refresh" }),
  "no expiry": () => signed({ exp: undefined }),
  "the refresh token": () => account.refresh,
  "another account's id": () => signed({ sub: other.id }),
  "another account's session": () => signed({ jti: claimsOf(other.access).jti }),
  "a session that never was": () => signed({ jti: `${"0".repeat(64)}:${crypto.randomUUID()}` }),
  "a changed payload": () => `${head}.${encoded({ ...claims, sub: other.id })}.${signature}`,
  "a cut signature": () => `${head}.${payload}.${signature.slice(0, -2)}`,
  "no JWT": () => "x.y.z",
  nothing: () => "",
};

const calls = [
  ["GET", "/api/auth/v2/account"],
  ["POST", "/api/auth/v2/account/edit"],
  ["POST", "/api/auth/v2/account/edit/confirm"],
  ["POST", "/api/auth/v2/logout"],
  ["POST", "/api/auth/v2/account/logout-all"],
  ["DELETE", "/api/auth/v2/account/delete"],
  ["POST", "/api/auth/v2/account/delete/code"],
  ["GET", "/api/auth/access-token"],
  ["GET", "/api/auth/validate-token"],
  ["POST", "/api/auth/account/edit"],
  ["GET", "/api/auth/account/edit/confirm"],
] as const;

describe("forged tokens", { timeout: 60_000 }, () => {
  it.each(Object.keys(forgeries))("SVC-2 refuses %s on every call", async (name) => {
    const bearer = await forgeries[name]?.();
    for (const [method, path] of calls) {
      const { status, body, headers } = await auth.ask(path, { method, bearer });
      expect([path, status, body]).toEqual([path, 401, { error: "invalid_token" }]);
      expect(headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    }
  });

  it("SVC-2 names an expired token, and only one that is ours otherwise", async () => {
    const expired = await signed({ iat: now - 100, exp: now - 1 });
    expect((await auth.ask("/api/auth/v2/account", { bearer: expired })).body).toEqual({ error: "expired_token" });
    const foreign = await signed({ exp: now - 1, aud: "Auth" });
    expect((await auth.ask("/api/auth/v2/account", { bearer: foreign })).body).toEqual({ error: "invalid_token" });
  });

  it("SVC-2 refuses an access token in the place of a refresh token", async () => {
    const query = { grant_type: "refresh_token", client_id: "nightjar-native", refresh_token: account.access };
    const answer = await auth.ask("/api/auth/v2/token", { query });
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_token_request", error_code: 0 }]);
  });

  it("SVC-2 still takes the true token after all that", async () => {
    expect((await auth.ask("/api/auth/v2/account", { bearer: account.access })).status).toBe(200);
  });
});
