import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatVersion, versionAt } from "../../../client/acquisition/version.ts";
import { createApp } from "../../../src/app.ts";
import { eventAddress, eventKind, events, type Wire } from "../../../src/contract/events/events.ts";
import { failureEvents } from "../../../src/contract/events/failure-events.ts";
import { href } from "../../../src/contract/routes.ts";
import { columns } from "../../../src/endpoints/event-counter.ts";
import { hosts, request } from "../request.ts";
import { visitor } from "../subscription/visitor.ts";

interface Counted {
  readonly id: string;
  readonly parameters: Record<string, string>;
  readonly times: number;
}

async function counted(): Promise<Counted[]> {
  const answer = await request("/dev/events");
  return (await answer.json<{ counts: Counted[] }>()).counts;
}

async function timesOf(id: string): Promise<number> {
  return (await counted()).filter((row) => row.id === id).reduce((sum, { times }) => sum + times, 0);
}

const parameters = { page: "about", formFactor: "desktop" } satisfies Wire;
const address = (id: string, given: Wire = parameters) => eventAddress(id, given, Math.random());

describe("the sink", () => {
  it("EVT-7 counts an event of the catalogue, by GET and by POST, and answers 204 with nothing in it", async () => {
    const before = await timesOf("page_part_failed");
    for (const method of ["GET", "POST"]) {
      const answer = await request(address("page_part_failed"), { method });
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe("");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
    await expect.poll(() => timesOf("page_part_failed")).toBe(before + 2);
  });

  it.each([
    ["GPC", { headers: { "sec-gpc": "1" } }],
    ["GPC, said by a proxy as well", { headers: { "sec-gpc": "1, 1" } }],
    ["Do Not Track", { headers: { dnt: "1" } }],
    ["the switch", { cookie: "kae=d; events=off" }],
    ["the switch, written otherwise", { cookie: "events=off ;kae=d" }],
    ["whoever asks for its headers alone", { method: "HEAD" }],
    ["the onion host", { host: "onion.localhost" }],
    ["another onion name", { host: "abc.onion" }],
    ["another site", { headers: { "sec-fetch-site": "cross-site" } }],
    ["the address bar", { headers: { "sec-fetch-site": "none" } }],
    ["a body of 2 kB", { method: "POST", body: "x".repeat(2048) }],
  ])("EVT-7 EVT-8 counts nothing for %s, and answers 204", async (_, asked) => {
    const before = await timesOf("checkout_complete");
    expect((await request(address("checkout_complete"), { method: "POST", ...asked })).status).toBe(204);
    await settled();
    expect(await timesOf("checkout_complete")).toBe(before);
  });

  it.each([
    "/t/",
    "/t/page_view",
    "/t/none?1&page=about",
    "/t/page_part_failed/?1&page=about&formFactor=desktop",
    "/t/page_part_failed?1&page=about&formFactor=desktop&q=how+to+leave",
    "/t/page_part_failed?1&page=wren%40people.example&formFactor=desktop",
    "/t/page_part_failed?page=about&formFactor=desktop",
    `/t/page_part_failed?1&page=about&formFactor=desktop&origin=funnel_${"a".repeat(2000)}`,
    "/t/%E0%A4%A",
  ])("EVT-7 counts nothing for %s, and answers 204", async (path) => {
    const before = await unmarked();
    expect((await request(path, { method: "POST" })).status).toBe(204);
    await settled();
    expect(await unmarked()).toEqual(before);
  });

  it("EVT-3 EVT-7 of hostile requests nothing is kept but events of the catalogue: no address, no agent, no words", async () => {
    const agent = "Mozilla/5.0 (Secret 9.9)";
    const hostile = fc.sample(
      fc.tuple(fc.constantFrom(...Object.keys(events)), fc.dictionary(fc.string(), fc.emailAddress())),
      {
        numRuns: 200,
        seed: 7,
      },
    );
    for (const [id, given] of hostile) {
      const query = new URLSearchParams({ ...parameters, ...given });
      const headers = { "user-agent": agent, "cf-connecting-ip": "203.0.113.9", referer: "http://localhost/?q=leave" };
      expect((await request(`/t/${id}?1&${query}`, { method: "POST", headers })).status).toBe(204);
    }
    await settled();
    const text = JSON.stringify(await counted());
    expect(text).toContain("page_part_failed");
    for (const secret of ["@", "Secret", "Mozilla", "203.0.113", "leave"]) expect(text).not.toContain(secret);
  });

  it("EVT-3 EVT-7 the platform's store gets the event and each parameter in its own column, and nothing else", async () => {
    const points: AnalyticsEngineDataPoint[] = [];
    const EVENTS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
    const device = { browser: "firefox", platform: "linux", formFactor: "desktop" };
    const given: Wire = { page: "about", ...device, origin: "funnel_home_website__hero", variants: "home_layout.b" };
    const context = createExecutionContext();
    const asked = new Request(`https://localhost${address("install_click", given)}`, { method: "POST" });
    await createApp().fetch(asked, { ...env, EVENTS } as Env, context);
    await waitOnExecutionContext(context);
    const blobs = columns.map((column) => given[column] ?? "");
    expect(points).toEqual([{ indexes: ["install_click"], blobs: ["install_click", ...blobs], doubles: [1] }]);
  });

  it("EVT-3 every parameter has a column of its own, of the twenty there are", () => {
    const carried = new Set<string>(Object.values(events).flatMap(({ parameters }) => parameters));
    expect([...carried].filter((name) => !columns.some((column) => column === name))).toEqual([]);
    expect(new Set(columns).size).toBe(columns.length);
    expect(columns.length + 1).toBeLessThanOrEqual(20);
  });
});

describe("the way to what was sent", () => {
  const way = `href="${href("whatWeMeasure")}"`;

  it.each([
    ["a page in an app", "/subscriptions?app=ios"],
    ["an error page", "/wp-login.php"],
    ["the start page", "/"],
  ])("EVT-8 stands on %s, which has no footer", async (what, path) => {
    const host = what === "the start page" ? { host: hosts.start } : {};
    expect(await (await request(path, host)).text()).toContain(way);
  });

  it("EVT-8 stands on no error page that sends nothing", async () => {
    expect(await (await request("/wp-login.php", { headers: { "sec-gpc": "1" } })).text()).not.toContain(way);
  });
});

describe("what only the worker knows", () => {
  it("ADDR-7 EVT-8 the version of an acquisition is told to the page, and nothing of it to whom nothing is counted of", async () => {
    const told = async (search: string, headers = {}) =>
      (await request(`/about${search}`, { headers })).headers.get("server-timing");
    expect(await told("?atb=v40-1&va=ab")).toBe("atb;desc=v40-1ab");
    expect(await told("")).toBe(`atb;desc=${formatVersion(versionAt(Date.now()))}`);
    expect(await told("?atb=v40-1", { "sec-gpc": "1" })).toBe("held;desc=gpc");
  });

  it("SUB-3 EVT-8 a step that failed is told to the page, which counts it where anything is counted", async () => {
    const person = visitor();
    const asked = await person.post(href("subscriptionsActivate"), { intent: "send", email: "wren@people.example" });
    expect(asked.headers.get("server-timing") ?? "").not.toContain("seen;");
    const refused = await person.post(href("subscriptionsConfirm"), { intent: "check", code: "000000" });
    expect(refused.headers.get("server-timing")?.match(/seen;desc=\w+/g)).toEqual([
      "seen;desc=subscription_error_login",
    ]);
  });

  it("SUB-3 every step of the subscription client has its event", () => {
    for (const id of Object.values(failureEvents)) expect(eventKind(id)).not.toBeNull();
    expect(
      Object.keys(events)
        .filter((id) => id.startsWith("subscription_error_"))
        .sort(),
    ).toEqual(Object.values(failureEvents).sort());
  });
});

/** An event sent as a marker: once it is counted, anything sent before it has been counted or never will be. */
const marker = "checkout_start";

async function settled(): Promise<void> {
  const before = await timesOf(marker);
  await request(address(marker), { method: "POST" });
  await expect.poll(() => timesOf(marker)).toBe(before + 1);
}

async function unmarked(): Promise<Counted[]> {
  return (await counted()).filter(({ id }) => id !== marker);
}
