import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { edge } from "../../../src/edge.ts";
import { expectWritten } from "../../logged.ts";
import { found } from "../request.ts";

const address = { "cf-connecting-ip": "203.0.113.20" };
const page = { accept: "text/html", ...address };

/** A limiter that refuses the keys of one kind. */
const refusing = (flood: string) => ({
  limit: async ({ key }: { key: string }) => ({ success: !key.startsWith(flood) }),
});

const fullBudget = { FLOOD_BUDGET: { getByName: () => ({ take: async () => 7 }) } };

type AtTheEdge = Parameters<ReturnType<typeof edge>["fetch"]>[0];

async function ask(path: string, init: RequestInit, settings: Readonly<Record<string, unknown>>) {
  const context = createExecutionContext();
  const asked = new Request(`http://localhost${path}`, { redirect: "manual", ...init });
  const answer = await edge(createApp()).fetch(asked as AtTheEdge, { ...env, ...settings } as unknown as Env, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, headers: answer.headers, text, page: found(text, /data-page="(\w+)"/) };
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { ...page, cookie: "country=IE" },
  body: new URLSearchParams(fields),
});

/** Forms with their fields, and the kind of service call that each makes. */
const forms: readonly [string, Record<string, string>, string][] = [
  ["/subscriptions", { period: "monthly" }, "sign-up"],
  ["/subscriptions", { period: "monthly" }, "session"],
];

/** Forms in which something is typed. */
const typedForms: readonly [string, Record<string, string>, string][] = [
  ["/subscriptions/activate", { intent: "send", email: "wren@people.example" }, "code"],
  ["/newsletter", { email: "wren@people.example" }, "newsletter"],
  ["/identity-theft-restoration/survey", { settled: "some", adviser: "most" }, "survey"],
];

describe("a flood", () => {
  it.each(forms)(
    "OPS-3 ERR-1 the form of %s is answered with the page that explains it",
    async (path, fields, kind) => {
      const settings = { LIMIT_20: refusing(kind), LIMIT_120: refusing(kind) };
      const answer = await ask(path, form(fields), settings);
      expect([answer.status, answer.page, answer.headers.get("retry-after")]).toEqual([418, "error_418_ar", "60"]);
      expect((await ask(path, form(fields), {})).status).toBe(303);
    },
  );

  it.each(typedForms)(
    "OPS-3 HOLD-8 the form of %s says when to come again, and keeps what was typed",
    async (path, fields, kind) => {
      const answer = await ask(path, form(fields), { LIMIT_20: refusing(kind) });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
      for (const value of Object.values(fields)) expect(answer.text).toContain(`value="${value}"`);
    },
  );

  const calls: readonly [string, string, string, RequestInit][] = [
    ["LIMIT_20", "sign-up", "/api/auth/v2/account/create", { method: "POST" }],
    ["LIMIT_20", "sign-up", "/api/auth/account/create", { method: "POST" }],
    ["LIMIT_120", "session", "/api/auth/v2/authorize", {}],
    ["LIMIT_20", "code", "/api/auth/v2/otp", { method: "POST" }],
    ["LIMIT_20", "code", "/api/auth/account/loginlink", {}],
    ["LIMIT_20", "newsletter", "/newsletter/subscription/subscribe", { method: "POST" }],
    ["LIMIT_20", "scan", "/api/scans", { method: "POST" }],
    ["LIMIT_20", "survey", "/itr/survey", { method: "POST" }],
    ["LIMIT_1200", "suggestion", "/ac?q=owl", {}],
    ["LIMIT_60000", "suggestion", "/ac?q=owl", {}],
    ["LIMIT_1200", "image", "/iu/?u=https://blog.nightjar.example/a.png", {}],
    ["LIMIT_60000", "image", "/iu/?u=https://blog.nightjar.example/a.png", {}],
    ["LIMIT_1200", "event", "/t/page_view?1", {}],
    ["LIMIT_60000", "event", "/t/page_view?1", {}],
  ];

  it.each([
    ["/ac?q=owl", "suggestions"],
    ["/t/page_view?1", "event"],
  ])("OPS-2 ERR-1 where a limit fails, %s is a failure that is told, once", async (path, route) => {
    const told = expectWritten("error");
    const failing = { limit: () => Promise.reject(new Error("no limit can be asked")) };
    const answer = await ask(path, { headers: address }, { LIMIT_1200: failing });
    expect([answer.status, answer.page]).toEqual([500, "error_oops_500"]);
    expect(told.mock.calls.map(([line]) => JSON.parse(line).route)).toEqual([route]);
    told.mockRestore();
  });

  it.each(calls)(
    "OPS-3 by %s, a program that makes too many of %s gets 429 at %s",
    async (limiter, kind, path, init) => {
      const answer = await ask(path, { headers: address, ...init }, { [limiter]: refusing(kind) });
      expect([answer.status, answer.text]).toEqual([429, '{"error":"too_many_requests"}']);
      expect(answer.headers.get("retry-after")).toBe("60");
      const other = await ask(path, { headers: address, ...init }, { [limiter]: refusing("another kind") });
      expect(other.status).not.toBe(429);
    },
  );

  const ofServices = calls.filter(([, , path]) => /^\/(?:api\/auth|newsletter|itr|support)\//.test(path));

  it.each(ofServices)(
    "OPS-3 HOLD-2 by %s, no other spelling of an address gets past the limit of %s at %s",
    async (_, kind, path, init) => {
      const settings = { LIMIT_20: refusing(kind), LIMIT_120: refusing(kind) };
      // A network for each case, because each network has a limit over all kinds of requests.
      const headers = { "cf-connecting-ip": `2001:db8:${path.length}:${kind.length}::1` };
      const last = path.charCodeAt(path.length - 1).toString(16);
      for (const spelt of [`${path.slice(0, -1)}%${last}`, `${path.slice(0, -1)}%${last.toUpperCase()}`]) {
        for (const given of [settings, {}]) {
          expect([spelt, (await ask(spelt, { headers, ...init }, given)).status]).toEqual([spelt, 404]);
        }
      }
    },
  );

  it("OPS-3 the onion host has limits of its own", async () => {
    const onion = { ...form({ email: "wren@people.example" }), headers: { ...page, host: "onion.localhost" } };
    const asked = { ...onion, headers: page };
    const context = createExecutionContext();
    const settings = { ...env, LIMIT_120: refusing("newsletter") } as unknown as Env;
    const answer = await createApp().fetch(new Request("http://onion.localhost/newsletter", asked), settings, context);
    expect([answer.status, found(await answer.text(), /data-page="(\w+)"/)]).toEqual([429, "newsletter"]);
  });
});

describe("what everybody together may have", () => {
  it.each([
    ["/api/auth/account/create", {}],
    ["/newsletter/subscription/subscribe", { email: "wren@people.example", newsletter: "privacy-weekly" }],
  ])("OPS-3 %s says when to come again", async (path, body) => {
    const { AuthService, NewsletterService } = await import("../../../src/services/index.ts");
    const Service = path.startsWith("/newsletter") ? NewsletterService : AuthService;
    const context = createExecutionContext();
    const service = new Service(context, { ...env, ...fullBudget } as unknown as Env);
    const headers = { "content-type": "application/json" };
    const asked = new Request(`http://localhost${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = await service.fetch(asked);
    expect([answer.status, await answer.text()]).toEqual([429, '{"error":"too_many_requests"}']);
    expect(answer.headers.get("retry-after")).toBe("7");
  });

  it("OPS-3 ERR-1 a person gets the page that says that it is not about them", async () => {
    const busy = {
      fetch: async () =>
        Response.json({ error: "too_many_requests" }, { status: 429, headers: { "retry-after": "7" } }),
    };
    const AUTH = {
      fetch: (asked: Request) => (asked.url.endsWith("/account/create") ? busy.fetch() : env.AUTH.fetch(asked)),
    };
    const sent = form({ period: "monthly" });
    // From another network: that of the tests above may have reached its limit.
    const asked = { ...sent, headers: { ...sent.headers, "cf-connecting-ip": "203.0.113.21" } };
    const answer = await ask("/subscriptions", asked, { AUTH });
    expect([answer.status, answer.page, answer.headers.get("retry-after")]).toEqual([418, "error_418_all", "60"]);
  });

  it("OPS-3 is counted over all locations, comes back steadily, and writes no row", async () => {
    const budget = env.FLOOD_BUDGET.getByName(`test-${crypto.randomUUID()}`);
    const rule = { burst: 3, interval: 1000 };
    const now = Date.now();
    const waits = await Promise.all(Array.from({ length: 5 }, () => budget.take(rule, now)));
    expect(waits.toSorted()).toEqual([0, 0, 0, 1, 1]);
    expect(await budget.take(rule, now + 1000)).toBe(0);
    const { runInDurableObject } = await import("cloudflare:test");
    expect(await runInDurableObject(budget, (_, { storage }) => [...storage.kv.list()])).toEqual([]);
  });
});
