import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { inboxSchema } from "../../../src/contract/services.ts";
import { mailBudgets } from "../../../src/services/mail-budgets.ts";
import { subscriptionAccountOf } from "../../../src/services/subscriptions/accounts.ts";
import { productTable } from "../../../src/services/subscriptions/product-rules.ts";
import { day, startSubscription } from "../../../src/services/subscriptions/subscription-rules.ts";
import { request } from "../../http/request.ts";
import { lastMail, member, visitor } from "../../http/subscription/visitor.ts";
import { newAccount, pass, Shop, startOfTest } from "./harness.ts";

const monthly = { productId: "nightjar-pro-monthly-renews-row" };

const change = (shop: Shop, account: string, kind: string) =>
  shop.as(account, `/api/subscription/${kind}`, { method: "POST" });

const told = (shop: Shop) =>
  shop.sent.map((message) => (message.template === "subscription-change" ? message.data.change : message.template));

describe("mails about a subscription", () => {
  it("SVC-3 SVC-4 a payment, a cancellation and its undoing are each told once, with amount and next date", async () => {
    const shop = new Shop();
    const account = newAccount();
    await shop.submit(await shop.checkout(account, monthly), { card: "paid" });
    for (const kind of ["cancel", "cancel", "resume", "resume"]) await change(shop, account, kind);
    expect(told(shop)).toEqual(["receipt", "cancelled", "resumed"]);
    const next = Date.UTC(2096, 11, 21);
    const facts = { plan: "Nightjar Pro, monthly", amount: "9.99", currency: "EUR", reference: account };
    expect(shop.sent[0]).toMatchObject({
      to: `${account}@people.example`,
      data: { ...facts, paidAt: startOfTest, renewsAt: next, trialDays: null },
    });
    expect(shop.sent[2]).toMatchObject({ to: `${account}@people.example`, data: { ...facts, date: next } });
  });

  it("SVC-3 SVC-4 the portal tells as the wire does, and a missed payment that is made has a receipt", async () => {
    const shop = new Shop();
    const account = newAccount();
    await shop.submit(await shop.checkout(account, monthly), { card: "fails-later" });
    shop.now = Date.UTC(2096, 11, 22);
    const portal = await (await shop.as(account, "/api/checkout/portal")).json<{ customerPortalUrl: string }>();
    const submit = (fields: Record<string, string>) => shop.submit(portal.customerPortalUrl, fields);
    await submit({ change: "card", card: "paid" });
    await submit({ change: "card", card: "fails-later" });
    await submit({ change: "cancel" });
    expect(told(shop)).toEqual(["receipt", "payment-failed", "receipt", "cancelled"]);
    for (const { data } of shop.sent) expect(data).toMatchObject({ reference: account });
    expect(shop.sent[2]).toMatchObject({ data: { paidAt: shop.now, renewsAt: Date.UTC(2097, 0, 21) } });
  });

  it("SVC-4 cancelling where the last payment failed says that it has ended", async () => {
    const shop = new Shop();
    const account = newAccount();
    await shop.submit(await shop.checkout(account, monthly), { card: "fails-later" });
    shop.now += 32 * day;
    await change(shop, account, "cancel");
    expect(told(shop)).toEqual(["receipt", "payment-failed", "ended"]);
  });

  it("SVC-4 an account without an address gets no mail", async () => {
    const shop = new Shop();
    const account = newAccount();
    shop.anonymous.add(account);
    await shop.submit(await shop.checkout(account, monthly), { card: "paid" });
    await change(shop, account, "cancel");
    expect(shop.sent).toEqual([]);
  });

  it("HOLD-5 pressing to and fro spends the budget of changes, and never that of receipts", async () => {
    const shop = new Shop();
    const account = newAccount();
    const address = await shop.checkout(account, monthly);
    await shop.submit(address, { card: "fails-later" });
    for (let count = 0; count < 20; count += 1) {
      await change(shop, account, "cancel");
      await change(shop, account, "resume");
    }
    const [{ burst }] = mailBudgets.change;
    expect(told(shop).length).toBe(1 + burst);
    // The last word is what holds: it follows once there is budget again.
    await pass(shop, account, shop.now + 2 * 60 * 60 * 1000);
    expect(told(shop).length).toBe(2 + burst);
    expect(shop.sent.at(-1)?.data).toMatchObject({ change: "resumed" });
    shop.now = Date.UTC(2096, 11, 22);
    const portal = await (await shop.as(account, "/api/checkout/portal")).json<{ customerPortalUrl: string }>();
    await shop.submit(portal.customerPortalUrl, { change: "card", card: "paid" });
    expect(told(shop).at(-1)).toBe("receipt");
  });

  it("SVC-4 through the front door: a cancellation is told to the address of the account", async () => {
    const email = await member("Auto-Renewable", "web");
    const person = visitor();
    await person.post("/subscriptions/activate", { intent: "send", email });
    const { otp } = await lastMail(email, 2);
    await person.post("/subscriptions/confirm", { intent: "check", code: otp });
    await person.post("/subscriptions/manage?ask=cancel", { intent: "cancel" });
    await expect.poll(() => templatesTo(email), { timeout: 5000 }).toContain("subscription-change");
  });

  it("HOLD-1 SVC-4 a subscription of ours that ends with its account is told once", async () => {
    const account = crypto.randomUUID();
    const [product] = productTable;
    if (!product) throw new Error("no product");
    const record = startSubscription(product, { platform: "web", card: "paid", now: Date.now(), trial: null });
    await subscriptionAccountOf(env, account).write(record);
    const email = `${account}@people.example`;
    await exports.SubscriptionService.forget(account, email);
    await exports.SubscriptionService.forget(account, email);
    await expect.poll(() => templatesTo(email), { timeout: 5000 }).toEqual(["subscription-change"]);
  });
});

async function templatesTo(email: string): Promise<string[]> {
  const answer = await request(`/dev/inbox?to=${email}`, { headers: { accept: "application/json" } });
  return inboxSchema.parse(await answer.json()).messages.map(({ template }) => template);
}
