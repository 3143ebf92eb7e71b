import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { onionHost } from "../../src/contract/brand/brand-ids.ts";
import { brandDomain, brandName, brandSlug } from "../../src/contract/brand/brand-name.ts";
import { endpoints, href, routeNames, routes } from "../../src/contract/routes.ts";
import { errorPages } from "../../src/render/error-page.ts";
import { oldWords } from "../brand/old-words.ts";
import { searched } from "../brand/searched.ts";
import { readQrCode } from "../http/pages/qr-reader.ts";
import { hosts, request } from "../http/request.ts";

const browserOf = (name: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 (KHTML, like Gecko) ${name}/1.120.0`;

const browsers = [
  browserOf(brandName),
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1",
  "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/90.0.0.0 Safari/537.36",
];

/** The first request starts the whole worker, and one test asks for every page. */
const limit = { timeout: 60_000 };

describe.each(Object.values(hosts))("another brand at %s", limit, (host) => {
  it.each(routeNames)("%s names it, and not us", async (name) => {
    const text = await searched(routes[name].path, { host, country: "IE" });
    if (text.includes("<title>")) expect(text).toContain(brandName);
    if (text.includes('rel="canonical"')) expect(text).toContain(`href="https://${brandDomain}${routes[name].path}"`);
  });

  it.each(Object.values(endpoints))("%s does not name us", async (path) => {
    await searched(path, { host });
  });

  it("an unknown address and a search do not name us", async () => {
    await searched("/nothing", { host });
    await searched(href("home", { q: "moths" }), { host });
  });
});

describe("another brand elsewhere", limit, () => {
  it.each([hosts.main, hosts.start, hosts.noai])("the code at %s leads a camera to its own host", async (host) => {
    const address = readQrCode(await (await request(endpoints.qrCode, { host })).text());
    expect(new URL(address).hostname).toMatch(new RegExp(`^(?:\\w+\\.)?${brandDomain}$`));
  });

  it("over TLS it points to its own onion address", async () => {
    const { headers } = await exports.default.fetch(`https://${brandDomain}/about`);
    expect(headers.get("onion-location")).toContain(onionHost);
  });

  const inApps = routeNames.flatMap((name) => ["ios", "android", "macos", "windows"].map((app) => [name, app]));
  it.each(inApps)("%s in the app on %s", async (name, app) => {
    await searched(href(name as keyof typeof routes, { app }));
  });

  it.each(["promo", "focused", "suggestions"])("home as %s", async (layout) => {
    await searched(href("home", { layout }));
  });

  it.each(browsers)("every page for %s", async (agent) => {
    for (const { path } of Object.values(routes)) await searched(path, { headers: { "user-agent": agent } });
  });

  it("its own browser is known by its name, ours is a stranger", async () => {
    const steps = (name: string) => searched("/add-to-browser", { headers: { "user-agent": browserOf(name) } });
    const known = "the address bar already searches here";
    expect(await steps(brandName)).toContain(known);
    const [ours = ""] = oldWords;
    expect(await steps(`${ours.slice(0, 1).toUpperCase()}${ours.slice(1)}`)).not.toContain(known);
  });

  it.each(Object.keys(errorPages))("the error page %s", async (name) => {
    expect(await searched(`/dev/errors/${name}`)).toContain(brandName);
  });

  it.each(["/dev/inbox", "/dev/seed", "/dev/events", "/checkout/gone"])("%s", async (path) => {
    await searched(path);
  });

  it("suggestions know its pages by its name, and none by ours", async () => {
    expect(await searched(`/ac?q=${brandSlug}+comp`)).toContain(`${brandSlug} compare protections`);
    const [ours = ""] = oldWords;
    expect(await (await request(`/ac?q=${ours}+comp`)).text()).not.toContain("compare protections");
  });
});

describe("forms and cookies of another brand", () => {
  it.each([
    [endpoints.chooseTheme, "theme=dark"],
    [endpoints.chooseCountry, "country=IE"],
    [endpoints.chooseMeasuring, "measuring=off"],
    [endpoints.chooseExperiment, ""],
    [routes.theme.path, "kae=d&k7=abc"],
    [routes.theme.path, "k7=nonsense"],
    [routes.newsletter.path, "email=owl@people.example&newsletter=weekly"],
    [routes.newsletter.path, "email=nobody"],
    [routes.itrSurvey.path, "answered=yes"],
    [endpoints.scans, "nothing"],
  ])("%s with %s", async (path, body) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
    await searched(path, { method: "POST", body, headers });
  });
});
