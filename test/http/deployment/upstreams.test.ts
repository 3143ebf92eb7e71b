import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { routeNames, routes } from "../../../src/contract/routes.ts";
import { type ServiceName, serviceNames, serviceTable } from "../../../src/platform/service-table.ts";
import { expectWritten } from "../../logged.ts";
import { manners } from "../../services/manners.ts";
import { profile } from "../../services/scans/profile.ts";
import { request } from "../request.ts";
import { subscribed, visitor, withCookiesOf } from "../subscription/visitor.ts";

/** Each service has a host of its own, by which its calls are counted. */
const hostOf = (name: ServiceName) => `${name}.upstream.example`;

/** Milliseconds. The time limit for a service is eight seconds, for a part of a page four; waiting twice would be sixteen. */
const longest = 15_500;

/** How often each host was asked. */
const asked = new Map<string, number>();
const timesAsked = (name: ServiceName) => asked.get(hostOf(name)) ?? 0;

async function ask(failing: ServiceName, path: string, init: RequestInit = {}) {
  const context = createExecutionContext();
  const request = new Request(`http://localhost${path}`, { redirect: "manual", ...init });
  const begun = Date.now();
  const answer = await createApp().fetch(request, { ...env, [serviceTable[failing].host]: hostOf(failing) }, context);
  const html = await answer.text();
  const taken = Date.now() - begun;
  await waitOnExecutionContext(context);
  return { path, answer, html, taken, status: answer.status };
}

const everyPage = routeNames.map((name) => routes[name].path);

/** The pages that call each service, found out once, by the first way of failing that is tested. */
const pagesOf = new Map<ServiceName, readonly string[]>();

async function findPages(name: ServiceName, headers: Record<string, string>): Promise<readonly string[]> {
  const known = pagesOf.get(name);
  if (known) return known;
  const found: string[] = [];
  for (const path of everyPage) {
    const before = timesAsked(name);
    await ask(name, path, { headers });
    if (timesAsked(name) > before) found.push(path);
  }
  pagesOf.set(name, found);
  return found;
}

/** Forms that need the service: path, fields, and the part of the page that shows what was typed. */
const forms: Readonly<
  Partial<Record<ServiceName, readonly (readonly [string, Readonly<Record<string, string>>, string])[]>>
> = {
  auth: [
    ["/subscriptions/activate", { intent: "send", email: "wren@post.example" }, 'value="wren@post.example"'],
    ["/subscriptions/add-email", { intent: "send", email: "wren@post.example" }, 'value="wren@post.example"'],
  ],
  subscriptions: [["/subscriptions/manage", { intent: "resume" }, ""]],
  newsletter: [["/newsletter", { email: "wren@post.example" }, 'value="wren@post.example"']],
  support: [
    [
      "/help",
      { topic: "browser", email: "wren@post.example", message: "A page of yours is blank on my phone." },
      "A page of yours is blank on my phone.",
    ],
  ],
  identity: [["/identity-theft-restoration/access-code", {}, ""]],
};

/** The cookie of somebody whose scan is under way. */
async function scanning(): Promise<string> {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const answer = await request("/dbp/scan/confirm", { method: "POST", headers, body: JSON.stringify(profile) });
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith("__Host-scan="));
  if (!cookie) throw new Error("no scan was started");
  return cookie.split(";")[0] ?? "";
}

interface Person {
  readonly cookies: string;
  readonly scan: string;
}

async function person(): Promise<Person> {
  return { cookies: (await subscribed()).cookie(), scan: await scanning() };
}

/** Requests every page and form that needs the service while it fails; returns the cookies that the browser then has. */
async function whileItFails(name: ServiceName, { cookies, scan }: Person): Promise<ReadonlySet<string>> {
  const headers = { cookie: `${cookies}; ${scan}; country=IE`, accept: "text/html" };
  const posts = (forms[name] ?? []).map(async ([path, fields, typed]) => {
    // Sent without a session, because a subscriber has no need to sign in.
    const from = path === "/subscriptions/activate" ? { ...headers, cookie: "country=IE" } : headers;
    const sent = await ask(name, path, { method: "POST", headers: from, body: new URLSearchParams(fields) });
    if (sent.status !== 303) expect.soft(sent.html, `${name}: ${path} keeps what was typed`).toContain(typed);
    expect.soft([303, 502, 503, 504], `${name}: ${path} says so`).toContain(sent.status);
    return sent;
  });
  const pages = await findPages(name, headers);
  const answers = await Promise.all([...pages.map((path) => ask(name, path, { headers })), ...posts]);
  for (const { path, status, taken, html } of answers) {
    expect.soft(taken, `${name}: ${path} in time`).toBeLessThan(longest);
    expect.soft(status, `${name}: ${path}`).not.toBe(500);
    if (status === 200) expect.soft(html, `${name}: ${path} is whole`).toMatch(/<\/html>$/);
  }
  expect(timesAsked(name), `times that pages asked ${name}`).toBeGreaterThan(0);
  const own = answers.filter(({ path }) => path !== "/subscriptions/activate");
  return new Set(own.map(({ answer }) => withCookiesOf(cookies, answer)));
}

beforeEach(() => asked.clear());
afterEach(() => void vi.restoreAllMocks());

// All services fail at once, each for another visitor: one after the other, the slow ones would be waited for in turn.
describe.each(Object.keys(manners))("a service that is %s", (manner) => {
  it("SVC-1 SVC-6 whichever it is: every page is there in time, and nothing is lost", { timeout: 60_000 }, async () => {
    const people: [ServiceName, Person][] = [];
    for (const name of serviceNames) people.push([name, await person()]);
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const call = new Request(input, init);
      const { host } = new URL(call.url);
      asked.set(host, (asked.get(host) ?? 0) + 1);
      return manners[manner]?.(call) ?? Promise.reject();
    });
    for (const level of ["error", "warn"] as const) expectWritten(level);
    const jars = await Promise.all(people.map(([name, one]) => whileItFails(name, one)));
    vi.restoreAllMocks();
    for (const jar of new Set(jars.flatMap((one) => [...one]))) {
      const { html } = await visitor("IE", jar).get("/subscriptions/manage");
      expect.soft(html, "is signed in still").toContain("?ask=cancel");
    }
  });
});
