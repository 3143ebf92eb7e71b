import { routes } from "../../../src/contract/routes.ts";
import { failurePages, sitePages, walks } from "../addresses.ts";
import { expect, forgetFiles, nightly, tall, test, widths } from "../fixture.ts";
import { layoutShift, walkRoutes } from "./route-crawl.ts";

const extents = [
  { isThorough: false, how: "in both themes and on both widths", when: {} },
  { isThorough: true, how: "loaded in each theme, on each width", when: nightly },
];

const signIn = routes.subscriptionsActivate.path;

const framed = new Set(sitePages);

for (const { ids, names, addresses } of walks([...sitePages, ...failurePages])) {
  for (const { isThorough, how, when } of extents) {
    test(
      `${ids} SET-4 each is accessible, still, light and alone ${how}: ${names}`,
      when,
      async ({ page, context, baseURL }) => {
        test.setTimeout(300_000);
        await forgetFiles(page);
        const url = baseURL ?? "";
        const walked = addresses.map((one) => ({ ...one, url, isFramed: framed.has(one), isThorough }));
        await walkRoutes(page, walked);
        // The tab key goes into the field of the sign-in as well, which asks for passkeys there and so begins one.
        const begins = addresses.some(({ path }) => path === signIn);
        const cookies = (await context.cookies()).map(({ name }) => name);
        expect(cookies.filter((name) => !begins || name !== "auth_session_id")).toEqual(["kae"]);
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
