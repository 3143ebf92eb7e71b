/** What a subscriber reads of what they owe, when, and how to stop it: the same on every page, at every stage. */
import { describe, expect, it } from "vitest";
import { facts } from "../../../../src/contract/brand.ts";
import { choose, visitor } from "../visitor.ts";
import { keepKeys, manage, newEmail, payments, Subscriber, subjects } from "./subscriber.ts";

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
    expect(welcome).toContain("€99.99 a year");
    expect(welcome).not.toContain("€9.99 a month");
    await wren.press("keep-plan", undefined, { period: "monthly" });
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
    }
    await wren.subscribe("monthly", "paid");
    const again = (await wren.person.get(manage)).html;
    expect(again).not.toContain("ask=refund");
    expect(again).not.toContain("Ask for a refund");
    const deletion = (await wren.person.get(`${manage}?ask=delete`)).html;
    expect([deletion.includes("ask=refund"), deletion.includes("subject=withdrawal")]).toEqual([false, true]);
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

  it("LIFE-3 where the law gives no withdrawal, the form says so: it asks for the one refund, and then for an answer", async () => {
    const wren = new Subscriber(newEmail());
    wren.person = visitor("US");
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    const help = "/help?subject=withdrawal";
    // What counts is where it was ordered, whatever country is set since.
    for (const person of [wren.person, visitor("IE", wren.person.cookie())]) {
      const { html } = await person.get(help);
      expect(html).toContain("We pay back $9.99, to the card that paid.");
      expect(html).toContain("this is the refund that we promise once for each account");
    }
    const { to } = await withdraw(wren, newEmail());
    expect((await wren.person.get(to)).html).toContain("Your first payment is refunded");
    expect((await wren.person.get("/subscriptions")).html).toContain("Your account has had its refund");
    await wren.subscribe("monthly", "paid");
    expect((await wren.person.get(help)).html).toContain("we can’t refund this subscription here");
    const email = newEmail();
    const again = await withdraw(wren, email);
    expect((await wren.person.get(again.to)).html).toContain("We’ve got your message");
    expect(await subjects(email)).not.toContain("We’ve received your withdrawal");
    expect(await wren.paid()).toEqual(["$9.99 paid", "$9.99 paid and refunded"]);
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

  it("LIFE-3 the welcome page warns of payments that go on only where they do", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("monthly", "paid");
    const said = async () => (await wren.person.get("/pro/welcome")).html.includes("they don’t stop by themselves");
    expect(await said()).toBe(true);
    await wren.press("cancel", "cancel");
    expect(await said()).toBe(false);
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
