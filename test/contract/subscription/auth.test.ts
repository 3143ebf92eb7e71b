import { describe, expect, it } from "vitest";
import {
  accessClaimsSchema,
  authFailureSchema,
  loginLinkRequestSchema,
  loginRequestSchema,
  publishedKeysSchema,
  recoveryCodeAnswerSchema,
  tokenAnswerSchema,
  v1StoreLoginRequestSchema,
  v1ValidatedSchema,
} from "../../../src/contract/subscription/auth.ts";
import { authPaths } from "../../../src/contract/subscription/auth-paths.ts";

const code = `${"Az09".repeat(21)}Az`;
const recovery = "7K3M0QXPABCDEFGHJKMNPQRS";

describe("how somebody signs in", () => {
  const receipt = { method: "signature", signature: "s", source: "apple" };
  it.each<[string, Record<string, unknown>, boolean]>([
    ["by six digits", { method: "otp", email: "a@b.example", otp: "123456" }, true],
    ["by the secret of a link", { method: "otp", email: "a@b.example", otp: code }, true],
    ["by anything else that was mailed", { method: "otp", email: "a@b.example", otp: "12345" }, false],
    ["with an address of 254 characters", { method: "otp", email: "a".repeat(254), otp: "123456" }, true],
    ["with a longer one", { method: "otp", email: "a".repeat(255), otp: "123456" }, false],
    ["by a receipt", receipt, true],
    ["by a receipt without a signature", { ...receipt, signature: "" }, false],
    ["by a receipt of no store", { ...receipt, source: "" }, false],
    ["by the longest receipt", { ...receipt, signature: "s".repeat(16_384), source: "s".repeat(64) }, true],
    ["by a longer one", { ...receipt, signature: "s".repeat(16_385) }, false],
    ["by a receipt of a store with too long a name", { ...receipt, source: "s".repeat(65) }, false],
    ["by a recovery code", { method: "recovery", code: recovery }, true],
    ["by half of one", { method: "recovery", code: recovery.slice(12) }, false],
    ["by a password", { method: "password", password: "p" }, false],
  ])("SVC-2 %s: %s", (_, request, expected) => {
    expect(loginRequestSchema.safeParse(request).success).toBe(expected);
  });

  it.each([
    ["as it is", {}, true],
    ["of the longest", { signature: "s".repeat(16_384), store: "s".repeat(64) }, true],
    ["longer than that", { signature: "s".repeat(16_385) }, false],
    ["of a store with too long a name", { store: "s".repeat(65) }, false],
    ["of no store", { store: "" }, false],
    ["of nothing", { signature: "" }, false],
  ])("SVC-2 by a store's receipt in v1, %s: %s", (_, change, expected) => {
    expect(v1StoreLoginRequestSchema.safeParse({ signature: "s", store: "apple", ...change }).success).toBe(expected);
  });

  it("SVC-2 a link is asked about with its secret, never with six digits", () => {
    expect(loginLinkRequestSchema.safeParse({ email: "a@b.example", otp: code }).success).toBe(true);
    expect(loginLinkRequestSchema.safeParse({ email: "a@b.example", otp: "123456" }).success).toBe(false);
    expect(loginLinkRequestSchema.safeParse({ email: "a".repeat(255), otp: code }).success).toBe(false);
  });
});

describe("what the service answers", () => {
  it("SVC-2 a refusal may say in words what was wrong", () => {
    expect(authFailureSchema.parse({ error: "invalid_grant", error_description: "d" }).error_description).toBe("d");
  });

  const claims = {
    jti: `${"0a".repeat(32)}:${crypto.randomUUID()}`,
    iss: "https://nightjar.example",
    iat: 1,
    exp: 2,
    sub: crypto.randomUUID(),
    api: "v2",
    scope: "privacypro",
    aud: "PrivacyPro",
    email: null,
    entitlements: [],
  };

  it.each([
    ["nothing", {}, true],
    ["the first version", { api: "v1" }, true],
    ["a third version", { api: "v3" }, false],
    ["a session of another length", { jti: claims.jti.slice(1) }, false],
    ["a session with something before it", { jti: `x${claims.jti}` }, false],
    ["something after the uuid", { jti: `${claims.jti}x` }, false],
    ["half a second", { iat: 1.5 }, false],
    ["another audience", { aud: "Auth" }, false],
    ["another scope", { scope: "refresh" }, false],
    ["an issuer that is no address", { iss: "nightjar" }, false],
  ])("SVC-2 access claims with %s changed: %s", (_, change, expected) => {
    expect(accessClaimsSchema.safeParse({ ...claims, ...change }).success).toBe(expected);
  });

  it("SVC-2 tokens are there, and live for a while", () => {
    const answer = { access_token: "a", refresh_token: "r", expires_in: 1, token_type: "Bearer" };
    for (const change of [{ access_token: "" }, { refresh_token: "" }, { expires_in: 0 }, { token_type: "mac" }]) {
      expect(tokenAnswerSchema.safeParse({ ...answer, ...change }).success).toBe(false);
    }
    expect(tokenAnswerSchema.safeParse(answer).success).toBe(true);
  });

  it("SVC-2 keys are those of the set, and a recovery code has its form", () => {
    const key = { alg: "ES256", crv: "P-256", kid: "k", kty: "EC", x: "x", y: "y" };
    expect(publishedKeysSchema.parse({ keys: [key] })).toEqual({ keys: [key] });
    expect(publishedKeysSchema.safeParse({}).success).toBe(false);
    expect(recoveryCodeAnswerSchema.safeParse({ recovery_code: recovery }).success).toBe(true);
    expect(recoveryCodeAnswerSchema.safeParse({ recovery_code: recovery.slice(1) }).success).toBe(false);
  });

  it("SVC-2 v1 names what is held by numbers as well", () => {
    const account = {
      id: "1",
      external_id: "e",
      entitlements: [{ id: 1, product: "Network Protection", name: "subscriber" }],
    };
    expect(v1ValidatedSchema.parse({ account })).toEqual({ account });
    expect(
      v1ValidatedSchema.safeParse({
        account: { ...account, entitlements: [{ product: "Network Protection", name: "subscriber" }] },
      }).success,
    ).toBe(false);
    expect(v1ValidatedSchema.parse({ account: { ...account, email: "a@b.example" } }).account.email).toBe(
      "a@b.example",
    );
  });

  it("SVC-2 no two things stand at one address", () => {
    const paths = Object.values(authPaths);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
