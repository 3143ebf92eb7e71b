import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { endpoints, routeNames, routes } from "../../src/contract/routes.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { serviceNames, serviceTable } from "../../src/platform/service-table.ts";
import { request } from "./request.ts";
import { choose, subscribed, visitor, withCookiesOf } from "./subscription/visitor.ts";
import { worn } from "./subscription/worn.ts";

const manage = "/subscriptions/manage";
const app = createApp();

/** The application's answer to a request, and the calls with an effect that it sent to the services meanwhile. */
async function overheard(asked: Request): Promise<{ answer: Response; effects: string[] }> {
  const effects: string[] = [];
  const bindings = serviceNames.map((name) => {
    const { binding } = serviceTable[name];
    const service = env[binding];
    const fetch = (sent: Request) => {
      const { pathname } = new URL(sent.url);
      // The check of a sign-in link is a POST only to keep the link out of logs; it has no effect.
      const isRead = (sent.method === "GET" && !pathname.endsWith("/v2/token")) || pathname === authPaths.loginLink;
      if (!isRead) effects.push(`${sent.method} ${pathname}`);
      return service.fetch(sent);
    };
    return [binding, { fetch }];
  });
  const context = createExecutionContext();
  const answer = await app.fetch(asked, { ...env, ...Object.fromEntries(bindings) }, context);
  const body = await answer.arrayBuffer();
  await waitOnExecutionContext(context);
  return { answer: new Response(answer.status === 304 ? null : body.slice(0), answer), effects };
}

const patterns = [
  ...app.routes.filter(({ method }) => method === "GET").map(({ path }) => path),
  ...routeNames.map((name) => routes[name].path),
  ...Object.values(endpoints),
  ...serviceNames.flatMap((name): readonly string[] => serviceTable[name].paths),
];
/** Every address that answers a GET, with one example for each pattern. */
const addresses = [...new Set(patterns)].map((path) => path.replace(/:\w+(\{[^}]*\})?|\*/g, "x"));
const posts = [...new Set(app.routes.filter(({ method }) => method === "POST").map(({ path }) => path))].map((path) =>
  path.replace(/:\w+(\{[^}]*\})?|\*/g, "x"),
);

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await (await request(manage, { cookie, country: "IE" })).text()).includes("?ask=cancel");
}

let cookie = "";
beforeAll(async () => {
  const person = await subscribed();
  for (const page of ["/pro/welcome", manage]) await person.get(page);
  cookie = person.cookie();
}, 60_000);

describe("every route, as another site leads to it", { timeout: 60_000 }, () => {
  const query = "?success=true&next=/pro/welcome&otp=123456&email=wren%40post.example&environment=staging&ask=delete";

  it("HOLD-2 changes no session and asks the services for nothing but to read", async () => {
    expect(addresses.length).toBeGreaterThan(90);
    const changed: string[] = [];
    for (const jar of [cookie, await worn(cookie)]) {
      for (const path of addresses.flatMap((address) => [address, `${address}${query}`])) {
        const headers = { cookie: jar, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
        const { answer, effects } = await overheard(
          new Request(`http://localhost${path}`, { headers, redirect: "manual" }),
        );
        const set = answer.headers.getSetCookie().filter((one) => one.startsWith("__Host-"));
        if (set.length > 0 || effects.length > 0) changed.push(`${path}: ${[...set, ...effects].join(", ")}`);
      }
    }
    expect(changed).toEqual([]);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe.each([2, 8])("every route, %i times at once with one cookie", (times) => {
  const ask = (path: string, jar: string, init: RequestInit = {}) =>
    Promise.all(
      Array.from({ length: times }, () => {
        const headers = new Headers(init.headers);
        headers.set("cookie", jar);
        headers.set("sec-fetch-site", "same-origin");
        return overheard(new Request(`http://localhost${path}`, { ...init, headers, redirect: "manual" }));
      }),
    );

  it("HOLD-2 leaves the visitor signed in, by the newest cookie and by the old one", { timeout: 60_000 }, async () => {
    const jar = await worn(cookie);
    const newest = new Set([jar]);
    for (const path of addresses) {
      for (const { answer } of await ask(path, jar)) {
        expect(answer.status, path).not.toBe(500);
        newest.add(withCookiesOf(jar, answer));
      }
      // Stops at the first renewal: a refresh token may be used again for only ten seconds.
      if (newest.size > 1) break;
    }
    for (const held of newest) expect(await isSignedIn(held)).toBe(true);
    cookie = [...newest].at(-1) ?? jar;
    for (const path of addresses)
      for (const { answer } of await ask(path, cookie)) expect(answer.status, path).not.toBe(500);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it("HOLD-2 and every form without a button leaves them so, too", { timeout: 60_000 }, async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    for (const path of posts) {
      for (const { answer } of await ask(path, cookie, { method: "POST", body: "", headers })) {
        expect(answer.status, path).not.toBe(500);
      }
    }
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it("HOLD-2 has one effect: one payment, one cancellation, one code", { timeout: 60_000 }, async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    const person = visitor();
    const { to } = await choose(person, "monthly");
    const pressed = await ask("/subscriptions", person.cookie(), {
      method: "POST",
      body: "period=monthly",
      headers: { ...headers, "cf-ipcountry": "IE" },
    });
    expect(new Set(pressed.map(({ answer }) => answer.headers.get("location") ?? answer.status)).size).toBe(1);
    const paid = await ask(to, person.cookie(), { method: "POST", body: "card=paid", headers });
    expect(new Set(paid.map(({ answer }) => answer.status))).toEqual(new Set([303]));
    const canceled = await ask(`${manage}?ask=cancel`, person.cookie(), {
      method: "POST",
      body: "intent=cancel",
      headers,
    });
    const jars = canceled.map(({ answer }) => withCookiesOf(person.cookie(), answer));
    for (const jar of jars)
      expect((await (await request(manage, { cookie: jar, country: "IE" })).text()).includes("?ask=cancel")).toBe(
        false,
      );
  });
});
