import { measuringCookie } from "../../../src/contract/events/measuring.ts";
import { chromiumFlags, chromiumPath } from "../chromium.ts";
import { expect, test } from "../fixture.ts";
import { countedOf, named, originOfTest } from "./sink.ts";

/** Playwright switches the cache of whole pages off; a browser that has one uses it here. One that has none loads the page anew. */
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("EVT-2 who goes back is not counted once more, whether the page is still there whole or loaded anew", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const origin = originOfTest();
  await page.goto(`/about?origin=${origin}`);
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => console.info(`restored: ${persisted}`)));
  await page.goto(`/press?origin=${origin}`);
  const both = ["bounce about", "page_view about", "page_view press"];
  await expect.poll(async () => named(await countedOf(request, origin)).sort()).toEqual(both);

  await context.addCookies([{ name: measuringCookie.name, value: measuringCookie.off, url: baseURL ?? "" }]);
  const restored = page.waitForEvent("console", {
    predicate: (said) => said.text() === "restored: true",
    timeout: 1000,
  });
  await page.goBack();
  const isWhole = await restored.then(
    () => true,
    () => false,
  );
  test.info().annotations.push({ type: "back-forward cache", description: isWhole ? "used" : "not in this browser" });
  await page.goto(`/updates?origin=${origin}`);
  // The bounce of the page before comes with its leaving, and what was switched off meanwhile holds for all that follow.
  const sent = async () =>
    named(await countedOf(request, origin))
      .filter((event) => !event.startsWith("bounce"))
      .sort();
  await expect(page.locator("h1")).toBeVisible();
  expect(await sent()).toEqual(["page_view about", "page_view press"]);
});
