import type { APIRequestContext, Page } from "@playwright/test";
import { brand } from "../../../src/contract/brand/brand.ts";
import { endpoints, href, routes } from "../../../src/contract/routes.ts";
import { pages } from "../addresses.ts";
import { expect, overflow, test, widths } from "../fixture.ts";

type Name = "start" | "noai" | "onion";

/** The address of a page under another host name of this machine. */
function at(name: Name, path: string, baseURL: string | undefined): string {
  const address = new URL(path, baseURL);
  address.hostname = `${name}.${address.hostname}`;
  return address.href;
}

function links(page: Page): Promise<string[]> {
  return page.locator("a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** The page for a client that names the host only in the Host header: the other case of HOST-5. */
async function htmlFor(request: APIRequestContext, host: string, path = "/"): Promise<string> {
  const answer = await request.get(path, { headers: { host } });
  expect(answer.status(), `${host}${path}`).toBe(200);
  return answer.text();
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: widths.narrow, height: 568 } });

    test("HOST-2 HOST-5 the start page is a search box, ways to the settings and to what is counted", async ({
      page,
      baseURL,
    }) => {
      await page.goto(at("start", "/", baseURL));
      await expect(page.getByRole("main").locator('[name="q"]')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main").locator('[name="q"]')).toBeFocused();
      const paths = (await links(page)).map((link) => link.replace(/#.*/, ""));
      expect(new Set(paths)).toEqual(new Set([href("home"), href("theme"), href("whatWeMeasure")]));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test("HOST-4 HOST-5 the host without AI says so where AI would be", async ({ page, baseURL }) => {
      await page.goto(at("noai", href("duckai"), baseURL));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await links(page)).toContain(`https://${brand.hosts.main}${href("duckai")}`);
    });

    test("HOST-3 HOST-5 the onion host is whole, knows no country and leads nowhere else", async ({
      page,
      baseURL,
    }) => {
      await page.goto(at("onion", "/", baseURL));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator(`form[action="${endpoints.chooseCountry}"]`)).toHaveCount(0);
      await page.locator("main a[href^='/']").first().click();
      await expect.poll(() => new URL(page.url()).hostname).toMatch(/^onion\./);
    });
  });
}

test("HOST-4 no page of the host without AI leads to any", async ({ request }) => {
  for (const { path } of pages.filter(({ path }) => path !== href("duckai"))) {
    const html = await htmlFor(request, brand.hosts.noai, path);
    expect.soft(html, path).not.toMatch(new RegExp(`href="(${href("duckai")}|${brand.external.chat})`));
  }
});

test("HOST-3 every page of an onion name is complete and stays on it", async ({ request }) => {
  const host = brand.hosts.onion;
  for (const { path } of pages) {
    const whole = await htmlFor(request, host, path);
    // One link out is allowed: nothing is sold on the onion name, and its page of plans says where it is.
    const html =
      path === routes.subscriptions.path ? whole.replace(`href="https://${brand.hosts.main}${path}"`, "") : whole;
    expect.soft(html, path).toMatch(/<h1[\s>]/);
    expect.soft(html, path).toMatch(/<\/html>\s*$/);
    expect.soft(html, path).not.toMatch(/<template id=|"\$RC|id="S:/);
    expect
      .soft(html, path)
      .not.toMatch(new RegExp(`(href|src|content|action)="https?://(${Object.values(ownHosts).join("|")})`));
  }
});

const ownHosts = [brand.hosts.main, brand.hosts.start, brand.hosts.noai, "localhost"];

test("HOST-3 onion names get no HSTS and no Onion-Location, nor does plain HTTP", async ({ request }) => {
  const onion = (await request.get("/about?x=1", { headers: { host: "any-name-at-all.onion" } })).headers();
  expect(onion["strict-transport-security"]).toBeUndefined();
  expect(onion["onion-location"]).toBeUndefined();
  const main = (await request.get("/about?x=1")).headers();
  expect(main["onion-location"]).toBeUndefined();
  const country = await request.get(endpoints.country, {
    headers: { host: "any-name-at-all.onion", cookie: "country=DE" },
  });
  expect(await country.json()).toEqual({ country: "" });
});

test("HOST-5 a Host header shows each variant, whatever its case and port", async ({ request }) => {
  const spellings = {
    "start.localhost": "START.nightjar.example:8080",
    "noai.localhost": brand.hosts.noai.toUpperCase(),
    "onion.localhost": "Some-Name.ONION:80",
  };
  const shown = new Set<string>();
  for (const [name, other] of Object.entries(spellings)) {
    const html = await htmlFor(request, name);
    expect(await htmlFor(request, other)).toBe(html);
    shown.add(html);
  }
  shown.add(await htmlFor(request, "localhost"));
  expect(shown.size).toBe(4);
});
