import type { APIRequestContext } from "@playwright/test";
import { inboxSchema } from "../../../src/contract/services.ts";
import { expect, test } from "../fixture.ts";

/** A mailbox of its own for each test, since the list remembers who was written to. */
function newAddress(): string {
  return `owl@${crypto.randomUUID()}.example`;
}

/** The links in the only mail that an address has had, by the words their paths end in. */
async function linksTo(
  address: string,
  request: APIRequestContext,
): Promise<Record<"confirm" | "unsubscribe", string>> {
  let letter = "";
  await expect(async () => {
    const answer = await request.get("/dev/inbox", {
      params: { to: address },
      headers: { accept: "application/json" },
    });
    const { messages } = inboxSchema.parse(await answer.json());
    expect(messages).toHaveLength(1);
    letter = messages[0]?.text ?? "";
  }).toPass();
  const link = (action: string) => letter.match(new RegExp(`https?://\\S+/${action}\\?\\S+`))?.[0] ?? "";
  return { confirm: link("confirm"), unsubscribe: link("unsubscribe") };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("PAGE-4 SVC-5 somebody signs up, confirms, and leaves again", async ({ page, request }) => {
      const address = newAddress();
      await page.goto("/newsletter");
      await page.getByLabel("Email address").fill(address);
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("main").getByRole("status")).toBeVisible();
      expect(page.url()).not.toContain("people.example");

      const { confirm, unsubscribe } = await linksTo(address, request);
      for (const link of [confirm, unsubscribe]) {
        await page.goto(link);
        await expect(page.getByRole("status")).toHaveCount(0);
        await page.getByRole("main").getByRole("button").click();
        await expect(page.getByRole("status")).toBeVisible();
      }
    });
  });
}

test("PAGE-4 ERR-3 an address that only looks like one comes back to be mended", async ({ page }) => {
  await page.goto("/newsletter");
  const field = page.getByLabel("Email address");
  await field.fill("owl@nest");
  await page.getByRole("main").getByRole("button").click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("owl@nest");
  await expect(field).toHaveAccessibleDescription(/\S/);
  await expect(field).toBeFocused();

  await field.fill(newAddress());
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL(/\?told=[0-9a-f]{8}$/);
});

test("PAGE-4 the roles are filtered by a plain form, and a role's address leads to it", async ({ page }) => {
  await page.goto("/hiring");
  const roles = page.getByRole("main").getByRole("heading", { level: 4 });
  const all = await roles.count();
  await page.getByLabel("Department").selectOption("Design");
  await page.getByRole("main").getByRole("button").click();
  await expect(page).toHaveURL(/department=Design/);
  expect(await roles.count()).toBeLessThan(all);
  await expect(page.getByLabel("Department")).toHaveValue("Design");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${await roles.count()} of ${all} `));

  await page.goto("/hiring#payroll-specialist");
  await expect(page.locator(":target")).toBeInViewport();
});

test("PAGE-4 every logo and drawing of the press page can be downloaded, the logos also as pixels", async ({
  page,
  request,
}) => {
  await page.goto("/press");
  const files = await page
    .locator("a[download]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const types = { svg: "image/svg+xml", png: "image/png" };
  for (const file of files) {
    const answer = await request.get(file);
    const type = file.endsWith(".png") ? types.png : types.svg;
    expect([file, answer.status(), answer.headers()["content-type"]]).toEqual([file, 200, type]);
  }
  const logos = files.filter((file) => file.startsWith("/press/"));
  const drawn = logos.filter((file) => file.endsWith(".svg"));
  expect(drawn.length).toBeGreaterThan(0);
  expect([...logos].sort()).toEqual(drawn.flatMap((file) => [file, file.replace(/svg$/, "png")]).sort());
});
