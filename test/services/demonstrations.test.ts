import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { receiptOwner } from "../../src/services/auth/account/receipts.ts";
import { ScanService } from "../../src/services/scans/scan-service.ts";
import { SubscriptionService } from "../../src/services/subscriptions/subscription-service.ts";

type Entrypoint = typeof ScanService | typeof SubscriptionService;

/** Calls a service directly, without the edge, as a worker of this stage runs it. */
async function ask(Service: Entrypoint, stage: string, path: string, init: RequestInit = {}) {
  const context = createExecutionContext();
  const service = new Service(context, { ...env, STAGE: stage } as unknown as Env);
  const answer = await service.fetch(new Request(`https://nightjar.example${path}`, init));
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, text };
}

const post = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: "Bearer x" },
  body: JSON.stringify(body),
});

const receipt = post({ signature: "receipt", productId: "nightjar-pro-monthly-renews-us" });
const calls: readonly [string, Entrypoint, RequestInit][] = [
  ["/api/checkout/session", SubscriptionService, post({ productId: "nightjar-pro-monthly-renews-us" })],
  ["/api/checkout/portal", SubscriptionService, {}],
  ["/api/purchase/confirm/apple", SubscriptionService, receipt],
  ["/api/purchase/confirm/google", SubscriptionService, receipt],
  ["/checkout/abc", SubscriptionService, { method: "POST", body: new URLSearchParams({ card: "paid" }) }],
  ["/checkout/portal/abc", SubscriptionService, {}],
  ["/api/scans", ScanService, post({})],
  ["/api/scans", ScanService, {}],
];

describe("demonstrations", () => {
  it.each(calls)("OPS-1 in production %s sells nothing and finds nothing", async (path, Service, init) => {
    expect(await ask(Service, "production", path, init)).toEqual({
      ...{ status: 503, text: '{"error":"service_not_configured"}' },
    });
  });

  it.each(calls)("OPS-1 on staging and in development %s answers for itself", async (path, Service, init) => {
    for (const stage of ["staging", "development"])
      expect((await ask(Service, stage, path, init)).status).not.toBe(503);
  });

  it.each([
    ["production", null],
    ["staging", "account"],
    ["development", "account"],
  ])("OPS-1 in %s, a receipt that no store signed signs in %s", async (STAGE, expected) => {
    const call = {
      env: { ...env, STAGE },
      peers: { subscriptions: { receiptOwner: async () => "account" } },
    } as unknown as Parameters<typeof receiptOwner>[0];
    expect((await receiptOwner(call, "ios", "receipt"))?.accountId ?? null).toBe(expected);
  });
});
