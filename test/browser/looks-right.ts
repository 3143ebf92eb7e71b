import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, overflow } from "./fixture.ts";

/** Small, because it is sent to each page that is looked at. */
const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Look {
  /** The tags of the rules to go by; without any, all that the checker goes by itself. */
  readonly tags?: readonly string[];
  /** The part of the page to look at, as a selector. */
  readonly within?: string;
}

/** What keeps somebody out of the page, each with where it stands. Only what is wrong is written out: the rest takes longer than the rules. */
export async function barriers(page: Page, { tags = [], within = "html" }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(checker);
  return page.evaluate(
    async ({ tags, within }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(within, {
        resultTypes: ["violations"],
        ...(tags.length > 0 && { runOnly: { type: "tag", values: [...tags] } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join(", ")}`,
      );
    },
    { tags, within },
  );
}

/** Fits its window and is accessible. The checker itself needs scripts; without them the page is the same. */
export async function looksRight(page: Page, hasScripts = true): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  if (hasScripts) expect(await barriers(page)).toEqual([]);
}
