import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { demonstration } from "../../../src/contract/demonstration.ts";
import { endpoints, type RouteName, routes } from "../../../src/contract/routes.ts";
import { isTurnedOn, ownVerdict, protectionGroups } from "../../../src/product/protections.ts";
import { found, hosts, request } from "../request.ts";
import { readModules, readQrCode } from "./qr-reader.ts";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
  oldIphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
  android:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36",
  windows7: "Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0",
  linux: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
  own: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${brand.name}/1.0`,
} as const;

async function pageFor(agent: keyof typeof agents, path: string, host?: string): Promise<string> {
  const answer = await request(path, { headers: { "user-agent": agents[agent] }, ...(host && { host }) });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll("&amp;", "&");
}

/** The address of the first button after a piece of HTML, by default after the headline. */
function firstCall(html: string, from = "<h1"): string {
  return found(html.slice(html.indexOf(from)), /<a href="([^"]+)"[^>]* class="[^"]*button/);
}

const { stores } = brand;
const installPages: readonly RouteName[] = ["app", "appDevices", "appLanding", "browser", "mac", "windows"];

describe("DEV-3 the install call of a page", () => {
  it.each<[keyof typeof agents, string]>([
    ["iphone", `${stores.appStore.url}?platform=iphone&ct=browser-page&pt=${stores.appStore.team}&mt=8`],
    ["android", `${stores.playStore.url}?id=${stores.playStore.app}&referrer=origin%3Dfunnel_browser_website__hero`],
    ["mac", "/mac?origin=funnel_browser_website__hero"],
    ["windows", "/windows?origin=funnel_browser_website__hero"],
    ["windows7", stores.extensions.firefox],
    ["linux", stores.extensions.firefox],
    ["oldIphone", "/"],
  ])("DEV-3 ADDR-8 on %s leads to %s", async (agent, expected) => {
    const target = firstCall(await pageFor(agent, routes.browser.path));
    expect(target.startsWith(expected)).toBe(true);
  });

  it.each<[keyof typeof agents, string, RouteName]>([
    ["mac", "mobile", "appLanding"],
    ["iphone", "desktop", "appDevices"],
  ])("DEV-1 DEV-3 on %s that the address calls %s leads to a choice", async (agent, platform, expected) => {
    const target = firstCall(await pageFor(agent, `${routes.browser.path}?platform=${platform}`));
    expect(new URL(target, "http://localhost").pathname).toBe(routes[expected].path);
  });

  it.each(["windows7", "oldIphone"] as const)("DEV-3 %s is told why, and what works instead", async (agent) => {
    const html = await pageFor(agent, routes.browser.path);
    expect(html).toContain("Not supported on this version of");
    expect(html).toContain(`href="${routes.appNoSupport.path}"`);
    expect(await pageFor("linux", routes.browser.path)).not.toContain("Not supported on this version of");
  });

  it.each(["", "?origin=funnel_x"])(
    "DEV-3 the last band of all devices promises what its button leads to%s",
    async (search) => {
      const lastTitle = async (agent: keyof typeof agents) =>
        (await pageFor(agent, routes.appDevices.path + search))
          .split("</main>")[0]
          ?.match(/<h2[^>]*>.*?<\/h2>/g)
          ?.at(-1);
      expect(await lastTitle("mac")).toMatch(/browser/);
      expect(await lastTitle("linux")).toMatch(/Search/);
      expect(await lastTitle("oldIphone")).toMatch(/Search/);
    },
  );

  it("DEV-3 a page for one system has its file, for those on another too", async () => {
    expect(firstCall(await pageFor("mac", routes.mac.path))).toBe(stores.files.mac);
    expect(firstCall(await pageFor("windows", routes.windows.path))).toBe(stores.files.windows);
    const macOnWindows = await pageFor("windows", routes.mac.path);
    expect(firstCall(macOnWindows)).toMatch(/^\/windows\?origin=/);
    expect(macOnWindows).toContain(stores.files.mac);
    expect(await pageFor("windows7", routes.windows.path)).not.toContain(stores.files.windows);
  });

  it.each([
    ["mac", routes.mac.path, true],
    ["linux", routes.mac.path, true],
    ["iphone", routes.app.path, true],
    ["mac", routes.app.path, false],
  ] as const)("DEV-3 on %s, %s says below its buttons that nothing is downloaded: %s", async (device, path, isSaid) => {
    const html = await pageFor(device, path);
    expect(html.includes(demonstration.download)).toBe(isSaid);
  });

  it("DEV-3 the page for phones says once that nothing is downloaded, on a computer and on a phone", async () => {
    for (const device of ["mac", "linux", "iphone"] as const) {
      const html = await pageFor(device, routes.appLanding.path);
      expect(html.split(demonstration.download)).toHaveLength(2);
    }
  });

  it.each(installPages)("DEV-3 %s shows a code for the phone on a computer, and none on a phone", async (name) => {
    const code = /<img [^>]*src="\/qr\.svg\?origin=[^"]+" alt="QR code of/;
    expect(await pageFor("mac", routes[name].path)).toMatch(code);
    expect(await pageFor("linux", routes[name].path)).toMatch(code);
    expect(await pageFor("iphone", routes[name].path)).not.toMatch(code);
    expect(await pageFor("android", routes[name].path)).not.toMatch(code);
    expect(await pageFor("oldIphone", routes[name].path)).not.toMatch(code);
  });

  it("DEV-3 the code is a whole QR code: its size, its three corners, its timing line", async () => {
    const { dark, size } = readModules(await (await request(endpoints.qrCode)).text());
    expect((size - 17) % 4).toBe(0);
    const edge = (left: number, top: number) => Array.from({ length: 7 }, (_, at) => dark.has(`${left + at} ${top}`));
    for (const [left, top] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      expect(edge(left, top)).toEqual(Array(7).fill(true));
      expect(edge(left, top + 1)).toEqual([true, false, false, false, false, false, true]);
    }
    for (let x = 8; x < size - 8; x += 1) expect(dark.has(`${x} 6`)).toBe(x % 2 === 0);
  });

  it.each([hosts.main, hosts.start])("DEV-3 a reader of the code on %s finds the address of the apps", async (host) => {
    const name = host === hosts.main ? brand.hosts.main : brand.hosts.start;
    const drawing = await (await request(endpoints.qrCode, { host })).text();
    expect(readQrCode(drawing)).toBe(`https://${name}${routes.app.path}`);
  });

  it("HOST-3 on the onion host the code names the onion address", async () => {
    const label = found(await pageFor("mac", routes.app.path, hosts.onion), /alt="QR code of ([^"]+)"/);
    expect(label).toBe(`${brand.hosts.onion}${routes.app.path}`);
  });
});

it.each(["<script>", "x", "two words", "a".repeat(5000)])(
  "DEV-3 a code takes no origin that is none: %s",
  async (origin) => {
    const plain = await (await request(endpoints.qrCode)).text();
    const answer = await request(`${endpoints.qrCode}?origin=${encodeURIComponent(origin)}`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(await answer.text()).toBe(plain);
  },
);

describe("ADDR-6 the origin of the visit", () => {
  it("ADDR-6 travels with every install link instead of the page's own", async () => {
    const path = `${routes.browser.path}?origin=funnel_blog_google_spring_top`;
    expect(firstCall(await pageFor("mac", path))).toBe("/mac?origin=funnel_blog_google_spring_top");
    const playStore = firstCall(await pageFor("android", path));
    expect(playStore).toContain("referrer=origin%3Dfunnel_blog_google_spring_top%26utm_campaign%3Dspring");
    expect(firstCall(await pageFor("iphone", path))).toContain("ct=spring");
    expect(await pageFor("mac", path)).not.toContain("funnel_browser_website__hero");
  });

  it.each(["<script>", "a", "%00", `funnel_${"a".repeat(300)}`])("ADDR-1 %s is no origin", async (origin) => {
    const html = await pageFor("mac", `${routes.browser.path}?origin=${encodeURIComponent(origin)}`);
    expect(firstCall(html)).toBe("/mac?origin=funnel_browser_website__hero");
  });

  it("ADDR-6 without one the page is kept whole, one for each kind of device", async () => {
    const tag = async (agent: keyof typeof agents) => {
      const { headers } = await request(routes.app.path, { headers: { "user-agent": agents[agent] } });
      return headers.get("etag");
    };
    const [mac, again, iphone] = [await tag("mac"), await tag("mac"), await tag("iphone")];
    expect(mac).toMatch(/^"/);
    expect(again).toBe(mac);
    expect(iphone).not.toBe(mac);
  });
});

describe("DEV-4 onboarding on home", () => {
  it("DEV-4 DEV-3 steps and call are those of the device", async () => {
    const install = async (agent: keyof typeof agents) => {
      const html = await pageFor(agent, routes.home.path);
      return html.slice(html.indexOf('id="install"'));
    };
    expect(firstCall(await install("iphone"), "id=")).toContain(stores.appStore.url);
    expect(await install("mac")).toContain("/mac?origin=funnel_home_website__onboarding");
    expect(await install("linux")).toContain("/add-to-browser");
    expect(await install("iphone")).not.toContain("/add-to-browser");
    expect(await install("windows7")).toContain("/add-to-browser");
    expect(await install("windows7")).not.toContain("Download the browser");
  });
});

describe("PAGE-2 adding our search to a browser", () => {
  it.each<[keyof typeof agents, boolean]>([
    ["iphone", false],
    ["mac", false],
    ["android", true],
    ["linux", true],
  ])("PAGE-2 %s is promised what its browser can do", async (agent, takes) => {
    const html = await pageFor(agent, routes.addToBrowser.path);
    expect(html.includes("One setting lets you search")).toBe(takes);
    expect(html.includes("Type a word in the address bar")).toBe(takes);
    expect(html.includes("select your old search engine")).toBe(takes);
    expect(html.includes("To undo this, ")).toBe(!takes);
  });

  it.each<[keyof typeof agents, string]>([
    ["iphone", "delete the icon from your home screen"],
    ["mac", "change Homepage back"],
  ])("PAGE-2 %s is told how to undo what it does instead", async (agent, undo) => {
    expect(await pageFor(agent, routes.addToBrowser.path)).toContain(`To undo this, ${undo}`);
  });

  it("PAGE-2 in our own browser, where nothing changes, nothing is to be changed back", async () => {
    const html = await pageFor("own", routes.addToBrowser.path);
    expect(html).toContain("There’s nothing to change");
    expect(html).not.toContain("To change back");
  });

  it.each<[keyof typeof agents, string, boolean]>([
    ["windows", "Chrome", false],
    ["mac", "Safari", false],
    ["linux", "Firefox", false],
    ["android", "Chrome", true],
  ])("PAGE-2 %s is told of %s again only where other steps hold on a computer", async (agent, browser, again) => {
    const html = await pageFor(agent, routes.addToBrowser.path);
    expect(new RegExp(`<summary[^>]*>[^<]*(<[^>]*>)*[^<]*${browser} on a computer`).test(html)).toBe(again);
  });
});

describe("PAGE-2 what the pages claim", () => {
  it.each(["app", "browser", "mac", "windows", "windowsPreview"] as const)(
    "PAGE-2 %s has protections, requirements, other systems and six questions",
    async (name) => {
      const html = await pageFor("mac", routes[name].path);
      expect(html.slice(html.indexOf("<main"), html.indexOf("</main>")).match(/<details/g)).toHaveLength(6);
      expect(html.match(/<li><h3>.+?<\/h3><div><p class="soft">/g)?.length).toBeGreaterThanOrEqual(6);
      const install = html.slice(html.indexOf('id="install"'));
      expect(install).toContain('id="install"');
      expect(install).toContain(name === "app" ? '<dt><a href="/windows?origin=' : "On another device");
    },
  );

  it("PAGE-2 what the comparison gives in part, the browser's page gives in part", async () => {
    const partly = protectionGroups
      .flatMap(({ protections }) => protections)
      .filter(({ title }) => ownVerdict(title) === "partly");
    const html = await pageFor("mac", routes.browser.path);
    const turnedOn = partly.filter(({ title }) => isTurnedOn(title));
    expect(turnedOn.length).toBeGreaterThan(0);
    expect(html.match(/>You turn it on</g)).toHaveLength(turnedOn.length);
    expect(html.match(/>Partly</g)).toHaveLength(partly.length - turnedOn.length);
    expect(() => ownVerdict("Invisible")).toThrow("Invisible");
  });
});

describe("PAGE-2 the preview survey", () => {
  const { path } = routes.windowsSurvey;

  it("PAGE-2 makes a letter of the answers and keeps nothing", async () => {
    const answer = await request(
      `${path}?use=everyday&trouble=looks&trouble=slow&wish=A+%3Cb%3Ebigger%3C%2Fb%3E+%26+quieter+one`,
    );
    const html = await answer.text();
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(html).toContain("Pages looked odd; Something was slow");
    expect(html).toContain("&lt;b&gt;bigger&lt;/b&gt; &amp; quieter");
    expect(html).not.toContain("<b>bigger");
    const letter = new URL(found(html, /href="(mailto:[^"]+)"/).replaceAll("&amp;", "&"));
    expect(letter.pathname).toBe(brand.email.help);
    expect(letter.searchParams.get("body")).toContain("A <b>bigger</b> & quieter one");
  });

  it.each(["use=constructor", "trouble=__proto__&trouble=x", "wish=+%00+", "stay="])(
    "PAGE-2 %s answers nothing",
    async (query) => {
      const html = await (await request(`${path}?${query}`)).text();
      expect(html).not.toContain("mailto:");
      expect(html).toContain(`href="${path}"`);
    },
  );

  it("PAGE-2 a long wish is cut, and other parameters leave the form alone", async () => {
    const html = await (await request(`${path}?wish=${"w".repeat(3000)}`)).text();
    expect(found(html, /body=([^"&]+)/)).toMatch(/w{1000}$/);
    expect(await (await request(`${path}?origin=funnel_a_b_c_d`)).text()).toContain("<fieldset");
  });
});
