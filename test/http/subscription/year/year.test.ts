/** One subscriber's year through the front door, with the clock moved and the object started anew along the way. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { facts } from "../../../../src/contract/brand/brand.ts";
import { platformWords } from "../../../../src/contract/subscription/manage-words.ts";
import { isWebPurchased, platforms } from "../../../../src/contract/subscription/subscription.ts";
import { found, request } from "../../request.ts";
import { accountElsewhere, seed } from "../visitor.ts";
import { day, inbox, keepKeys, manage, newEmail, payments, Subscriber, start, subjects } from "./subscriber.ts";

keepKeys();

describe("a subscriber's year", { timeout: 120_000 }, () => {
  it("LIFE-1 LIFE-2 LIFE-3 trial, first payment, another plan, failure, grace, payment, end: each told once, paid to the cent", async () => {
    const email = newEmail();
    const wren = new Subscriber(email);
    await wren.subscribe("monthly", "paid");
    expect((await wren.person.get(manage)).html).not.toContain("?ask=refund");
    await wren.pass(8);
    expect(await wren.paid()).toEqual(["€9.99 paid"]);
    // The plan changes with the next payment, is undone, and chosen again.
    expect((await wren.person.get(`${manage}?ask=plan`)).html).toContain("€99.99 a year");
    expect(await wren.press("change-plan", "plan", { period: "yearly" })).toContain("Keep monthly plan");
    expect(await wren.press("keep-plan", undefined, { period: "monthly" })).toContain("Change to yearly plan");
    await wren.press("change-plan", "plan", { period: "yearly" });
    await wren.pass(32);
    expect(await wren.paid()).toEqual(["€99.99 paid", "€9.99 paid"]);
    // A year later the card fails; another one pays within the days of grace.
    await wren.payBy("fails-later");
    await wren.pass(366);
    expect(await wren.paid()).toEqual(["€99.99 not paid: the payment failed", "€99.99 paid", "€9.99 paid"]);
    expect((await wren.person.get(manage)).html).toContain("Payment failed");
    await wren.payBy("paid");
    expect((await wren.paid())[0]).toBe("€99.99 paid");
    await wren.press("cancel", "cancel");
    await wren.press("resume");
    await wren.press("cancel", "cancel");
    await wren.pass(370);
    expect((await wren.person.get(manage)).html).toContain("Subscribe again");
    const told = [
      ...[/free trial.* has started/, /free trial .* ends on Thursday 31 January 2097/, /^Your receipt: €9.99/],
      ...[/^You change to the yearly plan/, /^Your change of plan is undone/, /^You change to the yearly plan/],
      ...[/^Your receipt: €99.99/, /renews on/, /^Your payment for .* failed/, /^Your receipt: €99.99/],
      ...[/is cancelled$/, /is undone$/, /is cancelled$/, /has ended$/],
    ];
    const seen = await subjects(email);
    expect(seen.length, seen.join("\n")).toBe(told.length);
    seen.forEach((subject, index) => void expect(subject).toMatch(told[index] ?? /^$/));
    expect(await wren.paid()).toEqual([
      ...["€99.99 paid", "€99.99 not paid: the payment failed", "€99.99 paid", "€9.99 paid"],
    ]);
  });

  it("LIFE-3 HOLD-8 whoever withdraws after the first payment gets it back, and the subscription is over", async () => {
    const email = newEmail();
    const wren = new Subscriber(email);
    await wren.subscribe("monthly", "paid");
    await wren.pass(7 + facts.refundDays - 1);
    const message = `I withdraw from my contract: ${wren.reference}`;
    const presses = Array.from({ length: 3 }, () =>
      wren.person.fork().post("/help", { topic: "withdrawal", message, email }),
    );
    for (const { to } of await Promise.all(presses)) expect(to).toContain(`${manage}?told=`);
    expect(await wren.paid()).toEqual(["€9.99 paid and refunded"]);
    expect((await wren.person.get(manage)).html).not.toContain("?ask=cancel");
    await wren.ring();
    expect((await subjects(email)).filter((subject) => /withdrawal/.test(subject))).toHaveLength(1);
  });

  it.each([
    ["monthly", "€9.99", ["€8.33", "€1.66"]],
    ["yearly", "€99.99", ["€83.33", "€16.66"]],
  ] as const)(
    "LIFE-3 a refund of the %s plan, of any number of presses, goes back once and ends the subscription at once",
    async (period, price, parts) => {
      const email = newEmail();
      const wren = new Subscriber(email);
      await wren.subscribe(period, "paid");
      await wren.pass(7 + facts.refundDays - 1);
      const question = await wren.person.get(`${manage}?ask=refund`);
      expect(question.html).toContain(`Refund ${price} and end subscription`);
      await Promise.all(
        Array.from({ length: 5 }, () => wren.person.fork().post(`${manage}?ask=refund`, { intent: "refund" })),
      );
      await wren.ring();
      expect(await wren.paid()).toEqual([`${price} paid and refunded`]);
      expect((await subjects(email)).filter((subject) => /refund/.test(subject))).toHaveLength(1);
      const { html } = await wren.person.get(`${payments}?receipt=1`);
      for (const part of [...parts, price, "Refunded in full", wren.reference]) expect(html).toContain(part);
      expect((await wren.person.get(`${manage}?ask=refund`)).to).toBe(manage);
      expect(await env.SUBSCRIPTION_ACCOUNT.getByName(wren.reference).read(Date.now())).toMatchObject({
        status: "Expired",
      });
      const after = (await wren.person.get(manage)).html;
      expect([after.includes("Subscribe again"), after.includes("Your services</h2>")]).toEqual([true, false]);
      await wren.pass(400);
      expect(await wren.paid()).toHaveLength(1);
    },
  );

  it("LIFE-3 after the promised days, the form is not offered and does nothing", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    await wren.pass(8 + facts.refundDays);
    expect((await wren.person.get(manage)).html).not.toContain("?ask=refund");
    const refused = await wren.person.post(`${manage}?ask=refund`, { intent: "refund" });
    expect([refused.status, refused.html.includes("We can’t refund this payment here")]).toEqual([400, true]);
    expect(await wren.paid()).toEqual(["€9.99 paid"]);
  });

  it("LIFE-1 without an address, the same is on Manage, dated, until it is read", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("yearly", "fails-later");
    await wren.ring();
    await wren.pass(8);
    const { html } = await wren.person.get(manage);
    for (const part of [
      "free trial of Nightjar Pro has started",
      "free trial of Nightjar Pro ends on",
      "Your payment for",
    ])
      expect(html).toContain(part);
    expect(html).toContain("24 January 2097, 09:30 UTC");
    const until = found(html, /name="until" value="(\d+)"/);
    const after = await wren.press("read", undefined, { until });
    expect(after).not.toContain("Your payment for Nightjar Pro failed");
  });

  it("LIFE-1 an address that is added later gets the confirmation of the order, once, also if that was read on Manage", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("yearly", "paid");
    await wren.ring();
    const until = found((await wren.person.get(manage)).html, /name="until" value="(\d+)"/);
    expect(await wren.press("read", undefined, { until })).not.toContain("free trial of Nightjar Pro has started");
    vi.setSystemTime(Date.now() + 2 * day);
    const email = newEmail();
    await wren.add(email);
    const confirmation = async () => {
      await wren.ring();
      return (await inbox(email)).find(({ subject }) => subject === "Your order of Nightjar Pro")?.text;
    };
    await expect.poll(confirmation).toBeDefined();
    const text = await confirmation();
    for (const part of ["24 January 2097, 09:30 UTC", wren.reference, "€99.99", "subject=withdrawal"])
      expect(text).toContain(part);
    const other = newEmail();
    await wren.add(other, "/subscriptions/edit-email");
    await wren.pass(1);
    expect([...(await subjects(other)), ...(await subjects(email))].filter((one) => /order/.test(one))).toHaveLength(1);
  });

  it("LIFE-1 an order that is over by then is not confirmed", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("monthly", "paid");
    await wren.ring();
    await wren.press("cancel", "cancel");
    await wren.pass(8);
    const email = newEmail();
    await wren.add(email);
    await wren.pass(1);
    expect(await subjects(email)).toEqual([]);
  });

  it("LIFE-1 LIFE-3 an account that is deleted is told of no more, and keeps no payment", async () => {
    const email = newEmail();
    const wren = new Subscriber(email);
    await wren.subscribe("monthly", "paid");
    await wren.pass(10);
    await wren.press("delete-code", "delete");
    const code = found(
      (await inbox(email)).findLast(({ template }) => template === "deletion")?.subject ?? "",
      /(\d{6})/,
    );
    const { to } = await wren.person.post(`${manage}?ask=delete`, { intent: "delete", sure: "on", code });
    expect((await wren.person.get(to)).html).toContain("1 entry in your list of payments");
    const before = (await subjects(email)).length;
    vi.setSystemTime(Date.now() + 40 * day);
    await runDurableObjectAlarm(wren.object);
    expect((await subjects(email)).length).toBeLessThanOrEqual(before + 1);
    expect(await runInDurableObject(wren.object, (_, { storage }) => [...storage.kv.list()])).toEqual([]);
  });
});

type App = Awaited<ReturnType<typeof accountElsewhere>>;

/** The app confirms a receipt of its store. */
async function confirm({ client }: App, path: string, proof: object): Promise<Response> {
  return request(path, {
    method: "POST",
    headers: { authorization: `Bearer ${client.info.read().accessToken}`, "content-type": "application/json" },
    body: JSON.stringify(proof),
  });
}

const apple = "/api/purchase/confirm/apple";

/** How each store's app tells of a purchase. That of Windows has no message for it: a developer stands in. */
const stores = {
  ios: (app: App, receipt: string) => confirm(app, apple, { signature: receipt, platform: "ios" }),
  macos: (app: App, receipt: string) => confirm(app, apple, { signature: receipt, platform: "macos" }),
  android: (app: App, receipt: string) => confirm(app, "/api/purchase/confirm/google", { purchaseToken: receipt }),
  windows: async ({ email }: App, _: string) => {
    await seed(email, "Auto-Renewable", "windows");
    return new Response();
  },
} as const;

describe("a year of a subscription that a store sold", { timeout: 120_000 }, () => {
  it("SUB-8 every store has its row here", () => {
    expect(Object.keys(stores).sort()).toEqual(platforms.filter((platform) => !isWebPurchased(platform)).sort());
  });

  it.each(Object.entries(stores) as [keyof typeof stores, (typeof stores)[keyof typeof stores]][])(
    "LIFE-1 LIFE-2 LIFE-3 SVC-3 %s: a purchase, another period, failure, end and erasure are the store's to tell, and we say where",
    async (platform, buy) => {
      vi.useFakeTimers({ toFake: ["Date"], now: start });
      const app = await accountElsewhere();
      const wren = new Subscriber(app.email);
      const account = await app.client.auth.account();
      wren.reference = account.version === "v2" ? account.id : "";
      const { where, how, pay, page } = platformWords()[platform];
      const receipt = `receipt of ${app.email}`;
      const at = async () => (await wren.person.get(manage)).html.replaceAll("&amp;", "&");

      // Of one receipt sent five times at once, one subscription; what is done with it is done in the store.
      const bought = await Promise.all(Array.from({ length: 5 }, () => buy(app, receipt)));
      expect(bought.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      await wren.signIn(app.email);
      await wren.ring();
      const active = await at();
      for (const part of ["Active", where, how, page.url, "in the store that sold the subscription"])
        expect(active).toContain(part);
      for (const [ask, intent] of Object.entries({ plan: "change-plan", refund: "refund", cancel: "cancel" })) {
        expect(active).not.toContain(`?ask=${ask}`);
        const { status, html } = await wren.person.post(`${manage}?ask=${ask}`, { intent, period: "yearly" });
        expect([intent, status, html.includes("only the store can change it")]).toEqual([intent, 400, true]);
      }
      expect((await wren.person.get(payments)).html).toContain("No payments yet");

      // Without another receipt a period ends by itself; with one it goes on, and the old receipt starts nothing.
      await wren.pass(20);
      await app.client.auth.refresh();
      await wren.pass(12);
      expect(await at()).toContain("Subscribe again");
      await app.client.auth.refresh();
      if (platform !== "windows") {
        await buy(app, receipt);
        expect(await at()).toContain("Subscribe again");
      }
      await buy(app, `next ${receipt}`);
      await wren.ring();
      expect(await at()).toContain("Active");

      // The store could not charge: it says how to pay, and the services end with the days of grace.
      await seed(app.email, "Grace Period", platform);
      const unpaid = await at();
      for (const part of ["Payment failed", pay, page.url]) expect(unpaid).toContain(part);
      expect(unpaid).not.toContain('value="portal"');
      await wren.pass(facts.graceDays + 1);
      expect(await at()).toContain("because a payment failed");
      expect(await subjects(app.email), "a store tells its buyers itself").toEqual([]);

      // Erased, nothing is left, and the receipt is anybody's.
      await wren.press("delete-code", "delete");
      const mail = (await inbox(app.email)).findLast(({ template }) => template === "deletion");
      const code = found(mail?.subject ?? "", /(\d{6})/);
      expect((await wren.person.post(`${manage}?ask=delete`, { intent: "delete", sure: "on", code })).status).toBe(303);
      vi.setSystemTime(Date.now() + 2 * day);
      await runDurableObjectAlarm(wren.object);
      expect(await runInDurableObject(wren.object, (_, { storage }) => [...storage.kv.list()])).toEqual([]);
      if (platform !== "windows") expect((await buy(await accountElsewhere(), receipt)).status).toBe(200);
    },
  );
});
