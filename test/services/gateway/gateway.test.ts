import { describe, expect, it } from "vitest";
import { type GatewayOptions, gateway } from "../../../src/gateway/gateway.ts";
import { isForwarded, serviceNameAt } from "../../../src/gateway/services.ts";
import { bodyLimits } from "../../../src/platform/body.ts";
import { type ServiceHosts, serviceNames, serviceTable } from "../../../src/platform/service-table.ts";

const unset = Object.fromEntries(
  serviceNames.map((name) => [name, { production: null, staging: null }]),
) as ServiceHosts;

const configured: ServiceHosts = {
  ...unset,
  auth: { production: "https://auth.upstream.example", staging: "https://auth-staging.upstream.example" },
  subscriptions: { production: "https://subs.upstream.example", staging: null },
};

type Upstream = (request: Request) => Response | Promise<Response>;

function options(upstream: Upstream, more: Partial<GatewayOptions> = {}): GatewayOptions {
  const entrypoint = { fetch: async () => Response.json({ from: "mock" }) };
  return {
    config: { services: configured, stage: "staging", development: false },
    env: Object.fromEntries(Object.values(serviceTable).map(({ binding }) => [binding, entrypoint])),
    fetch: async (request) => upstream(request),
    ...more,
  };
}

const at = (path: string, init?: RequestInit) => new Request(`https://nightjar.example${path}`, init);

/** Sends one request through the gateway and returns the request that the upstream received. */
async function seenBy(request: Request): Promise<Request> {
  let seen: Request | undefined;
  await gateway(
    request,
    options((asked) => {
      seen = asked;
      return Response.json({});
    }),
  );
  if (!seen) throw new Error("the upstream was not asked");
  return seen;
}

describe("which service", () => {
  it.each([
    ["/api/auth/v2/token", "auth"],
    ["/api/auth/access-token", "auth"],
    ["/account/login", "auth"],
    ["/api/subscription", "subscriptions"],
    ["/api/subscription/status", "subscriptions"],
    ["/api/products", "subscriptions"],
    ["/api/products/x/features", "subscriptions"],
    ["/api/checkout/session", "subscriptions"],
    ["/api/purchase/confirm/apple", "subscriptions"],
    ["/checkout/abc", "subscriptions"],
    ["/itr/issue", "identity"],
    ["/newsletter/subscription/subscribe", "newsletter"],
    ["/content/posts", "content"],
    ["/jobs.js", "jobs"],
    ["/newsletter", null],
    ["/account", null],
    ["/api/productsheet", null],
    ["/", null],
    ["/dev/inbox", null],
  ])("SVC-1 %s belongs to %s", (path, name) => {
    expect(serviceNameAt(path)).toBe(name);
    expect(isForwarded(path, { development: false })).toBe(name !== null);
  });

  it("SVC-4 the developer's pages exist in development only", () => {
    for (const path of ["/dev/inbox", "/dev/inbox/x", "/dev/seed"]) {
      expect(isForwarded(path, { development: true })).toBe(true);
      expect(isForwarded(path, { development: false })).toBe(false);
    }
  });

  it("SVC-1 every path of the table is a path", () => {
    for (const path of Object.values(serviceTable).flatMap(({ paths }): readonly string[] => paths))
      expect(path).toMatch(/^\/[\w./-]+\*?$/);
  });
});

describe("where to", () => {
  const hostOf = async (path: string, more?: Partial<GatewayOptions>) => {
    let host = "mock";
    await gateway(
      at(path),
      options((request) => {
        host = new URL(request.url).host;
        return Response.json({});
      }, more),
    );
    return host;
  };

  it("SVC-1 a configured host wins over the services worker", async () => {
    expect(await hostOf("/api/auth/v2/account")).toBe("auth.upstream.example");
    expect(await hostOf("/jobs.js")).toBe("mock");
  });

  it("SVC-1 a visit to staging picks the staging host", async () => {
    expect(await hostOf("/api/auth/v2/account", { staging: true })).toBe("auth-staging.upstream.example");
    expect(await hostOf("/api/subscription", { staging: true })).toBe("mock");
  });

  it("SVC-1 path and query arrive as they were", async () => {
    const { url } = await seenBy(at("/api/auth/v2/otp?email=a%2Bb%40x.example&locale=en&a=1&a=2"));
    expect(url).toBe("https://auth.upstream.example/api/auth/v2/otp?email=a%2Bb%40x.example&locale=en&a=1&a=2");
  });
});

describe("what passes", () => {
  it("SVC-1 method, body, cookies and end-to-end headers pass unchanged", async () => {
    const body = '{"a": "ä"}';
    const seen = await seenBy(
      at("/api/auth/v2/login", {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          cookie: "auth_session_id=x; b=c",
          authorization: "Bearer t",
          "x-own": "1",
        },
      }),
    );
    expect(seen.method).toBe("POST");
    expect(await seen.text()).toBe(body);
    expect(seen.headers.get("cookie")).toBe("auth_session_id=x; b=c");
    expect(seen.headers.get("authorization")).toBe("Bearer t");
    expect(seen.headers.get("x-own")).toBe("1");
    expect(seen.redirect).toBe("manual");
  });

  it("HOLD-7 SVC-1 no service gets a cookie with which it could pass for the visitor", async () => {
    const ours = ["session", "journey", "told", "scan", "account-12345678"].map((name) => `__Host-${name}=one.sealed`);
    const other = ["a=1", "__Host-auth_session_id=x", "kae=d", "__Host-environment=staging"];
    const cookieOf = async (pairs: readonly string[]) => {
      const seen = await seenBy(at("/api/auth/v2/login", { headers: { cookie: pairs.join("; ") } }));
      return seen.headers.get("cookie");
    };
    expect(await cookieOf(ours)).toBeNull();
    expect(await cookieOf(ours.flatMap((pair, index) => [pair, other[index] ?? "z=9"]))).toBe(
      [...other, "z=9"].join("; "),
    );
    expect(await cookieOf([`\x0b${ours[0]}`, `=${ours[1]}`, "b=2"])).toBe("b=2");
  });

  it("SVC-1 hop-by-hop headers, those that Connection names, and network addresses do not", async () => {
    const withheld = {
      connection: "keep-alive, X-Named",
      "x-named": "1",
      "keep-alive": "timeout=5",
      te: "trailers",
      "proxy-authorization": "Basic x",
      "x-forwarded-for": "192.0.2.1",
      "x-forwarded-host": "evil.example",
      "x-real-ip": "192.0.2.1",
      forwarded: "for=192.0.2.1",
      "cf-connecting-ip": "192.0.2.1",
      "cf-ipcountry": "IE",
      "true-client-ip": "192.0.2.1",
    };
    const { headers } = await seenBy(at("/api/auth/v2/account", { headers: withheld }));
    for (const name of Object.keys(withheld)) expect([name, headers.get(name)]).toEqual([name, null]);
  });

  it("SVC-1 our own service learns the country of a visit, and nothing else of where it comes from; a host does not", async () => {
    const seen: (IncomingRequestCfProperties | undefined)[] = [];
    const note = async (request: Request) => {
      seen.push(request.cf as IncomingRequestCfProperties | undefined);
      return Response.json({});
    };
    const cf = { country: "DE", city: "Leipzig", latitude: "51.3", asn: 64_500 } as RequestInit["cf"] & object;
    const asked = () => at("/jobs.js", { cf });
    await gateway(asked(), options(note, { env: { JOBS: { fetch: note } }, country: "IE" }));
    await gateway(asked(), options(note, { env: { JOBS: { fetch: note } }, country: null }));
    await gateway(at("/api/auth/v2/account", { cf }), options(note, { country: "IE" }));
    expect(seen).toEqual([{ country: "IE" }, undefined, undefined]);
  });

  it("SVC-1 status, redirect and several cookies come back; the upstream's own details do not", async () => {
    const headers = new Headers([
      ["location", "https://app.example/cb?code=1"],
      ["set-cookie", "a=1; Path=/api; Expires=Wed, 21 Oct 2026 07:28:00 GMT"],
      ["set-cookie", "b=2; HttpOnly"],
      ["connection", "x-secret"],
      ["x-secret", "1"],
      ["server", "nginx/1.2.3"],
      ["x-powered-by", "Express"],
      ["via", "1.1 inner.example"],
      ["cache-control", "no-store"],
    ]);
    const answer = await gateway(
      at("/api/auth/v2/authorize"),
      options(() => new Response(null, { status: 302, headers })),
    );
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("https://app.example/cb?code=1");
    expect(answer.headers.getSetCookie()).toEqual([
      "a=1; Path=/api; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
      "b=2; HttpOnly",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const name of ["server", "x-powered-by", "via", "x-secret", "connection"])
      expect(answer.headers.get(name)).toBe(null);
  });

  it("SVC-1 HOLD-7 a host acts on nothing that the visitor keeps of this site, and learns nothing of a sign-in", async () => {
    const headers = {
      "content-type": "text/html",
      "content-security-policy": "default-src * 'unsafe-inline'",
      "set-cookie": "__Host-session=theirs; Secure; Path=/",
      refresh: "0; url=https://elsewhere.example/",
      "clear-site-data": '"cookies"',
      "access-control-allow-origin": "*",
      link: "</evil.js>; rel=preload",
    };
    const jobs = { ...unset, jobs: { production: "https://jobs.upstream.example", staging: null } };
    const seen: (string | null)[] = [];
    const host = (request: Request) => {
      seen.push(request.headers.get("cookie"));
      return Response.json({}, { headers: { ...headers, "content-type": "application/json" } });
    };
    const cookie = "kae=d; __Host-auth_session_id=mine";
    const config = { services: jobs, stage: "staging", development: false } as const;
    const answer = await gateway(at("/jobs.js", { headers: { cookie } }), options(host, { config }));
    expect([answer.status, seen]).toEqual([200, ["kae=d"]]);
    const acts = ["set-cookie", "refresh", "clear-site-data", "access-control-allow-origin", "link"];
    expect(acts.map((name) => answer.headers.get(name))).toEqual(acts.map(() => null));

    const paid = await gateway(
      at("/checkout/abc"),
      options(() => new Response("<!doctype html><p>Pay", { headers })),
    );
    expect(paid.headers.get("content-security-policy")).toMatch(
      /'unsafe-inline', script-src 'sha256-[^']+' 'sha256-[^']+'; object-src/,
    );
    expect(paid.headers.getSetCookie()).toEqual([]);
  });

  it.each([400, 401, 403, 404, 409, 429, 500, 503])("SVC-1 a proper failure with status %i passes", async (status) => {
    const answer = await gateway(
      at("/api/auth/v2/token"),
      options(() => Response.json({ error: "x" }, { status, headers: { "retry-after": "7" } })),
    );
    expect([answer.status, await answer.json(), answer.headers.get("retry-after")]).toEqual([
      status,
      { error: "x" },
      "7",
    ]);
  });

  it("SVC-1 pages of a service pass as pages", async () => {
    const page = () => new Response("<!doctype html><p>Pay", { headers: { "content-type": "text/html" } });
    const answer = await gateway(at("/checkout/abc"), options(page));
    expect([answer.status, await answer.text()]).toEqual([200, "<!doctype html><p>Pay"]);
  });
});

describe("forms of their own", () => {
  const scans = { ...unset, scans: { production: "https://scans.upstream.example", staging: null } };
  const asked = (path: string, upstream: Upstream) =>
    gateway(
      at(path),
      options(upstream, { config: { services: scans, stage: "staging", development: false }, timeLimit: 200 }),
    );
  const typed =
    (type: string, body: BodyInit, status = 200) =>
    () =>
      new Response(body, { status, headers: { "content-type": type } });

  it("DBP-1 events pass as they come, before the stream ends and for longer than an answer may take", async () => {
    let say: (text: string) => void = () => {};
    let isLeft = false;
    const events = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
      cancel() {
        isLeft = true;
      },
    });
    const answer = await asked("/api/scans/events", typed("text/event-stream", events));
    const reader = answer.body?.getReader();
    for (const text of ["data: 1\n\n", "data: 2\n\n"]) {
      say(text);
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(text);
    }
    await reader?.cancel();
    expect(isLeft).toBe(true);
  });

  it("DBP-1 a table passes where one is promised, and nowhere else", async () => {
    expect(await (await asked("/api/scans/export.csv", typed("text/csv; charset=utf-8", "a,b"))).text()).toBe("a,b");
    expect((await asked("/api/scans", typed("text/csv", "a,b"))).status).toBe(502);
    expect((await asked("/api/scans", typed("text/event-stream", "data: 1\n\n"))).status).toBe(502);
  });

  it.each(["/api/scans/export.csv", "/api/scans/events"])(
    "SVC-6 %s: a page in its place does not pass",
    async (path) => {
      expect((await asked(path, typed("text/html", "<p>Sorry"))).status).toBe(502);
      expect((await asked(path, typed("application/json", '{"error":"scan_gone"}', 404))).status).toBe(404);
    },
  );
});

describe("trouble", () => {
  const dead: [string, Upstream][] = [
    ["dead", () => Promise.reject(new TypeError("connect ECONNREFUSED 10.0.0.7:443"))],
    ["speaking HTML", () => new Response("<h1>nginx 10.0.0.7</h1>", { headers: { "content-type": "text/html" } })],
    [
      "failing in HTML",
      () => new Response("<h1>502 inner.example</h1>", { status: 502, headers: { "content-type": "text/html" } }),
    ],
    ["sending broken JSON", () => new Response('{"a":', { headers: { "content-type": "application/json" } })],
    [
      "sending bytes as JSON",
      () => new Response(new Uint8Array([0xff, 0xfe]), { headers: { "content-type": "application/json" } }),
    ],
    ["breaking off", () => new Response(breaking(), { headers: { "content-type": "application/json" } })],
    ["endless", () => new Response(endless(), { headers: { "content-type": "application/json" } })],
  ];

  it.each(dead)("SVC-6 an upstream that is %s becomes a clear 502", async (_, upstream) => {
    const answer = await gateway(at("/api/auth/v2/token"), options(upstream));
    const text = await answer.text();
    expect([answer.status, text]).toEqual([502, '{"error":"service_unavailable"}']);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each([
    ["silent", () => new Promise<Response>(() => {})],
    ["slow in the middle", () => new Response(stalling(), { headers: { "content-type": "application/json" } })],
  ] satisfies [string, Upstream][])(
    "SVC-6 an upstream that is %s becomes 504 within the limit",
    async (_, upstream) => {
      let asked: Request | undefined;
      const slow = (request: Request) => {
        asked = request;
        return upstream();
      };
      const answer = await gateway(at("/api/auth/v2/token"), options(slow, { timeLimit: 50 }));
      expect([answer.status, await answer.json()]).toEqual([504, { error: "service_timeout" }]);
      expect(answer.headers.has("retry-after")).toBe(true);
      expect(asked?.signal.aborted).toBe(true);
    },
  );

  it("SVC-6 a person gets a page that says so", async () => {
    const answer = await gateway(
      at("/checkout/abc", { headers: { accept: "text/html" } }),
      options(() => Promise.reject(new Error("secret detail")), {
        failurePage: async (name, status) => new Response(`the page ${name}`, { status }),
      }),
    );
    expect([answer.status, await answer.text()]).toEqual([502, "the page nginx-500"]);
    expect(answer.headers.get("retry-after")).toBe("10");
  });

  it("SVC-6 HOLD-3 a body of more than any form or call takes is refused before anybody is asked", async () => {
    let asked = 0;
    const count = () => {
      asked++;
      return Response.json({});
    };
    const body = (size: number) => ({ method: "POST", body: new Uint8Array(size) });
    const large = await gateway(at("/api/auth/v2/login", body(bodyLimits.bytes + 1)), options(count));
    expect([large.status, await large.json(), asked]).toEqual([413, { error: "request_too_large" }, 0]);
    expect((await gateway(at("/api/auth/v2/login", body(bodyLimits.bytes)), options(count))).status).toBe(200);
  });

  it("SVC-6 a request that breaks off is refused, and nobody is asked", async () => {
    let asked = 0;
    const count = () => {
      asked++;
      return Response.json({});
    };
    const answer = await gateway(at("/api/auth/v2/login", { method: "POST", body: breaking() }), options(count));
    expect([answer.status, asked]).toEqual([400, 0]);
  });

  it("SVC-1 a path of nobody's is 404", async () => {
    expect(
      (
        await gateway(
          at("/about"),
          options(() => Response.json({})),
        )
      ).status,
    ).toBe(404);
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);

function breaking() {
  return new ReadableStream({
    pull(controller) {
      controller.error(new Error("reset by 10.0.0.7"));
    },
  });
}

function endless() {
  const piece = new Uint8Array(500_000).fill(32);
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}

function stalling() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes('{"a":')),
    pull: () => new Promise(() => {}),
  });
}
