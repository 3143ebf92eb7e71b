import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../../../src/contract/routes.ts";
import { ownerHeader } from "../../../../src/contract/scan/scans.ts";
import type { Inbox } from "../../../../src/contract/services.ts";
import { OperatorService } from "../../../../src/services/operator-service.ts";
import { request } from "../../../http/request.ts";
import { lastMail } from "../../../http/subscription/visitor.ts";
import { start, tracesIn } from "../../scans/harness.ts";
import { answerOf, authorization, claimsOf, codeIn, exchange, newAddress } from "../service.ts";

const json = { "content-type": "application/json" };

interface Person {
  readonly id: string;
  readonly email: string;
  readonly access: string;
  readonly refresh: string;
  readonly recovery: string;
}

async function call(path: string, bearer: string, method = "POST", body?: object, more = {}) {
  const headers = { ...json, authorization: `Bearer ${bearer}`, ...more };
  return answerOf(await request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }));
}

/** A subscriber about whom every service stores something. */
async function subscriber(): Promise<Person> {
  const opened = await request(`/api/auth/v2/authorize?${new URLSearchParams(authorization)}`);
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const created = await answerOf(await request("/api/auth/v2/account/create", { method: "POST", cookie }));
  const tokens = await answerOf(await request(`/api/auth/v2/token?${new URLSearchParams(exchange(codeIn(created)))}`));
  const { access_token: access, refresh_token: refresh } = tokens.body;
  const { sub: id } = claimsOf(access);
  const seed = {
    account: id,
    status: "Auto-Renewable",
    platform: "stripe",
    productId: "nightjar-pro-monthly-renews-us",
  };
  await request("/dev/seed", { method: "POST", body: new URLSearchParams(seed) });
  const email = newAddress();
  const edit = await call(`/api/auth/v2/account/edit?${new URLSearchParams({ email })}`, access);
  const confirm = { email, hash: edit.body.hash, otp: (await lastMail(email)).otp };
  expect((await call(`/api/auth/v2/account/edit/confirm?${new URLSearchParams(confirm)}`, access)).status).toBe(200);
  const { body: code } = await call("/api/auth/v2/account/recovery-code", access);
  expect((await call("/itr/issue", access, "POST", {})).status).toBe(200);
  await joinNewsletter(email);
  const kept = await call(endpoints.scanRemoval, await start(), "POST", { replaces: false }, { [ownerHeader]: access });
  expect(kept.status).toBe(200);
  return { id, email, access, refresh, recovery: code.recovery_code };
}

async function joinNewsletter(email: string): Promise<void> {
  const body = JSON.stringify({ email, newsletter: "privacy-weekly" });
  await request("/newsletter/subscription/subscribe", { method: "POST", headers: json, body });
  await expect.poll(() => confirmLink(email)).not.toBe("");
  const link = await confirmLink(email);
  expect((await request(link, { method: "POST", body: new URLSearchParams() })).status).toBe(200);
}

async function inboxOf(email: string): Promise<Inbox> {
  const headers = { accept: "application/json" };
  return (await answerOf(await request(`/dev/inbox?to=${encodeURIComponent(email)}`, { headers }))).body;
}

/** Asks for the code that deletes the account, and returns what its owner, who reads the mailbox, sends to confirm. */
async function deletionProof(email: string, bearer: string): Promise<{ hash: string; otp: string }> {
  const { body } = await call("/api/auth/v2/account/delete/code", bearer);
  const mailed = async () =>
    (await inboxOf(email)).messages.find(({ template }) => template === "deletion")?.text ?? "";
  await expect.poll(mailed).not.toBe("");
  const [, ...halves] = /\b(\d{3}) ?(\d{3})\b/.exec(await mailed()) ?? [];
  return { hash: body.hash, otp: halves.join("") };
}

const spent = (kind: string) => ({ kind: "budgets", value: { [kind]: { until: expect.any(Number) } } });

/** The confirmation link of the newest newsletter mail; empty if none has come. */
async function confirmLink(email: string): Promise<string> {
  const inbox = JSON.stringify(await inboxOf(email));
  const [link = ""] = /\/newsletter\/subscription\/confirm\?[^"\\ <]+/.exec(inbox) ?? [];
  return link.replaceAll("&amp;", "&");
}

async function operator(action: string, account: string) {
  const service = new OperatorService(createExecutionContext(), env as unknown as Env);
  const asked = { method: "POST", headers: json, body: JSON.stringify({ action, account }) };
  return answerOf(await service.fetch(new Request("https://services.invalid/", asked)));
}

describe("the record of an account", { timeout: 60_000 }, () => {
  it("OPS-6 has everything that the services keep, and nothing that opens anything", async () => {
    const { id, email, access, refresh, recovery } = await subscriber();
    const { status, text, body } = await call("/api/auth/v2/account/export", access, "GET");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: [{ kind: "account", value: { id, email, status: "active" } }],
      sessions: [[{ kind: "session", value: { family: { accountId: id } } }]],
      addresses: [
        { address: email, held: [spent("confirm"), spent("confirm-new"), { kind: "owner", value: { accountId: id } }] },
      ],
      restoration: [{ kind: "live" }],
      removal: [{ kind: "profile" }, { kind: "record", value: { owner: { accountId: id } } }],
      newsletter: {
        [email]: [{ newsletter: "privacy-weekly", held: [{ value: { isSubscribed: true } }], list: { email } }],
      },
    });
    expect(JSON.stringify(body.subscription)).toContain("nightjar-pro-monthly-renews-us");
    expect(tracesIn(text), "the names and addresses are sealed").toEqual([]);
    for (const secret of [access, refresh, recovery, recovery.replaceAll("-", "")]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(?:digest|secret|hash|passcode|locator|challenge)"/);
  });

  it("OPS-6 of somebody else is shown to nobody", async () => {
    expect((await call("/api/auth/v2/account/export", "x", "GET")).status).toBe(401);
    const [one, other] = [await subscriber(), await subscriber()];
    const { text } = await call("/api/auth/v2/account/export", one.access, "GET");
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.email);
  });

  it("OPS-6 is erased whole by its owner, who gets a receipt", async () => {
    const { id, email, access } = await subscriber();
    const proof = await deletionProof(email, access);
    const { body } = await call("/api/auth/v2/account/delete", access, "POST", proof);
    expect(body).toEqual({
      status: "deleted",
      erased: {
        ...{ accounts: 1, sessions: 1, addresses: 1, recoveryCodes: 1, passkeys: 0 },
        ...{ subscriptions: 1, payments: 1, checkouts: 0, receipts: 0, accessCodes: 1, newsletters: 1, scans: 1 },
      },
    });
    await isForgotten(id, email);
  });

  it("OPS-6 is listed, exported and erased by an operator, by id or by address, one at a time", async () => {
    const { id, email } = await subscriber();
    const listed = await operator("list", email);
    expect(listed.body).toMatchObject({ accountId: id, held: { account: 1, sessions: 1, addresses: 1 } });
    expect(listed.text, "what it says is not part of a list").not.toContain(email);
    expect((await operator("export", id)).body).toMatchObject({ account: [{ value: { id, email } }] });
    const { body } = await operator("erase", email);
    expect(body).toMatchObject({ accountId: id, erased: { accounts: 1, subscriptions: 1, newsletters: 1 } });
    expect(Date.parse(body.erasedAt)).not.toBeNaN();
    await isForgotten(id, email);
    for (const account of [id, email, "*", ""])
      expect((await operator("list", account)).status).toBeGreaterThanOrEqual(400);
  });

  it("OPS-6 no address leads to the operator's door", async () => {
    for (const path of ["/operator", "/peers/subscriptions/held", "/api/operator"]) {
      const asked = { method: "POST", headers: json, body: JSON.stringify({ action: "list", account: "x" }) };
      expect([path, (await request(path, asked)).status]).toEqual([path, 404]);
    }
  });
});

/** Expects that no service stores anything about the account except tombstones, which last a day. */
async function isForgotten(id: string, email: string): Promise<void> {
  expect(await env.AUTH_ACCOUNT.getByName(id).profile()).toBeNull();
  expect(JSON.parse(await exports.SubscriptionService.held(id))).toMatchObject([{ kind: "ended" }]);
  expect(JSON.parse(await exports.IdentityService.held(id))).toMatchObject([{ kind: "ended" }]);
  expect(JSON.parse(await exports.ScanService.held(id))).toMatchObject([{ kind: "ended" }]);
  expect(JSON.parse(await exports.NewsletterService.held(email))).toEqual([
    { newsletter: "privacy-weekly", held: [], list: null },
  ]);
}
