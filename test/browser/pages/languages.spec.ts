import { languageNames, languages, pathIn, speaks } from "../../../src/contract/language/languages.ts";
import { featureAt } from "../../../src/contract/routes.ts";
import { pages, sitePages, walks } from "../addresses.ts";
import { expect, nightly, overflow, sampled, tall, test, widths } from "../fixture.ts";
import { layoutShift } from "./route-crawl.ts";

/** How much longer than English other languages are, in buttons and headings above all. */
const longer = 0.4;

const sizes = [widths.narrow, widths.wide];

for (const [{ ids, names, addresses }, when] of sampled(walks(sitePages))) {
  test(`LANG-3 ${ids} hold words 40% longer, and read from right to left: ${names}`, when, async ({ page }) => {
    test.setTimeout(180_000);
    for (const { path } of addresses) {
      await page.goto(path);
      for (const way of ["ltr", "rtl"] as const) {
        if (way === "ltr") await page.evaluate(lengthen, longer);
        await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), way);
        for (const width of sizes) {
          await page.setViewportSize({ width, height: tall });
          expect.soft(await overflow(page), `${path} is too wide at ${width} px, ${way}`).toBe(0);
          expect.soft(await page.evaluate(cutWords), `${path} cuts words at ${width} px, ${way}`).toEqual([]);
        }
      }
    }
  });
}

for (const language of languageNames.filter((name) => name !== "en")) {
  const spoken = pages.filter(({ path }) => speaks(featureAt(path), language));
  for (const { names, addresses } of walks(spoken)) {
    test(
      `LANG-2 LANG-3 in ${languages[language].name} nothing is wider than the window, cut or moved: ${names}`,
      nightly,
      async ({ page }) => {
        test.setTimeout(300_000);
        for (const { path } of addresses) {
          const own = pathIn(language, path);
          for (const width of sizes) {
            await page.setViewportSize({ width, height: tall });
            await page.goto(own);
            expect.soft(await layoutShift(page), `${own} moves at ${width} px`).toEqual([]);
            expect.soft(await page.evaluate(cutFields), `${own} cuts fields at ${width} px`).toEqual([]);
            for (const theme of ["light", "dark"]) {
              await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
              expect.soft(await overflow(page), `${own} is too wide at ${width} px, ${theme}`).toBe(0);
              expect.soft(await page.evaluate(cutWords), `${own} cuts words at ${width} px, ${theme}`).toEqual([]);
            }
          }
        }
      },
    );
  }
}

/** Makes every word of the page longer, as a translation might; addresses stay as they are. Runs in the page. */
function lengthen(by: number): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest("script, style, svg, code, select, textarea")) continue;
    text.data = text.data.replace(/\S*(?:@|\.example)\S*|\p{L}{3,}/gu, (word) =>
      /[@.]/.test(word) ? word : word + "e".repeat(Math.ceil(word.length * by)),
    );
  }
}

/** The texts of elements that show only a part of them. Runs in the page. */
function cutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && (overflowX === "hidden" || overflowX === "clip");
    const hasOwnWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    const isMeant = textOverflow === "ellipsis" || clipPath !== "none";
    return isCut && hasOwnWords && !isMeant && element.checkVisibility() ? [element.textContent.slice(0, 80)] : [];
  });
}

/** What fields and lists of choices say before anybody types, where they have no room for it. Runs in the page. */
function cutFields(): string[] {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll<HTMLElement>("input[placeholder], select")].flatMap((field) => {
    const { font, opacity, paddingLeft, paddingRight } = getComputedStyle(field);
    const words = field.getAttribute("placeholder") ?? field.querySelector("option:checked")?.textContent ?? "";
    if (!pen || opacity === "0" || !field.checkVisibility()) return [];
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const isSaid = getComputedStyle(field, "::placeholder").color !== "rgba(0, 0, 0, 0)";
    return isSaid && pen.measureText(words).width <= room + 1 ? [] : [words];
  });
}
