import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { inboxSchema } from "../../../src/contract/services.ts";
import { nightly } from "../fixture.ts";
import { choosePlan, pay, subscribe } from "../subscription/buying.ts";
import { otpFor } from "../subscription/one-time-codes.ts";
import { origin, test } from "./killable-server.ts";

test.use({ baseURL: origin });

/** Half of a journey before the server dies, and the other half after it is back. */
interface Flow {
  readonly half: (page: Page) => Promise<void>;
  readonly rest: (page: Page) => Promise<void>;
}

const newAddress = () => `owl@${crypto.randomUUID()}.example`;

async function mails(page: Page, to: string): Promise<readonly string[]> {
  const asked = { params: { to }, headers: { accept: "application/json" } };
  const { messages } = inboxSchema.parse(await (await page.request.get("/dev/inbox", asked)).json());
  return messages.map(({ text }) => text);
}

async function addAddress(page: Page, email: string): Promise<void> {
  await page.goto("/subscriptions/add-email");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("textbox", { name: "Six-digit code" })).toBeVisible();
}

async function enterCode(page: Page, email: string, count: number): Promise<void> {
  const code = page.getByRole("textbox", { name: "Six-digit code" });
  await code.fill(await otpFor(page.request, email, count));
  await code.press("Enter");
}

function signIn(): Flow {
  const email = newAddress();
  return {
    async half(page) {
      await subscribe(page);
      await addAddress(page, email);
      await enterCode(page, email, 1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email address added");
      await page.context().clearCookies();
      await page.goto("/subscriptions/activate");
      await page.getByLabel("Email address").fill(email);
      await page.getByRole("button", { name: "Send code" }).click();
      await expect(page.getByLabel("Six-digit code")).toBeVisible();
      await otpFor(page.request, email, 2);
    },
    async rest(page) {
      await enterCode(page, email, 2);
      await expect(page.getByRole("main")).toContainText(email);
      expect(await mails(page, email)).toHaveLength(2);
    },
  };
}

const checkout: Flow = {
  async half(page) {
    await page.goto("/subscriptions");
    await choosePlan(page, "monthly");
  },
  async rest(page) {
    const address = page.url();
    await pay(page);
    await page.goto("/subscriptions");
    await expect(page.getByRole("button", { name: /free trial/ })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByRole("radio", { name: /A card that works/ })).toHaveCount(0);
  },
};

function emailChange(): Flow {
  const email = newAddress();
  return {
    async half(page) {
      await subscribe(page);
      await addAddress(page, email);
      await otpFor(page.request, email, 1);
    },
    async rest(page) {
      await enterCode(page, email, 1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email address added");
      expect(await mails(page, email)).toHaveLength(1);
    },
  };
}

function newsletter(): Flow {
  const email = newAddress();
  return {
    async half(page) {
      await page.goto("/newsletter");
      await page.getByLabel("Email address").fill(email);
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("main").getByRole("status")).toBeVisible();
      await expect.poll(async () => (await mails(page, email)).length).toBe(1);
    },
    async rest(page) {
      const [letter = ""] = await mails(page, email);
      await page.goto(/https?:\/\/\S+\/confirm\?\S+/.exec(letter)?.[0] ?? "");
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("main").getByRole("status")).toBeVisible();
      expect(await mails(page, email)).toHaveLength(1);
    },
  };
}

test(
  "FLOW-1 FLOW-2 FLOW-4 PAGE-4 who signs in, pays, adds an address or subscribes to the newsletter goes on after the server was killed and started again",
  nightly,
  async ({ browser, server }) => {
    test.setTimeout(180_000);
    await server.start();
    const journeys = [signIn(), checkout, emailChange(), newsletter()];
    const under: { page: Page; context: BrowserContext; rest: Flow["rest"] }[] = [];
    for (const { half, rest } of journeys) {
      const { page, context } = await visitor(browser);
      await half(page);
      under.push({ page, context, rest });
    }
    await server.kill();
    await server.start();
    for (const { page, context, rest } of under) {
      await rest(page);
      await context.close();
    }
  },
);

async function visitor(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: origin, locale: "en-GB" });
  return { context, page: await context.newPage() };
}
