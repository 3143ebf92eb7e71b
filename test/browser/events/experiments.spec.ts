import type { Page, Route } from "@playwright/test";
import { expect, test } from "../fixture.ts";

/** Home as the edge sends it on a day of that version: where these tests run, nobody is drawn. */
function drawn(letter: string) {
  return async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-exp="home_layout."', `data-exp="home_layout.${letter}"`);
    await route.fulfill({ response, body });
  };
}

/** The events of experiments that a page sends, without their random number. */
function watchExperiments(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith("/t/exp_")) return;
    sent.push(`${pathname.slice(3)} ${searchParams.get("page")} ${searchParams.get("variants")}`);
    expect(searchParams.get("enrolledOn")).toBe(new Date().toISOString().slice(0, 10));
  });
  return sent;
}

const keptLetter = () => sessionStorage.getItem("exp_home_layout");

/** With a limit, because a browser that has nothing to draw may find no quiet moment at all. */
const whenQuiet = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

test("EXP-5 EXP-6 enrolment once, exposure each time; the letter stays for the visit, alone", async ({ page }) => {
  const sent = watchExperiments(page);
  await page.route("/", drawn("b"));
  await page.goto("/");
  const exposure = "exp_home_layout_exposure home home_layout.b";
  await expect.poll(() => sent).toEqual(["exp_home_layout_enrolment home home_layout.b", exposure]);
  expect(await page.evaluate(keptLetter)).toBe('{"value":"b"}');

  await test.step("on the next day of drawing the visit is counted where it began", async () => {
    await page.unroute("/");
    await page.route("/", drawn("a"));
    await page.reload();
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent[2]).toBe(exposure);
  });

  await test.step("who leaves is counted no more", async () => {
    await page.context().addCookies([{ name: "exp_home_layout", value: "_", url: page.url() }]);
    const scripts = page.waitForResponse((response) => response.url().includes("/expose-"));
    // The page as it was drawn before: the browser itself knows better.
    await page.reload();
    await (await scripts).finished();
    await page.evaluate(whenQuiet);
    expect(sent).toHaveLength(3);
  });
});

test("EXP-3 EXP-6 a version that the address asks for is shown, and neither kept nor counted", async ({ page }) => {
  const sent = watchExperiments(page);
  const scripts = page.waitForResponse((response) => response.url().includes("/expose-"));
  await page.goto("/?exp_home_layout=b");
  await (await scripts).finished();
  await page.evaluate(whenQuiet);
  await expect(page.getByRole("heading", { name: "Good questions." })).toBeVisible();
  await expect(page.locator("#how")).toHaveCount(0);
  expect(await page.evaluate(keptLetter)).toBeNull();
  expect(sent).toEqual([]);
});
