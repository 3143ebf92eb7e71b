import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { accessCodeSchema } from "../../../src/contract/services.ts";
import { subscriptionSchema } from "../../../src/contract/subscription/subscription.ts";
import { readEdgeConfig } from "../../../src/env.ts";
import { gateway } from "../../../src/gateway/gateway.ts";

/** Calls a service inside this worker through the gateway, as a native client of version 1 does. */
function call(address: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(address, "http://localhost"), { redirect: "manual", ...init });
  return gateway(request, { config: readEdgeConfig(env), env });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signUp() {
  const created = await call("/api/auth/account/create", { method: "POST" });
  const { auth_token, external_id } = await created.json<{ auth_token: string; external_id: string }>();
  return { authToken: auth_token, externalId: external_id };
}

async function accessToken(authToken: string): Promise<string> {
  const answer = await call("/api/auth/access-token", { headers: bearer(authToken) });
  return (await answer.json<{ access_token: string }>()).access_token;
}

describe("all services together", () => {
  // The first request starts the whole worker, which on a busy machine takes longer than a call waits for its service.
  beforeAll(async () => void (await call("/api/auth/account/create", { method: "POST" })), 30_000);

  it("SVC-1 SVC-3 SVC-5 sign up, buy, hold the features, get an access code, leave", async () => {
    const { authToken, externalId } = await signUp();
    const headers = { ...bearer(await accessToken(authToken)), "content-type": "application/json" };
    expect((await call("/api/subscription", { headers })).status).toBe(404);
    expect((await call("/itr/issue", { method: "POST", headers, body: "{}" })).status).toBe(403);

    const order = {
      productId: "nightjar-pro-monthly-renews-us",
      purchasePlatform: "web",
      returnUrl: "http://localhost/pro/welcome",
    };
    const opened = await call("/api/checkout/session?country=US", {
      method: "POST",
      headers,
      body: JSON.stringify(order),
    });
    const { checkoutUrl } = await opened.json<{ checkoutUrl: string }>();
    expect((await call(checkoutUrl)).headers.get("content-type")).toBe("text/html; charset=utf-8");
    const paid = await call(checkoutUrl, { method: "POST", body: new URLSearchParams({ card: "paid" }) });
    expect([paid.status, paid.headers.get("location")]).toEqual([
      303,
      "http://localhost/pro/welcome?success=true&billing_period=monthly",
    ]);

    expect(subscriptionSchema.parse(await (await call("/api/subscription", { headers })).json()).status).toBe(
      "Auto-Renewable",
    );
    expect((await exports.SubscriptionService.entitlements(externalId)).map(({ product }) => product)).toContain(
      "Identity Theft Restoration",
    );
    const issued = await call("/itr/issue", { method: "POST", headers, body: "{}" });
    accessCodeSchema.parse(await issued.json());

    await exports.SubscriptionService.forget(externalId);
    await exports.IdentityService.forget(externalId);
    expect((await call("/api/subscription", { headers })).status).toBe(404);
  });

  it("HOLD-1 deleting closes the checkout that is open, and sets the receipt of a store free for a new account", async () => {
    const { authToken } = await signUp();
    const headers = { ...bearer(await accessToken(authToken)), "content-type": "application/json" };
    const purchase = JSON.stringify({ purchaseToken: `bought by ${authToken}` });
    const order = {
      productId: "nightjar-pro-monthly-renews-row",
      purchasePlatform: "web",
      returnUrl: "http://localhost/pro/welcome",
    };
    const post = (path: string, body: string, headersOf: HeadersInit) =>
      call(path, { method: "POST", headers: headersOf, body });
    const opened = await post("/api/checkout/session?country=IE", JSON.stringify(order), headers);
    const { checkoutUrl } = await opened.json<{ checkoutUrl: string }>();
    expect((await post("/api/purchase/confirm/google", purchase, headers)).status).toBe(200);

    expect((await call("/api/auth/v2/account/delete", { method: "POST", headers })).status).toBe(200);
    expect((await call(checkoutUrl)).status).toBe(404);
    const pay = { method: "POST", body: new URLSearchParams({ card: "paid" }) };
    expect((await call(checkoutUrl, pay)).status).toBe(404);

    const next = await signUp();
    const nextHeaders = { ...bearer(await accessToken(next.authToken)), "content-type": "application/json" };
    expect((await post("/api/purchase/confirm/google", purchase, nextHeaders)).status).toBe(200);
  });

  it("HOLD-1 signing out everywhere closes the portal and the checkout that were open", async () => {
    const { authToken } = await signUp();
    const headers = { ...bearer(await accessToken(authToken)), "content-type": "application/json" };
    const purchase = JSON.stringify({ purchaseToken: `bought by ${authToken}` });
    await call("/api/purchase/confirm/google", { method: "POST", headers, body: purchase });
    const portal = await call("/api/checkout/portal", { headers });
    const { customerPortalUrl } = await portal.json<{ customerPortalUrl: string }>();
    expect((await call(customerPortalUrl)).status).toBe(200);
    expect((await call("/api/auth/v2/account/logout-all", { method: "POST", headers })).status).toBe(200);
    expect((await call(customerPortalUrl)).status).toBe(404);
  });

  it("SVC-3 a forged token opens nothing", async () => {
    const { authToken } = await signUp();
    const token = await accessToken(authToken);
    for (const forged of ["x", `${token}x`, token.split(".").slice(0, 2).join("."), authToken]) {
      const answer = await call("/api/subscription", { headers: bearer(forged) });
      expect([forged.length > 0, answer.status]).toEqual([true, 401]);
    }
  });

  it("SVC-4 a developer's pages come through the gateway, and others do not", async () => {
    expect((await call("/dev/inbox")).status).toBe(200);
    expect((await call("/dev/seed")).status).toBe(200);
    const production = { ...readEdgeConfig(env), development: false };
    expect((await gateway(new Request("http://localhost/dev/seed"), { config: production, env })).status).toBe(404);
  });

  it("SVC-5 posts and roles come through the gateway", async () => {
    expect((await call("/content/posts?limit=3&fields=title")).status).toBe(200);
    expect((await call("/jobs.js")).status).toBe(200);
  });
});
