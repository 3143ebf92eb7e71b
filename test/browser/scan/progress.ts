import { expect, type Page } from "@playwright/test";

/** The values of the progress bar until the search is complete. Without scripts the page is refreshed by its link. */
export async function followProgress(page: Page, isLive: boolean): Promise<number[]> {
  const seen: number[] = [];
  const bar = page.getByRole("progressbar", { name: "Sites searched" });
  const again = page.getByRole("main").getByRole("link", { name: "Refresh progress" });
  await expect(async () => {
    seen.push(Number(await bar.getAttribute("aria-valuenow", { timeout: 2000 })));
    if (!isLive && (await again.count()) > 0) await again.click({ timeout: 1000 });
    await expect(page.getByRole("link", { name: "See scan results" })).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 90_000, intervals: [250] });
  seen.push(Number(await bar.getAttribute("aria-valuenow")));
  return seen;
}
