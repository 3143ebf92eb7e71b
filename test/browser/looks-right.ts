import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, overflow } from "./fixture.ts";

/** Minified, because it is sent to each page that is looked at. */
const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const ofTheme = ["color-contrast", "link-in-text-block"];

interface Look {
  /** Tags of the axe rules to check; if empty, those that axe checks by default. */
  readonly tags?: readonly string[];
  /** Only the rules about colours, which a theme may break: the markup of both themes is the same. */
  readonly isOfTheme?: boolean;
  /** The part of the page to look at, as a selector. */
  readonly within?: string;
}

/**
 * Accessibility faults of the page, each with its element. Two slow steps are skipped where they find nothing: frames are
 * searched only if there are any, and selectors made only if there are faults.
 */
export async function barriers(page: Page, look: Look = {}): Promise<string[]> {
  const { tags = [], isOfTheme = false, within = "html" } = look;
  const rules = isOfTheme ? { type: "rule" as const, values: ofTheme } : { type: "tag" as const, values: [...tags] };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(checker);
  return page.evaluate(
    async ({ rules, within }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found = async (selectors: boolean) => {
        const { violations } = await axe.run(within, {
          resultTypes: ["violations"],
          iframes: document.querySelector("iframe, frame, object, embed") !== null,
          selectors,
          ...(rules.values.length > 0 && { runOnly: rules }),
        });
        return violations;
      };
      if ((await found(false)).length === 0) return [];
      const violations = await found(true);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(", ")}`,
      );
    },
    { rules, within },
  );
}

/**
 * Expects that the page fits its window and is accessible. The checker itself needs scripts; without them the page is the same.
 */
export async function looksRight(page: Page, hasScripts = true): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  if (hasScripts) expect(await barriers(page)).toEqual([]);
}
