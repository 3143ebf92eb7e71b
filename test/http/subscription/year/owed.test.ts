/** What a subscriber reads of what they owe, when, and how to stop it: the same on every page, at every stage. */
import { describe, expect, it } from "vitest";
import { facts } from "../../../../src/contract/brand/brand.ts";
import { parseCountry } from "../../../../src/contract/country.ts";
import { plannedDayWords } from "../../../../src/contract/day-words.ts";
import { statements } from "../../../../src/contract/statements.ts";
import { found } from "../../request.ts";
import { choose, hiddenFields, visitor } from "../visitor.ts";
import { day, inbox, keepKeys, manage, newEmail, payments, Subscriber, subjects } from "./subscriber.ts";

keepKeys();

const openPortal = async ({ person }: Subscriber) => (await person.post(manage, { intent: "portal" })).to;

const portalOf = async (wren: Subscriber) => (await wren.person.get(await openPortal(wren))).html;

/** What somebody reads on a page, one space between words. */
function textOf(html: string): string {
  const main = found(html, /<main[^>]*>([\s\S]*)<\/main>/);
  return main
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "’")
    .replaceAll(/\s+/g, " ");
}

const read = async ({ person }: Subscriber, path: string) => textOf((await person.get(path)).html);

const orderPageOf = async ({ person }: Subscriber, period: string) =>
  (await person.get((await choose(person, period)).to)).html;

function withdraw({ person, reference }: Subscriber, email: string) {
  return person.post("/help", { topic: "withdrawal", message: `I withdraw from my contract: ${reference}`, email });
}

describe("what is owed", { timeout: 120_000 }, () => {
  it("LIFE-2 LIFE-3 while another plan waits, each page tells which plan it is now, which from when, both prices, and what cancelling drops", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    expect(await portalOf(wren)).not.toContain("Next plan");
    await wren.press("change-plan", "plan", { period: "yearly" });
    const change = "You change to the yearly plan on 28 February 2097, 09:30 UTC: €99.99 a year until you cancel.";
    for (const path of [manage, await openPortal(wren)]) {
      const { html } = await wren.person.get(path);
      expect(html, path).toMatch(/<h2>Nightjar Pro<\/h2>/);
      expect(html, path).toMatch(/<dt>Plan<\/dt>\s*<dd>Monthly</);
      expect(html, path).toMatch(/<dt>Price now<\/dt>\s*<dd>€9\.99 a month/);
      expect(html, path).toContain(change);
    }
    for (const path of [`${manage}?ask=cancel`, await openPortal(wren)])
      expect((await wren.person.get(path)).html, path).toContain(
        "Cancelling also drops your change to the yearly plan. If you undo the cancellation, you stay on the monthly plan.",
      );
    const welcome = (await wren.person.get("/pro/welcome")).html;
    expect(welcome).toMatch(/<dt>Plan<\/dt><dd>Monthly</);
    expect(welcome).toMatch(/<dt>Price now<\/dt><dd>€9\.99 a month/);
    expect(welcome).toContain(change);
    expect(welcome).not.toContain("<dt>Price</dt>");
    const page = await openPortal(wren);
    const cancelled = textOf((await wren.person.post(page, { change: "cancel" })).html);
    for (const said of ["Cancelled on 1 February 2097", "Your change of plan is dropped", "as proof", wren.reference])
      expect(cancelled).toContain(said);
    const twice = textOf((await wren.person.post(page, { change: "cancel" })).html);
    expect(twice).not.toContain("card is saved");
    await wren.press("resume");
    await wren.press("change-plan", "plan", { period: "yearly" });
    await wren.press("keep-plan", undefined, { period: "monthly" });
    expect((await wren.person.get(`${manage}?ask=cancel`)).html).not.toContain("Cancelling also drops");
    await wren.press("change-plan", "plan", { period: "yearly" });
    await wren.press("cancel", "cancel");
    const proof = (await inbox(wren.email ?? "")).find(({ subject }) => subject.includes("is cancelled"));
    expect(JSON.stringify(proof)).toContain("Your change of plan is dropped");
    await wren.press("resume");
    expect((await wren.person.get(`${manage}?ask=cancel`)).html).not.toContain("Cancelling also drops");
    expect((await wren.person.get(manage)).html).toMatch(/<dt>Price<\/dt>/);
  });

  it("LIFE-3 a trial and a refund that were used are promised to nobody again", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    for (const ask of ["delete", "refund"])
      expect((await wren.person.get(`${manage}?ask=${ask}`)).html).toContain("ask=refund");
    expect(await read(wren, `${manage}?ask=refund`)).toContain("one refund for each account");
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
    const asked = await read(wren, "/help?subject=subscription");
    for (const said of [again, asked]) expect(said).toContain("Your account has had its refund");
    for (const untrue of ["Get a refund", "we refund it in full"]) expect(asked).not.toContain(untrue);
    const deletion = (await wren.person.get(`${manage}?ask=delete`)).html;
    expect([deletion.includes("ask=refund"), deletion.includes("subject=withdrawal")]).toEqual([false, true]);
    expect(deletion).toContain("get €9.99 back");
    const lastDay = plannedDayWords(Date.now() + facts.refundDays * day, parseCountry("IE"));
    expect(again).toContain(`Possible until ${lastDay}.`);
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

  it("LIFE-3 refund and withdrawal last to the end of their last day, which each page names", async () => {
    const email = newEmail();
    const wren = new Subscriber(email);
    await wren.subscribe("monthly", "paid");
    await wren.pass(7);
    // Paid on 31 January at 09:30; in Dublin, as in London, it is winter.
    await wren.pass((Date.UTC(2097, 1, 14, 23, 59) - Date.now()) / day);
    for (const path of [manage, `${manage}?ask=refund`, payments])
      expect(await read(wren, path), path).toMatch(/ossible until Thursday 14 February 2097/);
    await withdraw(wren, email);
    expect(await wren.paid()).toEqual(["€9.99 paid and refunded"]);
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
    expect((await wren.person.get(to)).html).toContain("Your payment is refunded");
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
      expect(await refused("cancel", "cancel", older)).toContain("Cancelling also drops your change");
    expect((await wren.person.get(manage)).html).toContain("Keep monthly plan");
    const anew = await answer("cancel", "cancel", hiddenFields(await refused("cancel", "cancel", dropping)));
    expect((await wren.person.get(anew.to)).html).toContain("Your change of plan is dropped");
    // An answer that is given twice counts once, as before.
    expect((await answer("cancel", "cancel", dropping)).status).toBe(303);
    expect(await wren.press("resume")).toContain("choose it again");
    await wren.press("cancel", "cancel");
    const undone = await wren.press("resume");
    expect(undone).toContain("Your cancellation is undone");
    expect(undone).not.toContain("choose it again");
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

  it("LIFE-3 FLOW-5 who has nothing to ask back is told so, not sent to a page without a refund", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    const help = "/help?subject=subscription";
    const none = "There’s nothing we can refund now";
    expect(await read(wren, help)).toContain(none);
    await wren.pass(8);
    const open = await read(wren, help);
    expect([open.includes("Get a refund"), open.includes(none)]).toEqual([true, false]);
    await wren.pass(facts.refundDays + 1);
    const late = await read(wren, help);
    expect([late.includes("Get a refund"), late.includes(none)]).toEqual([false, true]);
    expect(await read(wren, manage)).toContain(none);
  });

  it("LIFE-3 the card page tells before cancelling what it does and what it doesn’t pay back, as Manage does", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    const said = async () => textOf(await portalOf(wren));
    const nothingBack = "Cancelling doesn’t pay anything back.";
    expect(await said()).not.toContain(nothingBack);
    await wren.pass(8);
    expect(await said()).toContain("If you cancel, your services stay on until 28 February 2097");
    for (const html of [await portalOf(wren), (await wren.person.get(`${manage}?ask=cancel`)).html]) {
      expect(textOf(html)).toContain(`${nothingBack} Get your €9.99 back instead`);
      expect(html).toContain(`${manage}?ask=refund`);
    }
    await wren.pass(facts.refundDays + 1);
    expect(await said()).toContain(nothingBack);
    expect(await said()).not.toContain("back instead");
  });

  it("LIFE-3 FLOW-5 what cancelling does after a failed payment is said on the plans, on /pro, and by each question", async () => {
    const wren = new Subscriber(newEmail());
    for (const path of ["/subscriptions", "/pro", "/pro/privacy-terms"])
      expect(await read(wren, path), path).toMatch(
        /If you cancel in those 14 days, your services stop at once\. Either way, you owe nothing/,
      );
    await wren.subscribe("monthly", "fails-later");
    await wren.pass(8);
    for (const said of [await read(wren, `${manage}?ask=cancel`), textOf(await portalOf(wren))])
      expect(said).toContain("your services stop as soon as you cancel. You owe nothing.");
  });

  it("LIFE-3 FLOW-5 the question of another plan says whether its payment can be asked back, and who reminds of the next", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    const asked = () => read(wren, `${manage}?ask=plan`);
    const reminder = `We remind you by email ${facts.renewalReminderDays} days before another year is paid`;
    const trial = await asked();
    for (const said of [statements.refund, reminder]) expect(trial).toContain(said);
    await wren.pass(8);
    const paid = await asked();
    for (const said of ["You can’t ask for that payment back", reminder]) expect(paid).toContain(said);
    // As it says: the payment of the other plan is not a first one.
    await wren.press("change-plan", "plan", { period: "yearly" });
    await wren.pass(29);
    expect((await wren.paid())[0]).toBe("€99.99 paid");
    expect((await wren.person.get(manage)).html).not.toContain("ask=refund");
    expect(await asked()).not.toContain("another year");
  });

  it.each([
    ["/privacy", /within a day of the subscription’s end/],
    ["/dbp", /within a day of your subscription’s end/],
    ["/pro", /a six-digit code and, for this site, a sign-in link/],
    ["/pro/privacy-terms", /the six-digit code that we email you or, on this site, open the link/],
  ])("LIFE-3 FLOW-5 %s says the same as other pages of removal details and of signing in", async (path, said) => {
    expect(textOf((await visitor().get(path)).html)).toMatch(said);
  });

  it("LIFE-3 the order page says when services can be used, and that a yearly payment is announced", async () => {
    const wren = new Subscriber(null);
    const yearly = await orderPageOf(wren, "yearly");
    expect(yearly).toContain("You can set up and use all services as soon as the free trial starts, today.");
    expect(yearly).toContain(statements.yearlyReminderToo);
    expect(await orderPageOf(wren, "monthly")).not.toContain("another year");
  });

  it("LIFE-3 whoever has an email address is promised reminders by email, and not asked for one", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    await wren.press("refund", "refund");
    for (const said of [(await wren.person.get("/subscriptions")).html, await orderPageOf(wren, "yearly")]) {
      expect(said).toContain(`We remind you by email ${facts.renewalReminderDays} days before another year is paid`);
      expect(said).not.toContain("if you haven’t added an email address");
    }
  });

  it("LIFE-1 LIFE-3 the notice of an order promises no email to whoever has no address", async () => {
    const wren = new Subscriber(null);
    await wren.subscribe("monthly", "paid");
    await wren.ring();
    const { html } = await wren.person.get(manage);
    expect(html).toContain("You haven’t paid anything yet.");
    expect(html).toContain(statements.reminderHere);
    expect(html).not.toContain("We remind you by email");
    expect(textOf(html).split(wren.reference), "the payment reference, once for its reader").toHaveLength(2);
    // Its facts are a list, and the button that puts it away is in its box.
    expect(html).toMatch(
      /has started<\/b>.*<dt>First payment<\/dt>.*value="read".*?<\/form><\/div><\/div>.*id="plan"/s,
    );
  });

  it("LIFE-2 LIFE-3 nor does an older card page cancel something else than it said", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    await wren.pass(8);
    const page = await openPortal(wren);
    const cancelling = async () =>
      found((await wren.person.get(page)).html, /name="about" value="([^"]*)"[^>]*\/?><button[^>]* value="cancel"/);
    const older = { change: "cancel", about: await cancelling() };
    await wren.press("change-plan", "plan", { period: "yearly" });
    const refused = await wren.person.post(page, older);
    expect([refused.status, await read(wren, manage)]).toEqual([409, expect.stringContaining("Next plan")]);
    expect(refused.html).toContain("Your subscription has changed since you opened this page");
    const now = { change: "cancel", about: await cancelling() };
    for (const press of [now, now]) expect((await wren.person.post(page, press)).status).toBe(200);
    expect(await read(wren, manage)).toContain("Undo cancellation");
  });

  it("LIFE-3 in the free trial as later, Manage names the card from which the next payment is taken", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "fails-later");
    const card = "From your saved card “A card that is accepted now and refused at the next payment”";
    expect(await read(wren, manage)).toContain(`First payment €9.99 on 31 January 2097, 09:30 UTC ${card}`);
    const list = await read(wren, payments);
    for (const said of [
      "First payment Price €9.99",
      "refused at the next payment",
      "Your first payment is made with it.",
    ])
      expect(list).toContain(said);
    await wren.pass(8);
    expect(await read(wren, payments), "a card that failed isn’t tried again").not.toContain("payment is made with it");
    await wren.payBy("paid");
    expect(await read(wren, manage)).toMatch(
      /Next payment €9\.99 on [\w ,:]+ UTC From your saved card “A card that works”/,
    );
    await wren.press("cancel", "cancel");
    expect(await read(wren, manage)).not.toContain("From your saved card");
    expect(await read(wren, payments)).toContain("We charge it only if you undo the cancellation.");
  });

  it("LIFE-3 in the free trial, Manage tells of refund and withdrawal as the order page does", async () => {
    const wren = new Subscriber(newEmail());
    const order = await orderPageOf(wren, "monthly");
    await wren.subscribe("monthly", "paid");
    const shown = await read(wren, manage);
    for (const [page, how] of [
      [textOf(order), statements.refundHow],
      [shown, statements.refundHowHere],
    ])
      for (const promise of [`${statements.refund} ${how} ${statements.refundEnds}`, statements.withdrawal])
        expect(page).toContain(promise);
    await wren.press("cancel", "cancel");
    expect(await read(wren, manage)).not.toContain(statements.refund);
  });

  it.each([
    [
      "a free trial",
      0,
      "Your services stay on until your free trial ends on 31 January 2097, 09:30 UTC. You pay nothing.",
    ],
    ["a paid month", 8, "Your services stay on until 28 February 2097, 09:30 UTC. You won’t be charged again."],
  ] as const)(
    "LIFE-3 FLOW-1 who cancelled %s reads until when services last and that no payment follows, and where to undo it",
    async (_, days, said) => {
      const wren = new Subscriber(newEmail());
      await wren.subscribe("monthly", "paid");
      await wren.pass(days);
      expect(await read(wren, "/subscriptions")).toContain("You’re already subscribed");
      await wren.press("cancel", "cancel");
      const list = await read(wren, payments);
      expect(list).toContain(`Your subscription is cancelled ${said} ${statements.cancelUndo}`);
      for (const untrue of ["No payments yet", "payment is made with it"]) expect(list).not.toContain(untrue);
      const plans = await read(wren, "/subscriptions");
      for (const part of [
        "Your subscription is cancelled",
        "Undo cancellation under Manage subscription",
        "you can choose a plan here again",
      ])
        expect(plans).toContain(part);
      expect(plans).toMatch(/Your services stay on until \d+ \w+ 2097, 09:30 UTC/);
      expect(plans).not.toContain("already subscribed");
      await wren.pass(40);
      expect(await read(wren, payments)).toContain("You owe nothing, and you keep your account.");
    },
  );

  it("LIFE-3 what becomes of removal details is said before a subscription ends, wherever that is asked", async () => {
    const wren = new Subscriber(newEmail());
    await wren.subscribe("monthly", "paid");
    expect(await read(wren, `${manage}?ask=cancel`)).toContain(statements.removalDeleted);
    expect(await portalOf(wren)).toContain(statements.removalDeleted);
    await wren.pass(8);
    for (const path of [`${manage}?ask=refund`, "/help?subject=withdrawal"])
      expect(await read(wren, path), path).toContain(statements.removalDeleted);
    const stranger = await visitor().get("/help?subject=withdrawal");
    expect(textOf(stranger.html)).not.toContain(statements.removalDeleted);
  });

  it("LIFE-3 the page of the bank says who asks, what each answer does, and whether money is taken", async () => {
    const wren = new Subscriber(newEmail());
    const { to } = await choose(wren.person, "monthly");
    const order = textOf((await wren.person.post(to, { card: "confirm" })).html);
    for (const part of [
      "we show this page in place of your bank",
      "Your bank asks whether you agree to pay €9.99 on Thursday 31 January 2097.",
      "If you confirm, your order goes through and your free trial starts. You pay nothing today.",
      "If you decline, you order nothing and pay nothing.",
    ])
      expect(order).toContain(part);
    await wren.subscribe("monthly", "fails-later");
    const asked = async () => {
      const address = await openPortal(wren);
      return textOf((await wren.person.post(address, { change: "card", card: "confirm" })).html);
    };
    const nothing =
      "If you confirm, we save this card. You pay nothing today. If you decline, we keep the card you had";
    expect(await asked()).toContain(`agree to pay €9.99 on 31 January 2097, 09:30 UTC. ${nothing}`);
    await wren.press("cancel", "cancel");
    expect(await asked()).toContain(`in case you undo your cancellation. ${nothing}`);
    await wren.press("resume");
    await wren.pass(8);
    expect(await asked()).toContain("If you confirm, we save this card and take the missed payment of €9.99 now.");
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
