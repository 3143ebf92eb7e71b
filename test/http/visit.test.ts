import { describe, expect, it } from "vitest";
import { brand } from "../../src/contract/brand/brand.ts";
import { countries, soldIn } from "../../src/contract/country.ts";
import { endpoints, href, routeNames, routes } from "../../src/contract/routes.ts";
import { laterSteps } from "../later-steps.ts";
import { found, hosts, request, styleSources } from "./request.ts";

const theme = (html: string) => found(html, /<html[^>]* data-theme="(\w+)"/);

describe("host", () => {
  it("HOST-1 HOST-5 the local names show the four variants", async () => {
    const pages = Object.fromEntries(
      await Promise.all(
        Object.entries(hosts).map(async ([name, host]) => [name, await (await request("/", { host })).text()]),
      ),
    );
    expect(new Set(Object.values(pages)).size).toBe(4);
  });

  it("HOST-3 HOST-5 any .onion name is the onion variant", async () => {
    const answer = await request("/", { host: brand.hosts.onion, country: "IE" });
    expect(answer.headers.get("onion-location")).toBeNull();
    expect(await (await request(endpoints.country, { host: brand.hosts.onion, country: "IE" })).json()).toEqual({
      country: "",
    });
  });

  it("HOST-3 the main host offers the onion address of the same page, no other host does", async () => {
    const main = await request("/about?x=1", { secure: true });
    expect(main.headers.get("onion-location")).toBe(`http://${brand.hosts.onion}/about?x=1`);
    for (const host of [hosts.start, hosts.noai, hosts.onion]) {
      expect((await request("/about", { host, secure: true })).headers.has("onion-location")).toBe(false);
    }
    // Tor Browser accepts the header only over TLS: over plain HTTP anyone on the way could insert one.
    expect((await request("/about")).headers.has("onion-location")).toBe(false);
  });

  it("HOST-3 own pages are not linked by their clear-net name on the onion host", async () => {
    const html = await (await request("/", { host: hosts.onion })).text();
    expect(html).not.toContain(`//${brand.hosts.main}`);
    expect(html).not.toContain(`//${brand.hosts.noai}`);
  });

  it("HOST-2 the start page has a search box and no promotion", async () => {
    const html = await (await request("/", { host: hosts.start })).text();
    expect(html).toContain('name="q"');
    expect(html).toContain(`href="${href("theme")}"`);
    expect(html).toContain(`href="${href("whatWeMeasure")}"`);
    const form = await (await request(href("theme"))).text();
    const groups = [...html.matchAll(/href="\/theme#([\w-]+)"/g)].map(([, id]) => id);
    expect(groups.length).toBeGreaterThan(2);
    for (const id of groups) expect(form).toContain(`id="${id}"`);
    expect(html).not.toContain(`href="${href("pro")}`);
    expect(html).not.toContain(`href="${href("app")}"`);
  });

  it("PAGE-1 the home page with suggestions is reached from settings, every footer and the site map", async () => {
    const path = href("suggestions");
    for (const from of [href("theme"), href("about"), endpoints.sitemap])
      expect(await (await request(from)).text(), from).toMatch(new RegExp(`${path}["<]`));
    const mainOf = async (address: string) => /<main.*<\/main>/s.exec(await (await request(address)).text())?.[0];
    const shown = await Promise.all([path, href("home", { layout: "focused" }), href("home")].map(mainOf));
    expect(new Set(shown).size).toBe(3);
    expect(shown).not.toContain(undefined);
  });

  it("HOST-4 no AI entry is left on the no-AI host, and /duckai leads to the main host", async () => {
    for (const path of ["/", "/about", "/compare-privacy"]) {
      const html = await (await request(path, { host: hosts.noai })).text();
      expect(html).not.toContain(`href="${href("duckai")}"`);
      expect(html).not.toContain(brand.external.chat);
    }
    const chat = await (await request("/duckai", { host: hosts.noai })).text();
    expect(chat).toContain(`https://${brand.hosts.main}/duckai`);
  });

  it("HOST-4 SET-1 whoever wants no links to AI is shown none, anywhere but on the page of the chat itself", async () => {
    const listed = routeNames
      .filter((name) => name !== "duckai" && !laterSteps.has(name))
      .map((name) => routes[name].path);
    const ledTo = async (cookie: string) => {
      const pages = [...listed, "/no/such/page", "/duckay", "/?q=ai+chat+assistant"].map(async (path) => {
        const html = await (await request(path, { cookie, country: "IE" })).text();
        return [
          path,
          [href("duckai"), brand.external.chat].map((to) => `href="${to}`).some((link) => html.includes(link)),
        ] as const;
      });
      return (await Promise.all(pages)).filter(([, isLed]) => isLed).map(([path]) => path);
    };
    expect((await ledTo("kbg=1")).length).toBeGreaterThan(20);
    expect(await ledTo("kbg=-1")).toEqual([]);
    expect(await (await request(href("pro"), { cookie: "kbg=-1" })).text()).not.toContain(brand.chat);
  });
});

describe("country", () => {
  const countryOf = async (asked: Parameters<typeof request>[1]) =>
    ((await (await request(endpoints.country, asked)).json()) as { country: string }).country;

  it.each([
    ["the platform's", { country: "IE" }, "IE"],
    ["the visitor's own over it", { country: "IE", cookie: "country=FR" }, "FR"],
    ["none, where the visitor chose none", { country: "IE", cookie: "country=none" }, ""],
    ["the platform's where the cookie is nonsense", { country: "IE", cookie: "country=<script>" }, "IE"],
    ["none for Tor", { country: "T1" }, ""],
    ["none for unknown", { country: "XX" }, ""],
    ["none where the platform knows none", {}, ""],
  ])("GEO-1 GEO-2 %s", async (_, asked, expected) => {
    expect(await countryOf(asked)).toBe(expected);
  });

  it("GEO-2 no shared cache may keep it", async () => {
    expect((await request(endpoints.country)).headers.get("cache-control")).toBe("private, no-store");
  });

  it("GEO-4 the subscription is sold in exactly 30 countries", async () => {
    const answers = await Promise.all(
      countries.map(async (country) => {
        const answer = await request(endpoints.proEligible, { country });
        return { country, status: answer.status, body: await answer.json() };
      }),
    );
    const sold = answers.filter(({ status }) => status === 200);
    expect(sold.map(({ country }) => country).sort()).toEqual([...soldIn].sort());
    expect(sold).toHaveLength(30);
    for (const { status, body } of answers) {
      expect([200, 403]).toContain(status);
      expect(body).toEqual({ eligible: status === 200 });
    }
  });

  it("GEO-5 STORE-2 the picker keeps the choice for a year and goes back", async () => {
    const answer = await request(endpoints.chooseCountry, {
      method: "POST",
      headers: { referer: "http://localhost/about?x=1", "content-type": "application/x-www-form-urlencoded" },
      body: "country=FR&back=/about",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/about?x=1");
    expect(answer.headers.get("set-cookie")).toBe("country=FR; Max-Age=31536000; Path=/; SameSite=Lax");
  });

  it("GEO-5 an empty choice clears the cookie, an unknown one changes nothing", async () => {
    const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };
    const cleared = await request(endpoints.chooseCountry, { ...form, body: "country=" });
    expect(cleared.headers.get("set-cookie")).toMatch(/^country=; Max-Age=0/);
    const unknown = await request(endpoints.chooseCountry, { ...form, body: "country=<b>" });
    expect(unknown.status).toBe(400);
    expect(unknown.headers.has("set-cookie")).toBe(false);
  });

  it("GEO-5 the picker says what the country changes", async () => {
    const label = found(await (await request("/about")).text(), /<label[^>]*for="visitor-country">([^<]*)</);
    expect(label).toBe("Country, for prices, currency and phone numbers");
  });

  it("GEO-5 the page shows the country in use", async () => {
    const html = await (await request("/about", { country: "IE" })).text();
    expect(html).toMatch(/<option value="IE" selected="">/);
  });
});

describe("theme", () => {
  it.each([
    ["nothing is saved: the device decides", undefined, "/", ""],
    ["dark is saved", "kae=d", "/", "dark"],
    ["light is saved", "kae=l", "/", "light"],
    ["the address overrides", "kae=d", "/?kae=l", "light"],
    ["nonsense is saved", "kae=<x>", "/", ""],
  ])("SET-2 SET-4 %s", async (_, cookie, path, expected) => {
    const answer = await request(path, cookie === undefined ? {} : { cookie });
    expect(theme(await answer.text())).toBe(expected);
  });

  it("SET-3 STORE-2 the switch keeps the theme and goes back, over TLS with Secure", async () => {
    const answer = await request(endpoints.chooseTheme, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "theme=dark&back=/about",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/about");
    expect(answer.headers.get("set-cookie")).toBe("kae=d; Max-Age=31536000; Path=/; SameSite=Lax");
  });

  const leading = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/\t/evil.example",
  ];
  it.each([...leading, "foo://localhost/\\evil.example"])(
    "SET-3 it never goes back to another site: %s",
    async (back) => {
      const answer = await request(endpoints.chooseTheme, {
        method: "POST",
        headers: { referer: "https://evil.example/x", "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ theme: "dark", back }).toString(),
      });
      const location = answer.headers.get("location") ?? "";
      expect(new URL(location, "http://localhost").host).toBe("localhost");
    },
  );

  it("SET-5 SET-6 the visitor's own colours reach the first byte, allowed by their hash alone", async () => {
    const answer = await request("/", { cookie: "k7=222222" });
    const html = await answer.text();
    expect(html).toContain("#222222");
    const sources = await styleSources(html);
    expect(sources.split(" ")).toHaveLength(2);
    expect(answer.headers.get("content-security-policy")).toContain(`style-src 'self' ${sources};`);
  });
});

describe("what a request brought", () => {
  const told = async (headers: Readonly<Record<string, string>>) => {
    const answer = await request(href("whatWeMeasure"), { headers });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.has("etag")).toBe(false);
    return [...(await answer.text()).matchAll(/<li>((?:IP address|Browser|Languages|Cookies):[^<]*)<\/li>/g)].map(
      ([, line]) => line,
    );
  };

  it("is told on the page about measuring: coarse, of this very request, and never word for word", async () => {
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const full = await told({
      "user-agent": agent,
      "accept-language": "pt-BR, pt;q=0.9, en;q=0.5",
      cookie: "kae=d; kl=x",
    });
    expect(full).toHaveLength(4);
    expect(full[1]).toContain("Firefox on a computer");
    expect(full[2]).toMatch(/ 3\. /);
    expect(full[3]).toMatch(/: 2 /);
    expect(full.join(" ")).not.toMatch(/Gecko|140|\bpt\b|kae/);
    const bare = await told({ "user-agent": "", "accept-language": "" });
    expect(bare.filter((line, index) => line === full[index])).toHaveLength(1);
  });
});

describe("by the hour", () => {
  it("SET-3 the clock's script stands in the page and in its policy, and nowhere else", async () => {
    const chosen = await request("/about", { cookie: "kae=h" });
    const html = await chosen.text();
    expect(theme(html)).toBe("hour");
    const [, script = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
    const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
    expect(script).toContain("getHours");
    expect(script).not.toMatch(/fetch|sendBeacon|cookie|storage/i);
    expect(chosen.headers.get("content-security-policy")).toContain(source);
    const other = await request("/about", { cookie: "kae=d" });
    expect(other.headers.get("content-security-policy")).not.toContain(source);
    expect(await other.text()).not.toContain("getHours");
  });
});
