import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { networksOf } from "../../../src/platform/networks.ts";
import { closedLimits, isClosed, parseClosed } from "../../../src/visit/closed-addresses.ts";
import { found, request } from "../request.ts";

interface RequestOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly headers?: Record<string, string>;
  readonly country?: string;
}

/** Sends a request to a deployment in which some variables differ from those of the tests. */
async function ask(path: string, { settings = {}, headers = {}, country = "IE" }: RequestOptions = {}) {
  const context = createExecutionContext();
  const asked = new Request(`https://localhost${path}`, { headers, cf: { country } });
  const answer = await createApp().fetch(asked, { ...env, ...settings } as Env, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, headers: answer.headers, text, page: found(text, /data-page="(\w+)"/) };
}

const page = { accept: "text/html" };

describe("closed addresses", () => {
  const settings = { CLOSED_PATHS: "/about /press/*\n/content/posts" };

  it.each(["/about", "/About/", "/%61bout", "/about?a=1", "/press/kit", "/content/posts"])(
    "ERR-1 %s is answered with 410",
    async (path) => {
      const answer = await ask(path, { settings });
      expect([answer.status, answer.page]).toEqual([410, "error_410"]);
    },
  );

  it.each(["/", "/abouts", "/press", "/hiring"])("ERR-1 %s isn't, where others are", async (path) => {
    expect((await ask(path, { settings })).status).not.toBe(410);
  });

  it("ERR-1 the page follows the theme that the visitor set", async () => {
    const answer = await ask("/about", { settings, headers: { cookie: "kae=d" } });
    expect(answer.text).toContain('data-theme="dark"');
    expect((await ask("/about", { settings })).text).not.toContain('data-theme="');
  });

  it("ERR-1 a list that is none, or has no end, is refused", () => {
    expect(parseClosed("about")).toBeNull();
    expect(parseClosed("/a*b")).toBeNull();
    expect(parseClosed(`/${"a".repeat(closedLimits.characters)}`)).toBeNull();
    expect(parseClosed("/a ".repeat(closedLimits.addresses + 1))).toBeNull();
    expect(parseClosed("")).toEqual([]);
    expect(isClosed("/%E0%A4%A", ["/a"])).toBe(false);
  });
});

describe("the limit of automated requests", () => {
  const address = { "cf-connecting-ip": "203.0.113.7" };
  const over = { REQUESTS: { limit: async () => ({ success: false }) } };

  it("ERR-1 holds for the platform's own binding, for this network alone", async () => {
    const [{ key } = { key: "" }] = networksOf(address["cf-connecting-ip"]);
    let spent = 0;
    // Up to twice the limit of the tests, because a minute may end in between.
    while ((await env.REQUESTS.limit({ key })).success && spent < 61) spent += 1;
    const [refused, other] = await Promise.all([
      request("/about", { headers: { ...page, ...address } }),
      request("/about", { headers: { ...page, "cf-connecting-ip": "203.0.113.8" } }),
    ]);
    expect([refused.status, refused.headers.get("retry-after"), other.status]).toEqual([418, "60", 200]);
    expect(found(await refused.text(), /data-page="(\w+)"/)).toBe("error_418_ar");
  });

  it("ERR-1 answers a program with 429 and when to come again", async () => {
    const answer = await ask("/country.json", { settings: over, headers: address });
    expect([answer.status, answer.text]).toEqual([429, '{"error":"too_many_requests"}']);
    expect(answer.headers.get("retry-after")).toBe("60");
  });

  it("ERR-1 explains a refusal to who comes from Tor, and offers the onion address where there is one", async () => {
    const asked = { headers: { ...page, ...address }, country: "T1" };
    const name = `${"n".repeat(56)}.onion`;
    const offered = await ask("/about", { ...asked, settings: { ...over, ONION_HOSTS: name } });
    expect([offered.status, offered.page]).toEqual([418, "error_418_tor"]);
    expect(offered.text).toContain(`href="http://${name}/"`);
    const without = await ask("/about", { ...asked, settings: { ...over, ONION_HOSTS: "" } });
    expect(without.page).toBe("error_418_tor");
    expect(without.text).not.toContain(".onion");
  });

  it("ERR-1 counts nobody on the onion host, where all come by one proxy", async () => {
    const context = createExecutionContext();
    const asked = new Request("http://onion.localhost/about", { headers: address });
    expect((await createApp().fetch(asked, { ...env, ...over } as unknown as Env, context)).status).toBe(200);
  });

  it.each([
    ["LIMIT_4000", "page 2001:db8:7:ff00::/56"],
    ["LIMIT_12000", "page 2001:db8:7::/48"],
  ])("ERR-1 HOLD-8 counts the wider networks of an IPv6 address too, by %s", async (limiter, refused) => {
    const settings = { [limiter]: { limit: async ({ key }: { key: string }) => ({ success: key !== refused }) } };
    const from = (ip: string) => ask("/country.json", { settings, headers: { "cf-connecting-ip": ip } });
    expect((await from("2001:DB8:7:FF07::1")).status).toBe(429);
    expect((await from("2001:db8:8:ff07::1")).status).toBe(200);
  });
});

describe("requests that look for a hole", () => {
  it.each(["/.env", "/.git/config", "/wp-login.php", "/WP-admin/", "/xmlrpc.php", "/cgi-bin/a"])(
    "ERR-1 %s is answered with 418",
    async (path) => {
      const answer = await ask(path, { headers: page });
      expect([answer.status, answer.page]).toEqual([418, "error_418"]);
    },
  );

  it.each(["/nowhere", "/wp", "/.well-known/nothing", "/about..", "/envelope", "/vendors"])(
    "ERR-1 %s is only unknown",
    async (path) => {
      expect((await ask(path, { headers: page })).status).toBe(404);
    },
  );
});

describe("a host that fails with a page of its own", () => {
  const settings = { AUTH_HOST: "auth.upstream.example" };
  const answering = (status: number) => {
    const body = "<h1>nginx/1.25</h1>";
    const headers = { "content-type": "text/html" };
    return vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, { status, headers }));
  };

  it.each([
    [500, "error_500"],
    [502, "error_nginx_500"],
    [504, "error_nginx_500"],
  ])("ERR-1 a person gets our page for its %s, and nothing of its own", async (status, name) => {
    using _ = answering(status);
    const answer = await ask("/account/login", { settings, headers: page });
    expect([answer.status, answer.page, answer.headers.get("retry-after")]).toEqual([500, name, "10"]);
    expect(answer.text).not.toContain("nginx/");
  });

  it("ERR-1 SVC-6 a person gets our page for a host that cannot be reached, and nothing of the reason", async () => {
    using _ = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("secret detail"));
    const answer = await ask("/account/login", { settings, headers: page });
    expect([answer.status, answer.page, answer.headers.get("retry-after")]).toEqual([502, "error_nginx_500", "10"]);
    expect(answer.text).not.toContain("secret detail");
  });

  it("ERR-1 a program still gets 502 in JSON", async () => {
    using _ = answering(500);
    const answer = await ask("/api/auth/v2/account", { settings });
    expect([answer.status, answer.text]).toEqual([502, '{"error":"service_unavailable"}']);
  });
});
