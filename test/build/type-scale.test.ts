import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

const sheets = ["client", "src"].flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(layer, file).replaceAll("\\", "/")),
);

/** Every rule of a sheet that sets a size of text: its selector, and what it sets. */
function sizesIn(sheet: string): { selector: string; size: string }[] {
  const css = readFileSync(join(root, sheet), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  return [...css.matchAll(/(?:\bfont(?:-size)?|--stat(?:-words)?):([^;]+);/g)].flatMap(({ 1: value = "", index }) => {
    if (!/\d(?:rem|px|em|vw|svh|cqi)|--t-/.test(value)) return [];
    const opened = css.lastIndexOf("{", index);
    const selector = css.slice(Math.max(...[";", "{", "}"].map((end) => css.lastIndexOf(end, opened - 1))) + 1, opened);
    return [{ selector: selector.trim(), size: value.trim() }];
  });
}

/** Sheets with sizes of their own: what is looked at and not read, or text that a person sets the size of. */
const own: Readonly<Record<string, string>> = {
  "client/components/sections/page-head.module.css": "the headline of a page, which fits its window",
  "client/home/hero.module.css": "the headline of home, which leaves room for both birds",
  "src/pages/pro/pro.module.css": "the headline and the two prices, on the first screen with the scene",
  "client/components/sections/product-section.module.css": "a numeral in the margin",
  "client/mockups/large-stat.module.css": "the largest number of a page",
  "src/pages/browser/browser.module.css": "a rating in large type",
  "client/mockups/browser-window.module.css": "a drawing of a browser's own bar",
  "client/frame/wordmark.module.css": "the name, which is a mark",
  "client/code/code-field.module.css": "six digits that are typed one by one",
  "client/restoration/access-code.module.css": "a code that is read out on the phone",
  "client/settings/settings-preview.module.css": "results at the size that a visitor chooses",
  "client/simulator/simulator.module.css": "a panel for developers",
  "src/pages/search/results.module.css": "an address, in proportion to the size that a visitor chooses",
  "client/styles/base.css": "addresses of links in print",
};

describe("the sizes of text", () => {
  const tokens = readFileSync(join(root, "client/styles/tokens.css"), "utf8");
  const scale = [...tokens.matchAll(/--t-([a-z0-9]+):/g)].map(([, name = ""]) => name);

  it("SET-5 are seven, besides a headline and a number in large type", () => {
    expect(scale.filter((name) => name !== "h1" && name !== "figure")).toHaveLength(7);
  });

  it.each(sheets)("SET-5 %s has none of its own", (sheet) => {
    const others = sizesIn(sheet).filter(({ size }) => /\d(?:rem|px|em|vw|svh|cqi)/.test(size.replace(/\/.*$/, "")));
    expect(others.length > 0).toBe(sheet in own);
  });

  it("SET-5 no second size heads a band: a heading is smaller only where it heads a part", () => {
    const headings = sheets.flatMap((sheet) =>
      sizesIn(sheet)
        .filter(({ selector }) => /(?:^|[\s,&>])h2\b/.test(selector))
        .map(({ size }) => size.replace(/^.*?(var\(--t-\w+\)).*$/, "$1")),
    );
    expect([...new Set(headings)].toSorted()).toEqual(["var(--t-h2)", "var(--t-h3)"]);
  });
});
