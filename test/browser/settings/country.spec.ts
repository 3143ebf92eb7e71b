import type { Locator, Page } from "@playwright/test";
import { endpoints, href } from "../../../src/contract/routes.ts";
import { expect, markDocument, test } from "../fixture.ts";

function picker(page: Page): { list: Locator; set: Locator } {
  const form = page.getByRole("contentinfo").locator(`form[action="${endpoints.chooseCountry}"]`);
  return { list: form.getByRole("combobox"), set: form.getByRole("button") };
}

async function choose(page: Page, country: string): Promise<void> {
  const { list, set } = picker(page);
  await list.selectOption(country);
  const answered = page.waitForResponse((response) => response.url().endsWith(endpoints.chooseCountry));
  const loaded = page.waitForEvent("load");
  await set.click();
  expect((await answered).status()).toBe(303);
  await loaded;
}

async function savedCountry(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "country")?.value;
}

/** The visitor's country according to the site: the connection's, if none was chosen. */
async function countryNow(page: Page): Promise<string> {
  return (await (await page.request.get(endpoints.country)).json()).country;
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("GEO-5 the picker sets and clears the visitor's country", async ({ page }) => {
      await page.goto("/about?from=here");
      for (const country of ["DE", "JP", "none"]) {
        await choose(page, country);
        expect(page.url()).toMatch(/\/about\?from=here$/);
        await expect(picker(page).list).toHaveValue(country);
        expect(await savedCountry(page)).toBe(country);
        expect(await countryNow(page)).toBe(country === "none" ? "" : country);
      }
      await choose(page, "");
      expect(await savedCountry(page)).toBeUndefined();
      await expect(picker(page).list).toHaveValue((await countryNow(page)) || "none");
    });

    test("GEO-5 what is said of prices and availability follows the country", async ({ page }) => {
      await page.goto(href("pro"));
      const texts = new Set<string>();
      for (const country of ["US", "DE", "JP"]) {
        await choose(page, country);
        texts.add(await page.getByRole("main").innerText());
      }
      expect(texts.size).toBe(3);
    });
  });
}

test("GEO-5 with scripts the place on the page is kept", async ({ page }) => {
  await page.goto("/privacy");
  await picker(page).list.scrollIntoViewIfNeeded();
  await picker(page).list.selectOption("IE");
  const stayed = await markDocument(page);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await picker(page).set.click();
  await expect.poll(stayed).toBe(false);
  await expect(picker(page).list).toHaveValue("IE");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
});

test.describe("a network that fails", () => {
  test.use({ tolerated: /^failed: .*\/settings\/country|^uncaught: .*fetch/i });

  test("GEO-5 when the choice cannot be sent in place, the form is sent", async ({ page }) => {
    await page.route(`**${endpoints.chooseCountry}`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto("/about");
    await picker(page).list.selectOption("DE");
    const stayed = await markDocument(page);
    await picker(page).set.click();
    await expect.poll(stayed).toBe(false);
    expect(await savedCountry(page)).toBe("DE");
    await expect(picker(page).list).toHaveValue("DE");
    expect(page.url()).toMatch(/\/about$/);
  });
});

test.describe("a page that was made without knowing the country", () => {
  // The platform writes XX for an unknown country. "Not eligible" is a 403, which is tolerated.
  test.use({
    tolerated: /privacy-pro-eligible\.json/,
    extraHTTPHeaders: { "MF-CF-Blob": JSON.stringify({ country: "XX", clientAcceptEncoding: "" }) },
  });

  for (const [what, country, status, sold] of [
    ["sold to", "IE", 200, true],
    ["not sold to", "JP", 403, false],
    ["whose country stays unknown", "", 200, false],
  ] as const) {
    test(`GEO-3 GEO-4 SUB-1 asks once it is shown, for somebody who is ${what}`, async ({ page }) => {
      const asked: string[] = [];
      for (const [path, answer] of [
        [endpoints.country, { json: { country } }],
        [endpoints.proEligible, { status, json: { eligible: status === 200 } }],
      ] as const) {
        await page.route(`**${path}`, (route) => {
          asked.push(path);
          return route.fulfill(answer);
        });
      }
      await page.goto(href("subscriptions"), { waitUntil: "networkidle" });
      await expect(page.locator("[data-eligible]")).toBeVisible({ visible: sold });
      expect(asked).toEqual(country ? [endpoints.country, endpoints.proEligible] : [endpoints.country]);
    });
  }
});
