import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { bangList } from "../../../client/bangs/bang-data.ts";
import { createApp } from "../../../src/app.ts";
import { endpoints, href } from "../../../src/contract/routes.ts";
import { readBangs } from "../../../src/contract/search/bangs.ts";
import type { SiteFiles } from "../../../src/files/site-file.ts";
import { expectWritten } from "../../logged.ts";
import { found, hosts, request } from "../request.ts";

const bangs = readBangs(bangList).all;

const encyclopaedia = "https://en.wikipedia.org/w/index.php?search=";

describe("GET /bang.js", () => {
  it("SRCH-4 is the list of records, which any cache may keep", async () => {
    const answer = await request(endpoints.bangList);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    expect(await answer.json()).toEqual(bangs);
  });

  it("SRCH-4 answers 304 to its own validator", async () => {
    const etag = (await request(endpoints.bangList)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    expect((await request(endpoints.bangList, { headers: { "if-none-match": `W/${etag}` } })).status).toBe(304);
    expect((await request(endpoints.bangList, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
});

describe("a search with a bang", () => {
  it.each([
    ["first", "!w otter", `${encyclopaedia}otter`],
    ["last", "otter !W", `${encyclopaedia}otter`],
    ["between", "sea !w otter & co", `${encyclopaedia}sea%20otter%20%26%20co`],
    ["alone", "!w", "https://en.wikipedia.org/"],
    ["with letters of all kinds", "!w Fürst 鳥 🦦", `${encyclopaedia}F%C3%BCrst%20%E9%B3%A5%20%F0%9F%A6%A6`],
  ])("SRCH-4 the bang %s leads there", async (_, q, expected) => {
    for (const host of Object.values(hosts)) {
      const answer = await request(href("home", { q }), { host });
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(expected);
    }
  });

  it("SRCH-4 a form that hides the words from the address is answered the same way", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await request("/", { method: "POST", headers, body: "q=%21w+otter" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`${encyclopaedia}otter`);
  });

  it("SRCH-4 a form of this site gets a page that goes on by itself, since its policy forbids it to leave", async () => {
    const headers = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
    const answer = await request(href("home", { q: "!w otter" }), { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("refresh")).toBe(`0; url=${encyclopaedia}otter`);
    expect(await answer.text()).toContain(`href="${encyclopaedia}otter"`);
    const other = await request(href("home", { q: "!osm otter" }), { headers });
    expect(await other.text()).toContain("https://www.openstreetmap.org/search?query=otter");
  });

  it.each(["!nosuchbang otter", "otter!w", "!", "!__proto__ x", "!//evil.example", "!https://evil.example"])(
    "SRCH-4 %s is an ordinary search",
    async (q) => {
      const answer = await request(href("home", { q }));
      expect(answer.status).toBe(200);
      expect(answer.headers.has("refresh")).toBe(false);
    },
  );

  it.each([
    "!w \r\nlocation: https://evil.example",
    "!w //evil.example",
    `!w ${"a".repeat(100_000)}`,
    "!w \u0000\u0001",
  ])("SRCH-4 no words lead anywhere but to the bang's site: %.40s", async (q) => {
    const answer = await request(href("home", { q }));
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get("location") ?? "").hostname).toBe("en.wikipedia.org");
  });
});

describe("while the list of bangs cannot be read", () => {
  // Loads the pages once before, so that only the list is missing.
  beforeAll(async () => {
    for (const path of [href("bangs"), href("home", { q: "otter" })]) await (await request(path)).text();
  });

  const refusing = async () => new Response("", { status: 503 });
  const silent = (_: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  const broken = async () => new Response("9 w Wikipedia javascript:alert(1)");
  /** The answer, and how many failures were reported for it. */
  const ask = async (path: string, fetch: SiteFiles["fetch"], vars: object = {}) => {
    const reported = expectWritten("error");
    const others = env.ASSETS.fetch.bind(env.ASSETS);
    const isBangs = (file: RequestInfo | URL) => String(file).endsWith("/data/bangs.txt");
    const files: SiteFiles = { fetch: (file, init) => (isBangs(file) ? fetch : others)(file, init) };
    const asked = new Request(`http://localhost${path}`);
    const answer = await createApp().fetch(
      asked,
      { ...env, ...vars, ASSETS: { ...files, connect: env.ASSETS.connect } },
      createExecutionContext(),
    );
    const text = await answer.text();
    const failures = reported.mock.calls.length;
    reported.mockRestore();
    return { status: answer.status, location: answer.headers.get("location"), text, failures };
  };

  it.each([
    ["is refused", refusing],
    ["does not come", silent],
    ["is none", broken],
  ])("SRCH-4 ERR-2 and %s, a bang is an ordinary word, and the failure is reported", async (_, fetch) => {
    const { status, text, failures } = await ask(href("home", { q: "!w otter" }), fetch);
    expect([status, failures]).toEqual([200, 1]);
    expect(text).toContain(`href="${encyclopaedia}!w%20otter"`);
    expect(text).toContain('name="q"');
  });

  it("SRCH-4 SRCH-5 a configured page of results gets the words as they are", async () => {
    const vars = { RESULTS_URL: "https://results.example/" };
    const { location, failures } = await ask(href("home", { q: "!w otter" }), refusing, vars);
    expect([location, failures]).toEqual(["https://results.example/?q=%21w+otter", 1]);
  });

  it("SRCH-4 a search without a bang does not ask for it", async () => {
    expect(await ask(href("home", { q: "otter" }), refusing)).toMatchObject({ status: 200, failures: 0 });
  });

  it("SRCH-4 the page of bangs offers another try, and the data say that they are away", async () => {
    const { status, text, failures } = await ask(href("bangs"), refusing);
    // It is asked for by what decides whether the page is the same for everybody, by the content and, unless that is cached, by
    // the frame.
    expect(status).toBe(200);
    expect([2, 3]).toContain(failures);
    expect(text).toContain(`href="${href("bangs", {}, "list")}"`);
    expect(text).not.toContain("<table");
    expect(await ask(endpoints.bangList, refusing)).toMatchObject({ status: 503, failures: 1 });
  });

  it("SRCH-1 suggestions are still a list", async () => {
    expect(await ask("/ac?q=otter+!w", refusing)).toMatchObject({ status: 200, text: "[]" });
  });
});

describe("/bangs", () => {
  const list = async (query: Record<string, string>) => (await request(href("bangs", query))).text();
  const rows = (html: string) => (html.match(/<th class="[^"]*trigger[^"]*" scope="row">/g) ?? []).length;

  it("PAGE-6 SRCH-4 shows some of each category, and the way to the rest", async () => {
    const html = await list({});
    expect(rows(html)).toBeGreaterThan(50);
    for (const category of new Set(bangs.map(({ c }) => c))) {
      expect(html).toContain(`href="${href("bangs", { c: category }, "list").replaceAll("&", "&amp;")}"`);
    }
  });

  it("SRCH-4 is searched by words and by category, without scripts", async () => {
    expect(await list({ q: "archlinux.org" })).toContain("<code>!arch</code>");
    expect(rows(await list({ c: "Food" }))).toBe(bangs.filter(({ c }) => c === "Food").length);
    expect(rows(await list({ q: "wikipedia", c: "Food" }))).toBe(0);
    expect(await list({ q: "<i>otter" })).not.toContain("<i>otter");
  });

  it("SRCH-4 what was asked stays in the form, and nothing found offers the whole list", async () => {
    const html = await list({ q: "zzzzzz", c: "Food" });
    expect(html).toMatch(/name="q"[^>]*value="zzzzzz"|value="zzzzzz"[^>]*name="q"/);
    expect(html).toMatch(/<option value="Food" selected="">/);
    expect(rows(html)).toBe(0);
    expect(html).toContain(`href="${href("bangs", {}, "list")}"`);
  });
});

describe("GET /opensearch.xml", () => {
  const read = async (host: string, cookie?: string) => {
    const answer = await request(endpoints.openSearch, { host, ...(cookie && { cookie }) });
    expect(answer.headers.get("content-type")).toMatch(/^application\/opensearchdescription\+xml/);
    return answer.text();
  };

  it.each(Object.values(hosts))("SRCH-6 %s describes itself", async (host) => {
    const xml = await read(host);
    expect(xml).toContain(`<Url type="text/html" method="get" template="http://${host}/?q={searchTerms}"/>`);
    expect(xml).toContain(
      `<Url type="application/x-suggestions+json" template="http://${host}/ac?q={searchTerms}&amp;type=list"/>`,
    );
    expect(xml).toContain("<InputEncoding>UTF-8</InputEncoding>");
    expect(found(xml, /<Image [^>]*>(http:\/\/[^<]+)</)).toContain(`http://${host}/`);
    expect(found(xml, /<ShortName>([^<]{1,16})<\/ShortName>/)).not.toBe("");
  });

  it("SRCH-6 each host has a name of its own, so that a browser can hold them all", async () => {
    const names = await Promise.all(
      Object.values(hosts).map(async (host) => found(await read(host), /<ShortName>([^<]+)</)),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it("SRCH-6 SET-1 whoever keeps words out of the address bar gets a form", async () => {
    const xml = await read(hosts.main, "kg=p");
    expect(xml).toContain('method="post"');
    expect(xml).toContain('<Param name="q" value="{searchTerms}"/>');
  });

  it("SRCH-6 nothing in a host name breaks out of the document", async () => {
    const asked = new Request("http://localhost/opensearch.xml", { headers: { host: "a&b<c>" } });
    const xml = await (await createApp().fetch(asked, env)).text();
    expect(xml).not.toContain("<c>");
  });
});
