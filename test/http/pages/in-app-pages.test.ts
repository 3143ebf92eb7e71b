import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { transportFor } from "../../../client/bridge/transport-for.ts";
import { createApp } from "../../../src/app.ts";
import type { App } from "../../../src/contract/device.ts";
import { href, routes } from "../../../src/contract/routes.ts";
import { found, request } from "../request.ts";
import { appScreens } from "./app-screens.ts";

/** The user agent of our browser in each app, and on a system without an app. */
const agents: Readonly<Record<App | "linux", string>> = {
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Nightjar/7",
  android: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 Nightjar/5",
  macos: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18 Safari/605.1.15 Nightjar/7",
  windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Nightjar/0.9",
  linux: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Nightjar/0.1",
};
const apps = Object.entries(agents);

/** The user agents of an iPad: the one of its own, and the one with which it requests desktop pages. */
const ipads = [
  "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Nightjar/7",
  agents.macos,
];
const from = (agent: string) => ({ headers: { "user-agent": agent } });

const screenIn = (html: string) => found(html, /data-app-screen="([\w-]+)"/);
const deviceIn = (html: string) => found(html, /data-device="(\w+)"/);
/** Where a visitor without scripts is led. */
const wayOn = (html: string) => found(html, /data-app-screen.*?<a href="([^"]+)"/s).replaceAll("&amp;", "&");
const hasSimulator = (html: string) => /simulator/.test(html);

const sessionKeys = JSON.stringify({ keys: [{ kid: "test", k: "A".repeat(43) }] });

/** The worker as it is deployed to a stage. */
function deployed(stage: "staging" | "production") {
  const app = createApp();
  return async (path: string, headers: Record<string, string>) => {
    const vars = { ...env, STAGE: stage, AUTH_ISSUER: "https://nightjar.example", SESSION_KEYS: sessionKeys };
    return app.request(`https://nightjar.example${path}`, { headers }, vars);
  };
}

describe("pages inside our apps", () => {
  it.each(apps)("FLOW-9 in the app on %s a page of its own is complete before any script", async (device, agent) => {
    for (const name of appScreens) {
      const answer = await request(routes[name].path, from(agent));
      const html = await answer.text();
      expect([name, answer.status, deviceIn(html)]).toEqual([name, 200, device]);
      expect(screenIn(html)).not.toBe("");
      expect(html).toMatch(/<main[ >].*<h1[ >]/s);
      expect((await request(wayOn(html), from(agent))).status).toBeLessThan(400);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  it.each(ipads)("FLOW-9 NAT-3 the app on an iPad, which says %j, is an app that a page can talk to", async (agent) => {
    for (const name of appScreens) {
      const html = await (await request(routes[name].path, from(agent))).text();
      expect(() => transportFor(deviceIn(html), {}), name).not.toThrow();
    }
  });

  it("SUB-8 a page that a campaign led to tells its screen the country, and no other page does", async () => {
    const countryAt = async (path: string, country: string) =>
      found(await (await request(path, { ...from(agents.ios), country })).text(), /data-country="(\w+)"/);
    for (const country of ["US", "IE", "US"]) {
      const campaign = href("subscriptions", { origin: "funnel_home_website_anniversary_top" });
      expect(await countryAt(campaign, country)).toBe(country);
      expect(await countryAt(href("subscriptions", { origin: "funnel_home_website__top" }), country)).toBe("");
      expect(await countryAt(href("subscriptions"), country)).toBe("");
    }
  });

  it("FLOW-9 no way on of a page inside the app leads back into it", async () => {
    for (const name of appScreens) {
      const html = await (await request(routes[name].path, from(agents.ios))).text();
      expect(screenIn(await (await request(wayOn(html), from(agents.ios))).text())).toBe("");
    }
  });

  it("FLOW-9 in another browser, or on request, the same addresses are the website's own pages", async () => {
    for (const name of appScreens) {
      const outside = await request(routes[name].path, from("Mozilla/5.0 Safari/605"));
      const asked = await request(href(name, { via: "web" }), from(agents.ios));
      expect(screenIn(await outside.text())).toBe("");
      expect(screenIn(await asked.text())).toBe("");
    }
  });
});

describe("simulator", () => {
  it.each(Object.keys(agents))("NAT-5 ?app=%s puts it before the page's own script", async (device) => {
    const answer = await request(href("subscriptions", { app: device }));
    const html = await answer.text();
    expect(deviceIn(html)).toBe(device);
    expect(found(html, /<html[^>]* data-simulator="(\w+)"/)).toBe(device);
    const scripts = [
      ...html.matchAll(/<script type="module"(?: src=|>import)"\/assets\/(simulator|entry)-[\w-]+\.js"/g),
    ];
    expect(scripts.map(([, name]) => name)).toEqual(["simulator", "entry"]);
    expect(answer.headers.get("set-cookie")).toBe(`simulator=${device}; Path=/; SameSite=Lax`);
  });

  it("NAT-5 the session remembers it, on every page, until another word ends it", async () => {
    const cookie = "simulator=android";
    expect(deviceIn(await (await request(href("subscriptionsWelcome"), { cookie })).text())).toBe("android");
    expect(deviceIn(await (await request(href("subscriptions", { app: "ios" }), { cookie })).text())).toBe("ios");
    const ended = await request(href("subscriptions", { app: "none" }), { cookie });
    expect(screenIn(await ended.text())).toBe("");
    expect(ended.headers.get("set-cookie")).toContain("simulator=; Path=/; Max-Age=0");
    const elsewhere = await request(href("about", { app: "macos" }));
    expect(elsewhere.headers.get("set-cookie")).toContain("simulator=macos");
  });

  it("NAT-5 a word that means nothing changes nothing", async () => {
    for (const word of ["", "toString", "<script>", "IOS "]) {
      expect(screenIn(await (await request(href("subscriptions", { app: word }))).text())).toBe("");
    }
  });

  it.each(["staging", "production"] as const)("NAT-5 in %s nothing can bring it about", async (stage) => {
    const ask = deployed(stage);
    for (const agent of [agents.ios, "Mozilla/5.0 Safari/605"]) {
      for (const path of [href("home"), href("pro"), ...appScreens.map((name) => routes[name].path)]) {
        const headers = { "user-agent": agent, cookie: "simulator=windows" };
        const answer = await ask(`${path}?app=windows`, headers);
        const html = await answer.text();
        expect(hasSimulator(html)).toBe(false);
        expect(deviceIn(html)).not.toBe("windows");
        expect(answer.headers.get("set-cookie") ?? "").not.toContain("simulator");
      }
    }
  });
});
