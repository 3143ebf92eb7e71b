import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  v1CreatedSchema,
  v1EditConfirmSchema,
  v1LoginSchema,
  v1ValidatedSchema,
} from "../../../src/contract/subscription/auth.ts";
import { claimsOf, member, newAddress, post, type Service, service } from "./service.ts";

function linkFor(auth: Service, to: string): URL {
  const data = auth.inbox.findLast((message) => message.to === to && message.template === "login-link")?.data;
  return new URL(data && "link" in data ? data.link : "none:");
}

function wrong(otp: string, index: number): string {
  return String((Number(otp) + 1 + index) % 1_000_000).padStart(6, "0");
}

describe("v1", { timeout: 60_000 }, () => {
  it("SVC-2 creates an account, gives access tokens, validates both kinds, and adds an address", async () => {
    const auth = service();
    const created = await auth.ask("/api/auth/account/create", post);
    const { auth_token: bearer, external_id } = z.strictObject(v1CreatedSchema.shape).parse(created.body);
    const { body } = await auth.ask("/api/auth/access-token", { bearer });
    expect(Object.keys(body)).toEqual(["access_token"]);
    expect(claimsOf(body.access_token)).toMatchObject({
      sub: external_id,
      scope: "privacypro",
      aud: "PrivacyPro",
      api: "v1",
    });
    for (const token of [bearer, body.access_token]) {
      const { account } = v1ValidatedSchema.parse((await auth.ask("/api/auth/validate-token", { bearer: token })).body);
      expect(account).toEqual({
        id: external_id,
        external_id,
        entitlements: [{ id: 1, name: "subscriber", product: "Network Protection" }],
      });
    }

    const email = newAddress();
    const edit = await auth.ask("/api/auth/account/edit", { ...post, bearer, query: { email, locale: "en" } });
    expect(Object.keys(edit.body)).toEqual(["hash"]);
    const query = { email, otp: auth.otpFor(email), hash: edit.body.hash, locale: "en" };
    const confirmed = await auth.ask("/api/auth/account/edit/confirm", { bearer, query });
    expect(z.strictObject(v1EditConfirmSchema.shape).parse(confirmed.body)).toEqual({
      external_id,
      email,
      auth_token: bearer,
    });
    expect((await auth.ask("/api/auth/validate-token", { bearer })).body.account.email).toBe(email);
  });

  it("SVC-2 signs in by the one-time code of the mail, once", async () => {
    const auth = service();
    const { email, id } = await member(auth);
    const sent = await auth.ask("/api/auth/account/loginlink", { query: { email, locale: "en" } });
    expect([sent.status, sent.body]).toEqual([200, { status: "sent" }]);
    const query = { email, otp: auth.otpFor(email) };
    const login = await auth.ask("/api/auth/login", { query });
    expect(z.strictObject(v1LoginSchema.shape).parse(login.body)).toMatchObject({
      external_id: id,
      email,
      status: "authenticated",
    });
    expect((await auth.ask("/api/auth/validate-token", { bearer: login.body.auth_token })).status).toBe(200);
    const again = await auth.ask("/api/auth/login", { query });
    expect([again.status, again.body]).toEqual([400, { error: "invalid_login_credentials" }]);
  });

  it("SVC-2 signs in by the link after a stranger has used up the tries of the one-time code", async () => {
    const auth = service();
    const { email, id } = await member(auth);
    await auth.ask("/api/auth/account/loginlink", { query: { email } });
    const otp = auth.otpFor(email);
    const tries = Array.from({ length: 1000 }, (_, index) =>
      auth.ask("/api/auth/login", { query: { email, otp: wrong(otp, index) } }),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([400]));
    expect((await auth.ask("/api/auth/login", { query: { email, otp } })).status, "the tries are used up").toBe(400);

    const link = linkFor(auth, email);
    expect([link.pathname, link.searchParams.get("email")]).toEqual(["/account/login", email]);
    const query = { email, otp: link.searchParams.get("otp") ?? "" };
    expect((await auth.ask("/api/auth/login", { query: { ...query, email: newAddress() } })).status).toBe(400);
    expect((await auth.ask("/api/auth/login", { query })).body.external_id).toBe(id);
    expect((await auth.ask("/api/auth/login", { query })).status, "a link works once").toBe(400);
  });

  it("SVC-2 takes one of 200 equal logins", async () => {
    const auth = service();
    const { email } = await member(auth);
    await auth.ask("/api/auth/account/loginlink", { query: { email } });
    const query = { email, otp: auth.otpFor(email) };
    const answers = await Promise.all(Array.from({ length: 200 }, () => auth.ask("/api/auth/login", { query })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("SVC-2 answers a link for an unknown address as for a known one", async () => {
    const auth = service();
    const { email } = await member(auth);
    const unknown = newAddress();
    const [known, other] = [
      await auth.ask("/api/auth/account/loginlink", { query: { email } }),
      await auth.ask("/api/auth/account/loginlink", { query: { email: unknown } }),
    ];
    expect([other.status, other.text]).toEqual([known.status, known.text]);
    expect(auth.inbox.some(({ to }) => to === unknown)).toBe(false);
    expect((await auth.ask("/api/auth/login", { query: { email: unknown, otp: "000000" } })).status).toBe(400);
  });

  it("SVC-2 lets a token live a year, and ends it with the others of the account", async () => {
    const auth = service();
    const { body } = await auth.ask("/api/auth/account/create", post);
    const { body: other } = await auth.ask("/api/auth/account/create", post);
    auth.pass(365 * 24 * 3_600_000 - 60_000);
    const { access_token: bearer } = (await auth.ask("/api/auth/access-token", { bearer: body.auth_token })).body;
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer });
    expect((await auth.ask("/api/auth/access-token", { bearer: body.auth_token })).body).toEqual({
      error: "invalid_token",
    });
    auth.pass(60_000);
    expect((await auth.ask("/api/auth/access-token", { bearer: other.auth_token })).body).toEqual({
      error: "expired_token",
    });
  });

  it.each([
    ["GET", "/api/auth/account/loginlink", "email=nobody", "invalid_email_address"],
    ["GET", "/api/auth/account/loginlink", "email=a@b.example&email=a@b.example", "invalid_email_address"],
    ["GET", "/api/auth/login", "", "invalid_login_credentials"],
    ["GET", "/api/auth/login", "email=a@b.example&otp=1", "invalid_login_credentials"],
    ["GET", "/api/auth/login", `email=a@b.example&otp=${"0".repeat(86)}`, "invalid_login_credentials"],
    ["POST", "/api/auth/store-login", "", "invalid_login_credentials"],
  ])("SVC-2 answers %s %s?%s by %s", async (method, path, query, error) => {
    const answer = await service().ask(path, { method, query });
    expect([answer.status, answer.body]).toEqual([400, { error }]);
  });

  it("SVC-2 leads the link of the mail to the page that signs in", async () => {
    const answer = await service().ask("/account/login", { query: { email: "a@b.example", otp: "1", other: "x" } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(
      "/subscriptions/activation-flow/this-device/activate-by-email?email=a%40b.example&otp=1",
    );
  });
});
