import { failurePages, sitePages } from "../addresses.ts";
import { expect, nightly, tall, test, widths } from "../fixture.ts";
import { layoutShift, walkRoute } from "./route-walk.ts";

const extents = [
  { isThorough: false, how: "in both themes and on both widths", when: {} },
  { isThorough: true, how: "loaded in each theme, on each width", when: nightly },
];

for (const { path, status, ids } of [...sitePages, ...failurePages]) {
  for (const { isThorough, how, when } of extents) {
    test(
      `${ids} SET-4 ${path} is accessible, still, light and alone ${how}`,
      when,
      async ({ page, context, baseURL }) => {
        const isFramed = sitePages.some((one) => one.path === path);
        await walkRoute(page, { path, status, url: baseURL ?? "", isFramed, isThorough });
        const cookies = (await context.cookies()).map(({ name }) => name);
        expect.soft(cookies, `cookies: ${path}`).toEqual(["kae"]);
      },
    );
  }
}

for (const width of [widths.narrow, widths.wide]) {
  test(`PAGE-9 home stands still at ${width} px while its font is late`, async ({ page }) => {
    const painted = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: tall });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
    painted.resolve();
    await page.waitForLoadState();
    expect(await layoutShift(page)).toEqual([]);
  });
}

test("STORE-2 a first view of home sets no cookie", async ({ page, context }) => {
  await page.goto("/");
  expect(await context.cookies()).toEqual([]);
});
