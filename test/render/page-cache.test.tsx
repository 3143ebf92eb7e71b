import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { page, placePage } from "../../src/render/page.ts";
import { pageCache } from "../../src/render/page-cache.ts";
import { renderPage } from "../../src/render/render.tsx";
import { resolveVisit } from "../../src/visit/visit.ts";
import { request } from "../http/request.ts";
import { laterSteps } from "../later-steps.ts";
import { pages } from "../pages.ts";

const hosts = { start: ["start.localhost"], noai: ["noai.localhost"], onion: ["onion.localhost"] };

function rendered(placed: (typeof pages)["home"], visit: ReturnType<typeof resolveVisit>) {
  const rendering = { page: placed, visit, files: env.ASSETS, data: null, result: null, title: placed.title };
  return renderPage({ ...rendering, report: vi.fn() });
}

async function text(body: Uint8Array | ReadableStream<Uint8Array>): Promise<string> {
  return body instanceof ReadableStream ? new Response(body).text() : new TextDecoder().decode(body);
}

/** Any request: some say what pages depend on, all say something that they do not. */
const anyRequest = fc.record({
  host: fc.constantFrom("localhost", "start.localhost", "noai.localhost", "onion.localhost"),
  agent: fc.constantFrom(
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
    "Mozilla/5.0 (X11; Linux x86_64)",
  ),
  country: fc.constantFrom("IE", "US", "JP", undefined),
  cookie: fc.constantFrom("kae=d", "kae=h", "kbg=-1", "kg=p", ""),
  query: fc.webQueryParameters(),
});

afterEach(() => vi.useRealTimers());

describe("the cache of pages", () => {
  it("STREAM-1 for any request, a page from the cache is the page as it would be rendered anew", async () => {
    const shared = routeNames.filter((name) => !pages[name].load).map((name) => pages[name]);
    expect(shared.length).toBeGreaterThan(25);
    let renders = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...shared), anyRequest, async (placed, asked) => {
        const headers = { "user-agent": asked.agent, cookie: asked.cookie };
        const sent = new Request(`http://${asked.host}${placed.path}?${asked.query}`, { headers });
        const visit = resolveVisit({ url: sent.url, headers: sent.headers, cf: { country: asked.country } }, { hosts });
        const fresh = { ...placed, id: `${placed.id} ${renders++}` };
        const [cached, anew] = [await rendered(placed, visit), await rendered(fresh, visit)];
        expect(await text(cached.body)).toBe(await text(anew.body));
        expect(cached.etag).toBe(anew.etag);
      }),
      { numRuns: 60 },
    );
  });

  it("STREAM-1 renders a page once for visits with equal values, and again for others", async () => {
    const body = vi.fn(() => <p>once</p>);
    const declared = page({
      title: "Once",
      description: "x",
      vary: ({ url }) => ({ a: url.searchParams.has("a") }),
      body,
    });
    const placed = { ...placePage("about", declared, "about"), id: "once" };
    const asked = (url: string) => rendered(placed, resolveVisit(new Request(url), { hosts }));
    const etags = [];
    for (const query of ["", "?b=1", "?a", "?a=2"]) etags.push((await asked(`http://localhost/about${query}`)).etag);
    expect(body).toHaveBeenCalledTimes(2);
    expect(new Set(etags).size).toBe(1);
  });

  it("STREAM-1 is bounded by bytes, its keys among them, and by time", async () => {
    // Later than anything that another test has put there.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2200, 0) });
    const long = "x".repeat(2 ** 20);
    const declared = page({ title: "Large", description: "A page of a megabyte.", body: () => <p>{long}</p> });
    const visit = resolveVisit(new Request("http://localhost/about"), { hosts });
    for (let index = 0; index < 60; index += 1) {
      await rendered({ ...placePage("about", declared, "about"), id: `large ${index}` }, visit);
      expect(pageCache.held).toBeLessThanOrEqual(40 * 2 ** 20);
    }
    expect(pageCache.held).toBeGreaterThan(30 * 2 ** 20);
    vi.advanceTimersByTime(3_600_001);
    await rendered(
      { ...placePage("about", page({ title: "x", description: "x", body: () => <p /> }), "about"), id: "k".repeat(99) },
      visit,
    );
    expect(pageCache.held).toBeLessThan(200_000);
  });

  it("STREAM-1 grows by nothing that a visitor makes up", async () => {
    const ask = async (path: string, cookie = "") =>
      (await request(path, { cookie, headers: { "user-agent": "Owl" } })).text();
    const made = () =>
      crypto
        .randomUUID()
        .slice(0, 6)
        .replace(/[^0-9a-f]/g, "0");
    const paths = routeNames.filter((name) => !laterSteps.has(name)).map((name) => routes[name].path);
    // An origin with a letter: one of digits alone counts as none, and a page without one may be cached.
    const round = async () => {
      for (const path of paths) {
        await ask(
          `${path}?${made()}=${made()}&origin=a${made()}&told=${made()}&q=${made()}&change=${made()}`,
          "kae=-1",
        );
        await ask(path, `k7=${made()}; k8=${made()}`);
      }
      return pageCache.held;
    };
    const before = await round();
    expect(await round()).toBe(before);
  });
});

describe("a page that is the same for equal visits", () => {
  it.each(["/about", "/", "/newsletter", "/help", "/bangs", "/theme", "/app"])(
    "STREAM-1 %s has a strong validator, and answers 304 to whoever holds it",
    async (path) => {
      const first = await request(path);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
      expect(first.headers.get("cache-control")).toBe("private, no-cache");
      await first.arrayBuffer();
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, `"a",W/${etag}, "b"`, "*"]) {
        const again = await request(path, { headers: { "if-none-match": held } });
        expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
      }
      for (const held of ['"other"', etag.slice(1, -1), `"${etag}"`]) {
        const again = await request(path, { headers: { "if-none-match": held } });
        expect(again.status).toBe(200);
        await again.arrayBuffer();
      }
    },
  );

  it("STREAM-1 has none where it was made for the request", async () => {
    for (const path of ["/what-we-measure", "/updates", "/theme?find=font", "/subscriptions", "/no/such/page"]) {
      const answer = await request(path);
      expect([path, answer.headers.get("etag"), answer.headers.get("cache-control")]).toEqual([
        path,
        null,
        "private, no-store",
      ]);
      await answer.arrayBuffer();
    }
  });
});
