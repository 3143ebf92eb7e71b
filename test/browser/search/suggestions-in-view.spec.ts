import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixture.ts";

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Of the keyboard on the screen, which covers the page below it; 0 with a real one. */
  readonly keyboard: number;
}

const screens: readonly Screen[] = [
  { width: 320, height: 568, keyboard: 253 },
  { width: 1366, height: 768, keyboard: 0 },
  { width: 390, height: 844, keyboard: 336 },
  { width: 360, height: 640, keyboard: 260 },
  { width: 412, height: 915, keyboard: 310 },
  { width: 844, height: 390, keyboard: 209 },
  { width: 768, height: 1024, keyboard: 320 },
  { width: 1440, height: 900, keyboard: 0 },
];

/** Every page that has a search box of its own, and one where it is in the header. */
const boxes = [
  { path: "/", id: "q" },
  { path: "/suggestions", id: "q" },
  { path: "/?q=otter", id: "q" },
  { path: "/bangs", id: "try" },
  { path: "/no/such/page", id: "lost-search" },
  { path: "/pro", id: "header-q" },
] as const;

/** In pixels: a fraction that the browser rounds is no cut. */
const rounding = 1;

/**
 * The parts of the list that nobody can see: what reaches over the edge of the window, and points on its edges at which
 * something else is on top.
 */
function hiddenParts(list: Locator): Promise<string[]> {
  return list.evaluate((element, rounding) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hidden: string[] = [];
    if (top < -rounding) hidden.push(`above by ${-top}`);
    if (bottom > innerHeight + rounding) hidden.push(`below by ${bottom - innerHeight}`);
    if (left < -rounding || right > document.documentElement.clientWidth + rounding) hidden.push("beside");
    for (const [x, y] of [
      [(left + right) / 2, top + 4],
      [left + 40, bottom - 4],
      [right - 40, bottom - 4],
    ] as const) {
      const seen = document.elementFromPoint(x, y);
      if (!seen || !element.contains(seen)) hidden.push(`covered at ${x}, ${y} by ${seen?.outerHTML.slice(0, 60)}`);
    }
    return hidden;
  }, rounding);
}

async function openList(page: Page, id: string): Promise<Locator> {
  const field = page.locator(`#${id}`);
  await field.blur();
  await page.evaluate(() => scrollTo(0, 0));
  await field.focus();
  await expect(field).toHaveRole("combobox");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await field.fill("");
  await expect(list).toBeHidden();
  await field.fill("wea");
  await expect(list.getByRole("option")).toHaveCount(8);
  return list;
}

for (const { path, id } of boxes) {
  test(`SRCH-3 the list of suggestions of ${path} is seen whole on eight screens, with a keyboard on six`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { width, height, keyboard } of screens) {
      await page.setViewportSize({ width, height: height - keyboard });
      // Where there is no room, the header has no box.
      if (id === "header-q" && !(await page.locator(`#${id}`).isVisible())) continue;
      const list = await openList(page, id);
      const frame = list.locator("xpath=..");
      await expect.poll(() => hiddenParts(frame), `${width} × ${height} px less ${keyboard}`).toEqual([]);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await page.keyboard.press("ArrowUp");
      await expect(list.getByRole("option").last()).toBeInViewport({ ratio: 0.9 });
    }
  });
}
