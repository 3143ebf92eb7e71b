import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AuthService } from "../../src/services/auth/auth-service.ts";
import { IdentityService } from "../../src/services/identity/identity-service.ts";
import { answerOf, authorization, claimsOf, codeIn, exchange, requestOf } from "./auth/service.ts";

const host = "https://subscriptions.upstream.example";
const vpn = { product: "Network Protection", name: "subscriber" };

interface UpstreamCall {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

/** A company's own subscription service, which responds to each path as `answers` says; returns the list of its requests. */
function upstream(answers: (path: string) => Response | Promise<Response>): UpstreamCall[] {
  const calls: UpstreamCall[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    expect(url.origin).toBe(host);
    calls.push({
      path: url.pathname,
      authorization: request.headers.get("authorization"),
      body: await request.json(),
    });
    return answers(url.pathname);
  });
  return calls;
}

const configured = {
  ...env,
  SUBSCRIPTIONS_HOST: host,
  KEY_AUTH_SUBSCRIPTIONS: "auth to subscriptions",
  KEY_IDENTITY_SUBSCRIPTIONS: "identity to subscriptions",
} as unknown as Env;

/** The auth service in a deployment whose subscription service runs elsewhere. */
function deployment(settings: Env = configured) {
  return {
    async ask(...given: Parameters<typeof requestOf>) {
      const context = createExecutionContext();
      const answer = await answerOf(await new AuthService(context, settings).fetch(requestOf(...given)));
      await waitOnExecutionContext(context);
      return answer;
    },
  };
}

async function signedUp(auth: ReturnType<typeof deployment>) {
  const { headers } = await auth.ask("/api/auth/v2/authorize", { query: authorization });
  const cookie = headers.get("set-cookie")?.split(";")[0];
  const created = await auth.ask("/api/auth/v2/account/create", { method: "POST", cookie });
  return auth.ask("/api/auth/v2/token", { query: exchange(codeIn(created)) });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a configured subscription service", () => {
  it("SVC-1 OPS-1 is the one whose entitlements are signed", async () => {
    const calls = upstream(() => Response.json({ entitlements: [vpn] }));
    const { body } = await signedUp(deployment());
    const claims = claimsOf(body.access_token);
    expect(claims.entitlements).toEqual([vpn]);
    expect(calls).toEqual([
      {
        path: "/peers/subscriptions/entitlements",
        authorization: "Bearer auth to subscriptions",
        body: { account: claims.sub },
      },
    ]);
  });

  it("SVC-1 in production, too, where ours is never asked", async () => {
    upstream(() => Response.json({ entitlements: [vpn] }));
    const { privateKeys } = await keys();
    const settings = { ...configured, STAGE: "production", AUTH_SIGNING_KEYS: privateKeys } as unknown as Env;
    const { body } = await signedUp(deployment(settings));
    expect(claimsOf(body.access_token).entitlements).toEqual([vpn]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["is dead", () => Promise.reject(new Error("down"))],
    ["fails", () => Response.json({ entitlements: [vpn] }, { status: 500 })],
    ["refuses our key", () => Response.json({ error: "unauthorized" }, { status: 401 })],
    ["speaks nonsense", () => new Response("<h1>nginx</h1>")],
    ["lies about the form", () => Response.json({ entitlements: [{ product: "Everything" }] })],
    ["sends ten megabytes", () => new Response(new Uint8Array(10_000_000))],
    ["leads elsewhere", () => Response.redirect("https://elsewhere.example/", 302)],
  ])("SVC-6 OPS-1 where it %s, nothing is signed and a client is told when to ask again", async (_, answer) => {
    upstream(answer);
    const refused = await signedUp(deployment());
    expect([refused.status, refused.body, refused.headers.get("retry-after")]).toEqual([
      ...[503, { error: "server_error" }, "10"],
    ]);
  });

  it("SVC-6 one that says nothing is given up before the edge gives up on us", { timeout: 30_000 }, async () => {
    const waited = Promise.withResolvers<number>();
    vi.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
      const from = Date.now();
      init?.signal?.addEventListener("abort", () => waited.resolve(Date.now() - from));
      return new Promise(() => {});
    });
    expect((await signedUp(deployment())).status).toBe(503);
    expect(await waited.promise).toBeLessThan(8000);
  });

  it("HOLD-1 hears of a deletion, and the receipt says what it deleted", async () => {
    const calls = upstream((path) =>
      path.endsWith("/forget") ? Response.json({ erased: { subscriptions: 1 } }) : Response.json({ entitlements: [] }),
    );
    const auth = deployment();
    const { body } = await signedUp(auth);
    const deleted = await auth.ask("/api/auth/v2/account/delete", { method: "POST", bearer: body.access_token });
    expect(deleted.body).toMatchObject({ status: "deleted", erased: { accounts: 1, sessions: 1, subscriptions: 1 } });
    expect(calls.at(-1)).toMatchObject({ path: "/peers/subscriptions/forget", body: { email: null } });
  });

  it("SVC-5 is the one that restoration asks, whoever is asked for a code", async () => {
    upstream((path) =>
      path.endsWith("/entitlements")
        ? Response.json({ entitlements: [{ product: "Identity Theft Restoration", name: "subscriber" }] })
        : Response.json({}),
    );
    const { body } = await signedUp(deployment());
    const issue = async () => {
      const context = createExecutionContext();
      const headers = { "content-type": "application/json", authorization: `Bearer ${body.access_token}` };
      const sent = new Request("http://localhost/itr/issue", { method: "POST", headers, body: "{}" });
      return new IdentityService(context, configured).fetch(sent);
    };
    expect((await issue()).status).toBe(200);
    vi.restoreAllMocks();
    upstream(() => Response.json({}, { status: 502 }));
    expect((await issue()).status).toBe(503);
  });
});

async function keys() {
  const { exportJWK, generateKeyPair } = await import("jose");
  const made = await Promise.all(
    [1000, 2000].map(async (published) => {
      const { privateKey } = await generateKeyPair("ES256", { extractable: true });
      return { ...(await exportJWK(privateKey)), kid: `key-${published}`, published };
    }),
  );
  return { privateKeys: JSON.stringify({ keys: made, pepper: "p".repeat(43) }) };
}
