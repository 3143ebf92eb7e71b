import { createExecutionContext, env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { brand } from "../../../src/contract/brand/brand.ts";
import { pathIn } from "../../../src/contract/language/languages.ts";
import { href } from "../../../src/contract/routes.ts";
import { found, hosts, request } from "../request.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

describe("a configured page of results", () => {
  const app = createApp();
  const search = (path: string, init: RequestInit = {}) =>
    app.fetch(
      new Request(`http://localhost${path}`, init),
      { ...env, RESULTS_URL: "https://results.example/find?from=site" },
      createExecutionContext(),
    );

  it("SRCH-5 gets the words and only the settings that differ from their default", async () => {
    const answer = await search("/?q=otter+%26+co", { headers: { cookie: "kp=1; kl=wt-wt; kae=d; k7=<b>" } });
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get("location") ?? "");
    expect(location.origin + location.pathname).toBe("https://results.example/find");
    expect(Object.fromEntries(location.searchParams)).toEqual({ from: "site", q: "otter & co", kp: "1", kae: "d" });
  });

  it("SRCH-5 SET-2 a setting in the address counts before its cookie", async () => {
    const answer = await search("/?q=otter&kp=-2", { headers: { cookie: "kp=1" } });
    expect(new URL(answer.headers.get("location") ?? "").searchParams.get("kp")).toBe("-2");
  });

  it("SRCH-5 SET-1 a search sent as a form goes there too", async () => {
    const answer = await search("/", { method: "POST", headers: form, body: "q=otter" });
    expect(new URL(answer.headers.get("location") ?? "").searchParams.get("q")).toBe("otter");
  });

  it("SRCH-5 SRCH-4 a bang still leads to its own site", async () => {
    const answer = await search("/?q=!w+otter");
    expect(new URL(answer.headers.get("location") ?? "").hostname).toBe("en.wikipedia.org");
  });

  it("SRCH-5 without words it is home", async () => {
    expect((await search("/?q=+")).status).toBe(200);
  });
});

describe("the site's own page of results", () => {
  const read = async (q: string, host: string = hosts.main) => (await request(href("home", { q }), { host })).text();
  /** The addresses of the results from our own site, in their order. */
  const own = (html: string) => {
    const [, list = ""] = /<h2 id="on-site">(.*?)<\/section>/s.exec(html) ?? [];
    return [...list.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to);
  };

  it.each([
    ["nightjar", href("home")],
    ["vpn price", href("pro")],
    ["delete my address from data brokers", href("dbp")],
    ["dark mode", href("theme")],
    ["careers", href("hiring")],
    // A word that occurs only in the page's text, not in its title or description.
    ["negligence", href("terms")],
  ])("SRCH-5 %s finds %s on every host", async (q, path) => {
    for (const host of Object.values(hosts)) expect(own(await read(q, host))).toContain(path);
  });

  it.each([
    "population of France",
    "timer 5 minutes",
    "time in Tokyo",
    "dublin",
    "weather Dublin",
    "qr code hello",
    "100 usd in eur",
    "is it going to rain tomorrow",
    // What the page about bangs looks for in its example.
    "otters",
  ])("SRCH-5 %s finds no page of ours, which it has nothing to do with", async (q) => {
    expect(own(await read(q))).toEqual([]);
  });

  it.each(["how do I cancel", "cancel my subscription"])("SRCH-5 %s leads first to where that is done", async (q) => {
    expect(own(await read(q))[0]).toBe(href("subscriptionsManage"));
  });

  it("SRCH-5 says so where there is neither an answer nor a page for a search, and only there", async () => {
    const told = async (q: string) => found(await read(q), /(We have no answer for “[^”]*”)/);
    expect(await told("weather Dublin")).toBe("We have no answer for “weather Dublin”");
    expect(await told("zzzzzz <b>")).toBe("We have no answer for “zzzzzz &lt;b&gt;”");
    for (const q of ["vpn", "12 + 7", "12 miles in km"]) expect(await read(q), q).not.toContain("We have no answer");
  });

  it("SRCH-5 offers the same words elsewhere", async () => {
    const html = await read("grey seal");
    expect(html).toContain('href="https://en.wikipedia.org/w/index.php?search=grey%20seal"');
    expect(html).toContain('href="https://www.openstreetmap.org/search?query=grey%20seal"');
  });

  it.each([
    ["de", "datenschutz", "privacy"],
    ["de", "wie kann ich kündigen", "subscriptionsManage"],
    ["fr", "abonnement", "subscriptionsManage"],
    ["es", "reembolso", "subscriptionsManage"],
    ["it", "disdire", "subscriptionsManage"],
    ["nl", "opzeggen", "subscriptionsManage"],
    ["pl", "prywatność", "privacy"],
  ] as const)("SRCH-5 LANG-2 in %s, %s finds our page in it", async (language, q, name) => {
    const html = await (await request(`/${language}?q=${encodeURIComponent(q)}`)).text();
    expect(own(html)).toContain(pathIn(language, href(name)));
    expect(html).toContain(`href="https://${language}.wikipedia.org/w/index.php?search=`);
  });

  it("SRCH-5 our home page comes first for our name, and by its own title", async () => {
    expect(own(await read(brand.name))[0]).toBe(href("home"));
    expect(await read(brand.name)).toMatch(/<a href="\/">[^<·]*<\/a>/);
  });

  it("SRCH-5 LANG-2 a page of ours is found by the name that it has in the language", async () => {
    const title = found(await (await request("/de/privacy")).text(), /<title>(.*?) ·/);
    expect(await (await request("/de?q=datenschutz")).text()).toContain(`<a href="/de/privacy">${title}</a>`);
  });

  it("SRCH-5 LANG-2 what has nothing to do with our pages finds none in another language either", async () => {
    for (const q of ["wetter berlin", "einwohner von frankreich", "100 usd in eur", "rezept für kuchen"])
      expect(own(await (await request(`/de?q=${encodeURIComponent(q)}`)).text()), q).toEqual([]);
  });

  it.each([
    ["subscrption", href("subscriptionsManage")],
    ["france", href("vpn")],
  ])("SRCH-5 %s finds nothing, and offers the nearest page", async (q, path) => {
    const html = await read(q);
    expect(own(html)).toEqual([]);
    expect(html.slice(html.indexOf('id="nearest"'), html.indexOf('id="elsewhere"'))).toContain(`href="${path}"`);
  });

  it("SRCH-5 is no dead end where nothing is found", async () => {
    const html = await read("zzzzzz qqqqqq");
    expect(html).toContain("Check the spelling, or search another site.");
    expect(html).toContain('name="q"');
    expect(html).toContain(`href="${href("bangs")}"`);
    expect(html).toContain("search=zzzzzz%20qqqqqq");
  });

  it("SRCH-5 keeps what was asked in the box, and shows it as text", async () => {
    const html = await read('"><script>alert(1)</script>');
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
    expect(html).not.toContain("<script>alert");
  });

  it("SRCH-5 two searches in a row each get their own results", async () => {
    expect(await read("otter")).toContain("search=otter");
    const second = await read("badger");
    expect(second).toContain("search=badger");
    expect(second).not.toContain("search=otter");
  });

  it("SRCH-4 letters that are nearly a bang lead to the bang", async () => {
    expect(await read("!wikx otter")).toContain(href("home", { q: "!wikt otter" }));
  });

  it("SRCH-5 HOST-4 offers no AI on the host without it", async () => {
    expect(await read("ai chat assistant")).toContain(`<a href="${href("duckai")}">`);
    expect(await read("ai chat assistant", hosts.noai)).not.toContain(`href="${href("duckai")}"`);
  });

  it("SRCH-5 SET-1 a search sent as a form is answered without its words in any address of ours", async () => {
    const answer = await request("/", { method: "POST", headers: form, body: "q=secret+otter" });
    expect(answer.status).toBe(200);
    expect(JSON.stringify([...answer.headers])).not.toContain("secret");
    expect(found(await answer.text(), /<h1[^>]*>([^<]+)</)).toContain("secret otter");
  });

  it("SRCH-5 a form without words goes home", async () => {
    for (const body of ["", "q=", "q=+%00+", "x=1"]) {
      const answer = await request("/", { method: "POST", headers: form, body });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe("/");
    }
  });

  it.each([
    ["100 kB", "a".repeat(100_000)],
    ["control characters", "\u0000\u0007a"],
    ["right-to-left marks", "\u202eabc\u2066"],
    ["a list", "a&q=b&q[]=c"],
  ])("SRCH-5 answers %s with a page", async (_, q) => {
    const answer = await request(`/?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeLessThan(100_000);
  });

  it.each([
    ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
    [
      "safari",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    ],
    [
      "chrome",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    ],
    ["none that is known", ""],
    [
      "Safari on an iPhone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    ],
    [
      "Chrome on Android",
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    ],
    ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
  ])("SRCH-6 says how to add the site to %s", async (_, agent) => {
    const html = await (await request("/add-to-browser", { headers: { "user-agent": agent } })).text();
    const told = ownSteps(html);
    expect(told).toContain(" ");
    steps.add(told);
  });

  it.each([
    ["an iPhone", "iPhone; CPU iPhone OS 12_5 like Mac OS X", "iPhone; CPU iPhone OS 15_0 like Mac OS X"],
    ["a Mac", "Macintosh; Intel Mac OS X 10_14_6", "Macintosh; Intel Mac OS X 10_15_7"],
  ])("SRCH-6 DEV-2 offers our browser only to %s that runs it", async (_, old, recent) => {
    const stepsOn = async (system: string) => {
      const agent = `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1`;
      const html = await (await request("/add-to-browser", { headers: { "user-agent": agent } })).text();
      return ownSteps(html);
    };
    expect(await stepsOn(recent)).toContain('href="/app"');
    expect(await stepsOn(old)).not.toContain('href="/app"');
  });

  /** The instructions for the visitor's browser: a list, or one paragraph. */
  const ownSteps = (html: string) => found(html, /id="how"><h2>[^<]*<\/h2>(<(ol|p)\b.*?<\/\2>)/s);

  const steps = new Set<string>();
  it("SRCH-6 and no two of those browsers are told the same", () => {
    expect(steps.size).toBe(7);
  });
});
