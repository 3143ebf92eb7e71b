import type { APIRequestContext, Page } from "@playwright/test";
import { type InboxMessage, inboxSchema } from "../../../src/contract/services.ts";
import { supportTopics } from "../../../src/contract/support/support-topics.ts";
import { expect, overflow, tall, test, widths } from "../fixture.ts";

const newAddress = () => `owl@${crypto.randomUUID()}.example`;

async function inboxOf(to: string, request: APIRequestContext): Promise<InboxMessage[]> {
  const answer = await request.get("/dev/inbox", { params: { to }, headers: { accept: "application/json" } });
  return inboxSchema.parse(await answer.json()).messages;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("PAGE-12 somebody without an account writes, mends the address, and gets a receipt", async ({
      page,
      request,
    }) => {
      const address = newAddress();
      await page.goto("/help?subject=browser");
      const main = page.getByRole("main");
      await main.getByLabel("Message").fill("It does not open.");
      await main.getByLabel("Your email address").fill("owl@nest");
      await main.getByRole("button").click();
      const field = main.getByLabel("Your email address");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/\S/);
      await expect(main.getByLabel("Message")).toHaveValue("It does not open.");
      await field.fill(address);
      await main.getByRole("button").click();
      await expect(page).toHaveURL(/\/help\?told=[0-9a-f]{8}$/);
      await expect(main.getByLabel("Message")).toHaveCount(0);
      await expect(async () => expect(await inboxOf(address, request)).toHaveLength(1)).toPass();
    });
  });
}

test.describe("while the service is away", () => {
  test.use({ tolerated: /\/help net::ERR_FAILED/ });

  test("PAGE-12 what was written stands there still", async ({ page }) => {
    await page.goto("/help?subject=withdrawal", { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    const begun = await main.getByLabel("Message").inputValue();
    expect(begun).toContain("Nightjar Pro");
    await main.getByLabel("Your email address").fill(newAddress());
    await page.route("**/help", (route) => route.abort());
    await main.getByRole("button").click();
    await expect(main.getByRole("alert")).toBeVisible();
    await expect(main.getByLabel("Message")).toHaveValue(begun);
    expect(begun, "whoever gets it reads the zone").toMatch(/ UTC$/);
  });
});

test("PAGE-12 the form fits the smallest screen, whichever subject is chosen", async ({ page }) => {
  await page.setViewportSize({ width: widths.narrow, height: tall });
  for (const subject of Object.keys(supportTopics)) {
    await page.goto(`/help?subject=${subject}`);
    expect(await overflow(page), subject).toBeLessThanOrEqual(0);
    expect(await roomBesideSubject(page), subject).toBeGreaterThanOrEqual(0);
  }
});

/** How many pixels the list has left beside the chosen subject; if negative, the browser cuts the subject off. */
function roomBesideSubject(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.querySelector<HTMLElement>("#topic");
    const chosen = document.querySelector<HTMLElement>("#topic option:checked");
    const drawn = new OffscreenCanvas(1, 1).getContext("2d");
    if (!list || !chosen || !drawn) throw new Error("nothing to measure");
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
    drawn.font = font;
    const room = list.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return room - drawn.measureText(chosen.innerText).width;
  });
}
