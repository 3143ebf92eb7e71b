import type { Page } from "@playwright/test";
import { expect, tall, test, widths } from "../fixture.ts";

/** No smooth scrolling, so that what has the focus is where it will stay. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", "/compare-privacy"]) {
  for (const width of [widths.narrow, widths.wide]) {
    test(`PAGE-8 Tab reaches all of ${path} in order and always in plain sight at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: tall });
      await page.goto(path);
      const expected = await numberStops(page);
      expect(expected).toBeGreaterThan(20);
      const reached: number[] = [];
      const hidden: string[] = [];
      for (let step = 0; step < expected; step++) {
        await page.keyboard.press("Tab");
        const { stop, fault } = await focused(page);
        reached.push(stop);
        if (fault) hidden.push(fault);
      }
      expect(reached).toEqual(Array.from({ length: expected }, (_, index) => index));
      expect(hidden).toEqual([]);
    });
  }
}

test("PAGE-8 the skip link comes first and leads past the header", async ({ page }) => {
  await page.goto("/compare-privacy");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

for (const key of ["Enter", "Space"]) {
  test(`PAGE-9 ${key} opens and closes a question`, async ({ page }) => {
    await page.goto("/");
    const question = page.getByRole("main").locator("details:not([open])").first();
    await question.evaluate((details) => details.setAttribute("data-asked", ""));
    const asked = page.locator("[data-asked]");
    await asked.locator("summary").focus();
    await page.keyboard.press(key);
    await expect(asked).toHaveAttribute("open");
    await expect(asked.locator("summary + *")).toBeVisible();
    await page.keyboard.press(key);
    await expect(asked).not.toHaveAttribute("open");
  });
}

/** Numbers everything that Tab should stop at, in the order of the page; returns how many there are. */
function numberStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const can =
      'a[href], button:enabled, input:enabled:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
    const stops = [...document.querySelectorAll<HTMLElement>(can)].filter((element) => element.checkVisibility());
    for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
    return stops.length;
  });
}

/** Which stop has the focus, and what keeps a visitor from seeing that it does. */
function focused(page: Page): Promise<{ stop: number; fault: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const stop = Number(element.dataset.stop ?? -1);
    const name = `${stop} ${element.outerHTML.slice(0, 80)}`;
    // A field may leave its ring to the box around it.
    const ringed = [element, element.parentElement].some((bearer) => {
      const { outlineStyle, outlineWidth, outlineColor } = bearer
        ? getComputedStyle(bearer)
        : ({} as CSSStyleDeclaration);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    });
    if (!ringed) return { stop, fault: `no ring: ${name}` };
    const [box] = element.getClientRects();
    if (!box) return { stop, fault: `no box: ${name}` };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return { stop, fault: `off the screen: ${name}` };
    const top = document.elementFromPoint(x, y);
    const free = top !== null && (element.contains(top) || top.contains(element));
    return { stop, fault: free ? null : `covered by ${top?.outerHTML.slice(0, 80)}: ${name}` };
  });
}
