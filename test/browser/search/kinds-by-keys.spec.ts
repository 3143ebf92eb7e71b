/** Each kind of answer and of results, reached and walked by keyboard alone, and checked for accessibility. */
import type { Page } from "@playwright/test";
import { kinds } from "../../../src/answers/kinds.ts";
import { expect, sampled, test, widths } from "../fixture.ts";
import { barriers } from "../looks-right.ts";
import { walkByKeys } from "../pages/keyboard-walk.ts";
import { unclearNames } from "../pages/names.ts";

/** A question for each kind of `kinds.ts`. */
const questions: Readonly<Record<string, string>> = {
  "settings of this site": "dark theme",
  calculator: "15% of 80",
  "unit conversion": "5 miles in km",
  dates: "days until 3 may",
  "time zones": "time in lisbon",
  geography: "capital of france",
  colours: "#b3541e",
  numerals: "255 in binary",
  text: "sha256 of owl",
  chance: "roll 2d6",
  codes: "http 404",
  emoji: "emoji otter",
  cron: "cron 0 9 * * 1-5",
  "cheat sheets": "regex cheat sheet",
  browser: "what does my browser tell",
  dictionary: "define otter",
  "qr codes": "qr owl@people.example",
};

/** Searches whose pages differ in what they show, each with a selector for what only that page has. */
const results: readonly (readonly [words: string, address: string, shows: string])[] = [
  ["web results", "/?q=wild+otter", "section[data-kind] > ol > li"],
  ["another spelling and related searches", "/?q=wild+otter", "main section a[href*='q=river']"],
  ["a second page", "/?q=river+otter&p=2", "nav[aria-label='Pages of results'] a"],
  ["pictures", "/?q=river+otter&ia=image", "[aria-current=page][href*='ia=image']"],
  ["news", "/?q=river+otter&ia=news", "[aria-current=page][href*='ia=news']"],
  ["videos", "/?q=river+otter&ia=video", "[aria-current=page][href*='ia=video']"],
  ["a service that does not answer", "/?q=dead+otter", "a[href='/?q=dead+otter']"],
  ["our own pages", "/?q=vpn+price", "main h3 a"],
  ["nothing", "/?q=zzqxv", "main h1"],
];

/** Searches from the front page, by keyboard alone. */
async function ask(page: Page, words: string): Promise<void> {
  await page.goto("/");
  const box = page.getByLabel("Search privately", { exact: true });
  for (let stops = 0; stops < 20 && !(await box.evaluate((field) => field === document.activeElement)); stops += 1)
    await page.keyboard.press("Tab");
  await expect(box).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?q=/);
  await page.waitForLoadState();
}

async function expectForAll(page: Page, at: string): Promise<void> {
  expect.soft(await barriers(page), `axe: ${at}`).toEqual([]);
  expect.soft(await unclearNames(page), `names: ${at}`).toEqual([]);
  const { stops, faults } = await walkByKeys(page);
  expect.soft(stops, `stops: ${at}`).toBeGreaterThan(8);
  expect.soft(faults, `by keys: ${at}`).toEqual([]);
}

async function fakePictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"/>';
  await page.route("**/iu?**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

test("SRCH-8 every kind of answer has a question here", () => {
  expect(Object.keys(questions).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

for (const [[kind, question], when] of sampled(Object.entries(questions), 3)) {
  test(`SRCH-8 A11Y ${kind}: asked and read by keys alone`, when, async ({ page }) => {
    await fakePictures(page);
    await page.setViewportSize({ width: widths.narrow, height: 900 });
    await ask(page, question);
    await expect(page.locator("section[aria-labelledby=instant-answer]")).toBeVisible();
    await expectForAll(page, kind);
  });
}

for (const [[shown, address, own], when] of sampled(results, 2)) {
  test(`SRCH-9 A11Y ${shown}: gone through by keys alone`, when, async ({ page, context, baseURL: url = "" }) => {
    await fakePictures(page);
    // Without loading further results by itself, the page stays the same during the walk.
    await context.addCookies(["kc", "kav"].map((name) => ({ name, value: "-1", url })));
    await page.goto(address);
    await expect(page.locator(own).first()).toBeVisible();
    await expectForAll(page, shown);
  });
}

test("SRCH-9 A11Y from the front page to a result's own site, another answer and another kind of results by keys alone", async ({
  page,
}) => {
  await fakePictures(page);
  await ask(page, "random number");
  const again = page.getByRole("link", { name: "Try again" });
  await tabTo(page, again);
  await page.keyboard.press("Enter");
  await expect(again).toBeVisible();
  await ask(page, "wild otter");
  await tabTo(page, page.getByRole("link", { name: "Images" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/ia=image/);
  await page.goBack();
  await page.keyboard.press("j");
  await expect(page.locator("section[data-kind] > ol > li a").first()).toBeFocused();
});

async function tabTo(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never came there");
}
