import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { lastMail, member } from "./visitor.ts";

const everywhere = {
  AUTH_HOST: "https://auth.upstream.example",
  AUTH_STAGING_HOST: "https://auth-staging.upstream.example",
  SUBSCRIPTIONS_HOST: "https://subs.upstream.example",
  SUBSCRIPTIONS_STAGING_HOST: "https://subs-staging.upstream.example",
};

const sessionKeys = JSON.stringify({ keys: [{ kid: "one", k: "k".repeat(43) }] });

/** A visitor whose services are elsewhere; `asked` lists the hosts that were called, in order. */
function visitorElsewhere(hosts: Readonly<Record<string, string>> = everywhere, stage = "development") {
  const cookies = new Map([["country", "IE"]]);
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    asked.push(url.host);
    const service = url.host.startsWith("auth") ? exports.AuthService : exports.SubscriptionService;
    return service.fetch(new Request(`http://localhost${url.pathname}${url.search}`, request));
  });
  async function go(path: string, fields?: Record<string, string>, more: HeadersInit = {}): Promise<string> {
    const context = createExecutionContext();
    const request = new Request(`http://localhost${path}`, {
      redirect: "manual",
      headers: { ...more, cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    const answer = await createApp().fetch(
      request,
      { ...env, ...hosts, STAGE: stage, SESSION_KEYS: sessionKeys },
      context,
    );
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";")[0]?.split("=") ?? [];
      if (set.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    await answer.text();
    await waitOnExecutionContext(context);
    const location = answer.headers.get("location");
    return location ? new URL(location, "http://localhost").pathname : "";
  }
  return { go, asked, cookies };
}

describe("staging", { timeout: 30_000 }, () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("SUB-7 begins on a page without a session, too", async () => {
    const { go, asked } = visitorElsewhere();
    await go("/about?environment=staging");
    expect(await go("/subscriptions", { period: "monthly" })).toMatch(/^\/checkout\//);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((host) => !host.includes("staging"))).toEqual([]);
  });

  it("SUB-7 is asked for once, and holds for every page of the session after it", async () => {
    const { go, asked } = visitorElsewhere();
    expect(await go("/subscriptions?environment=staging", { period: "monthly" })).toMatch(/^\/checkout\//);
    await go("/pro/add-email", { intent: "send", email: `wren@${crypto.randomUUID()}.example` });
    await go("/subscriptions/activation-flow/another-device");
    await go("/subscriptions/manage?ask=cancel", { intent: "cancel" });
    await go("/subscriptions/manage", { intent: "recovery-code" });
    await go("/subscriptions/manage", { intent: "sign-out" });
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((host) => !host.includes("-staging"))).toEqual([]);
    asked.length = 0;
    await go("/subscriptions/activate", { intent: "send", email: "wren@post.example" });
    expect(new Set(asked), "signed out, it is over").toEqual(new Set(["auth.upstream.example"]));
  });

  it("SUB-7 FLOW-2 holds through a sign-in", async () => {
    const email = await member("none");
    const { go, asked, cookies } = visitorElsewhere();
    await go("/subscriptions/activate?environment=staging", { intent: "send", email });
    const code = (await lastMail(email, 2)).otp;
    expect(await go("/subscriptions/confirm", { intent: "check", code })).toBe("/subscriptions/manage");
    expect(cookies.get("__Host-environment")).toBe("staging");
    await go("/subscriptions/manage");
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((host) => !host.includes("-staging"))).toEqual([]);
  });

  it("SUB-7 ends with the browser session: what is kept for thirty days does not hold it", async () => {
    const { go, asked, cookies } = visitorElsewhere();
    await go("/subscriptions?environment=staging", { period: "monthly" });
    cookies.delete("__Host-environment");
    asked.length = 0;
    await go("/subscriptions", { period: "monthly" });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((host) => host.includes("-staging"))).toEqual([]);
  });

  it.each(["cross-site", "same-site"])("SUB-7 HOLD-2 a %s link only asks whether to begin", async (site) => {
    const { go, asked, cookies } = visitorElsewhere();
    for (const path of ["/about", "/subscriptions/manage", "/qr.svg", "/api/products", "/?q=!w+owl&"])
      await go(`${path}${path.endsWith("&") ? "" : "?"}environment=staging`, undefined, { "sec-fetch-site": site });
    expect(cookies.get("__Host-environment")).toBeUndefined();
    expect(asked.filter((host) => host.includes("-staging"))).toEqual([]);
    await go("/about?environment=staging&continued=1", undefined, { "sec-fetch-site": "same-origin" });
    expect(cookies.get("__Host-environment")).toBe("staging");
  });

  it.each(["same-origin", "none"])("SUB-7 begins with the parameter, from a %s link as well", async (site) => {
    const { go, asked, cookies } = visitorElsewhere();
    await go("/about?environment=staging", undefined, { "sec-fetch-site": site });
    expect(cookies.get("__Host-environment")).toBe("staging");
    await go("/subscriptions", { period: "monthly" });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((host) => !host.includes("-staging"))).toEqual([]);
  });

  it("SUB-7 holds for calls of the page's scripts, and no address overrides what is stored", async () => {
    const { go, asked, cookies } = visitorElsewhere();
    await go("/about?environment=staging");
    await go("/api/products");
    expect(asked.splice(0)).toEqual(["subs-staging.upstream.example"]);
    cookies.set("__Host-environment", "production");
    await go("/api/products?environment=staging");
    expect(asked).toEqual(["subs.upstream.example"]);
    expect(cookies.get("__Host-environment")).toBe("production");
  });

  it("SUB-7 OPS-1 production without staging hosts takes no notice of it", async () => {
    const { AUTH_HOST, SUBSCRIPTIONS_HOST } = everywhere;
    const { go, asked } = visitorElsewhere({ AUTH_HOST, SUBSCRIPTIONS_HOST }, "production");
    await go("/subscriptions?environment=staging", { period: "monthly" });
    await go("/subscriptions?environment=staging", { period: "monthly" });
    expect(new Set(asked)).toEqual(new Set(["auth.upstream.example", "subs.upstream.example"]));
  });

  it("SUB-7 every page says that it is on, and none where there is no staging to be on", async () => {
    const mainOf = async (settings: object, cookie: string) => {
      const context = createExecutionContext();
      const request = new Request("http://localhost/about", { headers: { cookie } });
      const answer = await createApp().fetch(request, { ...env, ...settings, SESSION_KEYS: sessionKeys }, context);
      const html = await answer.text();
      await waitOnExecutionContext(context);
      return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    };
    const on = "__Host-environment=staging";
    expect(await mainOf(everywhere, on)).not.toBe(await mainOf(everywhere, ""));
    const production = { STAGE: "production", AUTH_HOST: everywhere.AUTH_HOST };
    expect(await mainOf(production, on)).toBe(await mainOf(production, ""));
    const withStaging = { ...production, AUTH_STAGING_HOST: everywhere.AUTH_STAGING_HOST };
    expect(await mainOf(withStaging, on)).not.toBe(await mainOf(withStaging, ""));
  });
});
