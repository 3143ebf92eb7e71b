import { createExecutionContext, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accessCodeSchema } from "../../../src/contract/services.ts";
import type { FeatureName } from "../../../src/contract/subscription/subscription.ts";
import { type IdentityBindings, identityApp } from "../../../src/services/identity/identity-service.ts";
import { codeLifetime, mayRestore, writeCode } from "../../../src/services/identity/rules.ts";

/** In the distant future, so that no alarm set by these tests fires by itself. */
const start = Date.UTC(2096, 10, 21);

function issue(
  account: string,
  {
    now = start,
    body = "{}",
    type = "application/json",
    product = "Identity Theft Restoration" as FeatureName | null,
    epoch = 0,
  } = {},
) {
  const bindings: IdentityBindings = {
    env,
    now: () => now,
    peers: {
      auth: {
        verify: async (token) =>
          token === "old"
            ? { ok: false, error: "expired_token" }
            : token.startsWith("account-")
              ? { ok: true, account: { accountId: token, email: null, epoch } }
              : { ok: false, error: "invalid_token" },
      },
      subscriptions: { entitlements: async () => (product ? [{ product, name: "subscriber" }] : []) },
    },
  };
  const headers: Record<string, string> = { "content-type": type };
  if (account) headers.authorization = `Bearer ${account}`;
  const request = new Request("http://localhost/itr/issue", { method: "POST", body, headers });
  return Promise.resolve(identityApp.fetch(request, bindings, createExecutionContext()));
}

const codeOf = async (answer: Response) => accessCodeSchema.parse(await answer.json());

describe("access codes", () => {
  it("SVC-5 200 parallel calls give one live code, which lasts a day", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => issue("account-many")));
    const codes = await Promise.all(answers.map(codeOf));
    expect(new Set(codes.map(({ accessCode }) => accessCode)).size).toBe(1);
    const [first] = codes;
    expect(first?.expiresAt).toBe(start + codeLifetime);
    expect(await codeOf(await issue("account-many", { now: start + codeLifetime - 1 }))).toEqual(first);
    const next = await codeOf(await issue("account-many", { now: start + codeLifetime }));
    expect(next.accessCode).not.toBe(first?.accessCode);
  });

  it("ITR-1 a code that is named to be replaced dies, and is replaced once however often that is sent", async () => {
    const first = await codeOf(await issue("account-renewing"));
    const body = JSON.stringify({ replaces: first.accessCode });
    const answers = await Promise.all(Array.from({ length: 20 }, () => issue("account-renewing", { body })));
    const codes = new Set((await Promise.all(answers.map(codeOf))).map(({ accessCode }) => accessCode));
    expect(codes.size).toBe(1);
    expect(codes).not.toContain(first.accessCode);
    expect(codes).toContain((await codeOf(await issue("account-renewing"))).accessCode);
  });

  it("HOLD-1 a code of before signing out everywhere, undo or a change of address is none after it, and is not given again", async () => {
    const stolen = await codeOf(await issue("account-epoch", { epoch: 3 }));
    expect(await codeOf(await issue("account-epoch", { epoch: 3 }))).toEqual(stolen);
    const own = await codeOf(await issue("account-epoch", { epoch: 4 }));
    expect(own.accessCode).not.toBe(stolen.accessCode);
    expect((await issue("account-epoch", { epoch: 3 })).status, "a token that was checked just before its end").toBe(
      401,
    );
    expect(await codeOf(await issue("account-epoch", { epoch: 4 }))).toEqual(own);
    expect(Object.keys(own).sort()).toEqual(["accessCode", "expiresAt"]);
  });

  it("ITR-1 a code of somebody else is not replaced by naming it", async () => {
    const own = await codeOf(await issue("account-own"));
    await issue("account-other", { body: JSON.stringify({ replaces: own.accessCode }) });
    expect(await codeOf(await issue("account-own"))).toEqual(own);
  });

  it("SVC-5 each subscriber has their own", async () => {
    const [one, two] = [await codeOf(await issue("account-one")), await codeOf(await issue("account-two"))];
    expect(one.accessCode).not.toBe(two.accessCode);
  });

  it.each(["Global Identity Theft Restoration", "Identity Theft Restoration"] as const)(
    "SVC-5 %s is enough",
    async (product) => {
      expect((await issue("account-a", { product })).status).toBe(200);
    },
  );

  it.each(["Network Protection", "Data Broker Protection", null] as const)("SVC-5 %s is not", async (product) => {
    const answer = await issue("account-b", { product });
    expect([answer.status, await answer.json()]).toEqual([403, { error: "feature_not_held" }]);
    expect(mayRestore(product ? [{ product, name: "subscriber" }] : [])).toBe(false);
  });

  it.each([
    ["", 401, "invalid_token"],
    ["forged", 401, "invalid_token"],
    ["old", 401, "expired_token"],
  ])("SVC-5 token %o is answered %i %s", async (token, status, error) => {
    const answer = await issue(token);
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  });

  it.each([
    ["", "application/json"],
    ["[]", "application/json"],
    ["{", "application/json"],
    ["7", "application/json"],
    ['{"replaces":7}', "application/json"],
    ['{"replaces":""}', "application/json"],
    ["{}", "text/plain"],
  ])("SVC-5 body %s as %s is a bad request", async (body, type) => {
    const answer = await issue("account-c", { body, type });
    expect([answer.status, await answer.json()]).toEqual([400, { error: "invalid_request" }]);
  });

  it("SVC-5 a code has three groups of letters that are not mistaken for one another", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        expect(writeCode(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      }),
    );
  });
});

describe("a deleted account", () => {
  it("HOLD-1 gets no access code, also where its token was checked a moment before", async () => {
    const holder = env.ACCESS_CODE_HOLDER.getByName("account-leaving");
    await issue("account-leaving");
    await holder.forget(start);
    expect((await issue("account-leaving")).status).toBe(401);
    expect(await runDurableObjectAlarm(holder)).toBe(true);
    const rows = await runInDurableObject(holder, (_, { storage }) => [...storage.kv.list()].length);
    expect(rows).toBe(0);
  });
});
