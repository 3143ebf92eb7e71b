import {
  abortAllDurableObjects,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { objects } from "../../../client/build/wrangler/settings.ts";
import { request } from "../../http/request.ts";
import { lastMail } from "../../http/subscription/visitor.ts";
import { answerOf, authorization, claimsOf, codeIn, exchange, newAddress } from "../auth/service.ts";
import { profile } from "../scans/profile.ts";

const { signUps, newsletters, scans } = inject("flood");
const json = { "content-type": "application/json" };
const day = 24 * 60 * 60 * 1000;

/** Every class, asked for what all objects have: their methods do not matter here. */
const stores = Object.keys(objects).map((name) => [name, Reflect.get(env, name) as DurableObjectNamespace] as const);

afterEach(() => void vi.useRealTimers());

async function signUp(): Promise<string> {
  const opened = await request(`/api/auth/v2/authorize?${new URLSearchParams(authorization)}`);
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const created = await answerOf(await request("/api/auth/v2/account/create", { method: "POST", cookie }));
  const tokens = await answerOf(await request(`/api/auth/v2/token?${new URLSearchParams(exchange(codeIn(created)))}`));
  return tokens.body.access_token;
}

const kinds: Readonly<Record<string, (index: number) => Promise<unknown>>> = {
  async signUp(index) {
    const access = await signUp();
    // Some go as far as a stranger can: to the door of the shop.
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
      headers: json,
      body: JSON.stringify({ email: `flood-${index}@flood-${index % 400}.example`, newsletter: "privacy-weekly" }),
    }),
  scan: () => request("/api/scans", { method: "POST", headers: json, body: JSON.stringify(profile) }),
};

/** So many at a time. */
async function flood(kind: string, count: number): Promise<void> {
  const one = kinds[kind];
  for (let at = 0; at < count; at += 20) {
    const size = Math.min(20, count - at);
    await Promise.all(Array.from({ length: size }, (_, index) => one?.(at + index)));
  }
}

/** Asks every object of every class but the old ones, so many at a time. */
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

/** Every object that keeps a row, by name and id. */
async function rows(isOld: (key: string) => boolean): Promise<Map<string, unknown[]>> {
  const kept = new Map<string, unknown[]>();
  await everyObject(isOld, async (stub, key) => {
    const values = await runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()]);
    if (values.length > 0) kept.set(key, values);
  });
  return kept;
}

/** Lets a day pass: every alarm that is due by then rings, and so do those that it sets. */
async function passDay(isOld: (key: string) => boolean): Promise<void> {
  // The platform's own alarms go by its own clock; an hour at a time, the ones of these objects go by this one.
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
  // A scan reads the clock that was there when its object began.
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
    // The first sign-up of all makes the keys of the development, which are nobody's.
    await signUp();
    const old = new Set<string>();
    for (const [name, namespace] of stores) {
      for (const id of await listDurableObjectIds(namespace)) old.add(`${name} ${id}`);
    }
    const isOld = (key: string) => old.has(key);
    // Somebody with an account, from before.
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
    // What is left is the visitor's own: the account, the address, a session that lives for thirty days.
    const left = [...(await rows(isOld))].filter(([, values]) => !JSON.stringify(values).includes(honest));
    expect(left).toEqual([]);
    const keys = (await env.STORE.list()).keys
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("mail:inbox:"));
    expect(keys.filter((name) => name.includes("flood"))).toEqual([]);
  });
});
