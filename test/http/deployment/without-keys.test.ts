import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { endpointHref, endpoints, href, routeNames, routes } from "../../../src/contract/routes.ts";
import { searxServer } from "../../results/searx-server.ts";
import { everyPost } from "../every-post.ts";
import { subscribed } from "../subscription/visitor.ts";

const keys = JSON.stringify({ keys: [{ kid: "one", k: "k".repeat(43) }] });
/** The secret is missing, or is no key. */
const lacking = [undefined, "", "{}", '{"keys":[]}', "not JSON"] as const;

const addresses = [
  ...routeNames.map((name) => routes[name].path),
  ...Object.values(endpoints),
  href("home", { q: "otter" }),
  href("proWelcome", { success: "true", paid: "p".repeat(43) }),
  endpointHref("image", { u: "https://elsewhere.example/owl.png", s: "s".repeat(43) }),
];

/** Cookies that nobody's key has sealed, and some that another deployment has. */
async function invented(): Promise<readonly string[]> {
  const names = ["session", "journey", "told", "scan", "account-12345678", "environment"].map(
    (name) => `__Host-${name}`,
  );
  const values = ["x", "one.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", `development.${"A".repeat(400)}`];
  return [...values.map((value) => names.map((name) => `${name}=${value}`).join("; ")), (await subscribed()).cookie()];
}

async function ask(secret: string | undefined, path: string, init: RequestInit = {}) {
  const context = createExecutionContext();
  const settings = { ...env, STAGE: "staging", SESSION_KEYS: secret, SEARCH_UPSTREAM: "https://searx.example/" };
  const asked = new Request(`https://nightjar.example${path}`, { redirect: "manual", ...init });
  const answer = await createApp().fetch(asked, settings as unknown as Env, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  const location = answer.headers.get("location")?.replace(/told=\w+/, "told=…") ?? null;
  const sealed = answer.headers.getSetCookie().filter((set) => /^__Host-(?!environment)/.test(set));
  return { answer, text, sealed, told: [path, answer.status, location] };
}

beforeEach(() => {
  const { fetch } = searxServer("working");
  vi.spyOn(globalThis, "fetch").mockImplementation((given) => fetch(given as Request));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a deployment without session keys", { timeout: 120_000 }, () => {
  it("OPS-1 HOLD-4 answers every address as it answers nobody, whatever cookies come along", async () => {
    const cookies = await invented();
    for (const path of addresses.filter((path) => path !== endpoints.health)) {
      const nobody = await ask(keys, path);
      for (const secret of lacking.slice(0, 2)) {
        for (const cookie of ["", ...cookies]) {
          const { told, sealed } = await ask(secret, path, { headers: { cookie } });
          expect([...told, cookie, sealed]).toEqual([...nobody.told, cookie, []]);
        }
      }
    }
  });

  it.each(lacking)("OPS-1 HOLD-4 with the secret %j, a session, a scan and a signature are none", async (secret) => {
    const [cookie = ""] = await invented();
    for (const path of [
      routes.help.path,
      routes.subscriptions.path,
      routes.dbpScan.path,
      routes.subscriptionsManage.path,
    ])
      expect((await ask(secret, path, { headers: { cookie } })).told).toEqual((await ask(keys, path)).told);
    const image = endpointHref("image", { u: "https://elsewhere.example/owl.png", s: "s".repeat(43) });
    const refused = await ask(secret, image);
    expect([refused.answer.status, refused.text]).toEqual([403, '{"error":"address_not_allowed"}']);
  });

  it("OPS-1 HOLD-4 refuses every form, and none of them fails", async () => {
    const [cookie = ""] = await invented();
    for (const path of await everyPost()) {
      for (const accept of ["text/html", "application/json"]) {
        const init = {
          method: "POST",
          headers: { cookie, accept },
          body: new URLSearchParams({ intent: "x", q: "otter" }),
        };
        const { answer, sealed } = await ask(undefined, path, init);
        expect([path, answer.status === 500, sealed]).toEqual([path, false, []]);
      }
    }
  });

  it("SRCH-7 OPS-1 shows what a search found, without the pictures that it cannot sign", async () => {
    const search = href("home", { q: "otter", ia: "images" });
    const [signed, unsigned] = [await ask(keys, search), await ask(undefined, search)];
    expect(unsigned.told).toEqual(signed.told);
    expect(signed.text).toContain("/iu?");
    expect(unsigned.text).not.toContain("/iu?");
  });
});
