/** What a subscriber reads of what they owe, when, and how to stop it: the same on every page, at every stage. */
import { describe, expect, it } from "vitest";
import { facts } from "../../../../src/contract/brand.ts";
import { momentWords } from "../../../../src/contract/day-words.ts";
import { choose, hiddenFields, visitor } from "../visitor.ts";
import { day, inbox, keepKeys, manage, newEmail, payments, Subscriber, subjects } from "./subscriber.ts";

keepKeys();

const portalOf = async ({ person }: Subscriber) => {
  const { to } = await person.post(manage, { intent: "portal" });
  return (await person.get(to)).html;
};

const orderPageOf = async ({ person }: Subscriber, period: string) =>
  (await person.get((await choose(person, period)).to)).html;

function withdraw({ person, reference }: Subscriber, email: string) {
  return person.post("/help", { topic: "withdrawal", message: `I withdraw from my contract: ${reference}`, email });
}

describe("what is owed", { timeout: 120_000 }, () => {
  it("LIFE-2 LIFE-3 while another plan waits, each page tells both prices, and what cancelling drops", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    expect(await portalOf(wren)).not.toContain("Price from then");
    await wren.press("change-plan", "plan", { period: "yearly" });
    expect((await wren.person.get(manage)).html).toMatch(/<dt>Price until then<\/dt><dd>€9\.99 a month/);
    const portal = await portalOf(wren);
    for (const [term, price] of Object.entries({ "until then": "€9.99 a month", "from then": "€99.99 a year" }))
      expect(portal).toMatch(new RegExp(`<dt>Price ${term}</dt>\\s*<dd>${price}`));
    for (const said of [portal, (await wren.person.get(`${manage}?ask=cancel`)).html])
      expect(said).toContain("Cancelling drops that change, and undoing the cancellation doesn’t bring it back.");
    const welcome = (await wren.person.get("/pro/welcome")).html;
    expect(welcome).toMatch(/<dt>Plan<\/dt><dd>Monthly plan/);
    expect(welcome).toMatch(/<dt>Price until then<\/dt><dd>€9\.99 a month/);
    expect(welcome).toMatch(/You change to the yearly plan on [^<]*: €99\.99 a year/);
    await wren.press("cancel", "cancel");
    const proof = (await inbox(wren.email ?? "")).find(({ subject }) => subject.includes("is cancelled"));
    expect(JSON.stringify(proof)).toContain("Your change of plan is dropped");
    await wren.press("resume");
    expect((await wren.person.get(`${manage}?ask=cancel`)).html).not.toContain("Cancelling drops that change");
    expect((await wren.person.get(manage)).html).toMatch(/<dt>Price<\/dt>/);
  });

  it("LIFE-3 a trial and a refund that were used are promised to nobody again", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    for (const ask of ["delete", "refund"])
      expect((await wren.person.get(`${manage}?ask=${ask}`)).html).toContain("ask=refund");
    await wren.press("refund", "refund");
    const plans = (await wren.person.get("/subscriptions")).html;
    expect(plans).toContain("You pay €9.99");
    for (const said of [plans, await orderPageOf(wren, "monthly")]) {
      expect(said).toContain("Your account has had its refund");
      expect(said).not.toContain("we refund it in full");
      expect(said).not.toContain("or nothing if your account");
      expect(said).toContain("Your account has had its free trial");
    }
    await wren.subscribe("monthly", "paid");
    const again = (await wren.person.get(manage)).html;
    expect(again).not.toContain("ask=refund");
    expect(again).not.toContain("Ask for a refund");
    const deletion = (await wren.person.get(`${manage}?ask=delete`)).html;
    expect([deletion.includes("ask=refund"), deletion.includes("subject=withdrawal")]).toEqual([false, true]);
    expect(deletion).toContain("get €9.99 back");
    const lastDay = momentWords(Date.now() + facts.refundDays * day).replace(/,.*/, "");
    expect(again).toContain(`Possible until ${lastDay}`);
    // The law's withdrawal is another right: it pays back each time, at once.
    const help = (await wren.person.get("/help?subject=withdrawal")).html;
    expect(help).toContain("We pay back €9.99, to the card that paid.");
    expect(help).toMatch(new RegExp(`<textarea[^>]*>[^<]*${wren.reference}`));
    const { to } = await withdraw(wren, newEmail());
    const shown = (await wren.person.get(to)).html;
    expect(shown).toContain("What you paid goes back to the card that paid.");
    expect(shown).toContain("We email you a confirmation");
    expect(await wren.paid()).toEqual(["€9.99 paid and refunded", "€9.99 paid and refunded"]);
  });

  it("LIFE-3 a withdrawal uses up no refund, is told as one, and counts for its own contract alone", async () => {
    const email = newEmail();
    const wren = new Subscriber(email);
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    await withdraw(wren, email);
    await wren.ring();
    expect((await subjects(email)).filter((subject) => /withdrawal: €9.99/.test(subject))).toHaveLength(1);
    expect((await wren.person.get("/subscriptions")).html).toContain("we refund it in full");
    await wren.subscribe("monthly", "paid");
    expect((await wren.person.get(manage)).html).toContain("ask=refund");
    await wren.pass(facts.refundDays + 1);
    // Too late to be done by a press: somebody looks at it.
    expect((await wren.person.get("/help?subject=withdrawal")).html).toContain("We look at it by hand");
    expect((await withdraw(wren, email)).to).toContain("/help?told=");
    expect((await wren.paid())[0]).toBe("€9.99 paid");
  });

  it("LIFE-1 LIFE-3 who withdraws during the trial is told of a withdrawal, not of a cancellation", async () => {
    const email = newEmail();
    const wren = new Subscriber(null);
    await wren.subscribe("monthly", "paid");
    await wren.ring();
    const { to } = await withdraw(wren, email);
    const shown = (await wren.person.get(to)).html;
    expect(shown).toContain("You’ve withdrawn from your contract");
    expect(shown).toContain("You’ve paid nothing");
    expect(shown).not.toContain("no email address to send it to");
    await wren.ring();
    const { html } = await wren.person.get(manage);
    expect(html).toContain("You withdrew from your contract, and your subscription ended at once.");
    expect(html).not.toContain("You cancelled your subscription");
    // What came before is folded, and said to be past.
    expect(html).toMatch(/<details[^>]*><summary>Earlier notices: 1<\/summary><p[^>]*>These may no longer be true/);
  });

  it.each(["/pro/welcome", "/subscriptions/activate"])(
    "LIFE-3 %s warns of payments that go on only where they do",
    async (page) => {
      const wren = new Subscriber(null);
      await wren.subscribe("monthly", "paid");
      const said = async () => (await wren.person.get(page)).html.includes("they don’t stop by themselves");
      expect(await said()).toBe(true);
      await wren.press("cancel", "cancel");
      expect(await said()).toBe(false);
    },
  );

  it("FLOW-5 LIFE-2 LIFE-3 the answer to an older question changes nothing, and shows the question anew", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("monthly", "paid");
    const asked = async (ask: string) => hiddenFields((await wren.person.get(`${manage}?ask=${ask}`)).html);
    const answer = (intent: string, ask: string, fields: Record<string, string>) =>
      wren.person.post(`${manage}?ask=${ask}`, { ...fields, intent, sure: "on", period: "yearly" });
    const refused = async (...given: Parameters<typeof answer>) => {
      const { status, html } = await answer(...given);
      expect([status, html.includes("has changed since you opened this page")], given[0]).toEqual([400, true]);
      return html;
    };
    const [cancelling, deleting, changing] = [await asked("cancel"), await asked("delete"), await asked("plan")];
    // The trial ends, and a month is paid.
    await wren.pass(8);
    expect(await refused("delete", "delete", deleting)).toContain("You have time left that you’ve paid for");
    expect(await refused("change-plan", "plan", changing)).toContain("€99.99 a year");
    const dropping = await asked("cancel");
    expect((await answer("change-plan", "plan", await asked("plan"))).status).toBe(303);
    for (const older of [cancelling, dropping])
      expect(await refused("cancel", "cancel", older)).toContain("Cancelling drops that change");
    expect((await wren.person.get(manage)).html).toContain("Keep monthly plan");
    const anew = await answer("cancel", "cancel", hiddenFields(await refused("cancel", "cancel", dropping)));
    expect((await wren.person.get(anew.to)).html).toContain("Your change of plan is dropped");
    // An answer that is given twice counts once, as before.
    expect((await answer("cancel", "cancel", dropping)).status).toBe(303);
    expect(await wren.press("resume")).toContain("choose it again");
  });

  it("LIFE-3 HOLD-8 a withdrawal from an older page is shown anew once, with what it pays back by now", async () => {
    const email = newEmail();
    const wren = new Subscriber(email);
    await wren.subscribe("monthly", "paid");
    const older = hiddenFields((await wren.person.get("/help?subject=withdrawal")).html);
    await wren.pass(8);
    const message = `I withdraw from my contract: ${wren.reference}`;
    const send = (fields: Record<string, string>) =>
      wren.person.post("/help", { ...fields, topic: "withdrawal", message, email });
    const { status, html } = await send(older);
    expect(status).toBe(400);
    for (const said of ["has changed since you opened this page", "We pay back €9.99", message])
      expect(html).toContain(said);
    expect(await wren.paid()).toEqual(["€9.99 paid"]);
    expect((await send(hiddenFields(html))).to).toContain(`${manage}?told=`);
    expect(await wren.paid()).toEqual(["€9.99 paid and refunded"]);
  });

  it("LIFE-3 the right of withdrawal is that of the contract, whatever country is set later", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("monthly", "paid");
    const elsewhere = visitor("US", wren.person.cookie());
    expect((await elsewhere.get(manage)).html).toContain("<dt>Withdrawal</dt>");
  });

  it("FLOW-5 LIFE-3 who can no longer open the receipts of a subscription that ended is asked before signing out", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    await wren.press("refund", "refund");
    expect((await wren.person.get(`${payments}?receipt=1`)).html).not.toContain("Paid for until");
    const { to } = await wren.person.post(manage, { intent: "sign-out" });
    expect(to).toBe(`${manage}?ask=sign-out`);
    const { html } = await wren.person.get(to);
    for (const said of ["Only this browser can open your account and its receipts", "has ended already"])
      expect(html).toContain(said);
  });

  it("LIFE-3 the form to which a promised refund leads says where it is given", async () => {
    const { html } = await visitor().get("/help?subject=subscription");
    expect(html).toContain(`${manage}?ask=refund`);
  });

  it("LIFE-3 the order page says that services start at once, and that a yearly payment is announced", async () => {
    const wren = new Subscriber(null);
    const yearly = await orderPageOf(wren, "yearly");
    expect(yearly).toContain("Your services start at once.");
    expect(yearly).toContain(`We remind you ${facts.renewalReminderDays} days before another year is paid`);
    expect(await orderPageOf(wren, "monthly")).not.toContain("another year");
  });

  it("LIFE-3 the saved card is not said to have made payments that another card made", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    expect((await wren.person.get(manage)).html).toContain(`href="${payments}"`);
    await wren.pass(8);
    await wren.payBy("fails-later");
    expect((await wren.person.get(payments)).html).toContain("A refund goes back to the card that paid.");
    await wren.press("cancel", "cancel");
    expect((await wren.person.get(payments)).html).not.toContain("Your next payment is made with it.");
  });
});
