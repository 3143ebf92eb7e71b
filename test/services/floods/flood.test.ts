import {
  abortAllDurableObjects,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { request } from "../../http/request.ts";
import { lastMail } from "../../http/subscription/visitor.ts";
import { answerOf, authorization, claimsOf, codeIn, exchange, newAddress } from "../auth/service.ts";
import { profile } from "../scans/profile.ts";

const { signUps, newsletters, scans } = inject("flood");
const json = { "content-type": "application/json" };
const day = 24 * 60 * 60 * 1000;

/** Every class of Durable Objects, typed by what they have in common: their own methods do not matter here. */
const stores = inject("namespaces").map((name) => [name, Reflect.get(env, name) as DurableObjectNamespace] as const);

afterEach(() => void vi.useRealTimers());

let networks = 0;

/** Another network for each request, because it takes many to get past the limits of the edge. */
function fromAfar(): Record<string, string> {
  networks += 1;
  return { "cf-connecting-ip": `2001:db8:${(networks % 0xffff).toString(16)}::1` };
}

async function signUp(): Promise<string> {
  const headers = fromAfar();
  const opened = await request(`/api/auth/v2/authorize?${new URLSearchParams(authorization)}`, { headers });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const created = await answerOf(await request("/api/auth/v2/account/create", { method: "POST", cookie, headers }));
  const tokens = await answerOf(await request(`/api/auth/v2/token?${new URLSearchParams(exchange(codeIn(created)))}`));
  return tokens.body.access_token;
}

const kinds: Readonly<Record<string, (index: number) => Promise<unknown>>> = {
  async signUp(index) {
    const access = await signUp();
    // One in ten goes as far as a stranger can: it opens a checkout.
    if (index % 10 !== 0) return;
    const headers = { ...json, authorization: `Bearer ${access}` };
    const order = {
      productId: "nightjar-pro-monthly-renews-us",
      purchasePlatform: "stripe",
      returnUrl: "http://localhost/pro/welcome",
    };
    await request("/api/checkout/session", { method: "POST", headers, body: JSON.stringify(order) });
  },
  newsletter: (index) =>
    request("/newsletter/subscription/subscribe", {
      method: "POST",
      headers: { ...json, ...fromAfar() },
      body: JSON.stringify({ email: `flood-${index}@flood-${index % 400}.example`, newsletter: "privacy-weekly" }),
    }),
  scan: () =>
    request("/api/scans", { method: "POST", headers: { ...json, ...fromAfar() }, body: JSON.stringify(profile) }),
};

/** Sends `count` requests of a kind, 20 at a time. */
async function flood(kind: string, count: number): Promise<void> {
  const one = kinds[kind];
  for (let at = 0; at < count; at += 20) {
    const size = Math.min(20, count - at);
    await Promise.all(Array.from({ length: size }, (_, index) => one?.(at + index)));
  }
}

/** Calls `ask` with every object of every class except the old ones, 50 at a time. */
async function everyObject(
  isOld: (key: string) => boolean,
  ask: (stub: DurableObjectStub, key: string) => Promise<void>,
): Promise<void> {
  for (const [name, namespace] of stores) {
    const ids = (await listDurableObjectIds(namespace)).filter((id) => !isOld(`${name} ${id}`));
    for (let at = 0; at < ids.length; at += 50) {
      await Promise.all(ids.slice(at, at + 50).map((id) => ask(namespace.get(id), `${name} ${id}`)));
    }
  }
}

/** The rows of every object that has any, by class and id. */
async function rows(isOld: (key: string) => boolean): Promise<Map<string, unknown[]>> {
  const kept = new Map<string, unknown[]>();
  await everyObject(isOld, async (stub, key) => {
    const values = await runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()]);
    if (values.length > 0) kept.set(key, values);
  });
  return kept;
}

/** Lets a day pass: fires every alarm that falls due, and those that these set in turn. */
async function passDay(isOld: (key: string) => boolean): Promise<void> {
  // The platform's alarms follow the real clock, so this moves a fake one forward in steps and fires what is due by it.
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  // A scan keeps the clock that was in place when its object started.
  await abortAllDurableObjects();
  for (const hours of [1, 8, 16, 24, 25]) {
    vi.setSystemTime(start + (hours * day) / 24);
    await everyObject(isOld, async (stub) => {
      for (let rung = 0; rung < 3; rung += 1) {
        const at = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
        if (at === null || at > Date.now()) break;
        await runDurableObjectAlarm(stub);
      }
    });
  }
}

describe("a flood from strangers", () => {
  const all = signUps + newsletters + scans;
  it(`OPS-3 of ${signUps} sign-ups, ${newsletters} newsletter requests and ${scans} scans leaves no row after a day, and a visitor in the middle gets in`, {
    timeout: 120_000 + all * 120,
  }, async () => {
    // The very first sign-up also creates the development keys, which belong to no account.
    await signUp();
    const old = new Set<string>();
    for (const [name, namespace] of stores) {
      for (const id of await listDurableObjectIds(namespace)) old.add(`${name} ${id}`);
    }
    const isOld = (key: string) => old.has(key);
    // A visitor who has an account from before the flood.
    const email = newAddress();
    const access = await signUp();
    const headers = { authorization: `Bearer ${access}` };
    const edit = await answerOf(
      await request(`/api/auth/v2/account/edit?${new URLSearchParams({ email })}`, { method: "POST", headers }),
    );
    const given = { email, hash: edit.body.hash, otp: (await lastMail(email)).otp };
    await request(`/api/auth/v2/account/edit/confirm?${new URLSearchParams(given)}`, { method: "POST", headers });
    const { sub: honest } = claimsOf(access);

    await Promise.all([flood("signUp", signUps / 2), flood("newsletter", newsletters / 2), flood("scan", scans / 2)]);
    const flooding = Promise.all([
      flood("signUp", signUps / 2),
      flood("newsletter", newsletters / 2),
      flood("scan", scans / 2),
    ]);
    const opened = await request(`/api/auth/v2/authorize?${new URLSearchParams(authorization)}`);
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    const asked = await request(`/api/auth/v2/otp?${new URLSearchParams({ email })}`, { method: "POST", cookie });
    expect(asked.status).toBe(200);
    const { otp } = await lastMail(email, 2, 500);
    const body = JSON.stringify({ method: "otp", email, otp });
    const signedIn = await answerOf(
      await request("/api/auth/v2/login", { method: "POST", cookie, headers: json, body }),
    );
    expect(codeIn(signedIn)).toMatch(/^\w{86}$/);
    await flooding;

    const before = await rows(isOld);
    expect(before.size).toBeGreaterThan(all);
    await passDay(isOld);
    // Only the visitor's own data may remain: the account, the address, a session that lives for thirty days.
    const left = [...(await rows(isOld))].filter(([, values]) => !JSON.stringify(values).includes(honest));
    expect(left).toEqual([]);
    const keys = (await env.STORE.list()).keys
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("mail:inbox:"));
    expect(keys.filter((name) => name.includes("flood"))).toEqual([]);
  });
});
