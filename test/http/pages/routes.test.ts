import { describe, expect, it } from "vitest";
import { demonstration } from "../../../src/contract/demonstration.ts";
import { idempotencyField } from "../../../src/contract/idempotency-key.ts";
import { endpoints, type RouteName, routeNames, routes } from "../../../src/contract/routes.ts";
import { commonDemonstration } from "../../../src/contract/support/common-demonstration.ts";
import { errorPages } from "../../../src/render/error-page.ts";
import { laterSteps } from "../../later-steps.ts";
import { found, hosts, request, scriptSources, styleSources } from "../request.ts";

const themes = { light: "kae=l", dark: "kae=d", system: "" };

const pageNames = routeNames.filter((name) => !laterSteps.has(name));

const policy = (scripts: string, styles: string) =>
  `default-src 'none'; script-src 'self' ${scripts}; style-src 'self' ${styles}; img-src 'self' data:; font-src 'self'; ` +
  "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

describe.each(Object.entries(hosts))("every address on the %s host", (variant, host) => {
  it.each(pageNames)("HOST-5 SET-4 %s is a whole page in every sky", async (name: RouteName) => {
    for (const [theme, cookie] of Object.entries(themes)) {
      const answer = await request(routes[name].path, { host, cookie, country: "IE" });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB"/);
      expect(html.endsWith("</html>")).toBe(true);
      expect(found(html, /<html[^>]* data-theme="(\w+)"/)).toBe(theme === "system" ? "" : theme);
      expect(found(html, /data-page="([a-z_]+)"/)).toBe(routes[name].event);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html.match(/<main[ >]/g)).toHaveLength(1);
      // React's placeholder for a part that is streamed later.
      expect(html).not.toContain("<template id=");
      if (variant !== "onion") {
        expect(html).toContain(`<link rel="canonical" href="https://nightjar.example${routes[name].path}"/>`);
      }
    }
  });
});

it.each([...laterSteps])("%s, entered first, leads to a page where its journey begins", async (name) => {
  const answer = await request(routes[name].path);
  expect(answer.status).toBe(303);
  expect((await request(answer.headers.get("location") ?? "")).status).toBe(200);
});

it.each(pageNames)("HOLD-6 no two visitors get the same key of a form on %s", async (name) => {
  const keysIn = async () => {
    const html = await (await request(routes[name].path)).text();
    return [...html.matchAll(new RegExp(`name="${idempotencyField}" value="([^"]+)"`, "g"))].map(([, key]) => key);
  };
  const [one, other] = [await keysIn(), await keysIn()];
  expect(one.filter((key) => other.includes(key))).toEqual([]);
});

it.each(pageNames)("PAGE-8 %s says once at its foot that this is a demonstration", async (name) => {
  const html = await (await request(routes[name].path)).text();
  const said = [demonstration.site, commonDemonstration.task].flatMap((sentence) => html.split(sentence).slice(1));
  expect(said).toHaveLength(1);
});

it("no two pages share a title or a description", async () => {
  const heads = await Promise.all(
    pageNames.map(async (name) => {
      const html = await (await request(routes[name].path)).text();
      return [found(html, /<title>([^<]+)<\/title>/), found(html, /<meta name="description" content="([^"]+)"/)];
    }),
  );
  for (const column of [0, 1]) {
    const texts = heads.map((head) => head[column]);
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
  }
});

describe("styles", () => {
  const styleOf = (html: string) => found(html, /<style>(.*?)<\/style>/s);
  const styled = (css: string) =>
    new Set([...css.matchAll(/\.([\w-]{6,8}_[a-zA-Z]\w*)/g)].map(([, name = ""]) => name));
  const classesIn = (html: string) =>
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));

  it("PAGE-9 each page holds the rules of every class on it, and waits for no other sheet", async () => {
    const shown = await Promise.all(
      pageNames.map(async (name) => [name, await (await request(routes[name].path)).text()] as const),
    );
    const anywhere = new Set(shown.flatMap(([, html]) => [...styled(styleOf(html))]));
    expect(anywhere.size).toBeGreaterThan(100);
    const missing = shown.flatMap(([name, html]) => {
      const own = styled(styleOf(html));
      return classesIn(html)
        .filter((used) => anywhere.has(used) && !own.has(used))
        .map((used) => `${name}: ${used}`);
    });
    expect(missing).toEqual([]);
    expect(shown.filter(([, html]) => html.includes('rel="stylesheet"')).map(([name]) => name)).toEqual([]);
  });

  it("PAGE-9 each link of the menu has its icon in a sheet", async () => {
    const html = await (await request(routes.about.path)).text();
    const icons = [...html.matchAll(/<a [^>]*data-icon="([^"]+)"/g)].map(([, icon]) => icon);
    expect(icons.length).toBeGreaterThan(10);
    expect(icons.filter((icon) => !styleOf(html).includes(`[data-icon=${icon}]{--icon:url(`))).toEqual([]);
  });
});

describe("headers", () => {
  it.each(pageNames)("%s carries the whole table", async (name: RouteName) => {
    const answer = await request(routes[name].path);
    const { headers } = answer;
    const html = await answer.text();
    expect(headers.get("content-security-policy")).toBe(policy(await scriptSources(html), await styleSources(html)));
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toContain("browsing-topics=()");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("cache-control")).toMatch(/^private, no-(cache|store)$/);
  });

  it.each(Object.values(endpoints))("%s may load nothing", async (path) => {
    const { headers } = await request(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("HOST-3 transport security over TLS, but never on the onion host", async () => {
    const { exports } = await import("cloudflare:workers");
    const over = (host: string) => exports.default.fetch(`https://${host}/about`);
    expect((await over("nightjar.example")).headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
    expect((await over("nightjar.example")).headers.get("content-security-policy")).toContain(
      "upgrade-insecure-requests",
    );
    expect((await over("onion.localhost")).headers.has("strict-transport-security")).toBe(false);
  });

  it.each([
    ["who sends Global Privacy Control", { "sec-gpc": "1" }, "localhost"],
    ["who saves data", { "save-data": "on" }, "localhost"],
    ["the onion host", {}, hosts.onion],
  ])("no navigation hint for %s", async (_, headers, host) => {
    const follows = { "sec-fetch-site": "same-origin" };
    expect((await request("/about", { headers: follows })).headers.has("speculation-rules")).toBe(true);
    const held = await request("/about", { headers: { ...follows, ...headers }, host });
    expect(held.headers.has("speculation-rules")).toBe(false);
  });
});

describe("validators", () => {
  it("a page without personal parts answers 304 to its own validator, in both forms", async () => {
    const first = await request("/about");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await request("/about", { headers: { "if-none-match": tag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    expect((await request("/about", { headers: { "if-none-match": etag }, cookie: "kae=d" })).status).toBe(200);
  });
});

describe("canonical addresses", () => {
  it.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["//about", "/about"],
    ["/SUBSCRIPTIONS/Welcome/?a=1&b=%2F", "/subscriptions/welcome?a=1&b=%2F"],
    ["/COUNTRY.json", "/country.json"],
  ])("PAGE-11 %s leads to %s", async (path, expected) => {
    const answer = await request(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(expected);
  });

  it.each(["/nothing", "/about/us", "//evil.example", "/dev", "/%61bout%00", "/%zz", "/..%2f..%2fetc"])(
    "PAGE-11 %s is not found, with a search box and the site around it",
    async (path) => {
      const answer = await request(path);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain('name="q"');
      expect(html).toContain("<footer");
    },
  );

  it("PAGE-11 what is not found has the styles of its list of pages", async () => {
    const html = await (await request("/nothing")).text();
    expect(html).toContain(`.${found(html, /<main.*<ul class="([^"]+)".*<\/main>/s)}{`);
  });
});

it("PAGE-10 the application shell stands on its own: no visitor's data, a validator, its own name in events", async () => {
  const shell = await request(routes.shell.path, { country: "IE" });
  expect(shell.headers.get("etag")).toMatch(/^"/);
  expect(shell.headers.has("set-cookie")).toBe(false);
  expect(found(await shell.text(), /data-page="([a-z_]+)"/)).toBe("shell");
});

describe("error pages", () => {
  it.each(Object.entries(errorPages))("ERR-1 %s has its status and depends on nothing", async (name, { status }) => {
    const answer = await request(`/dev/errors/${name}`);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).not.toMatch(/<(link|img)/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toMatch(/<script type="module">import"\/assets\/entry-[\w-]+\.js"<\/script>/);
    // It loads nothing else: compressed, its whole weight fits two packets.
    expect(html.length).toBeLessThan(4700);
    const csp = answer.headers.get("content-security-policy");
    expect(csp).toContain(`script-src 'self' ${await scriptSources(html)};`);
    expect(csp).toContain(`style-src 'self' ${await styleSources(html)};`);
  });

  it("ERR-1 an unknown name is an ordinary 404", async () => {
    expect((await request("/dev/errors/constructor")).status).toBe(404);
  });
});

describe("other sites", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  it.each([
    ["same-origin", { "sec-fetch-site": "same-origin" }, 303],
    ["typed by the visitor", { "sec-fetch-site": "none" }, 303],
    ["no browser", {}, 303],
    ["own origin, older browser", { origin: "http://localhost" }, 303],
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["a sister host", { "sec-fetch-site": "same-site" }, 403],
    ["another origin, older browser", { origin: "https://evil.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
  ])("a form from %s is refused or taken", async (_, headers, status) => {
    const answer = await request(endpoints.chooseTheme, {
      method: "POST",
      headers: { ...form, ...headers },
      body: "theme=dark",
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.has("set-cookie")).toBe(status === 303);
  });
});

it.each([
  ["dusk", "kae=d"],
  ["dawn", "kae=l"],
])("SET-3 a page of an earlier release, which calls a theme %s, is understood", async (theme, saved) => {
  const body = `theme=${theme}`;
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const answer = await request(endpoints.chooseTheme, { method: "POST", headers, body });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("set-cookie")).toContain(saved);
});

describe("bad input", () => {
  const long = "a".repeat(10_000);
  it.each<[string, string, Parameters<typeof request>[1]]>([
    ["a cookie of nonsense", "/", { cookie: '=;;;kae==<>;%zz=%;country=\u00ff;"' }],
    ["a cookie of 10 kB", "/", { cookie: `kae=${long}` }],
    ["%00 in the query", "/?q=%00&kae=%00", {}],
    ["%zz in the query", "/?q=%zz&k7=%zz", {}],
    ["10,000 parameters", `/?${Array.from({ length: 10_000 }, (_, i) => `p${i}=${i}`).join("&")}`, {}],
    ["Latin-1 in a header", "/", { headers: { "user-agent": "\u00e9\u00ff\u00a0", "accept-language": "\u00fc" } }],
    [
      "markup everywhere",
      "/?kae=<script>alert(1)</script>&k7=<b>&layout=<i>",
      { cookie: "kae=<script>", headers: { "user-agent": "<script>x</script>" } },
    ],
  ])("SET-2 HOST-1 %s: a proper page, nothing reflected", async (_, path, asked) => {
    const answer = await request(path, asked ?? {});
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain("alert(1)");
    expect(html).not.toContain("<script>");
    expect(html).not.toContain(long);
  });

  it("HOST-1 a Host of 10 kB is refused or answered, never an error of ours", async () => {
    const answer = await request("/", { headers: { host: long } });
    expect(answer.status).toBeLessThan(500);
  });

  it.each(["", "theme=", "theme=<script>", "theme[]=dark", "x".repeat(200_000)])(
    "SET-3 a form with %.20s changes nothing",
    async (body) => {
      const answer = await request(endpoints.chooseTheme, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.has("set-cookie")).toBe(false);
    },
  );
});

describe("the hidden bird", () => {
  it("every page has one, which opens in place without script, form or event", async () => {
    const shown = await Promise.all(
      pageNames.map(async (name) => [name, await (await request(routes[name].path)).text()] as const),
    );
    const birds = shown.map(
      ([name, html]) => [name, html.match(/<details[^>]* data-at="\d"[^>]*>.*?<\/details>/gs)] as const,
    );
    expect(birds.filter(([, found]) => found?.length !== 1).map(([name]) => name)).toEqual([]);
    expect(birds.filter(([, found]) => /data-(?:sends|seen|island)|<(?:form|a|button)\b/.test(String(found)))).toEqual(
      [],
    );
    expect(new Set(birds.map(([, found]) => /data-at="(\d)"/.exec(String(found))?.[1])).size).toBeGreaterThan(3);
  });
});

describe("one rule for all pages", () => {
  it("PAGE-8 pictures with a caption are numbered from 1 on each page", async () => {
    for (const name of pageNames) {
      const html = await (await request(routes[name].path, { country: "IE" })).text();
      // The booklet of the press page counts the plates of all pages.
      const [page = ""] = html.split(/<section[^>]* id="booklet"/);
      const numbers = [...page.matchAll(/<b>Plate (\d+)<\/b>/g)].map(([, no]) => Number(no));
      expect(numbers, name).toEqual(numbers.map((_, index) => index + 1));
      const captions = [...html.matchAll(/<figcaption.*?<\/figcaption>/gs)].map(([caption]) => caption);
      expect(
        captions.filter((caption) => !/<b>Plate /.test(caption)),
        name,
      ).toEqual([]);
    }
  });

  it("PAGE-8 the first answer is open wherever a page has questions of its own, and no other", async () => {
    const asking = new Set<RouteName>();
    for (const name of pageNames) {
      const html = await (await request(routes[name].path, { country: "IE" })).text();
      if (!html.includes('"FAQPage"')) continue;
      asking.add(name);
      const lists = html.split(/<div class="[^"]*faq[^"]*">/).slice(1);
      const opened = lists.map((list) => [...list.matchAll(/<details(?=[^>]* open)[^>]*>/g)].length);
      expect(
        opened.filter((count) => count > 0),
        name,
      ).toEqual([1]);
      expect(
        lists.some((list) => /^<details[^>]* open/.test(list)),
        name,
      ).toBe(true);
    }
    expect(asking.size).toBeGreaterThan(10);
  });
});
