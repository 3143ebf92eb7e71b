import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { allocate } from "../../../src/contract/experiments/assignment.ts";
import { experiments, type VariantLetter } from "../../../src/contract/experiments/registry.ts";
import { drawFor } from "../../../src/visit/experiments.ts";
import { type DevServer, startDevServer } from "../../dev-server.ts";
import { expect, test } from "../fixture.ts";
import { countedOf, named, originOfTest, watchEvents } from "./sink.ts";

/** The port of a separate server on which visitors are drawn into experiments, as in a deployment, and an address is closed. */
const port = Number(process.env.PORT ?? 8788) + 100;
const origin = `http://localhost:${port}`;
let server: DevServer | undefined;

test.use({ baseURL: origin });
// In order, so that all tests of this file share one server.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startDevServer(port, { vars: { CLOSED_PATHS: "/about/old" }, isForTests: true });
});
test.afterAll(() => server?.stop());

const countries = ["IE", "DE", "FR", "ES", "IT", "NL", "SE", "DK", "FI", "NO", "PL", "PT", "AT", "BE", "CZ", "GB"];

/** A country from which a desktop computer gets this version of the home page today. */
function countryOf(letter: VariantLetter): string {
  const { allocation } = experiments.home_layout;
  const found = countries.find(
    (country) =>
      allocate(allocation, drawFor("home_layout", { country, formFactor: "desktop" }, Date.now())) === letter,
  );
  if (!found) throw new Error(`no country gets ${letter} today`);
  return found;
}

function comeFrom(context: BrowserContext, country: string): Promise<void> {
  return context.addCookies([{ name: "country", value: country, url: origin }]);
}

/** The experiment events that a page sends, without their random numbers. */
function watchExperiments(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith("/t/exp_")) return;
    sent.push(`${pathname.slice(3)} ${searchParams.get("variants")}`);
    expect(searchParams.get("enrolledOn")).toBe(new Date().toISOString().slice(0, 10));
  });
  return sent;
}

/** Waits for everything that the events of an experiment wait for: afterwards none is left to be sent. */
async function whenTold(page: Page, go: () => Promise<unknown>): Promise<void> {
  const scripts = page.waitForResponse((response) => response.url().includes("/expose-"));
  await go();
  await (await scripts).finished();
  // With a limit, because a browser that has nothing to draw may never report an idle period.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

for (const letter of ["a", "b"] as const) {
  test(`EXP-5 EXP-6 version ${letter} is drawn by the edge, shown, kept for the visit and counted`, async ({
    page,
    context,
  }) => {
    await comeFrom(context, countryOf(letter));
    const sent = watchExperiments(context);
    await page.goto("/");
    await expect(page.locator("#install")).toHaveCount(letter === "a" ? 1 : 0);
    const exposure = `exp_home_layout_exposure home_layout.${letter}`;
    await expect.poll(() => sent).toEqual([`exp_home_layout_enrolment home_layout.${letter}`, exposure]);
    expect(await page.evaluate(() => sessionStorage.getItem("exp_home_layout"))).toBe(`{"value":"${letter}"}`);

    await test.step("the letter that the browser holds comes first, and only what is shown is counted", async () => {
      const other = letter === "a" ? "b" : "a";
      await page.evaluate((value) => sessionStorage.setItem("exp_home_layout", JSON.stringify({ value })), other);
      await page.reload();
      await expect(page.locator("#install")).toHaveCount(other === "a" ? 1 : 0);
      await expect(page.locator("html")).toHaveAttribute("data-counted", `home_layout.${other}`);
      await expect.poll(() => sent.slice(2)).toEqual([`exp_home_layout_exposure home_layout.${other}`]);
    });

    await test.step("who leaves is counted no more, and sees the page as it stands", async () => {
      await context.addCookies([{ name: "exp_home_layout", value: "_", url: origin }]);
      await page.reload();
      await expect(page.locator("#install")).toHaveCount(1);
      expect(sent).toHaveLength(3);
    });
  });

  test(`EXP-1 EXP-5 version ${letter} that the browser draws is shown, kept and counted with what is pressed`, async ({
    page,
    context,
    request,
  }) => {
    await page.addInitScript(
      (drawn) => {
        Math.random = () => drawn;
      },
      letter === "a" ? 0.25 : 0.75,
    );
    const from = originOfTest();
    const sent = watchExperiments(context);
    await page.goto(`/compare-privacy?origin=${from}`);
    const variants = `compare_closing.${letter}`;
    await expect
      .poll(() => sent)
      .toEqual([`exp_compare_closing_enrolment ${variants}`, `exp_compare_closing_exposure ${variants}`]);
    await expect(page.locator("html")).toHaveAttribute("data-counted", variants);
    await expect(page.locator("[data-version]:visible")).toHaveAttribute("data-version", letter);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("exp_compare_closing") ?? "{}"));
    const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(kept).toEqual({ value: letter, until: inThirtyDays });

    await page.locator(`[data-version=${letter}] [data-sends=install_click]`).click();
    await page.waitForURL("**/app*");
    await expect
      .poll(async () => (await countedOf(request, from)).filter(({ id }) => id === "install_click"))
      .toEqual([
        expect.objectContaining({ parameters: expect.objectContaining({ variants, page: "compare_privacy" }) }),
      ]);
  });
}

test("EXP-3 EXP-6 a version that the address asks for is shown, and neither kept nor counted", async ({
  page,
  context,
}) => {
  const sent = watchExperiments(context);
  await whenTold(page, () => page.goto("/?exp_home_layout=b"));
  await expect(page.getByRole("heading", { name: "Questions and answers" })).toBeVisible();
  await expect(page.locator("#install")).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("exp_home_layout"))).toBeNull();
  expect(sent).toEqual([]);
});

test("EXP-5 what was counted is told by the command that reads it", async ({ page, context }) => {
  const sent = watchExperiments(context);
  await page.goto("/compare-privacy");
  await expect.poll(() => sent).toHaveLength(2);
  const command = ["src/operations/experiment.ts", "compare_closing", "--from", `${origin}/dev/events`];
  const today = new Date().toISOString().slice(0, 10);
  const visits = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, command);
    const line = stdout.split("\n").find((one) => one.startsWith(`${today}  desktop`)) ?? "";
    return [...line.matchAll(/of +(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  await expect.poll(visits).toBeGreaterThan(0);
});

test("EVT-6 ERR-1 an address that is closed tells so at load, after one second and after two", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const sent = watchEvents(context);
  await page.goto("/about/old");
  await expect.poll(() => named(sent)).toEqual(["error_page error_410"]);
  await page.clock.runFor(1_000);
  await expect.poll(() => named(sent).at(-1)).toBe("error_page_1s error_410");
  const answered = page.waitForResponse((response) => response.url().includes("/error_page_2s"));
  await page.clock.runFor(5_000);
  await expect.poll(() => named(sent).slice(2)).toEqual(["error_page_2s error_410"]);
  // A request that the closing page drops would stand in the server's log as one that failed.
  await answered;
});
