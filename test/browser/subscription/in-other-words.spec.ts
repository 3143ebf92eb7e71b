/** The main tasks in German, and from right to left: what a person presses is found by the words of that language. */
import { readFileSync } from "node:fs";
import { type Language, pathIn } from "../../../src/contract/language/languages.ts";
import { expect, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { otpFor } from "./one-time-codes.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

/** A message without values, as the pages say it. */
function wordsIn(language: Language): (message: string) => string {
  if (language === "en") return (message) => message;
  const features = ["shared", "subscription", "scan", "pro"];
  const texts: Record<string, unknown> = Object.assign(
    {},
    ...features.map((feature) => {
      const file = new URL(`../../../dist/client/data/texts/${language}/${feature}.json`, import.meta.url);
      return JSON.parse(readFileSync(file, "utf8")).messages;
    }),
  );
  return (message) => {
    const [text] = [texts[message]].flat();
    if (typeof text !== "string") throw new Error(`no ${language} for “${message}”`);
    return text;
  };
}

const ways = [
  { name: "in German", language: "de", dir: "ltr" },
  { name: "from right to left", language: "en", dir: "rtl" },
] as const;

/** Turns the page as soon as there is one. Runs in the page. */
function turn(): void {
  new MutationObserver((_, observer) => {
    document.documentElement.dir = "rtl";
    observer.disconnect();
  }).observe(document, { childList: true });
}

for (const { name, language, dir } of ways) {
  const say = wordsIn(language);
  const at = (path: string) => pathIn(language, path);

  test.describe(name, () => {
    test.use({ extraHTTPHeaders: inIreland, contextOptions: { reducedMotion: "reduce" } });

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      if (dir === "rtl") await page.addInitScript(turn);
    });

    test("LANG-2 LANG-3 FLOW-1 FLOW-2 FLOW-5 somebody buys, adds an address, cancels, takes it back and signs in again", async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      const arrived = (message: string) => expect(page.getByRole("heading", { level: 1 })).toHaveText(say(message));
      await page.goto(at("/subscriptions"));
      await page.getByRole("button", { name: say("Go to the order page, monthly plan") }).click();
      await expect(page).toHaveURL(/\/checkout\//);
      await expect(page.locator("html")).toHaveAttribute("lang", language === "de" ? "de" : "en-GB");
      await looksRight(page, true);
      await page.locator("form [type=radio]").first().check();
      await page.locator("form .actions button").click();
      await expect(page).toHaveURL(new RegExp(`${at("/pro/welcome")}$`));
      await arrived("Your free trial has started");
      await looksRight(page, true);

      const email = `${crypto.randomUUID()}@post.example`;
      await page.getByRole("link", { name: say("Add email address") }).click();
      await page.getByRole("textbox", { name: say("Email address") }).fill(email);
      await page.getByRole("textbox", { name: say("Email address") }).press("Enter");
      const code = page.getByLabel(say("Six-digit code"));
      await code.fill(await otpFor(request, email, 1));
      await code.press("Enter");
      await expect(code).toHaveCount(0);

      await page.goto(at("/subscriptions/manage"));
      await looksRight(page, true);
      await page.getByRole("link", { name: say("Cancel subscription"), exact: true }).click();
      await arrived("Cancel your subscription?");
      await page.getByRole("button", { name: say("Cancel subscription") }).click();
      await expect(page.getByRole("main")).toContainText(say("Your subscription is cancelled"));
      await looksRight(page, true);
      await page.getByRole("button", { name: say("Undo cancellation") }).click();
      await expect(page.getByRole("main")).toContainText(say("Your cancellation is undone"));

      await page.getByRole("button", { name: say("Sign out"), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(at("/subscriptions/activate")));
      await page.getByRole("textbox", { name: say("Email address") }).fill(email);
      await page.getByRole("textbox", { name: say("Email address") }).press("Enter");
      await expect(page).toHaveURL(new RegExp(at("/subscriptions/confirm")));
      await page.getByLabel(say("Six-digit code")).fill(await otpFor(request, email, 2));
      await page.getByLabel(say("Six-digit code")).press("Enter");
      await expect(page).toHaveURL(new RegExp(`${at("/subscriptions/manage")}$`));
      await expect(page.getByText(email).first()).toBeVisible();
      await looksRight(page, true);
    });

    test("LANG-2 LANG-3 DBP-1 somebody scans for their name", async ({ page }) => {
      await page.goto(at("/dbp/scan"));
      await page.getByRole("link", { name: say("Make up a name") }).click();
      await page.getByRole("textbox", { name: say("First name"), exact: true }).fill("Wren");
      await page.getByRole("textbox", { name: say("Last name"), exact: true }).fill("Alder");
      await page.getByRole("textbox", { name: say("Last name"), exact: true }).press("Enter");
      await page.getByRole("textbox", { name: say("Year of birth"), exact: true }).fill("1980");
      await page.getByRole("textbox", { name: say("Year of birth"), exact: true }).press("Enter");
      await expect(page).toHaveURL(new RegExp(`${at("/dbp/scan")}/`));
      await looksRight(page, true);
    });
  });
}
