import { beforeAll, describe, expect, it } from "vitest";
import { found } from "../request.ts";
import { lastMail, member, type Step, subscribed, type Visitor, visitor, withCookiesOf } from "./visitor.ts";

const plans = "/subscriptions";
const manage = "/subscriptions/manage";

/** Two tabs of one new browser press at once; it keeps the cookies of both answers, in the order in which they came. */
async function twoTabs(): Promise<{ person: Visitor; checkouts: [string, string] }> {
  const press = () => visitor().post(plans, { period: "monthly" });
  const answers: [Step, Step] = await Promise.all([press(), press()]);
  const jar = answers.reduce(withCookiesOf, "");
  return { person: visitor("IE", jar), checkouts: [answers[0].to, answers[1].to] };
}

async function pay(person: Visitor, checkout: string): Promise<void> {
  const paid = await person.post(checkout, { card: "paid" });
  expect(paid.to).toMatch(/^\/pro\/welcome\?success=true/);
  expect((await person.get(paid.to)).to).toBe("/pro/welcome");
}

/** The id of the account that the browser is signed in to. */
async function accountId(person: Visitor): Promise<string> {
  const file: unknown = JSON.parse((await person.post(manage, { intent: "export" })).html);
  return JSON.stringify((file as { account: { external_id: string } }).account.external_id);
}

/** Comes back from a checkout whose payment does not show yet. */
async function comeBackEarly(person: Visitor, checkout: string): Promise<Step> {
  const proof = found((await person.get(checkout)).html, /[?&;]proof=([\w-]{43})/);
  return person.get(`/pro/welcome?success=true&billing_period=monthly&proof=${proof}`);
}

async function signIn(person: Visitor, email: string): Promise<void> {
  await person.post("/subscriptions/activate", { intent: "send", email });
  await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, 2)).otp });
  expect((await person.get(manage)).html).toContain(email);
}

const welcomes = ["/pro/welcome", "/subscriptions/welcome", "/subscriptions/welcome/stripe"];
const referenceIn = (html: string) => found(html, /<dt>Payment reference<\/dt><dd>([\w-]+)/);
const held = (person: Visitor) => person.cookie().match(/__Host-account-/g)?.length ?? 0;

describe("two tabs that press at once, without scripts", { timeout: 30_000 }, () => {
  // The first request starts the whole worker, which on a busy machine takes longer than a press waits for its services.
  beforeAll(async () => void (await visitor().get(plans)), 30_000);

  it.each([0, 1] as const)(
    "FLOW-1 lead to a checkout each, and the one that is paid is this browser's (%i)",
    async (tab) => {
      const { person, checkouts } = await twoTabs();
      expect(checkouts[0]).not.toBe(checkouts[1]);
      await pay(person, checkouts[tab]);
      expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
      expect((await person.get(manage)).html).toContain("?ask=cancel");
      expect((await person.post(plans, { period: "monthly" })).to).toBe(manage);
    },
  );

  it("FLOW-1 a payment that shows later is found as well", async () => {
    const { person, checkouts } = await twoTabs();
    const early = await comeBackEarly(person, checkouts[0]);
    expect((await person.get(early.to)).html).toContain("confirming your payment");
    await person.post(checkouts[0], { card: "paid" });
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
  });

  it("FLOW-1 both paid are both this browser's: it can change between them", async () => {
    const { person, checkouts } = await twoTabs();
    await pay(person, checkouts[1]);
    const one = referenceIn((await person.get("/pro/welcome")).html);
    await pay(person, checkouts[0]);
    const other = (await person.get("/pro/welcome")).html;
    expect(other, "that this order is the second").toContain('value="switch"');
    expect(referenceIn(other)).not.toBe(one);
    const first = await accountId(person);
    expect((await person.get(manage)).html).toContain('value="switch"');
    expect((await person.post(manage, { intent: "switch" })).to).toBe(manage);
    expect((await person.get(manage)).html).toContain("?ask=cancel");
    expect(await accountId(person)).not.toBe(first);
    await person.post(manage, { intent: "switch" });
    expect(await accountId(person)).toBe(first);
  });

  it("FLOW-1 an account that nobody paid for cannot be changed to", async () => {
    const { person, checkouts } = await twoTabs();
    await pay(person, checkouts[0]);
    await person.get("/pro/welcome");
    const before = await accountId(person);
    expect((await person.post(manage, { intent: "switch" })).status).toBe(400);
    expect(await accountId(person)).toBe(before);
  });

  it("FLOW-1 FLOW-2 whoever signs in while a checkout is open and pays it then has what was paid", async () => {
    const person = visitor();
    const chosen = await person.post(plans, { period: "monthly" });
    const email = await member("none");
    await person.post("/subscriptions/activate", { intent: "send", email });
    await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, 2)).otp });
    expect((await person.get(manage)).html).toContain(email);
    await pay(person, chosen.to);
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
  });

  it("FLOW-1 FLOW-6 who pays after somebody else has signed in is greeted as the buyer, and the other account is said", async () => {
    const person = visitor();
    const chosen = await person.post(plans, { period: "yearly" });
    const email = await member();
    await signIn(person, email);
    const theirs = referenceIn((await person.get(manage)).html);
    await pay(person, chosen.to);
    const { html } = await person.get("/pro/welcome");
    expect(html).toContain("<dd>Yearly</dd>");
    expect(referenceIn(html)).not.toBe(theirs);
    expect(html).not.toContain(theirs);
    expect(html).toContain("This browser has another account as well.");
    expect((await person.get("/help?subject=withdrawal")).html).not.toContain(theirs);
    expect((await person.post(manage, { intent: "switch" })).to).toBe(manage);
    expect(referenceIn((await person.get(manage)).html)).toBe(theirs);
  });

  it("FLOW-6 HOLD-2 no welcome page switches to another account of the browser: that takes a press", async () => {
    const person = await subscribed();
    const bought = referenceIn((await person.get("/pro/welcome")).html);
    const email = await member("none");
    await signIn(person, email);
    for (const path of [...welcomes, ...welcomes.map((page) => `${page}?success=true&billing_period=monthly`)]) {
      const { to, html } = await person.get(path);
      const shown = to ? (await person.get(to)).html : html;
      expect([path, shown.includes(bought), shown.includes('value="switch"')]).toEqual([path, false, true]);
      expect((await person.get(manage)).html).toContain(email);
    }
    await person.post(manage, { intent: "switch" });
    expect(referenceIn((await person.get(manage)).html)).toBe(bought);
  });

  it("FLOW-1 FLOW-2 HOLD-1 an account with an address is not held beside another, which may be somebody else's: its checkout closes", async () => {
    const person = visitor();
    const signIn = async (email: string, mails = 2) => {
      await person.post("/subscriptions/activate", { intent: "send", email });
      await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, mails)).otp });
      expect((await person.get(manage)).html).toContain(email);
    };
    const [buyer, other] = [await member("none"), await member("none")];
    await signIn(buyer);
    const chosen = await person.post(plans, { period: "monthly" });
    await signIn(other);
    expect((await person.post(chosen.to, { card: "paid" })).status).toBeGreaterThanOrEqual(400);
    expect(held(person)).toBe(0);
    expect((await person.get("/pro/welcome")).html).not.toContain("You’re subscribed");
    expect((await person.get(manage)).html).toContain(other);
    await person.post(manage, { intent: "sign-out" });
    await signIn(buyer, 3);
  });

  it("HOLD-7 FLOW-1 a cookie that only has the name of an account’s shows none", async () => {
    const { person, checkouts } = await twoTabs();
    await pay(person, checkouts[0]);
    const html = async (cookie: string) => (await visitor("IE", cookie).get(manage)).html;
    expect(await html(person.cookie())).toContain('value="switch"');
    const renamed = person.cookie().replaceAll(/__Host-account-./g, "__Host-account--");
    const invented = person.cookie().replaceAll(/(__Host-account-\w+)=[^;]*/g, "$1=invented");
    for (const cookie of [renamed, invented]) expect(await html(cookie)).not.toContain('value="switch"');
  });

  it("FLOW-5 signing out leaves nothing of any account, and what was bought is held in no second cookie", async () => {
    const person = await subscribed();
    await person.get("/pro/welcome");
    expect(held(person)).toBe(0);
    const { person: other } = await twoTabs();
    expect(held(other)).toBe(2);
    await other.post("/subscriptions/activate", { intent: "sign-out" });
    expect(held(other)).toBe(0);
  });

  it("FLOW-1 an account that was made to buy and is gone is made again, and nobody is told of a sign-out", async () => {
    const person = visitor();
    const chosen = await person.post(plans, { period: "monthly" });
    await person.fork().post(`${manage}?ask=delete`, { intent: "delete", sure: "on" });
    const again = await person.post(plans, { period: "monthly" });
    expect(again.to).toMatch(/^\/checkout\//);
    expect(again.to).not.toBe(chosen.to);
    await pay(person, again.to);
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
  });
});
