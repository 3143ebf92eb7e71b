import type { APIRequestContext } from "@playwright/test";
import { expect, test, widths } from "../fixture.ts";
import { looksRight } from "../looks-right.ts";
import { otpFor } from "./one-time-codes.ts";

/** Creates an account with an address, by the calls of a native client, and returns the address. */
async function member(request: APIRequestContext): Promise<string> {
  const email = `wren@${crypto.randomUUID()}.example`;
  const codeVerifier = "v".repeat(43);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(codeVerifier));
  const session = {
    response_type: "code",
    code_challenge: Buffer.from(digest).toString("base64url"),
    scope: "privacypro",
  };
  const client_id = "nightjar-web";
  const headers = { accept: "application/json" };
  await request.post("/api/auth/v2/authorize", { params: { ...session, client_id }, headers });
  const { code } = await (await request.post("/api/auth/v2/account/create", { headers })).json();
  const grant = { grant_type: "authorization_code", code_verifier: codeVerifier, code, client_id };
  const { access_token } = await (await request.get("/api/auth/v2/token", { params: grant, headers })).json();
  const bearer = { authorization: `Bearer ${access_token}` };
  const { hash } = await (
    await request.post("/api/auth/v2/account/edit", { params: { email }, headers: bearer })
  ).json();
  const otp = await otpFor(request, email, 1);
  const confirmed = await request.post("/api/auth/v2/account/edit/confirm", {
    params: { email, hash, otp },
    headers: bearer,
  });
  expect(confirmed.ok()).toBe(true);
  return email;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: "reduce" } });

    test("FLOW-2 FLOW-7 FLOW-8 somebody signs in by keys alone, after a slip at each step", async ({
      page,
      request,
    }) => {
      const email = await member(request);
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await page.goto("/subscriptions/activate?next=%2Fpro%2Fwelcome");
      await looksRight(page, javaScriptEnabled);

      const address = page.getByLabel("Email address");
      await address.fill("wren@");
      await address.press("Enter");
      await expect(address).toHaveValue("wren@");
      await expect(address).toHaveAttribute("aria-invalid", "true");
      await expect(address).toBeFocused();
      await looksRight(page, javaScriptEnabled);
      await address.fill(email);
      await address.press("Enter");
      await expect(page).toHaveURL(/\/subscriptions\/confirm$/);
      await looksRight(page, javaScriptEnabled);

      const otp = await otpFor(request, email, 2);
      const code = page.getByLabel("Six-digit code");
      await code.fill(otp === "000000" ? "111111" : "000000");
      await code.press("Enter");
      await expect(code).toHaveAttribute("aria-invalid", "true");
      await looksRight(page, javaScriptEnabled);
      const again = page.getByRole("button", { name: "Send a new code" });
      const other = page.getByRole("button", { name: "Use another email address" });
      const inkOf = (button: typeof again) => button.evaluate((element) => getComputedStyle(element).color);
      expect(await inkOf(again), "shown as waiting").not.toBe(await inkOf(other));
      await again.click();
      await expect(page.getByRole("alert")).toContainText("seconds");
      await expect(page.getByRole("alert")).toBeFocused();
      await looksRight(page, javaScriptEnabled);

      await code.fill(`${otp.slice(0, 3)} - ${otp.slice(3)}`);
      await code.press("Enter");
      await expect(page).toHaveURL(/\/pro\/welcome$/);
      await looksRight(page, javaScriptEnabled);

      await page.goto("/subscriptions/activate");
      await expect(page.getByText(email)).toBeVisible();
      await looksRight(page, javaScriptEnabled);
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByRole("status")).toContainText("signed out");
      await page.setViewportSize({ width: widths.wide, height: 900 });
      await looksRight(page, javaScriptEnabled);
    });
  });
}
