import { brand } from "../../../src/contract/brand/brand.ts";
import { href } from "../../../src/contract/routes.ts";
import { named, watchEvents } from "../events/sink.ts";
import { expect, test } from "../fixture.ts";

/** A system for which we have no browser, so that the extension is offered. */
test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" });

const offered = `main a[href="${brand.stores.extensions.firefox}"]`;

test("DEV-1 DEV-3 EVT-3 the mark that our extension sets on a page takes its own offer away", async ({
  page,
  context,
}) => {
  const sent = watchEvents(context);
  await page.goto(href("browser"));
  await expect(page.locator(offered).first()).toBeVisible();
  await expect.poll(() => named(sent).length).toBeGreaterThan(0);
  // As a script of the extension does it, before the page is shown.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.setAttribute("data-extension", ""));
  });
  await page.goto(href("app"));
  await expect(page.locator(offered).first()).toBeAttached();
  for (const offer of await page.locator(offered).all()) await expect(offer).toBeHidden();
  const views = () => sent.filter(({ id }) => id === "page_view").map(({ parameters }) => parameters.installed);
  await expect.poll(views).toEqual(["0", "1"]);
});
