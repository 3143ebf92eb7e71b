import type { Page } from "@playwright/test";
import { failureEvents } from "../../../src/contract/events/failure-events.ts";
import { type CookieKind, flowKind, sealEntries, sessionKind } from "../../../src/session/session-cookie.ts";
import { sessionKeys } from "../../../src/session/session-keys.ts";
import { expect, sampled, test } from "../fixture.ts";
import { choosePlan, pay } from "../subscription/buying.ts";
import { countedOf, named, originOfTest, watchEvents } from "./sink.ts";

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where we sell. */
const inIreland = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

test.use({ extraHTTPHeaders: inIreland });

const signIn = "/subscriptions/activate";

/** A form is sent by its script without leaving the page or, if the script does not take over, by loading the next page. */
const ways = ["in place", "by loading a page"] as const;
type Way = (typeof ways)[number];

async function send(page: Page, label: string, text: string, way: Way): Promise<void> {
  const field = page.getByLabel(label);
  await field.fill(text);
  if (way !== "in place") await field.evaluate((input: HTMLInputElement) => input.form?.setAttribute("data-plain", ""));
  await field.press("Enter");
}

for (const [way, when] of sampled(ways)) {
  test(`SUB-3 a code that is wrong is counted once, sent ${way}`, async ({ page, context }) => {
    const sent = watchEvents(context);
    await page.goto(signIn, { waitUntil: "networkidle" });
    await send(page, "Email address", `nobody-${crypto.randomUUID()}@post.example`, "in place");
    await expect(page).toHaveURL(/\/subscriptions\/confirm$/);
    await page.waitForLoadState("networkidle");
    await send(page, "Six-digit code", "000000", way);
    const told = () => named(sent).filter((event) => event.startsWith("subscription_error_"));
    await expect.poll(told).toEqual(["subscription_error_login subscription_verify"]);
    await expect(page.getByLabel("Six-digit code")).toHaveAttribute("aria-invalid", "true");
    expect(told()).toHaveLength(1);
  });

  test(`SUB-3 each step that the edge tells of is counted once, sent ${way}`, when, async ({ page, context }) => {
    const sent = watchEvents(context);
    for (const id of Object.values(failureEvents)) {
      // Whether the edge reports each step is tested elsewhere: here the header is added to the answer.
      await page.route(`**${signIn}`, async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "server-timing": `seen;desc=${id}` } });
      });
      await page.goto(signIn, { waitUntil: "networkidle" });
      await send(page, "Email address", "wren@", way);
      await expect.poll(() => sent.filter((event) => event.id === id)).toHaveLength(1);
      await page.unroute(`**${signIn}`);
    }
    expect(sent.filter(({ id }) => id.startsWith("subscription_error_"))).toHaveLength(7);
  });
}

/** A cookie with these entries, sealed as the edge does it on a developer's machine. */
async function holding(kind: CookieKind, entries: Readonly<Record<string, unknown>>, url: string) {
  const keys = await sessionKeys({ sessionKeys: null, development: true });
  const value = await sealEntries(
    new Map(Object.entries(entries).map(([name, value]) => [name, JSON.stringify(value)])),
    keys,
    Date.now(),
    kind,
  );
  return {
    name: kind.name,
    value,
    url: url.replace("http:", "https:"),
    httpOnly: true,
    sameSite: "Lax" as const,
  };
}

/** A token of no account that expired long ago. */
const spentToken = ["e30", btoa(JSON.stringify({ sub: "a", exp: 1 })).replace(/=+$/, ""), "x"].join(".");

test("SUB-3 a step that fails on the way to another page is counted there, once", async ({
  page,
  context,
  baseURL,
}) => {
  const sent = watchEvents(context);
  const told = () => named(sent).filter((event) => event.startsWith("subscription_error_"));
  const info = { accessToken: spentToken, refreshToken: spentToken };
  await context.addCookies([await holding(sessionKind, { tokens: info }, baseURL ?? "")]);
  const redirected = page.waitForResponse((response) => response.url().endsWith("/subscriptions/manage"));
  await page.goto("/subscriptions/manage");
  expect((await redirected).status()).toBe(303);
  await expect(page).toHaveURL(/\/subscriptions\/activate\?next=/);
  await expect.poll(told).toEqual(["subscription_error_tokens subscription_activate"]);
  await page.reload({ waitUntil: "networkidle" });
  expect(told()).toHaveLength(1);
});

test("SUB-3 every step that failed before a redirect is counted on the page behind it", async ({
  page,
  context,
  baseURL,
}) => {
  const sent = watchEvents(context);
  for (const [label, id] of Object.entries(failureEvents)) {
    await context.addCookies([await holding(flowKind, { failed: [label] }, baseURL ?? "")]);
    await page.goto(signIn, { waitUntil: "networkidle" });
    await expect.poll(() => sent.filter((event) => event.id === id)).toHaveLength(1);
  }
  await page.reload({ waitUntil: "networkidle" });
  expect(sent.filter(({ id }) => id.startsWith("subscription_error_"))).toHaveLength(7);
});

test("EVT-4 who looks at plans, chooses one and pays is counted at each of the three, once", async ({
  page,
  request,
}) => {
  const origin = originOfTest();
  await page.goto(`/subscriptions?origin=${origin}`, { waitUntil: "networkidle" });
  await choosePlan(page, "monthly");
  await pay(page);
  const steps = async () => named(await countedOf(request, origin)).filter((event) => !event.startsWith("page_view"));
  await expect
    .poll(async () => (await steps()).sort())
    .toEqual([
      "checkout_complete subscription_welcome_web",
      "checkout_start subscription_landing",
      "paywall_view subscription_landing",
    ]);
});
