import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { productLine } from "../../../src/contract/brand/brand-ids.ts";
import { href, routes } from "../../../src/contract/routes.ts";
import { serviceNames, serviceTable } from "../../../src/platform/service-table.ts";
import { SubscriptionService } from "../../../src/services/subscriptions/subscription-service.ts";
import { service, signUp } from "../../services/auth/service.ts";
import { found } from "../request.ts";
import { withCookiesOf } from "../subscription/visitor.ts";
import { serviceAddresses } from "./service-addresses.ts";

const production = {
  ...{ ...env, STAGE: "production", MAIN_HOSTS: "nightjar.example", ONION_HOSTS: "" },
  SESSION_KEYS: JSON.stringify({ keys: [{ kid: "one", k: "k".repeat(43) }] }),
};
const unbound = Object.fromEntries(serviceNames.map((name) => [serviceTable[name].binding, undefined]));

/** Production as it is shipped, and with everything bound that must not be. */
const deployments = {
  shipped: { ...production, ...unbound, SERVICES_HEALTH: undefined, MAIL: undefined, EVENT_COUNTER: undefined },
  bound: production,
} as const;

const json = { "content-type": "application/json" };
const product = "nightjar-pro-monthly-renews-us";

/** Every request that gives out a subscription in some environment. */
const attempts: readonly (readonly [path: string, init: RequestInit])[] = [
  [
    "/api/checkout/session",
    {
      method: "POST",
      headers: json,
      body: JSON.stringify({
        productId: product,
        purchasePlatform: "stripe",
        returnUrl: "https://nightjar.example/pro/welcome",
      }),
    },
  ],
  ["/api/checkout/portal", {}],
  ["/checkout/abc", { method: "POST", body: new URLSearchParams({ card: "paid" }) }],
  ["/checkout/portal/abc", { method: "POST", body: new URLSearchParams({ change: "resume" }) }],
  [
    "/api/purchase/confirm/apple",
    { method: "POST", headers: json, body: JSON.stringify({ signature: "receipt", productId: product }) },
  ],
  [
    "/api/purchase/confirm/google",
    { method: "POST", headers: json, body: JSON.stringify({ purchaseToken: "receipt", productId: product }) },
  ],
  ["/api/subscription", {}],
  ["/api/subscription/resume", { method: "POST" }],
  ["/api/subscription/details", {}],
  ["/api/subscription/plan", { method: "POST", headers: json, body: JSON.stringify({ billingPeriod: "yearly" }) }],
  ["/api/subscription/refund", { method: "POST", headers: json, body: JSON.stringify({ ends: true }) }],
  [
    "/dev/seed",
    {
      method: "POST",
      body: new URLSearchParams({
        account: "account",
        status: "Auto-Renewable",
        platform: "stripe",
        productId: product,
      }),
    },
  ],
  [
    "/peers/subscriptions/entitlements",
    { method: "POST", headers: json, body: JSON.stringify({ account: "account" }) },
  ],
  [
    "/subscriptions",
    { method: "POST", headers: { cookie: "country=IE" }, body: new URLSearchParams({ period: "monthly" }) },
  ],
];

/** Headers that might lead a request to another environment. */
const detours: readonly Readonly<Record<string, string>>[] = [
  {},
  { host: "localhost" },
  { "x-forwarded-host": "staging.nightjar.example", forwarded: "host=staging.nightjar.example" },
  { cookie: "staging=1; environment=staging" },
  { "x-stage": "development", "cf-worker": "nightjar-services", "x-original-url": "/dev/seed" },
];

async function ask(settings: object, path: string, init: RequestInit, detour: Readonly<Record<string, string>>) {
  const context = createExecutionContext();
  const headers = new Headers(init.headers);
  const cookies = [headers.get("cookie"), detour.cookie].filter((cookie) => cookie);
  for (const [name, value] of Object.entries(detour)) headers.set(name, value);
  if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
  const asked = new Request(`https://nightjar.example${path}`, { ...init, headers, redirect: "manual" });
  const answer = await createApp().fetch(asked, settings as unknown as Env, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, text, type: answer.headers.get("content-type") ?? "" };
}

describe("production with nothing configured", { timeout: 60_000 }, () => {
  it.each(Object.entries(deployments))(
    "OPS-1 %s: no request gets a subscription, and each is clearly refused",
    async (_, settings) => {
      const { access, id } = await signUp(service());
      for (const [path, init] of attempts) {
        for (const query of ["", "?environment=staging", "?environment=staging&environment=production"]) {
          for (const detour of detours) {
            const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${access}` };
            const answer = await ask(settings, path + query, { ...init, headers }, detour);
            const told = `${path}${query} ${JSON.stringify(detour)}: ${answer.status}`;
            expect([404, 503], told).toContain(answer.status);
            if (answer.type.includes("json"))
              expect(answer.text, told).toMatch(/"(?:service_not_configured|not_found)"/);
            else expect(answer.text, told).toMatch(/<h1/);
          }
        }
      }
      expect(await exports.SubscriptionService.entitlements(id)).toEqual([]);
      expect(await exports.SubscriptionService.holds(id)).toBeNull();
    },
  );

  it("OPS-1 the services worker itself gives none in production, whoever reaches it", async () => {
    const { access, id } = await signUp(service());
    for (const [path, init] of attempts.filter(([path]) => !path.startsWith("/subscriptions"))) {
      const context = createExecutionContext();
      const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${access}` };
      const asked = new Request(`https://nightjar.example${path}`, { ...init, headers });
      const answer = await new SubscriptionService(context, production as unknown as Env).fetch(asked);
      await answer.text();
      expect([404, 503], `${path}: ${answer.status}`).toContain(answer.status);
      await waitOnExecutionContext(context);
    }
    expect(await exports.SubscriptionService.entitlements(id)).toEqual([]);
  });
});

/** A deployment with the same keys that has every service. */
const whereSold = { ...env, SESSION_KEYS: production.SESSION_KEYS };

/** The cookies of a subscriber who has paid there, has an access code and keeps a scan. */
async function boughtThere(): Promise<string> {
  let jar = "";
  async function send(path: string, fields?: Record<string, string>) {
    const context = createExecutionContext();
    const init = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
    const headers = { cookie: `${jar}; country=IE` };
    const asked = new Request(`http://localhost${path}`, { ...init, headers, redirect: "manual" });
    const answer = await createApp().fetch(asked, whereSold, context);
    const text = await answer.text();
    await waitOnExecutionContext(context);
    jar = withCookiesOf(jar, answer);
    const { pathname, search } = new URL(answer.headers.get("location") ?? path, "http://localhost");
    return { to: pathname + search, text };
  }
  const checkout = await send(routes.subscriptions.path, { period: "monthly" });
  await send((await send(checkout.to, { card: "paid" })).to);
  await send(routes.itrAccessCode.path, {});
  const { text } = await send(routes.subscriptionsManage.path);
  const account = found(text, /<dt>Payment reference<\/dt><dd>([\w-]+)/);
  const productId = `${productLine}-monthly-renews-row`;
  await send("/dev/seed", { account, status: "Auto-Renewable", platform: "web", productId });
  await send(routes.dbpScanName.path, { last: "Threlkeld" });
  await send(routes.dbpScanYear.path, { birthYear: "1901" });
  await send(routes.dbpScanAddress.path, { city: "Blitar" });
  await send(routes.dbpScanConfirm.path, { intent: "start" });
  await send(routes.dbpDashboard.path, { intent: "keep" });
  return jar;
}

/** The pages that only a subscriber has, with what each of them promises or shows, and the forms on them. */
const ownPages: readonly (readonly [path: string, promise: RegExp, presses: readonly string[]])[] = [
  [routes.subscriptionsManage.path, /Payment reference/, ["portal", "resume", "keep-plan", "read"]],
  [href("subscriptionsManage", { ask: "cancel" }), /until/, ["cancel"]],
  [href("subscriptionsManage", { ask: "plan" }), /€99.99 a year/, ["change-plan"]],
  [href("subscriptionsManage", { ask: "refund" }), /Refund €9.99/, ["refund"]],
  [routes.subscriptionsPayments.path, /€9.99 paid/, []],
  [href("subscriptionsPayments", { receipt: "1" }), /Total paid/, []],
  [routes.subscriptionsSecurity.path, /Signed in since/, ["end", "end-others", "passkey-options", "remove-passkey"]],
  [routes.itrCase.path, /Reference number/, []],
  [routes.dbpDashboard.path, /Repeat searches/, ["keep", "replace", "pause", "resume", "delete"]],
  [routes.dbpEdit.path, /Threlkeld/, []],
];

describe("production with nothing configured, for a subscriber of before", { timeout: 60_000 }, () => {
  const rest = { period: "yearly", id: "x".repeat(43), until: "1" };

  it("OPS-1 LIFE-1 LIFE-2 LIFE-3 LIFE-4 LIFE-5 ITR-1 shows and promises nothing of theirs, and no form acts", async () => {
    const headers = { cookie: `${await boughtThere()}; country=IE`, accept: "text/html" };
    for (const [path, promise, presses] of ownPages) {
      expect((await ask(whereSold, path, { headers }, {})).text, `${path}, where it is sold`).toMatch(promise);
      const { status, text } = await ask(deployments.shipped, path, { headers }, {});
      expect([200, 303, 503], `${path}: ${status}`).toContain(status);
      expect(text, path).not.toMatch(promise);
      for (const intent of presses) {
        const init = { method: "POST", body: new URLSearchParams({ intent, ...rest }), headers };
        const pressed = await ask(deployments.shipped, path, init, {});
        expect(pressed.status, `${path} ${intent}`).toBe(503);
        expect(pressed.text, `${path} ${intent}`).not.toMatch(promise);
      }
    }
  });

  it("OPS-1 PAGE-9 the steps for the VPN sell nothing, and say that there is nothing to set up", async () => {
    const { status, text } = await ask(deployments.shipped, href("vpnSetUp", { device: "ios" }), {}, {});
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    expect([status, main.includes("there’s no browser to install")]).toEqual([200, true]);
    expect(main).not.toMatch(/<form|€|\$\d|\/subscriptions\?/);
  });
});

/** Everything that a deployment needs, as far as the edge knows. */
const whole = {
  ...deployments.shipped,
  ...Object.fromEntries(serviceNames.map((name) => [serviceTable[name].host, `${name}.nightjar.example`])),
  ...{ EVENTS: { writeDataPoint: () => {} }, ANSWERS: { writeDataPoint: () => {} } },
};

describe("a deployment that lacks something", () => {
  const parts = ["MAIN_HOSTS", "SESSION_KEYS", "EVENTS", ...serviceNames.map((name) => serviceTable[name].host)];

  it("OPS-1 is well when it lacks nothing", async () => {
    expect((await ask(whole, "/healthz", {}, {})).status).toBe(200);
  });

  it.each(parts)("OPS-1 without %s says so at /healthz, starts all the same, and gives away nothing", async (part) => {
    const settings = { ...whole, [part]: undefined };
    const health = await ask(settings, "/healthz", {}, {});
    expect([health.status, JSON.parse(health.text).missing]).toEqual([503, [part]]);
    expect((await ask(settings, "/about", { headers: { accept: "text/html" } }, {})).status).toBe(200);
    const row = serviceNames.find((name) => serviceTable[name].host === part);
    if (row) expect((await ask(settings, serviceAddresses[row], {}, {})).status).toBe(503);
  });

  const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
    ["/subscriptions", { period: "monthly" }],
    ["/subscriptions/activate", { intent: "send", email: "wren@post.example" }],
    ["/newsletter", { email: "wren@post.example" }],
    ["/help", { topic: "other", email: "wren@post.example", message: "A question." }],
  ];

  it.each([undefined, "{}"])("OPS-1 HOLD-4 with SESSION_KEYS %j no form acts before it is refused", async (keys) => {
    const network = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
    for (const [path, fields] of forms) {
      const body = new URLSearchParams(fields);
      const cookie = { cookie: "country=IE", accept: "text/html" };
      const answer = await ask({ ...whole, SESSION_KEYS: keys }, path, { method: "POST", body }, cookie);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.text).toMatch(/<h1/);
    }
    expect(network).not.toHaveBeenCalled();
    const found = await ask(
      { ...whole, SESSION_KEYS: keys },
      "/",
      { method: "POST", body: new URLSearchParams({ q: "2+2" }) },
      {},
    );
    expect(found.status, "a search keeps nothing").toBe(200);
    vi.restoreAllMocks();
  });
});
