import { runInDurableObject } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inboxSchema, type MailMessage } from "../../../src/contract/services.ts";
import { subscriptionDetailsSchema, subscriptionPaths } from "../../../src/contract/subscription/details.ts";
import { day } from "../../../src/services/subscriptions/subscription-rules.ts";
import { request } from "../../http/request.ts";
import { expectWritten } from "../../logged.ts";
import { newAccount, objectOf, pass, Shop, startOfTest } from "./harness.ts";

afterEach(() => void vi.restoreAllMocks());

const trial = { productId: "nightjar-pro-freetrial-yearly-renews-row" };

const told = (sent: readonly MailMessage[]) =>
  sent.map(({ template, data }) => ("change" in data ? data.change : template));

const detailsOf = async (shop: Shop, account: string) =>
  subscriptionDetailsSchema.parse(await (await shop.as(account, subscriptionPaths.details)).json());

async function begun(shop: Shop, account: string, card = "paid", product = trial): Promise<void> {
  await shop.submit(await shop.checkout(account, product), { card });
}

describe("mails by alarm", () => {
  it("LIFE-1 each comes once and at its time, although the object starts anew after each", async () => {
    const shop = new Shop();
    const account = newAccount();
    await begun(shop, account);
    const firstPayment = startOfTest + 7 * day;
    await pass(shop, account, startOfTest + 4 * day - 1);
    expect(told(shop.sent)).toEqual(["receipt"]);
    await pass(shop, account, startOfTest + 4 * day);
    expect(told(shop.sent)).toEqual(["receipt", "trial-ending"]);
    await pass(shop, account, firstPayment + 360 * day);
    expect(told(shop.sent).slice(2)).toEqual(["receipt", "renewal-soon"]);
    await pass(shop, account, firstPayment + 3 * 365 * day);
    expect(told(shop.sent).slice(4)).toEqual(["receipt", "renewal-soon", "receipt", "renewal-soon", "receipt"]);
    expect(shop.sent[2]).toMatchObject({ data: { isFirst: true, paidAt: firstPayment, amount: "99.99" } });
    expect(shop.sent[4]).toMatchObject({ data: { isFirst: false, paidAt: Date.UTC(2097, 10, 28) } });
    for (const { data } of shop.sent) expect(data).toMatchObject({ reference: account });
  });

  it("LIFE-1 a payment that fails is told with the days of grace, and so is the end", async () => {
    const shop = new Shop();
    const account = newAccount();
    await begun(shop, account, "fails-later");
    await pass(shop, account, startOfTest + 22 * day);
    expect(told(shop.sent)).toEqual(["receipt", "trial-ending", "payment-failed", "lapsed"]);
    expect(shop.sent[2]).toMatchObject({ data: { date: startOfTest + 21 * day, amount: "99.99" } });
  });

  it("LIFE-1 a cancelled trial is not announced to end, and its end is told", async () => {
    const shop = new Shop();
    const account = newAccount();
    await begun(shop, account);
    await shop.as(account, "/api/subscription/cancel", { method: "POST" });
    await pass(shop, account, startOfTest + 30 * day);
    expect(told(shop.sent)).toEqual(["receipt", "cancelled", "expired"]);
  });

  it("LIFE-1 what a store sold, the store tells of", async () => {
    const shop = new Shop();
    const account = newAccount();
    await shop.post(account, "/api/purchase/confirm/google", { purchaseToken: account });
    await pass(shop, account, startOfTest + 60 * day);
    expect(shop.sent).toEqual([]);
    expect(await detailsOf(shop, account)).toMatchObject({ payments: [], notices: [], plans: null, price: null });
  });

  it("LIFE-1 one that fails is tried again later and comes once; after two days it is shown on Manage", async () => {
    expectWritten("error");
    const shop = new Shop();
    const [account, other] = [newAccount(), newAccount()];
    shop.result = { ok: false, error: "slow" };
    for (const one of [account, other]) await begun(shop, one);
    await pass(shop, account, startOfTest + 60 * 60_000);
    shop.result = { ok: true };
    await pass(shop, account, startOfTest + day);
    expect(told(shop.sent)).toEqual(["receipt"]);
    shop.result = { ok: false, error: "slow" };
    shop.now = startOfTest;
    await pass(shop, other, startOfTest + 3 * day);
    shop.result = { ok: true };
    await pass(shop, other, startOfTest + 3.5 * day);
    expect(told(shop.sent)).toEqual(["receipt"]);
    expect((await detailsOf(shop, other)).notices.map(({ at }) => at)).toEqual([startOfTest]);
  });

  it("LIFE-1 one whose answer is lost is sent again as the same message, which the mail service keeps once", async () => {
    expectWritten("error");
    const shop = new Shop();
    const account = newAccount();
    const seen: MailMessage[] = [];
    const send = shop.peers.mail.send.bind(shop.peers.mail);
    shop.peers.mail.send = async (message) => {
      seen.push(message);
      if (seen.length === 1) throw new Error("lost");
      return send(message);
    };
    await begun(shop, account);
    await pass(shop, account, startOfTest + day);
    expect(seen).toHaveLength(2);
    expect(seen[1]?.once).toEqual(seen[0]?.once);
    for (const message of seen) await exports.MailService.send(message);
    const to = `${account}@people.example`;
    const inbox = await request(`/dev/inbox?to=${to}`, { headers: { accept: "application/json" } });
    expect(inboxSchema.parse(await inbox.json()).messages).toHaveLength(1);
  });

  it("LIFE-1 a price that was raised is announced once, and nobody pays it before", async () => {
    const shop = new Shop();
    const account = newAccount();
    await begun(shop, account, "paid", { productId: "nightjar-pro-monthly-renews-row" });
    shop.now += day;
    const record = await shop.recordOf(account);
    if (!record) throw new Error("no record");
    await objectOf(account).write({ ...record, price: { amount: "8.99", currency: "EUR" } }, [], shop.now);
    await pass(shop, account, startOfTest + 100 * day);
    const change = shop.sent.filter(({ data }) => "change" in data);
    expect(change.map(({ data }) => data)).toMatchObject([{ change: "price", amount: "9.99", before: "8.99" }]);
    const { payments } = await detailsOf(shop, account);
    expect(payments.map(({ amount }) => amount)).toEqual(["9.99", "9.99", "8.99"]);
  });

  it("LIFE-1 an account without an address finds the same on Manage, dated, until it is read", async () => {
    const shop = new Shop();
    const account = newAccount();
    shop.anonymous.add(account);
    await begun(shop, account, "fails-later");
    await pass(shop, account, startOfTest + 8 * day);
    const { notices } = await detailsOf(shop, account);
    expect(shop.sent).toEqual([]);
    const at = [0, 4, 7].map((days) => startOfTest + days * day);
    expect(notices.map((notice) => notice.at)).toEqual(at);
    for (const { title, lines, terms } of notices) {
      expect(title.length).toBeGreaterThan(10);
      expect(terms?.map(({ term }) => term)).toContain("Plan");
      expect(lines.join(" ")).not.toMatch(/https?:|this email|:$/);
    }
    const read = (until: unknown) => shop.post(account, subscriptionPaths.noticesRead, { until });
    expect((await read(at[1])).status).toBe(200);
    expect((await detailsOf(shop, account)).notices.map((notice) => notice.at)).toEqual([at[2]]);
    expect((await read("all")).status).toBe(400);
    expect((await detailsOf(shop, account)).notices).toHaveLength(1);
  });

  it("LIFE-1 HOLD-1 an account that is deleted while a mail is under way keeps nothing of it", async () => {
    expectWritten("error");
    const shop = new Shop();
    const account = newAccount();
    shop.result = { ok: false, error: "slow" };
    await begun(shop, account);
    shop.peers.mail.send = async () => {
      await shop.delete(account);
      return { ok: false, error: "slow" };
    };
    await pass(shop, account, startOfTest + 10 * 60_000);
    const keys = await runInDurableObject(objectOf(account), (_, { storage }) => [...storage.kv.list()]);
    expect(keys.map(([key]) => key)).toEqual(["ended"]);
  });
});

describe("a refund", () => {
  const refund = (shop: Shop, account: string, ends = false) => shop.post(account, subscriptionPaths.refund, { ends });

  it("LIFE-3 pays the first payment back once, of any number at once, ends the subscription, and is told once", async () => {
    const shop = new Shop();
    const account = newAccount();
    await begun(shop, account, "paid", { productId: "nightjar-pro-yearly-renews-row" });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => refund(shop, account, index % 2 === 0)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { payments, refund: again } = await detailsOf(shop, account);
    expect([payments.map(({ state }) => state), again]).toEqual([["refunded"], null]);
    expect(await shop.recordOf(account)).toMatchObject({ status: "Expired", expiresOrRenewsAt: startOfTest });
    await pass(shop, account, startOfTest + 400 * day);
    expect(told(shop.sent)).toEqual(["receipt", "withdrawn-paid"]);
    expect((await detailsOf(shop, account)).payments).toHaveLength(1);
  });

  it("LIFE-3 pays back once for an account, however often it subscribes", async () => {
    const shop = new Shop();
    const account = newAccount();
    const monthly = { productId: "nightjar-pro-monthly-renews-row" };
    await begun(shop, account, "paid", monthly);
    expect((await refund(shop, account)).status).toBe(200);
    await pass(shop, account, startOfTest + day);
    await begun(shop, account, "paid", monthly);
    expect(await (await refund(shop, account)).json()).toEqual({ error: "refund_not_possible" });
    expect((await shop.recordOf(account))?.status).toBe("Auto-Renewable");
  });

  it.each([
    ["US", "nightjar-pro-monthly-renews-us"],
    ["CA", "nightjar-pro-monthly-renews-row"],
  ])(
    "LIFE-3 where the law gives no withdrawal (%s), an end is the one refund of the account",
    async (country, productId) => {
      const shop = new Shop();
      shop.country = country;
      const account = newAccount();
      await begun(shop, account, "paid", { productId });
      expect((await detailsOf(shop, account)).withdrawal).toBeNull();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => refund(shop, account, index % 2 === 0)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await detailsOf(shop, account)).toMatchObject({ country, refundUsed: true });
      expect(told(shop.sent)).toEqual(["receipt", "refunded"]);
      await pass(shop, account, startOfTest + day);
      await begun(shop, account, "paid", { productId });
      for (const ends of [true, false])
        expect(await (await refund(shop, account, ends)).json()).toEqual({ error: "refund_not_possible" });
      expect((await shop.recordOf(account))?.status).toBe("Auto-Renewable");
      expect((await detailsOf(shop, account)).payments.map(({ state }) => state)).toEqual(["paid", "refunded"]);
    },
  );

  it("LIFE-3 with an end, on trial, only ends: once of any number at once, told once, and no payment follows", async () => {
    const shop = new Shop();
    const account = newAccount();
    await begun(shop, account);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(shop, account, true)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await pass(shop, account, startOfTest + 100 * day);
    expect((await refund(shop, account, true)).status).toBe(200);
    expect(told(shop.sent)).toEqual(["receipt", "withdrawn"]);
    expect((await detailsOf(shop, account)).payments).toEqual([]);
    expect(await shop.recordOf(account)).toMatchObject({ status: "Expired", expiresOrRenewsAt: startOfTest });
  });

  it("LIFE-3 is refused before the first payment, after the promised days, and to what a store sold", async () => {
    const shop = new Shop();
    const account = newAccount();
    expect((await refund(shop, account, true)).status).toBe(404);
    await begun(shop, account);
    expect(await (await refund(shop, account, false)).json()).toEqual({ error: "refund_not_possible" });
    await pass(shop, account, startOfTest + 22 * day);
    expect(await (await refund(shop, account, true)).json()).toEqual({ error: "refund_not_possible" });
    const store = newAccount();
    await shop.post(store, "/api/purchase/confirm/google", { purchaseToken: store });
    expect(await (await refund(shop, store, true)).json()).toEqual({ error: "managed_by_store" });
  });
});

describe("a change of plan", () => {
  const choose = (shop: Shop, account: string, billingPeriod: string) =>
    shop.post(account, subscriptionPaths.plan, { billingPeriod });

  it("LIFE-2 takes effect with the next payment, is told when it is chosen, and is undone until then", async () => {
    const shop = new Shop();
    const account = newAccount();
    await begun(shop, account);
    await Promise.all(Array.from({ length: 20 }, () => choose(shop, account, "monthly")));
    expect((await detailsOf(shop, account)).plans).toMatchObject({
      isChanging: true,
      other: { billingPeriod: "monthly", price: "9.99", startsAt: startOfTest + 7 * day },
    });
    await Promise.all(Array.from({ length: 20 }, () => choose(shop, account, "yearly")));
    await choose(shop, account, "monthly");
    await pass(shop, account, startOfTest + 40 * day);
    expect(told(shop.sent)).toEqual([
      ...["receipt", "plan-chosen", "plan-kept", "plan-chosen", "trial-ending", "receipt", "receipt"],
    ]);
    expect(shop.sent[4]).toMatchObject({ data: { period: "monthly", amount: "9.99" } });
    const { payments, plans } = await detailsOf(shop, account);
    expect(payments.map(({ amount }) => amount)).toEqual(["9.99", "9.99"]);
    expect(plans).toMatchObject({ isChanging: false, current: { billingPeriod: "monthly" } });
    expect((await choose(shop, account, "weekly")).status).toBe(400);
  });
});
