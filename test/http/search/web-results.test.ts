import { createExecutionContext, env } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { expectWritten } from "../../logged.ts";
import { type Mode, searxServer } from "../../results/searx-server.ts";
import { hosts } from "../request.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

/** Headers that say something about the visitor, and must not be passed on. */
const telling = {
  cookie: "kp=1; kl=uk-en; session=mine",
  "user-agent": "Owl/1.0",
  referer: "http://localhost/secret",
  "accept-language": "cy",
  "cf-connecting-ip": "203.0.113.9",
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Gives each search words of its own, because results are kept for a minute. */
let searches = 0;

function deployment(mode: Mode, vars: Readonly<Record<string, string>> = {}) {
  const server = searxServer(mode);
  vi.spyOn(globalThis, "fetch").mockImplementation((given) => server.fetch(given as Request));
  const logged: unknown[][][] = [];
  for (const level of ["log", "info", "warn"] as const) {
    logged.push(expectWritten(level).mock.calls);
  }
  const words = `otter number ${searches++}`;
  const all = { ...env, SEARCH_UPSTREAM: "https://searx.example/", ...vars };
  const ask = (path: string, init: RequestInit = {}, host: string = hosts.main) =>
    createApp().fetch(new Request(`http://${host}${path}`, init), all, createExecutionContext());
  const read = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    (await ask(href("home", { q: words, ...fields }), { headers })).text();
  return { server, logged: () => logged.flat(), words, ask, read };
}

describe("web results", () => {
  it.each([
    [hosts.main, href("home")],
    [hosts.start, href("home")],
    [hosts.main, href("theme")],
    [hosts.main, href("home", { q: "otter" })],
  ])("SRCH-5 where there are none, %s%s says so before and after a search, and nowhere else", async (host, path) => {
    const says = async (vars: Readonly<Record<string, string>>) => {
      const answer = await deployment("working", vars).ask(path, {}, host);
      return (await answer.text()).includes(statements.noWeb);
    };
    expect(await says({ SEARCH_UPSTREAM: "" })).toBe(true);
    expect(await says({})).toBe(false);
  });

  it("SRCH-7 stand on the page, and nobody is told who asked", async () => {
    const { server, read, words } = deployment("working");
    const html = await read({}, telling);
    expect(html).toContain('href="https://documents.example/otter/0"');
    expect(html).toContain("What is known of otter 9.");
    const [sent] = server.asked;
    expect(server.asked).toHaveLength(1);
    expect([...(sent?.headers ?? [])]).toEqual([["accept", "application/json"]]);
    expect(Object.fromEntries(new URL(sent?.url ?? "").searchParams)).toEqual({
      q: words,
      format: "json",
      language: "en-GB",
      safesearch: "2",
      pageno: "1",
      categories: "general",
    });
  });

  it.each([
    ["slow", "didn’t answer in time"],
    ["dead", "can’t reach"],
    ["lying", "can’t read"],
    ["huge", "can’t read"],
  ] as const)(
    "SRCH-7 a service that is %s leaves our own pages, bangs and a clear line, and no word in a log",
    async (mode, line) => {
      const { read, logged, words } = deployment(mode);
      const html = await read();
      expect(html).toMatch(/<b>Web results/);
      expect(html).toContain(line);
      expect(html).toContain("https://en.wikipedia.org/w/index.php?search=otter");
      expect(html).not.toContain("javascript:");
      expect(logged()).toHaveLength(1);
      expect(JSON.stringify(logged())).not.toContain("otter");
      expect(JSON.stringify(logged())).not.toContain(words);
    },
  );

  it("SRCH-7 HOLD-3 a service whose list is endless is refused before anything is made of it", async () => {
    const { read, logged } = deployment("zeros");
    expect(await read()).toContain("can’t read");
    expect(JSON.stringify(logged())).toContain("too_large");
  });

  it("SRCH-7 has tabs, further pages, another spelling and related searches as links", async () => {
    const { read, server, words } = deployment("working");
    const first = await read();
    const link = (fields: Record<string, string>) => `href="${href("home", fields).replaceAll("&", "&amp;")}"`;
    for (const ia of ["image", "news", "video"]) expect(first).toContain(link({ q: words, ia }));
    expect(first).toContain(link({ q: words, p: "2" }));
    expect(first).toContain(link({ q: "sea otter" }));
    expect(first).toContain(link({ q: "river otter" }));
    expect(await read({ p: "2", ia: "news" })).toContain("/otter/10");
    const { searchParams } = new URL(server.asked[1]?.url ?? "");
    expect([searchParams.get("pageno"), searchParams.get("categories")]).toEqual(["2", "news"]);
  });

  it("SRCH-7 SET-1 sent as forms, no word stands in any address of ours", async () => {
    const { ask, words } = deployment("working");
    const body = new URLSearchParams({ q: words, p: "2", ia: "image" }).toString();
    const html = await (await ask("/", { method: "POST", headers: { ...form, cookie: "kg=p" }, body })).text();
    expect(html).toContain("/otter/10");
    expect(html).not.toMatch(/(?:href|action)="\/\?q=/);
    expect(html).toContain(`name="p" value="3"`);
  });

  it("SRCH-7 pictures come through the proxy, signed, and from nowhere else", async () => {
    const { read, ask } = deployment("working");
    const html = await read();
    expect(html).not.toMatch(/<img[^>]+src="http/);
    const source = (/<img src="(\/iu[^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
    expect(source).toContain("u=https%3A%2F%2Fpictures.example%2F0.jpg");
    // The test's server has no picture there, but the proxy did ask for it.
    expect((await ask(source)).status).not.toBe(403);
    expect((await ask(source.replace("0.jpg", "1.jpg"))).status).toBe(403);
    expect((await ask(source.replace(/&s=.*/, ""))).status).toBe(403);
  });

  it.each([
    ["kn", "1", 'target="_blank"', true],
    ["kn", "-1", 'target="_blank"', false],
    ["kaf", "1", ">documents.example/otter/0<", true],
    ["kaf", "-1", ">documents.example/otter/0<", false],
    ["kv", "1", ">Page 1<", true],
    ["kv", "-1", ">Page 1<", false],
    ["ku", "1", "underlined", true],
    ["ku", "-1", "underlined", false],
  ])("SRCH-9 %s=%s has its effect", async (key, value, mark, isThere) => {
    const { read } = deployment("working");
    const html = await read({}, { cookie: `${key}=${value}` });
    const [, main = ""] = html.split("<main");
    expect(main.includes(mark)).toBe(isThere);
  });

  it("SRCH-9 a setting in the address goes on to the next page", async () => {
    expect(await deployment("working").read({ kp: "-2" })).toMatch(/p=2&amp;kp=-2/);
  });

  it("SRCH-7 a service by a mapping gets the key of the deployment", async () => {
    const mapping = { query: { words: "w" }, results: "results", title: "title", address: "url", key: "x-key" };
    const { server, read, words } = deployment("working", {
      SEARCH_UPSTREAM: "https://find.example/v1?pageno=1",
      SEARCH_UPSTREAM_KIND: "mapping",
      SEARCH_UPSTREAM_MAPPING: JSON.stringify(mapping),
      SEARCH_UPSTREAM_KEY: "a key",
    });
    expect(await read()).toContain("/otter/0");
    expect(server.asked[0]?.headers.get("x-key")).toBe("a key");
    expect(new URL(server.asked[0]?.url ?? "").searchParams.get("w")).toBe(words);
  });

  it("SRCH-7 a bang asks no search service", async () => {
    const { ask, server } = deployment("working");
    expect((await ask("/?q=!w+otter")).status).toBe(302);
    expect(server.asked).toEqual([]);
  });
});
