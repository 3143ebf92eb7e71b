import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { healthSchema } from "../../../src/contract/services.ts";
import { productsSchema } from "../../../src/contract/subscription/subscription.ts";
import { hosts, request } from "../../http/request.ts";

/** The first call of a Durable Object compiles the whole worker here, which takes longer than /healthz waits. */
beforeAll(() => env.SUBSCRIPTION_ACCOUNT.getByName("health:probe").ping());

const front = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(new Request(`http://localhost${path}`, { redirect: "manual", ...init }));

describe("through the front door", () => {
  it("SVC-1 services, posts, roles and health are where the address space says", async () => {
    expect(productsSchema.parse(await (await front("/api/products?country=IE")).json()).length).toBe(4);
    expect((await front("/content/posts?limit=1")).status).toBe(200);
    expect((await front("/jobs.js")).status).toBe(200);
    const health = await front("/healthz");
    expect([health.status, healthSchema.parse(await health.json()).status]).toEqual([200, "ok"]);
  });

  it("SVC-1 HOST-3 a checkout is opened by the country of the visit, which on the onion host nobody learns", async () => {
    const made = await front("/api/auth/account/create", { method: "POST" });
    const { auth_token } = await made.json<{ auth_token: string }>();
    const bearer = (token: string) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });
    const signedIn = await front("/api/auth/access-token", { headers: bearer(auth_token) });
    const { access_token } = await signedIn.json<{ access_token: string }>();
    const order = (asked: { country: string; host?: string; cookie?: string }) => {
      const returnUrl = `http://${asked.host ?? "localhost"}/pro/welcome`;
      const body = JSON.stringify({ productId: "nightjar-pro-monthly-renews-row", purchasePlatform: "web", returnUrl });
      return request("/api/checkout/session", { ...asked, method: "POST", headers: bearer(access_token), body });
    };
    expect((await order({ country: "IE" })).status).toBe(200);
    expect((await order({ country: "BR", cookie: "country=IE" })).status).toBe(200);
    for (const nowhere of [{ country: "BR" }, { country: "IE", host: hosts.onion }]) {
      const refused = await order(nowhere);
      expect([refused.status, await refused.json()]).toEqual([403, { error: "country_not_eligible" }]);
    }
  });

  it("SVC-1 an answer of a service keeps its own policy, and data get one that allows nothing", async () => {
    const page = await front("/dev/seed", { headers: { accept: "text/html" } });
    expect(page.headers.get("content-security-policy")).toContain("style-src 'sha256-");
    const data = await front("/api/products");
    expect(data.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(data.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("SVC-3 a form that another site posts changes nothing", async () => {
    const form = { method: "POST", body: new URLSearchParams({ change: "cancel" }) };
    const foreign = await front("/checkout/x", { ...form, headers: { "sec-fetch-site": "cross-site" } });
    expect(foreign.status).toBe(403);
    expect((await front("/checkout/x", { ...form, headers: { "sec-fetch-site": "same-origin" } })).status).toBe(404);
  });

  it.each([
    "/iu",
    "/iu?u=",
    "/iu?u=https://localhost/a.png",
    "/iu?u=http://blog.nightjar.example/a.png",
    "/iu?u=a&u=b",
  ])("SVC-5 %s gives no image and asks nobody", async (path) => {
    const answer = await front(path);
    expect([400, 403]).toContain(answer.status);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  });

  it("SVC-5 the image proxy answers at /iu/ as clients write it", async () => {
    expect((await front("/iu/?u=nonsense")).status).toBe(400);
  });
});
