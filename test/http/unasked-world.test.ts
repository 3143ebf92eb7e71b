/** Requests that no visitor of this site made change nothing: neither what the services keep nor what a browser holds. */
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { endpoints, routeNames, routes } from "../../src/contract/routes.ts";
import { serviceNames, serviceTable } from "../../src/platform/service-table.ts";
import { request } from "./request.ts";
import { answerAll, scanVisitor } from "./scan/scan-visitor.ts";
import { choose, lastMail, member, subscribed, type Visitor, visitor } from "./subscription/visitor.ts";
import { worn } from "./subscription/worn.ts";

const patterns = [
  ...createApp()
    .routes.filter(({ method }) => method === "GET")
    .map(({ path }) => path),
  ...routeNames.map((name) => routes[name].path),
  ...Object.values(endpoints),
  ...serviceNames.flatMap((name): readonly string[] => serviceTable[name].paths),
];
/** Every address that answers a GET, with one example for each pattern. */
const addresses = [...new Set(patterns)].map((path) => path.replace(/:\w+(\{[^}]*\})?|\*/g, "x"));
const query =
  "?success=true&billing_period=monthly&next=/pro/welcome&otp=123456&email=wren%40post.example&environment=staging&ask=delete&told=01234567&checkout=declined&by=recovery-code&token=x";

const unasked = {
  "a page of another site": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  "a page that is fetched ahead": { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" },
} as const;

/** A visitor who is signed in and in the middle of changing the address. */
async function changing(): Promise<Visitor> {
  const email = await member();
  const person = visitor();
  await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
  await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: (await lastMail(email, 2)).otp });
  await person.get(routes.subscriptionsManage.path);
  const fresh = `wren@${crypto.randomUUID()}.example`;
  await person.post(routes.subscriptionsEditEmail.path, { intent: "send", email: fresh });
  await lastMail(fresh);
  return person;
}

async function atTheCode(): Promise<Visitor> {
  const email = await member();
  const person = visitor();
  await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
  await lastMail(email, 2);
  return person;
}

/** The cookies of a visitor with a subscription without an address, and with the answers of a scan. */
async function anonymous(): Promise<string> {
  const person = await subscribed();
  for (const path of [routes.proWelcome.path, routes.subscriptionsManage.path]) await person.get(path);
  const scan = scanVisitor();
  await answerAll(scan);
  return `${person.cookie()}; ${scan.cookies()}`;
}

async function buying(): Promise<Visitor> {
  const person = visitor();
  await choose(person, "monthly");
  return person;
}

const browsers: Readonly<Record<string, () => Promise<string>>> = {
  "who changes the address": async () => (await changing()).cookie(),
  "who waits for a code": async () => (await atTheCode()).cookie(),
  "who subscribed without an address": anonymous,
  "whose token is due": async () => worn(await anonymous()),
  "who is at the checkout": async () => (await buying()).cookie(),
};

/** The Durable Objects in which the services keep anything about visitors. Flood budgets are left out: they keep no state. */
const stores = inject("namespaces")
  .filter((name) => name !== "FLOOD_BUDGET")
  .map((name) => [name, Reflect.get(env, name) as DurableObjectNamespace] as const);

/** Objects that other test files left behind: their scans go on by themselves, and belong to none of these browsers. */
const others = new Set<string>();

beforeAll(async () => {
  for (const [name, namespace] of stores) {
    for (const id of await listDurableObjectIds(namespace)) others.add(`${name} ${id}`);
  }
});

async function world(): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  for (const [name, namespace] of stores) {
    for (const id of await listDurableObjectIds(namespace)) {
      if (others.has(`${name} ${id}`)) continue;
      const rows = await runInDurableObject(namespace.get(id), (_, { storage }) => [...storage.kv.list()]);
      if (rows.length > 0) kept.set(`${name} ${id}`, JSON.stringify(rows));
    }
  }
  return kept;
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

describe.each(Object.entries(browsers))("a browser of somebody %s", { timeout: 90_000 }, (_, make) => {
  let cookie = "";
  beforeAll(async () => {
    cookie = await make();
  }, 60_000);

  it.each(Object.entries(unasked))(
    "HOLD-2 is changed by no address that %s leads to, nor is anything behind it",
    async (_, headers) => {
      expect(stores.length).toBeGreaterThan(8);
      const before = await world();
      const set: string[] = [];
      for (const path of addresses.flatMap((address) => [address, `${address}${query}`])) {
        const answer = await request(path, { cookie, headers, country: "IE" });
        await answer.body?.cancel();
        expect(answer.status, path).not.toBe(500);
        set.push(
          ...answer.headers
            .getSetCookie()
            .filter((one) => one.startsWith("__Host-") && !/^__Host-environment/.test(one)),
        );
      }
      expect(set).toEqual([]);
      expect(differences(before, await world())).toEqual([]);
    },
  );
});
