import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatVersion, versionAt } from "../../../client/acquisition/version.ts";
import { createApp } from "../../../src/app.ts";
import { eventAddress, eventKind, events, type SerializedParameters } from "../../../src/contract/events/events.ts";
import { failureEvents } from "../../../src/contract/events/failure-events.ts";
import { href } from "../../../src/contract/routes.ts";
import { columns } from "../../../src/endpoints/event-counter.ts";
import { isOwnEvent } from "../../../src/endpoints/own-event.ts";
import { floods } from "../../../src/platform/flood-table.ts";
import { deployedLimiters } from "../../services/floods/limiters.ts";
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

/** What a browser sends with a beacon of a page of ours. */
const beacon = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "no-cors",
  "sec-fetch-dest": "empty",
};

const parameters = { page: "about", formFactor: "desktop" } satisfies SerializedParameters;
const address = (id: string, given: SerializedParameters = parameters) => eventAddress(id, given, Math.random());

describe("the sink", () => {
  it("EVT-7 counts an event of the catalogue, by GET and by POST, and answers 204 with nothing in it", async () => {
    const before = await timesOf("page_part_failed");
    for (const method of ["GET", "POST"]) {
      const answer = await request(address("page_part_failed"), { method, headers: beacon });
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
    ["a page that is opened", { headers: { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" } }],
    ["a picture", { headers: { "sec-fetch-dest": "image" } }],
    ["a program that says what it is", { headers: { "user-agent": "curl/8.9.1" } }],
    ["a program that says nothing", { headers: { "user-agent": "" } }],
  ])("EVT-7 EVT-8 counts nothing for %s, and answers 204", async (_, asked) => {
    const before = await timesOf("checkout_complete");
    const headers = { ...beacon, ...("headers" in asked ? asked.headers : {}) };
    const answer = await request(address("checkout_complete"), { method: "POST", ...asked, headers });
    expect(answer.status).toBe(204);
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
    expect((await request(path, { method: "POST", headers: beacon })).status).toBe(204);
    await settled();
    expect(await unmarked()).toEqual(before);
  });

  it("EVT-3 EVT-7 of hostile requests nothing is kept but events of the catalogue: no address, no agent, no words", async () => {
    const agent = "Mozilla/5.0 (Secret 9.9)";
    let count = 0;
    const hostile = fc.sample(
      fc.tuple(fc.constantFrom(...Object.keys(events)), fc.dictionary(fc.string(), fc.emailAddress())),
      {
        numRuns: 200,
        seed: 7,
      },
    );
    for (const [id, given] of hostile) {
      const query = new URLSearchParams({ ...parameters, ...given });
      count += 1;
      const from = {
        "user-agent": agent,
        "cf-connecting-ip": `203.0.113.${count}`,
        referer: "http://localhost/?q=leave",
      };
      const headers = { ...beacon, ...from };
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
    const given: SerializedParameters = {
      page: "about",
      ...device,
      origin: "funnel_home_website__hero",
      variants: "home_layout.b",
    };
    const context = createExecutionContext();
    const asked = new Request(`https://localhost${address("install_click", given)}`, {
      method: "POST",
      headers: beacon,
    });
    await createApp().fetch(asked, { ...env, EVENTS } as Env, context);
    await waitOnExecutionContext(context);
    const blobs = columns.map((column) => given[column] ?? "");
    expect(points).toEqual([{ indexes: ["install_click"], blobs: ["install_click", ...blobs], doubles: [1] }]);
  });

  /** Browsers of before Sec-Fetch, and what they send with a beacon. */
  const older = {
    "Safari 16.3":
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Safari/605.1.15",
    "Safari on iOS 15":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1",
    "Chrome on iOS 16.3":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "a web view of iOS 14":
      "Mozilla/5.0 (iPad; CPU OS 14_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
    "a web view of macOS": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)",
    "Firefox 89": "Mozilla/5.0 (Windows NT 10.0; rv:89.0) Gecko/20100101 Firefox/89.0",
    "Chrome 75":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/75.0.3770.80 Safari/537.36",
  };
  const newer = {
    "Safari 16.4":
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15",
    "Safari on iOS 17":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Firefox 140": beacon["user-agent"],
    "Chrome 140":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "a browser that nobody knows": "Mozilla/5.0 (compatible; Nobody/1.0)",
  };
  const withoutFetchMetadata = (agent: string, rest: Record<string, string>) =>
    isOwnEvent(new Request("https://nightjar.example/t/page_view", { headers: { "user-agent": agent, ...rest } }));

  it.each(Object.entries(older))("EVT-7 counts %s, which says only where its page is", (_, agent) => {
    const origin = "https://nightjar.example";
    expect(withoutFetchMetadata(agent, { origin })).toBe(true);
    expect(withoutFetchMetadata(agent, { referer: `${origin}/about` })).toBe(true);
    expect(withoutFetchMetadata(agent, { origin: "https://elsewhere.example", referer: `${origin}/about` })).toBe(
      false,
    );
    expect(withoutFetchMetadata(agent, {})).toBe(false);
  });

  it.each(Object.entries(newer))(
    "EVT-7 counts no program that calls itself %s and sends less than that does",
    (_, agent) => {
      expect(withoutFetchMetadata(agent, { origin: "https://nightjar.example" })).toBe(false);
    },
  );

  it("EVT-7 counts every browser that the tests know, by what it sends", () => {
    for (const agent of [...Object.values(older), ...Object.values(newer)]) {
      expect(withoutFetchMetadata(agent, { ...beacon, "user-agent": agent })).toBe(true);
    }
  });

  it("EXP-6 HOLD-8 of one network counts a version of an experiment a few times in a minute, and answers 204 to the rest", async () => {
    const points: AnalyticsEngineDataPoint[] = [];
    const EVENTS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
    const settings = { ...env, ...deployedLimiters(() => 0), EVENTS, EVENT_COUNTER: undefined } as unknown as Env;
    const device = { browser: "firefox", platform: "linux", formFactor: "desktop" };
    const send = async (from: string, variants: string) => {
      const given: SerializedParameters = { page: "home", ...device, variants };
      const headers = { ...beacon, "cf-connecting-ip": from };
      const asked = new Request(`https://localhost${address("install_click", given)}`, { method: "POST", headers });
      return (await createApp().fetch(asked, settings, createExecutionContext())).status;
    };
    const { network, block } = floods.version;
    for (let count = 0; count < 100; count += 1) expect(await send("203.0.113.7", "home_layout.b")).toBe(204);
    expect(points).toHaveLength(network);
    for (let count = 0; count < 100; count += 1)
      await send(`2001:db8:7:${(count * 256).toString(16)}::1`, "home_layout.b");
    expect(points).toHaveLength(network + block);
    await send("203.0.113.7", "home_layout.a");
    await send("198.51.100.1", "home_layout.b");
    expect(points).toHaveLength(network + block + 2);
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
  await request(address(marker), { method: "POST", headers: beacon });
  await expect.poll(() => timesOf(marker)).toBe(before + 1);
}

async function unmarked(): Promise<Counted[]> {
  return (await counted()).filter(({ id }) => id !== marker);
}
