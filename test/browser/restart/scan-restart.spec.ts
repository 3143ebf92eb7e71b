import { expect } from "@playwright/test";
import { nightly } from "../fixture.ts";
import { origin, test } from "./killable-server.ts";

test.use({ baseURL: origin });

test(
  "DBP-1 a scan goes on where it was after the server was killed and started again, and the open page follows",
  nightly,
  async ({ page, server }) => {
    test.setTimeout(240_000);
    await server.start();
    const answers = [
      ["/dbp/scan/name", { last: "Sukarno" }],
      ["/dbp/scan/year", { birthYear: "1901" }],
      ["/dbp/scan/address", { city: "Blitar" }],
      ["/dbp/scan/confirm", { intent: "start" }],
    ] as const;
    for (const [path, form] of answers) await page.request.post(path, { form, headers: { origin } });
    await page.goto("/dbp/progress");
    const bar = page.getByRole("progressbar", { name: "Sites searched" });
    const done = async () => Number(await bar.getAttribute("aria-valuenow"));
    await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(2);

    await server.kill();
    await expect(page.getByText("trying to reconnect")).toBeVisible({ timeout: 30_000 });
    const before = await done();
    expect(before).toBeLessThan(60);
    await server.start();
    await expect.poll(done, { timeout: 90_000 }).toBeGreaterThan(before);

    const seen = [before];
    await expect(async () => {
      seen.push(await done());
      expect(seen.at(-1)).toBe(60);
    }).toPass({ timeout: 90_000, intervals: [250] });
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await page.getByRole("link", { name: "See scan results" }).click();
    await page.getByText("Show every search, with its answer").click();
    const table = page.getByRole("region", { name: "Sites searched" });
    await expect(table.locator("tbody tr")).toHaveCount(60);
    await expect(table.getByText(/Being searched|Busy/)).toHaveCount(0);
  },
);
