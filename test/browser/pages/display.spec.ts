import type { Page } from "@playwright/test";
import { expect, overflow, sampled, tall, test, themes, widths } from "../fixture.ts";
import { choosePlan } from "../subscription/buying.ts";

const paper = [255, 255, 255];

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

  test("PAGE-8 the page one is on, icons and the signs of questions can be seen in forced colours", async ({
    page,
  }) => {
    await page.goto("/compare-privacy");
    for (const here of await page.getByRole("banner").locator("a[aria-current]").all())
      await expect(here).toHaveCSS("text-decoration-line", "underline");
    const link = await page.locator("main a:not([class])").first().evaluate(colourOf);
    for (const question of await page.locator("main summary").all())
      expect(await question.evaluate((summary) => getComputedStyle(summary, "::after").color)).toBe(link);
    const others = await page.locator("main svg[class]").evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const [own, around] = [icon, icon.parentElement ?? icon].map((element) => getComputedStyle(element).color);
        return own === around ? [] : [`${own} in ${around}`];
      }),
    );
    expect(others).toEqual([]);
  });

  test("SET-3 the theme in use can be told from the others in forced colours", async ({ page }) => {
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

  for (const [path, when] of sampled(samples)) {
    test(`PAGE-8 nothing on ${path} moves for those who asked for less motion`, when, async ({ page }) => {
      await page.goto(path);
      expect(await moving(page)).toEqual([]);
      const controls = page.locator("a[href], button, summary, input[type='search']").and(page.locator(":visible"));
      for (const index of [1, 4, 7]) await controls.nth(index).hover();
      for (const control of await controls.all()) await control.focus();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  }
});

for (const theme of themes) {
  test.describe(`on paper, ${theme}`, () => {
    test.use({ theme });

    for (const [path, when] of sampled(samples, theme === "light" ? 2 : 1)) {
      test(`PAGE-8 ${path} prints as text that can be read, from ${theme}`, when, async ({ page }) => {
        await page.goto(path);
        await page.emulateMedia({ media: "print" });
        await expect(page.locator("body > header")).toBeHidden();
        await expect(page.locator("body > footer")).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const printed = await prints(page);
        expect(printed.length).toBeGreaterThan(0);
        for (const { words, ink, ground } of printed) {
          expect.soft(contrast(ink, ground), words).toBeGreaterThanOrEqual(4.5);
          // Unless told otherwise, browsers print no backgrounds, so the words must be readable on the paper too.
          expect.soft(contrast(ink, paper), words).toBeGreaterThanOrEqual(4.5);
        }
        for (const answer of await page.locator("main details > summary + *").all()) await expect(answer).toBeVisible();
      });
    }
  });
}

test.describe("on paper", () => {
  test.use({ theme: "dark" });

  // The size of an A4 sheet in CSS pixels.
  test.use({ viewport: { width: 794, height: 1123 } });

  for (const path of ["/privacy", "/terms"]) {
    test(`PAGE-5 ${path} prints as a clean document: text, black on white, and nothing to press`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      expect((await prints(page)).map(({ ink, ground }) => ({ ink, ground }))).toEqual([
        { ink: [0, 0, 0], ground: paper },
      ]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expect(page.locator("button:visible, input:visible, select:visible, img:visible")).toHaveCount(0);
      // In a grid, a section that a page break makes longer would be printed beneath the one that follows.
      const layouts = await page
        .locator("section[id]")
        .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).display));
      expect(new Set(layouts)).toEqual(new Set(["block"]));
    });
  }
});

test.describe("on paper, in Ireland", () => {
  test.use({
    viewport: { width: 794, height: 1123 },
    extraHTTPHeaders: { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) },
  });

  test("PAGE-8 the plans are printed without the forms that choose one and the way on", async ({ page }) => {
    await page.goto("/subscriptions");
    await expect(page.getByRole("link", { name: "Choose a plan" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Yearly plan" })).toBeVisible();
    await expect(page.locator("main form:visible, main button:visible")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "By the month or by the year" })).toBeHidden();
  });

  test("PAGE-8 an order is printed without the bar above it, on the whole width", async ({ page }) => {
    await page.goto("/subscriptions");
    await choosePlan(page, "monthly");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(":is(header, footer, button):visible")).toHaveCount(0);
    await expect(page.getByText("Identity theft you knew about before subscribing")).toBeVisible();
  });

  test("PAGE-8 the address of a link breaks at the edge of the paper", async ({ page }) => {
    await page.goto("/?q=5+km+in+miles");
    await page.emulateMedia({ media: "print" });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe("400% zoom", () => {
  // The CSS pixels that a window of 1280 by 1024 shows at 400%.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const path of samples) {
    test(`PAGE-8 ${path} needs no sideways scrolling at 400%`, async ({ page }) => {
      await page.goto(path);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await cutOff(page)).toEqual([]);
    });
  }

  test("PAGE-8 the sums of the comparison don’t cover half of the window at 400%", async ({ page }) => {
    await page.goto("/compare-privacy");
    const sums = page.locator("main table > :last-child");
    await expect(sums).toHaveCSS("position", "static");
    await page.setViewportSize({ width: widths.narrow, height: tall });
    await expect(sums).toHaveCSS("position", "sticky");
  });
});

test("PAGE-9 SET-6 the header's search has room for words or is not there, whatever the window and the letters", async ({
  page,
}) => {
  const field = page.getByRole("banner").locator('[name="q"]');
  for (const size of ["n", "l", "t"]) {
    await page.goto(`/about?ks=${size}`);
    for (const width of [960, 1280, 1366, 1440, 1920, 2200]) {
      await page.setViewportSize({ width, height: tall });
      const room = (await field.isVisible()) ? ((await field.boundingBox())?.width ?? 0) : Number.POSITIVE_INFINITY;
      expect.soft(room, `${size}, ${width} px`).toBeGreaterThan(120);
      expect.soft(await overflow(page), `${size}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("PAGE-8 PAGE-9 on a phone, the header's search is a round button, and a field once it is touched", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: tall });
    await page.goto("/about");
    const banner = page.getByRole("banner");
    const form = banner.locator("form:has([name=q])");
    const name = await banner.getByRole("link").first().boundingBox();
    const button = await form.boundingBox();
    expect([button?.width, button?.height]).toEqual([44, 44]);
    expect((button?.x ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeGreaterThanOrEqual(16);
    await form.click();
    await page.keyboard.type("plum");
    expect((await form.boundingBox())?.width).toBeGreaterThan(200);
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/q=plum/);
  });
});

for (const [theme, when] of sampled(themes)) {
  test.describe(`the hidden bird, ${theme}`, () => {
    test.use({ theme, viewport: { width: widths.wide, height: 1000 } });

    test(
      `PAGE-9 selecting the search box shows the bird on the ground, leaving it hides her, in ${theme}`,
      when,
      async ({ page }) => {
        await page.goto("/");
        const search = page.getByRole("main").locator('[name="q"]').first();
        const bird = page.getByRole("main").locator('use[href$="#found"]');
        // The piece has a size only if its file contains it.
        await expect.poll(async () => (await bird.boundingBox())?.width).toBeGreaterThan(300);
        await expect(bird).toHaveCSS("opacity", "0");
        await search.focus();
        await expect(bird).toHaveCSS("opacity", "1");
        await search.blur();
        await expect(bird).toHaveCSS("opacity", "0");
      },
    );
  });
}

for (const [theme, when] of sampled(themes)) {
  test.describe(`the end of a page, ${theme}`, () => {
    test.use({ theme, viewport: { width: widths.wide, height: 1000 } });

    test(
      `PAGE-8 what a page ends on is loaded when somebody comes near, and only its bird can be pressed, which then hides elsewhere, in ${theme}`,
      when,
      async ({ page }) => {
        const drawn: string[] = [];
        page.on("response", (answer) => {
          const { pathname } = new URL(answer.url());
          if (pathname.startsWith("/art/hide")) drawn.push(`${pathname} ${answer.status()}`);
        });
        await page.goto("/about");
        const bird = page.locator("summary", { hasText: "A bird hidden in this drawing" });
        const said = page.getByText("You found the bird.");
        expect(drawn).toEqual([]);
        await bird.scrollIntoViewIfNeeded();
        await expect.poll(() => drawn).toEqual([`/art/hide.${theme}.svg 200`]);
        const isPressedAt = (right: number, down: number) =>
          bird.evaluate(
            (summary, [x, y]) => {
              const { left, top, width, height } = summary.getBoundingClientRect();
              return document.elementFromPoint(left + x * width, top + y * height) === summary;
            },
            [right, down] as const,
          );
        // Content that was waiting for somebody to come near can be pressed one frame after it is drawn.
        await expect.poll(() => isPressedAt(0.5, 0.5)).toBe(true);
        expect(await isPressedAt(0.02, 0.95)).toBe(false);
        expect(await isPressedAt(0.95, 0.1)).toBe(false);
        await expect(said).toBeHidden();
        const place = () => page.locator("details[data-at]").getAttribute("data-at");
        const kept = () => page.evaluate(() => sessionStorage.getItem("bird"));
        const own = await place();
        expect(await kept()).toBeNull();
        await bird.click();
        await expect(said).toBeVisible();
        await expect.poll(kept).toBe("1");
        expect(await place()).toBe(own);
        await page.reload();
        await expect.poll(place).not.toBe(own);
      },
    );
  });
}

test.describe("a task on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("PAGE-7 has its picture once, across the column above the heading, and the task on the first screen", async ({
    page,
  }) => {
    await page.goto("/subscriptions/activation-flow");
    const main = page.getByRole("main");
    const picture = main.locator("img").filter({ visible: true });
    await expect(picture).toHaveCount(1);
    const [shown, heading, lead] = [
      await picture.boundingBox(),
      await main.getByRole("heading", { level: 1 }).boundingBox(),
      await main.locator(".lead").boundingBox(),
    ];
    expect(shown?.width).toBe(280);
    expect((shown?.y ?? Number.NaN) + (shown?.height ?? Number.NaN)).toBeLessThan(heading?.y ?? Number.NaN);
    // The lead has the column to itself.
    expect((heading?.y ?? Number.NaN) + (heading?.height ?? Number.NaN)).toBeLessThan(lead?.y ?? Number.NaN);
    await expect(main.getByRole("link", { name: "Set up this device" })).toBeInViewport({ ratio: 1 });
  });
});

function colourOf(element: Element): string {
  return getComputedStyle(element).color;
}

/** Marks fields, buttons, and links that look like buttons because they have a background of their own. */
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

/** The marked controls with no border around themselves or their group. */
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

interface Print {
  readonly words: string;
  /** Red, green and blue, 0 to 255, of the words and of their background. */
  readonly ink: readonly number[];
  readonly ground: readonly number[];
}

/** Each pair of colours in which words of the page are printed, with the first of these words. */
function prints(page: Page): Promise<Print[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const colour = channels(getComputedStyle(element).backgroundColor);
      return colour[3] === 0 ? groundOf(element.parentElement) : colour;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Map<string, Print>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const element = node.parentElement;
      if (!words || !element?.checkVisibility() || !element.closest("main")) continue;
      const [ink, ground] = [channels(getComputedStyle(element).color), groundOf(element)];
      const pair = `${ink} on ${ground}`;
      if (!found.has(pair)) found.set(pair, { words: words.slice(0, 60), ink, ground });
    }
    return [...found.values()];
  });
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function brightness(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Headings, paragraphs and other texts that run out of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, label, summary, button)")]
      .filter((element) => element.checkVisibility() && element.closest("table, [tabindex='0']") === null)
      .filter((element) => !element.matches(".vh") && element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}

for (const width of Object.values(widths))
  test(`PAGE-8 the last headline has one size, below a quiet heading as well, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const sizes = new Set<string>();
    for (const path of ["/about", "/what-we-record", "/privacy/cookies"]) {
      await page.goto(path);
      const last = page.locator("main h2").last();
      sizes.add(await last.evaluate((heading) => getComputedStyle(heading).fontSize));
    }
    expect([...sizes]).toHaveLength(1);
  });
