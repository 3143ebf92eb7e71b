import { routes } from "../../../src/contract/routes.ts";
import { questionPages } from "../../questions.ts";
import { expect, tall, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { walkByKeys } from "../pages/keyboard-walk.ts";
import { unclearNames } from "../pages/names.ts";
import { subscribe } from "./buying.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

test.use({ extraHTTPHeaders: inIreland });

test("FLOW-5 ITR-1 whatever is asked before it is done is asked so that everybody can answer, or go back", async ({
  page,
}) => {
  await subscribe(page);
  await page.request.post(routes.itrAccessCode.path, { headers: { origin: new URL(page.url()).origin } });
  for (const { path, page: before } of questionPages) {
    for (const width of [widths.wide, widths.narrow]) {
      await page.setViewportSize({ width, height: tall });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(/\?$/);
      await looksRight(page);
      expect.soft(await unclearNames(page), `names: ${path}`).toEqual([]);
      expect.soft((await walkByKeys(page)).faults, `by keys: ${path}`).toEqual([]);
    }
    await page.getByRole("main").locator(`a[href="${before}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === before && url.search === "");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/\?$/);
  }
});
