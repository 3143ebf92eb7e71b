import type { Page, Request } from "@playwright/test";
import { expect, holdIslands, overflow, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { followProgress } from "./progress.ts";

const someone = { first: "Sinéad", last: "O’Connor-Ní Bhriain", year: "1900", city: "Brindlethorpe" };

/** Whether a request contains any part of the answers, in its URL, headers or body. */
function tells(request: Request): boolean {
  const said = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join(" ");
  const parts = [someone.first, someone.last, someone.city];
  return parts.some((part) => said.includes(part) || said.includes(encodeURIComponent(part)));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: "reduce" } });

    test("DBP-1 DBP-2 a whole scan by keys, left in the middle, with a slip at each step", async ({
      page: first,
      context,
    }) => {
      test.setTimeout(180_000);
      const telling: string[] = [];
      context.on("request", (request) => void (tells(request) && telling.push(request.url())));
      const holder = javaScriptEnabled ? "browser" : "cookie";
      await first.setViewportSize({ width: widths.narrow, height: 900 });

      await first.goto("/dbp");
      await first.getByRole("link", { name: "Try a demonstration" }).first().click();
      await expect(first).toHaveURL(/\/dbp\/scan$/);
      await looksRight(first, javaScriptEnabled);
      await first.getByRole("link", { name: "Make up a name" }).press("Enter");
      await expect(first).toHaveURL(/\/dbp\/scan\/name$/);
      await expect(first.locator("[data-holder]")).toHaveAttribute("data-holder", /browser|nowhere/);
      await first.getByLabel("First name").press("Enter");
      await expect(first.getByRole("alert")).toBeFocused();
      await expect(first.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
      await looksRight(first, javaScriptEnabled);

      await first.getByLabel("First name").fill(someone.first);
      await first.getByLabel("Last name").fill(someone.last);
      await first.getByRole("button", { name: "Add another name" }).press("Enter");
      await expect(first.getByLabel("First name")).toHaveCount(2);
      await first.getByLabel("First name").last().fill("Nobody");
      await first.getByRole("button", { name: "Remove other name (2)" }).press("Enter");
      await expect(first.getByLabel("First name")).toHaveCount(1);
      await expect(first.getByLabel("Last name")).toHaveValue(someone.last);
      await first.getByLabel("Last name").press("Enter");
      await expect(first).toHaveURL(/\/dbp\/scan\/year$/);

      // The tab is closed, and another one opened on a page of the scan.
      await first.close();
      const page = await context.newPage();
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await page.goto("/dbp/scan");
      await page.getByRole("link", { name: "Continue with my answers" }).press("Enter");
      await expect(page).toHaveURL(/\/dbp\/scan\/year$/);
      await expect(page.locator("[data-holder]")).toHaveAttribute("data-holder", holder);
      const year = page.getByLabel("Year of birth");
      await year.fill("2999");
      await year.press("Enter");
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(year).toHaveValue("2999");
      await looksRight(page, javaScriptEnabled);
      await year.fill(someone.year);
      await year.press("Enter");
      await expect(page).toHaveURL(/\/dbp\/scan\/address$/);
      await page.getByLabel("Town or city").fill(someone.city);
      await page.getByLabel("Town or city").press("Enter");

      await expect(page).toHaveURL(/\/dbp\/scan\/confirm$/);
      await expect(page.getByText(`${someone.first} ${someone.last}`, { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Change year of birth" }).press("Enter");
      await expect(year).toHaveValue(someone.year);
      await year.press("Enter");
      await page.getByText("See exactly what we’d receive").click();
      await expect(page.locator("pre")).toContainText(`"birthYear": ${someone.year}`);
      await looksRight(page, javaScriptEnabled);
      if (javaScriptEnabled) expect(telling).toEqual([]);
      else expect(new Set(telling.map((url) => new URL(url).pathname.slice(0, 10)))).toEqual(new Set(["/dbp/scan/"]));
      await page.getByRole("button", { name: "Start demonstration scan" }).press("Enter");

      await expect(page).toHaveURL(/\/dbp\/progress$/);
      if (javaScriptEnabled) await countAnnouncements(page);
      const seen = await followProgress(page, javaScriptEnabled);
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      expect(new Set(seen).size).toBeGreaterThan(3);
      expect(seen.at(-1)).toBe(60);
      await looksRight(page, javaScriptEnabled);
      if (javaScriptEnabled)
        expect(await page.evaluate(() => Number(document.body.dataset.said))).toBeLessThanOrEqual(4);

      await page.getByRole("link", { name: "See scan results" }).press("Enter");
      await expect(page).toHaveURL(/\/dbp\/dashboard$/);
      await looksRight(page, javaScriptEnabled);
      // All times are given in one time zone, and each says which.
      const moments = await page
        .locator("main")
        .evaluate((main) => main.textContent?.match(/, \d\d:\d\d (UTC|your time)/g));
      expect(moments?.length).toBeGreaterThan(60);
      expect(new Set(moments?.map((moment) => moment.slice(8)))).toEqual(
        new Set([javaScriptEnabled ? "your time" : "UTC"]),
      );
      // No site is asked to remove anything before the visitor says that a page is theirs.
      const undecided = page.getByRole("button", { name: /^Request removal/ });
      const pages = await undecided.count();
      await expect(page.getByRole("button", { name: /^Wrong person/ })).toHaveCount(pages);
      await undecided.first().press("Enter");
      await expect(undecided).toHaveCount(pages - 1);
      await page
        .getByRole("button", { name: /^Wrong person/ })
        .first()
        .press("Enter");
      await expect(page.getByRole("heading", { name: /^Wrong person/ })).toBeVisible();
      await page.setViewportSize({ width: widths.wide, height: 900 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const address of ["/dbp/edit", "/dbp/feedback"]) {
        await page.goto(address);
        await looksRight(page, javaScriptEnabled);
      }
      await page.goto("/dbp/dashboard");
      await page.getByRole("link", { name: "Delete scan and answers" }).press("Enter");
      await page.getByLabel("I want to delete my scan").check();
      await page.getByRole("button", { name: "Delete scan and answers" }).press("Enter");
      await expect(page).toHaveURL(/\/dbp\/deleted$/);
      await looksRight(page, javaScriptEnabled);
      expect((await context.storageState()).origins).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  });
}

/** Counts, in an attribute of the body, how often something is announced to screen readers. */
async function countAnnouncements(page: Page): Promise<void> {
  await page.getByRole("progressbar", { name: "Sites searched" }).waitFor();
  await page.evaluate(() => {
    document.body.dataset.said = "0";
    const status = document.querySelector("main [role=status]");
    if (!status) throw new Error("nothing can be said");
    new MutationObserver(() => {
      document.body.dataset.said = String(Number(document.body.dataset.said) + 1);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
}

test("DBP-2 answers are forgotten on demand, from the start page and from a step", async ({ page, context }) => {
  const isForgotten = async () => {
    await expect(page.getByRole("link", { name: "Make up a name" })).toBeVisible();
    expect((await context.storageState()).origins).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  };
  for (const place of ["/dbp/scan", "/dbp/scan/name"]) {
    await page.goto("/dbp/scan/name");
    // The first focus loads the script.
    await page.getByLabel("Last name").focus();
    await page.locator('[data-holder="browser"]').waitFor();
    await page.getByLabel("Last name").fill(someone.last);
    await page.getByLabel("Last name").press("Enter");
    await expect(page).toHaveURL(/\/dbp\/scan\/year$/);
    await page.goto(place);
    await page.getByRole("button", { name: "Delete my answers" }).click();
    await isForgotten();
  }
});

test("HOLD-1 DBP-2 a tab that shows other answers than those by now starts and deletes nothing", async ({
  page,
  context,
}) => {
  await page.goto("/dbp/scan/name");
  await page.getByLabel("Last name").focus();
  await page.locator('[data-holder="browser"]').waitFor();
  await page.getByLabel("Last name").fill(someone.last);
  await page.getByLabel("Last name").press("Enter");
  await page.getByLabel("Year of birth").fill(someone.year);
  await page.getByLabel("Year of birth").press("Enter");
  await page.getByLabel("Town or city").fill(someone.city);
  await page.getByLabel("Town or city").press("Enter");
  const other = await context.newPage();
  for (const [year, button] of [
    ["1980", "Delete my answers"],
    ["1981", "Start demonstration scan"],
  ] as const) {
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await other.goto("/dbp/scan/year");
    // The script is there, and has filled in what was answered before.
    await expect(other.getByRole("button", { name: "Delete my answers" })).toBeVisible();
    await other.getByLabel("Year of birth").fill(year);
    await other.getByLabel("Year of birth").press("Enter");
    await expect(other).toHaveURL(/\/dbp\/scan\/confirm$/);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(year, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dbp\/scan\/confirm$/);
  }
  await page.getByRole("button", { name: "Start demonstration scan" }).click();
  await expect(page).toHaveURL(/\/dbp\/progress$/);
});

test("DBP-1 DBP-2 a press before the scripts are there is held and sent once, and no answer is lost", async ({
  page,
}) => {
  await page.goto("/dbp/scan/name");
  await page.getByLabel("Last name").focus();
  await page.locator('[data-holder="browser"]').waitFor();
  await page.getByLabel("Last name").fill(someone.last);
  let letGo = () => {};
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.getByLabel("Last name").press("Enter");
  await expect(page).toHaveURL(/\/dbp\/scan\/year$/);
  const posted: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posted.push(request.postData() ?? "")));
  await page.getByLabel("Year of birth").fill(someone.year);
  await page.getByRole("button", { name: "Continue", exact: true }).last().click();
  await page.locator("input[name=held]").waitFor({ state: "attached" });
  letGo();
  await expect(page).toHaveURL(/\/dbp\/scan\/address$/);
  const kept = await page.evaluate(() => localStorage.getItem("scan-draft"));
  for (const part of [someone.last, someone.year]) expect(kept).toContain(part);
  expect(posted.filter((body) => body.includes(someone.year))).toHaveLength(1);
});

test("DBP-1 DBP-2 answers that come back stay out of what is being typed", async ({ page }) => {
  await page.goto("/dbp/scan/name");
  await page.getByLabel("Last name").focus();
  await page.locator('[data-holder="browser"]').waitFor();
  await page.getByLabel("First name").fill("Wren");
  await page.getByLabel("Last name").fill("Reed");
  await page.getByLabel("Last name").press("Enter");
  await expect(page).toHaveURL(/\/dbp\/scan\/year$/);

  const letGo = await holdIslands(page);
  await page.goto("/dbp/scan/name");
  await page.getByLabel("First name").pressSequentially("Owl");
  letGo();
  // Only the script knows that there is something to delete, so the button shows that it runs.
  await expect(page.getByRole("button", { name: "Delete my answers" })).toBeVisible();
  await page.getByLabel("First name").pressSequentially("et");
  await expect(page.getByLabel("First name")).toHaveValue("Owlet");
  await expect(page.getByLabel("Last name")).toHaveValue("");

  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Wren");
  await expect(page.getByLabel("Last name")).toHaveValue("Reed");
});

test.describe("where something fails", () => {
  test.use({ tolerated: /\/dbp\/(?:progress|scan\/confirm)/ });

  test("DBP-1 DBP-2 without a connection no answer is lost, and where events fail the page asks instead", async ({
    page,
    context,
  }) => {
    await page.route("**/dbp/progress/events", (route) => route.abort());
    await page.addInitScript(
      (text) => localStorage.setItem("scan-draft", JSON.stringify({ value: text })),
      JSON.stringify({
        names: [{ first: someone.first, last: "" }],
        birthYear: 1980,
        addresses: [{ city: someone.city, state: "" }],
      }),
    );
    const { origin } = new URL(test.info().project.use.baseURL ?? "");
    await context.addCookies([{ name: "scan-answers", value: "here", url: `${origin}/dbp` }]);
    await page.goto("/dbp/scan/confirm");
    const start = page.getByRole("button", { name: "Start demonstration scan" });
    await start.waitFor();
    await context.setOffline(true);
    await start.click();
    await expect(page.getByRole("alert")).toContainText("You’re offline");
    await context.setOffline(false);
    await start.click();
    await expect(page).toHaveURL(/\/dbp\/progress$/);
    await expect(page.getByText("This page updates every few seconds")).toBeVisible();
    const bar = page.getByRole("progressbar", { name: "Sites searched" });
    const before = Number(await bar.getAttribute("aria-valuenow"));
    await expect(async () => expect(Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(before)).toPass();
    await context.setOffline(true);
    await expect(page.getByText("trying to reconnect")).toBeVisible({ timeout: 10_000 });
  });
});
