import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { hash32 } from "../../src/platform/hash.ts";
import { laterSteps } from "../later-steps.ts";
import { request } from "./request.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A header that tells the requests of this test from everything else that has headers. */
const mark = "asked-by-the-test";
const browser = { "accept-encoding": "br", "user-agent": "Owl/1.0", "sec-fetch-dest": "document", [mark]: "1" };

/** The names of the request headers that are read from now on, in order. */
function watched(): string[] {
  const read: string[] = [];
  const { get, has } = Headers.prototype;
  const note = (headers: Headers, name: string) => {
    if (name !== mark && has.call(headers, mark)) read.push(name);
  };
  vi.spyOn(Headers.prototype, "get").mockImplementation(function (this: Headers, name: string) {
    note(this, name);
    return get.call(this, name);
  });
  vi.spyOn(Headers.prototype, "has").mockImplementation(function (this: Headers, name: string) {
    note(this, name);
    return has.call(this, name);
  });
  return read;
}

/** Requests a page until its compressed form no longer changes: from then on it is answered from the kept pages. */
async function settle(path: string, headers: Record<string, string> = browser, country?: string): Promise<Response> {
  let alike = 0;
  for (let before: Response | null = null; ; await scheduler.wait(5)) {
    const answer = await request(path, { headers, ...(country && { country }) });
    await answer.clone().arrayBuffer();
    const isAlike =
      answer.headers.has("content-encoding") && answer.headers.get("etag") === before?.headers.get("etag");
    alike = isAlike ? alike + 1 : 0;
    if (alike === 12) return answer;
    before = answer;
  }
}

const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("a page that was given before", { timeout: 60_000 }, () => {
  it("PAGE-1 is given as it was, and nothing of the request is read twice", async () => {
    const first = await settle("/about");
    const read = watched();
    const again = await request("/about", { headers: browser });
    expect(read.filter((name) => name === "sec-gpc")).toHaveLength(1);
    vi.restoreAllMocks();
    expect(Object.fromEntries(again.headers)).toEqual(Object.fromEntries(first.headers));
    expect(await bodyOf(again)).toEqual(await bodyOf(first));
  });

  it("PAGE-1 is decided by nothing but what is looked at before it is given again", async () => {
    await settle("/about");
    const read = watched();
    await request("/about", { headers: browser });
    const lookedAt = new Set(read.splice(0));
    const paths = routeNames.filter((name) => !laterSteps.has(name)).map((name) => routes[name].path);
    for (const path of paths) {
      const answer = await request(path, { headers: browser });
      // A page for one visitor alone is kept nowhere, whatever headers it reads.
      const readHere = answer.headers.get("cache-control") === "private, no-cache" ? read.splice(0) : [];
      read.length = 0;
      expect(
        readHere.filter((name) => !lookedAt.has(name)),
        path,
      ).toEqual([]);
    }
  });

  const other: readonly { what: string; headers: Record<string, string>; country?: string }[] = [
    { what: "a cookie", headers: { cookie: "kae=d" } },
    { what: "GPC", headers: { "sec-gpc": "1" } },
    {
      what: "another browser",
      headers: { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15" },
    },
    { what: "another country", headers: {}, country: "DE" },
    { what: "the page before on this site", headers: { "sec-fetch-site": "same-origin" } },
  ];
  it.each(other)("HOST-1 GEO-1 EVT-3 another is given to whoever differs by $what", async ({ headers, country }) => {
    const alike = await settle("/browser");
    const apart = await settle("/browser", { ...browser, ...headers }, country);
    const said = async (answer: Response) => `${JSON.stringify([...answer.headers])}${await bodyOf(answer)}`;
    expect(await said(apart)).not.toBe(await said(alike));
  });

  it("DEV-1 is not decided for others by whoever makes up a name with the hash of theirs", async () => {
    const made = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Nightjar/1.2 4VxhKP";
    const theirs = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0";
    const hashed = (agent: string) => hash32(`${agent}\nnull\nnull\nnull\n`);
    expect(hashed(made)).toBe(hashed(theirs));
    const before = await settle("/browser", { ...browser, "user-agent": made });
    const after = await request("/browser", { headers: { ...browser, "user-agent": theirs } });
    expect(await before.text()).not.toContain("Get the browser for Windows");
    expect(await after.text()).toContain("Get the browser for Windows");
  });

  it("EXP-5 is made anew in the next hour, when an experiment may have ended", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.parse("2026-11-24T04:59:59Z"));
    const before = (await settle("/press")).headers.get("server-timing");
    vi.setSystemTime(Date.parse("2026-11-25T05:00:00Z"));
    expect((await settle("/press")).headers.get("server-timing")).not.toBe(before);
  });

  it("ERR-1 counts against the limit of a network like any other", async () => {
    const limit = vi.spyOn(env.REQUESTS, "limit");
    const asked = { ...browser, "cf-connecting-ip": "203.0.113.9" };
    await settle("/terms", asked);
    limit.mockResolvedValue({ success: false });
    expect((await request("/terms", { headers: asked })).status).toBe(418);
  });
});
