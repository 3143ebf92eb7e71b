import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { routeNames, routes } from "../../../src/contract/routes.ts";
import { type Expected, expectedFor } from "../../contract/device/expected-calls.ts";
import { type HintedAgent, headersOf, hintedAgents } from "../../contract/device/hinted-agents.ts";
import { found, request } from "../request.ts";

const systemNames = { ios: "iOS", android: "Android", macos: "macOS", windows: "Windows" } as const;

/** The first button of the page, and the system that its notice calls too old. */
async function callFor(agent: HintedAgent): Promise<string> {
  const answer = await request(routes.browser.path, { headers: headersOf(agent) });
  const html = (await answer.text()).replaceAll("&amp;", "&");
  const body = html.slice(html.indexOf("<h1"));
  const button = /<a href="([^"]+)"[^>]* class="[^"]*button[^>]*>(.*?)<\/a>/.exec(body);
  const notice = found(body, /Not supported on this version of (\w+)/);
  return `${button?.[2]?.replace(/<[^>]+>/g, "")} → ${button?.[1]} ${notice}`;
}

function rules({ label, link, tooOld }: Expected): string {
  return `${label} → ${link} ${tooOld ? systemNames[tooOld] : ""}`;
}

describe("DEV-3 ADDR-8 the call that a real browser finds on the browser's page", () => {
  it("DEV-2 DEV-3 ADDR-8 has the label and the link of its system, and says why where that is too old", async () => {
    const wrong: string[] = [];
    for (const agent of hintedAgents) {
      const [said, expected] = [await callFor(agent), rules(expectedFor(agent))];
      if (said !== expected) wrong.push(`${said}, not ${expected}: ${JSON.stringify(headersOf(agent))}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

describe("DEV-1 who has our extension", () => {
  const linux = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

  async function bodyOf(path: string): Promise<string> {
    const html = await (await request(path, { headers: linux })).text();
    return html.slice(html.indexOf("<h1"));
  }

  it("DEV-3 is told in the call that its system has no browser of ours, and what works there", async () => {
    const body = await bodyOf(routes.browser.path);
    const before = body.slice(0, body.indexOf(brand.stores.extensions.firefox));
    expect(before).toContain(`href="${routes.appDevices.path}`);
  });

  it("DEV-1 DEV-3 is offered a search where the address says so, and the extension where it does not", async () => {
    expect(await bodyOf(routes.browser.path)).toContain(brand.stores.extensions.firefox);
    const installed = await bodyOf(`${routes.browser.path}?installed=1`);
    expect(installed).not.toContain(brand.stores.extensions.firefox);
    expect(installed).toContain("Search privately");
  });

  it("DEV-1 DEV-4 is not asked to add our search to this browser", async () => {
    const asked = `href="${routes.addToBrowser.path}">Add our search`;
    expect(await bodyOf(routes.home.path)).toContain(asked);
    expect(await bodyOf(`${routes.home.path}?installed=1`)).not.toContain(asked);
  });
});

describe("DEV-2 the version of the visitor's system", () => {
  it("DEV-2 is asked for where our browser is offered for it, and nowhere else", async () => {
    const asking: string[] = [];
    for (const name of routeNames) {
      const hints = (await request(routes[name].path, { country: "IE" })).headers.get("accept-ch");
      if (hints !== null) asking.push(`${name} ${hints}`);
    }
    const offering = ["app", "appDevices", "appLanding", "appNoSupport", "browser", "mac", "windows", "windowsPreview"];
    expect(asking).toEqual([...offering, "extensionSuccess"].map((name) => `${name} Sec-CH-UA-Platform-Version`));
  }, 60_000);
});
