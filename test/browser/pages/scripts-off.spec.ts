import { failurePages, sitePages, walks } from "../addresses.ts";
import { expect, overflow, tall, test, widths } from "../fixture.ts";

test.use({ javaScriptEnabled: false, viewport: { width: widths.middle, height: tall } });

for (const { ids, names, addresses } of walks(sitePages)) {
  test(`${ids} ERR-3 each is complete without scripts: ${names}`, async ({ page }) => {
    for (const { path, status } of addresses) {
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(status);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect.soft(page.getByRole("main"), path).toBeVisible();
      await expect.soft(page.getByRole("contentinfo"), path).toBeVisible();
      // The message for a form that scripts failed to send is in a template, which is not shown.
      await expect
        .soft(page.locator('template:not([data-message]), [aria-busy="true"], [hidden][id^="S:"]'), path)
        .toHaveCount(0);
      await expect.soft(page.getByText(/^\s*loading\W*$/i), path).toHaveCount(0);
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
}

for (const { path, status } of failurePages) {
  test(`ERR-1 ${path} stands alone: no script, no file, a way back`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = page.getByRole("main").getByRole("link");
    const wayBack = links.and(page.locator('[href="/"]'));
    await expect(wayBack).toBeVisible();
    expect(requested).toEqual([path]);
    // Where a second try may help, the page first offers to load it again.
    const again = links.filter({ hasText: "Load the page again" });
    if ((await again.count()) === 0) return;
    await again.click();
    await expect(wayBack).toBeVisible();
    expect(requested).toEqual([path, path]);
  });
}

test("PAGE-11 an unknown address offers a search and pages of ours", async ({ page }) => {
  await page.goto("/compare-privaci");
  const main = page.getByRole("main");
  await expect(main.locator('[name="q"]')).toBeVisible();
  await expect(main.getByRole("link").and(page.locator('[href="/compare-privacy"]'))).toBeVisible();
});

test("PAGE-11 another spelling of an address leads to the one spelling, query and all", async ({ page }) => {
  await page.goto("/About/?from=here");
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/about?from=here");
});
