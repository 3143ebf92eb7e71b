import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "../../src/contract/routes.ts";
import { ownerHeader } from "../../src/contract/scan/scans.ts";
import { type PairKeyName, pairKeyNames, pairKeys, serviceTable } from "../../src/platform/service-table.ts";
import { examine } from "../../src/services/health-service.ts";
import { listInbox } from "../../src/services/mail/store.ts";
import {
  PeerUnavailable,
  remoteIdentity,
  remoteNewsletter,
  remoteScans,
  remoteSubscriptions,
} from "../../src/services/remote-peers.ts";
import { newAddress, signUp } from "./auth/service.ts";
import { front } from "./front.ts";

const called = ["subscriptions", "identity", "newsletter", "scans"] as const;
type Called = (typeof called)[number];
const hosts = Object.fromEntries(called.map((name) => [serviceTable[name].host, `https://${name}.upstream.example`]));
const keys = Object.fromEntries(pairKeyNames.map((name) => [name, `${name} `.padEnd(43, "x").replaceAll(" ", "-")]));
/** By the service that calls: each runs here, and the ones that it calls are a company's. */
const deployments: Readonly<Record<(typeof pairKeys)[PairKeyName]["from"], object>> = {
  auth: hosts,
  identity: { ...hosts, IDENTITY_HOST: undefined },
  scans: { ...hosts, SCANS_HOST: undefined },
};

const both = ["Identity Theft Restoration", "Network Protection"].map((product) => ({ product, name: "subscriber" }));
const bodies: Readonly<Record<string, object>> = {
  entitlements: { entitlements: both },
  holds: { holds: "lasting" },
  "receipt-owner": { account: null },
  held: { held: [] },
  forget: { erased: {} },
  "address-added": {},
};

/** What each of a company's services was asked, and with which key. */
let seen: { readonly at: Called; readonly call: string; readonly key: PairKeyName | null }[] = [];

/** The services of a company: each knows the keys of the pairs that it is in, and refuses any other. */
function company(request: Request): Response {
  const { hostname, pathname } = new URL(request.url);
  const at = called.find((name) => hostname.startsWith(name)) ?? "subscriptions";
  const given = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  const key = pairKeyNames.find((name) => keys[name] === given) ?? null;
  const call = /^\/peers\/\w+\/([\w-]+)$/.exec(pathname)?.[1] ?? "";
  seen.push({ at, call, key });
  if (key === null || pairKeys[key].to !== at) return Response.json({ error: "unauthorized" }, { status: 401 });
  return Response.json(bodies[call] ?? {});
}

beforeEach(() => {
  seen = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => company(new Request(input, init)));
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function codeTo(email: string): Promise<string> {
  const read = async () => /\b\d{6}\b/.exec((await listInbox(env.STORE, email))[0]?.text ?? "")?.[0] ?? "";
  await expect.poll(read).toMatch(/^\d{6}$/);
  return read();
}

/** Everything that makes our services call a company's. */
async function wholeLife(ask: ReturnType<typeof front>) {
  const { access: bearer } = await signUp({ ask });
  const email = newAddress();
  const post = { method: "POST", bearer } as const;
  const edit = await ask("/api/auth/v2/account/edit", { ...post, query: { email } });
  const query = { email, hash: edit.body.hash, otp: await codeTo(email) };
  const added = await ask("/api/auth/v2/account/edit/confirm", { ...post, query });
  const issued = await ask("/itr/issue", { ...post, json: {} });
  const scans = await ask(endpoints.scanRemoval, { headers: { [ownerHeader]: bearer ?? "" } });
  const exported = await ask("/api/auth/v2/account/export", { bearer });
  return { added: added.status, issued: issued.status, scans: scans.status, exported: exported.status };
}

describe("a secret between services", () => {
  it("OPS-1 is shown to the service that it is for alone, by the one that it is of alone", async () => {
    const told = () => [...new Set(seen.map(({ at, call, key }) => `${key} ${at} ${call}`))].sort();
    expect(await wholeLife(front({ ...deployments.identity, ...keys }))).toEqual({
      added: 200,
      issued: 200,
      scans: 401,
      exported: 200,
    });
    expect(told().filter((line) => !line.startsWith("null "))).toEqual([
      "KEY_AUTH_NEWSLETTER newsletter held",
      "KEY_AUTH_SCANS scans held",
      "KEY_AUTH_SUBSCRIPTIONS subscriptions address-added",
      "KEY_AUTH_SUBSCRIPTIONS subscriptions entitlements",
      "KEY_AUTH_SUBSCRIPTIONS subscriptions held",
      "KEY_IDENTITY_SUBSCRIPTIONS subscriptions entitlements",
    ]);
    seen = [];
    expect(await wholeLife(front({ ...deployments.auth, ...keys }))).toMatchObject({ added: 200, exported: 200 });
    expect(told()).toContain("KEY_AUTH_IDENTITY identity held");
    expect(
      told().filter((line) => !/^KEY_AUTH_(\w+) \1 /i.test(line) && !/^null (identity|scans) $/.test(line)),
    ).toEqual([]);
    seen = [];
    expect(await wholeLife(front({ ...deployments.scans, ...keys }))).toMatchObject({ scans: 403, exported: 200 });
    expect(told()).toContain("KEY_SCANS_SUBSCRIPTIONS subscriptions entitlements");
  });

  it.each(pairKeyNames)("OPS-1 whoever has %s speaks as one service to one, and to nobody else", async (name) => {
    for (const at of called) {
      const remote = { origin: `https://${at}.upstream.example`, key: keys[name] ?? null };
      const peers = {
        subscriptions: remoteSubscriptions,
        identity: remoteIdentity,
        newsletter: remoteNewsletter,
        scans: remoteScans,
      };
      const answer = peers[at](remote).held("owl");
      if (at === pairKeys[name].to) expect(await answer).toBe("[]");
      else await expect(answer).rejects.toThrow(PeerUnavailable);
    }
    expect(seen.map(({ at, key }) => [at, key])).toEqual(called.map((at) => [at, name]));
  });

  it.each(pairKeyNames)(
    "OPS-1 without %s that pair alone is apart, nothing is sent, and health says so",
    async (name) => {
      const { from, to } = pairKeys[name];
      const settings = { ...deployments[from], ...keys, [name]: undefined };
      const came = await wholeLife(front(settings)).catch(() => null);
      expect(seen.filter(({ at, key, call }) => call !== "" && key === null && at === to)).toEqual([]);
      // Without entitlements nothing is signed, so nobody gets far enough to ask for anything else.
      expect(came).toEqual(
        {
          KEY_AUTH_SUBSCRIPTIONS: null,
          KEY_AUTH_IDENTITY: { added: 200, issued: 401, scans: 401, exported: 503 },
          KEY_AUTH_NEWSLETTER: { added: 200, issued: 401, scans: 401, exported: 503 },
          KEY_AUTH_SCANS: { added: 200, issued: 401, scans: 401, exported: 503 },
          KEY_IDENTITY_SUBSCRIPTIONS: { added: 200, issued: 503, scans: 401, exported: 200 },
          KEY_SCANS_SUBSCRIPTIONS: { added: 200, issued: 401, scans: 503, exported: 200 },
        }[name],
      );
      expect((await examine({ ...env, ...settings } as unknown as Env)).missing).toEqual([name]);
    },
  );

  it("OPS-1 one secret under two names is none", async () => {
    const shared = { ...deployments.identity, ...keys, KEY_IDENTITY_SUBSCRIPTIONS: keys.KEY_AUTH_SUBSCRIPTIONS };
    await wholeLife(front(shared)).catch(() => null);
    expect(seen).toEqual([]);
    const { missing } = await examine({ ...env, ...shared } as unknown as Env);
    expect(missing).toEqual(["KEY_AUTH_SUBSCRIPTIONS", "KEY_IDENTITY_SUBSCRIPTIONS"]);
  });

  it("OPS-1 health misses none where nobody calls with it", async () => {
    const missing = async (vars: object) => (await examine({ ...env, ...vars } as unknown as Env)).missing;
    expect(await missing({})).toEqual([]);
    expect(await missing({ ...hosts, AUTH_HOST: "auth.upstream.example" })).toEqual([]);
    expect(await missing({ SUBSCRIPTIONS_HOST: "subscriptions.upstream.example" })).toEqual([
      ...["KEY_AUTH_SUBSCRIPTIONS", "KEY_IDENTITY_SUBSCRIPTIONS", "KEY_SCANS_SUBSCRIPTIONS"],
    ]);
    // In production the demonstration asks nobody anything.
    expect(await missing({ STAGE: "production", SUBSCRIPTIONS_HOST: "subscriptions.upstream.example" })).not.toContain(
      "KEY_SCANS_SUBSCRIPTIONS",
    );
  });
});
