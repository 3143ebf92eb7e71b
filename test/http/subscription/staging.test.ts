import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";

const hosts = {
  AUTH_HOST: "https://auth.upstream.example",
  AUTH_STAGING_HOST: "https://auth-staging.upstream.example",
  SUBSCRIPTIONS_HOST: "https://subs.upstream.example",
  SUBSCRIPTIONS_STAGING_HOST: "https://subs-staging.upstream.example",
};

/** A visitor whose services are elsewhere; `asked` are the hosts that were asked, in order. */
function visitorElsewhere() {
  let cookie = "";
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    asked.push(url.host);
    const service = url.host.startsWith("auth") ? exports.AuthService : exports.SubscriptionService;
    return service.fetch(new Request(`http://localhost${url.pathname}${url.search}`, request));
  });
  async function go(path: string, fields?: Record<string, string>): Promise<string> {
    const context = createExecutionContext();
    const request = new Request(`http://localhost${path}`, {
      redirect: "manual",
      headers: { cookie: `${cookie}; country=IE` },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    const answer = await createApp().fetch(request, { ...env, ...hosts }, context);
    cookie =
      answer.headers
        .getSetCookie()
        .find((set) => set.startsWith("__Host-session="))
        ?.split(";")[0] ?? cookie;
    await answer.text();
    await waitOnExecutionContext(context);
    const location = answer.headers.get("location");
    return location ? new URL(location, "http://localhost").pathname : "";
  }
  return { go, asked };
}

describe("staging", { timeout: 30_000 }, () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("SUB-7 is asked for once, and holds for every page of the session after it", async () => {
    const { go, asked } = visitorElsewhere();
    expect(await go("/subscriptions?environment=staging", { period: "Monthly" })).toMatch(/^\/checkout\//);
    await go("/pro/add-email", { intent: "send", email: `wren-${crypto.randomUUID()}@post.example` });
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
});
