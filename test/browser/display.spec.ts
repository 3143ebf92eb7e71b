import type { Page } from "@playwright/test";
import { expect, overflow, skies, test, widths } from "./fixture.ts";

const samples = ["/", "/compare-privacy", "/privacy"];

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const path of samples) {
    test(`PAGE-8 every button and field of ${path} keeps an edge in forced colours`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ forcedColors: "none" });
      await markControls(page);
      await page.emulateMedia({ forcedColors: "active" });
      expect(await edgeless(page)).toEqual([]);
    });
  }

  test("SET-3 the sky in use can be told from the others in forced colours", async ({ page }) => {
    await page.goto("/about");
    const ground = (pressed: boolean) =>
      page
        .getByRole("banner")
        .locator(`button[aria-pressed="${pressed}"]`)
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground(true)).not.toBe(await ground(false));
  });
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of samples) {
    test(`PAGE-8 nothing on ${path} moves for those who asked for less motion`, async ({ page }) => {
      await page.goto(path);
      expect(await moving(page)).toEqual([]);
      const controls = page.locator("a[href], button, summary, input[type='search']").and(page.locator(":visible"));
      for (const index of [1, 4, 7]) await controls.nth(index).hover();
      for (const control of await controls.all()) await control.focus();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  }
});

for (const sky of skies) {
  test.describe(`on paper, ${sky}`, () => {
    test.use({ sky });

    for (const path of samples) {
      test(`PAGE-8 ${path} prints as text, black on white, from ${sky}`, async ({ page }) => {
        await page.goto(path);
        await page.emulateMedia({ media: "print" });
        await expect(page.locator("body > header")).toBeHidden();
        await expect(page.locator("body > footer")).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await faintOnPaper(page)).toEqual([]);
        for (const answer of await page.locator("main details > summary + *").all()) await expect(answer).toBeVisible();
      });
    }
  });
}

test.describe("400% zoom", () => {
  // A window of 1280 by 1024 at four times the size has room for this many pixels of the page.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const path of samples) {
    test(`PAGE-8 ${path} needs no sideways scrolling at 400%`, async ({ page }) => {
      await page.goto(path);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await cutOff(page)).toEqual([]);
    });
  }
});

for (const sky of skies) {
  test.describe(`the hidden bird, ${sky}`, () => {
    test.use({ sky, viewport: { width: widths.wide, height: 1000 } });

    test(`PAGE-9 selecting the search box shows the bird on the ground, leaving it hides her, in ${sky}`, async ({
      page,
    }) => {
      await page.goto("/");
      const search = page.getByRole("main").getByRole("searchbox").first();
      const hidden = await plumage(page);
      await search.focus();
      expect(await plumage(page)).not.toEqual(hidden);
      await search.blur();
      expect(await plumage(page)).toEqual(hidden);
    });
  });
}

/** Fields, buttons and the links that look like buttons: those with a ground of their own. */
function markControls(page: Page): Promise<void> {
  return page.evaluate(() => {
    const bare = (element: Element) => /^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
    for (const control of document.querySelectorAll(
      'a[href^="/"], button, input:not([type="hidden"]), select, textarea',
    )) {
      const looksIt = !control.matches("a") || (control.childElementCount === 0 && !bare(control));
      if (looksIt && control.checkVisibility()) control.setAttribute("data-control", "");
    }
  });
}

/** Those with no border around themselves or the group that they stand in. */
function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edged = (element: Element | null) => {
      const style = element && getComputedStyle(element);
      return style?.borderBlockStartStyle === "solid" && !/^rgba\(.*, 0\)$/.test(style.borderBlockStartColor);
    };
    return [...document.querySelectorAll("[data-control]")]
      .filter((control) => !edged(control) && !edged(control.parentElement))
      .map((control) => control.outerHTML.slice(0, 90));
  });
}

function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== "none" || scrollBehavior === "smooth";
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}

/** Words in another colour than black, or on another ground than white. */
function faintOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.textContent?.trim() || element.closest("main") === null) continue;
      const grounds: string[] = [];
      for (let around: Element | null = element; around; around = around.parentElement) {
        grounds.push(getComputedStyle(around).backgroundColor);
      }
      const ground = grounds.find((colour) => colour !== "rgba(0, 0, 0, 0)") ?? "rgb(255, 255, 255)";
      const { color } = getComputedStyle(element);
      if (color === "rgb(0, 0, 0)" && ground === "rgb(255, 255, 255)") continue;
      faint.push(`${color} on ${ground}: ${node.textContent.trim().slice(0, 60)}`);
    }
    return faint;
  });
}

/** Headings and paragraphs whose words run out of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, label, summary, button)")]
      .filter((element) => element.checkVisibility() && element.closest("table, [tabindex='0']") === null)
      .filter((element) => !element.matches(".vh") && element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}

/** The colours that the drawing's groups hand to the feathers in them. */
function plumage(page: Page): Promise<string[]> {
  return page
    .locator("main svg g")
    .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).getPropertyValue("--bm")));
}
