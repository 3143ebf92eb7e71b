import { describe, expect, it } from "vitest";
import { found } from "../request.ts";
import { formsIn } from "./forms.ts";
import { hiddenFields, lastMail, member, seed, subscribed, telling, type Visitor, visitor } from "./visitor.ts";
import { sessionIn, worn } from "./worn.ts";

const manage = "/subscriptions/manage";
const activate = "/subscriptions/activate";
const byEmail = "/subscriptions/activation-flow/this-device/activate-by-email";
const question = `${manage}?ask=sign-out`;
const signedOut = telling(activate);

/** Creates a recovery code and returns it, so that something besides this browser leads to the subscription. */
async function recoveryCode(person: Visitor): Promise<string> {
  const { to } = await person.post(manage, { intent: "recovery-code" });
  return [...(await person.get(to)).html.matchAll(/<code>(\w{4})<\/code>/g)].map(([, group]) => group).join("");
}

interface Exported {
  readonly account: { readonly external_id: string };
  readonly subscription: { readonly status: string } | null;
}

async function exported(person: Visitor): Promise<Exported> {
  const { html } = await person.fork().post(manage, { intent: "export" });
  // Other tests check the form of this file.
  const { exportedAt: _, ...data } = JSON.parse(html);
  return data as Exported;
}

/** A subscriber without an address who has seen the welcome page and whose tokens name what they bought. */
async function anonymous(): Promise<Visitor> {
  const person = await subscribed();
  for (const page of ["/pro/welcome", manage]) await person.get(page);
  return person;
}

async function signIn(person: Visitor, path = byEmail): Promise<string> {
  const email = await member();
  await person.post(path, { intent: "send", email });
  const { otp } = await lastMail(email, 2);
  const done = await person.post(path === activate ? "/subscriptions/confirm" : path, { intent: "check", code: otp });
  expect(done.status).toBe(303);
  return email;
}

describe("signing out of a subscription that nothing else leads to", { timeout: 30_000 }, () => {
  it.each([
    [manage, "sign-out"],
    [manage, "sign-out-everywhere"],
    [activate, "sign-out"],
  ])("FLOW-5 asks first at %s (%s), and signs nobody out", async (path, intent) => {
    const person = await anonymous();
    expect((await person.post(path, { intent })).to).toBe(question);
    const asked = await person.get(question);
    expect(asked.html).toContain('href="/subscriptions/add-email"');
    expect(asked.html).toContain('value="recovery-code"');
    expect(asked.html, "or its end, and that of the payments").toContain(`href="${manage}?ask=delete"`);
    expect((await exported(person)).subscription?.status).toBe("Auto-Renewable");
  });

  it("FLOW-5 is free with a recovery code, which leads back in", async () => {
    const person = await anonymous();
    const code = await recoveryCode(person);
    expect((await person.get(question)).to).toBe(manage);
    expect((await person.post(manage, { intent: "sign-out" })).to).toEqual(signedOut);
    await person.post(activate, { intent: "recover", recovery: code });
    expect((await exported(person)).subscription?.status).toBe("Auto-Renewable");
  });

  it("FLOW-5 is free with an address", async () => {
    const person = visitor();
    await signIn(person);
    expect((await person.get(question)).to).toBe(manage);
    const left = await person.post(manage, { intent: "sign-out" });
    expect(left.to).toEqual(signedOut);
    expect((await person.get(left.to)).html).toContain("Sign in to open your account again");
  });

  it("FLOW-5 or ends with the account, and every browser is signed out", async () => {
    const person = await anonymous();
    const before = person.fork();
    const { external_id } = (await exported(person)).account;
    const { to } = await person.post(`${manage}?ask=delete`, { intent: "delete", sure: "on" });
    const { html } = await person.get(to);
    for (const proof of [external_id, "Your subscription has ended", "Print this proof"]) expect(html).toContain(proof);
    expect((await before.get(manage)).to).toContain(activate);
  });

  it("FLOW-5 a subscription that was cancelled already is asked about, too", async () => {
    const person = await anonymous();
    await person.post(`${manage}?ask=cancel`, { intent: "cancel" });
    expect((await person.post(manage, { intent: "sign-out" })).to).toBe(question);
  });

  it.each([
    ["Auto-Renewable", "ios", true],
    ["Inactive", "android", false],
    ["Expired", "macos", false],
  ])("FLOW-5 a purchase that is %s (%s) is promised back by its store: %s", async (status, platform, isPromised) => {
    const person = await anonymous();
    await seed((await exported(person)).account.external_id, status, platform);
    const { html } = await person.get(manage);
    expect(html.includes("you can restore your store purchase")).toBe(isPromised);
    expect(html.includes("a recovery code first: nothing else lets you sign in again")).toBe(!isPromised);
  });

  it("FLOW-1 FLOW-5 the checkout of an account that was left can be paid by nobody", async () => {
    const person = visitor();
    const { to: checkout } = await person.post("/subscriptions", { period: "monthly" });
    expect((await person.get(checkout)).html).toContain('name="card"');
    const left = await person.post(activate, { intent: "sign-out" });
    expect(left.to).toEqual(signedOut);
    const { html } = await person.fork().get(left.to);
    expect(html, "nothing lets anybody in again").not.toContain("open your account again");
    expect(html).toContain("Nobody can sign in to this account again");
    const paid = await person.post(checkout, { card: "paid" });
    expect(paid.status).toBeGreaterThanOrEqual(400);
  });
});

describe("signing in to another account beside a subscription without an address", { timeout: 30_000 }, () => {
  it.each([
    ["the form", byEmail],
    ["the recovery code", `${byEmail}?by=recovery-code`],
    ["the link of a mail", `${byEmail}?email=wren%40post.example&otp=${"a".repeat(86)}`],
  ])("FLOW-2 FLOW-3 by %s is told of it, and offered an address and a code first", async (_, path) => {
    const person = await anonymous();
    const main = found((await person.get(path)).html, /<main[^>]*>([\s\S]*)<\/main>/);
    expect(main).toContain('href="/subscriptions/add-email"');
    expect(main).toContain('value="recovery-code"');
    const other = found((await visitor().get(path)).html, /<main[^>]*>([\s\S]*)<\/main>/);
    expect(other).not.toContain('value="recovery-code"');
  });

  it("FLOW-2 FLOW-3 leads on to the recovery code of the other, and keeps both", async () => {
    const other = await anonymous();
    const code = await recoveryCode(other);
    const person = await anonymous();
    const way = found((await person.get(byEmail)).html, /href="([^"]*by=recovery-code)"/);
    const asked = (await person.get(way)).html;
    const form = formsIn(asked).find(({ inputs }) => inputs.includes("recovery"));
    await person.post(form?.action ?? "", { intent: "recover", recovery: code });
    const reached = [await exported(person)];
    await person.post(manage, { intent: "switch" });
    reached.push(await exported(person));
    const ids = reached.map(({ account }) => account.external_id);
    expect(ids[0]).toBe((await exported(other)).account.external_id);
    expect(new Set(ids).size).toBe(2);
  });

  it("FLOW-2 keeps both, and signing out of one leads to the other", async () => {
    const person = await anonymous();
    const first = (await exported(person)).account.external_id;
    const email = await signIn(person);
    expect((await person.get(manage)).html).toContain(email);
    await person.post(manage, { intent: "switch" });
    expect((await exported(person)).account.external_id).toBe(first);
    await person.post(manage, { intent: "switch" });
    const left = await person.post(manage, { intent: "sign-out" });
    expect(left.to).toMatch(/^\/subscriptions\/manage\?told=/);
    expect((await person.get(left.to)).html).not.toContain(email);
    expect((await exported(person)).account.external_id).toBe(first);
    expect((await person.post(manage, { intent: "sign-out" })).to).toBe(question);
  });

  it("FLOW-2 HOLD-1 what a browser forgets is ended: a copy of its cookies opens nothing any more", async () => {
    const person = visitor();
    await signIn(person, activate);
    const copy = person.fork();
    await signIn(person, activate);
    expect((await copy.get(manage)).to, "of the account before").toMatch(activate);
    const both = person.fork();
    await person.post(manage, { intent: "sign-out" });
    expect((await both.get(manage)).to, "and of the last").toMatch(activate);
  });

  it("FLOW-1 FLOW-5 HOLD-1 and closes the checkout of every account beside it, also where the sign-in ended elsewhere before", async () => {
    const [person, other] = [visitor(), visitor()];
    const { to: checkout } = await person.post("/subscriptions", { period: "monthly" });
    const email = await signIn(person);
    await other.post(byEmail, { intent: "send", email });
    await other.post(byEmail, { intent: "check", code: (await lastMail(email, 3)).otp });
    await other.post(manage, { intent: "sign-out-everywhere" });
    expect((await person.post(activate, { intent: "sign-out" })).to).toEqual(signedOut);
    expect((await person.post(checkout, { card: "paid" })).status).toBeGreaterThanOrEqual(400);
  });

  it("FLOW-1 FLOW-5 HOLD-1 and of one whose access token has run out: no copy of its cookie opens it", async () => {
    const person = visitor();
    const { to: checkout } = await person.post("/subscriptions", { period: "monthly" });
    const old = visitor("IE", await worn(person.cookie()));
    await signIn(old);
    const copy = old.fork();
    await old.post(manage, { intent: "sign-out" });
    expect((await copy.post(checkout, { card: "paid" })).status).toBeGreaterThanOrEqual(400);
    expect((await copy.get("/pro/welcome")).html).not.toContain("You’re subscribed");
  });

  it("FLOW-5 HOLD-1 whoever signs out here ends nothing else of an account that its owner can open", async () => {
    const [shared, home] = [visitor(), visitor()];
    const owner = await member("none");
    for (const [index, browser] of [shared, home].entries()) {
      await browser.post(byEmail, { intent: "send", email: owner });
      await browser.post(byEmail, { intent: "check", code: (await lastMail(owner, 2 + index)).otp });
    }
    await shared.post("/subscriptions", { period: "monthly" });
    await signIn(shared);
    await shared.post(manage, { intent: "sign-out" });
    expect((await home.get(manage)).html).toContain(owner);
  });

  it("FLOW-2 HOLD-1 in a shared browser nobody gets the account of who was there before, which its owner can open", async () => {
    const person = visitor();
    const { to } = await person.post("/subscriptions", { period: "monthly" });
    await person.post(to, { card: "paid" });
    const first = person.fork();
    const owner = `wren@${crypto.randomUUID()}.example`;
    await person.post("/subscriptions/add-email", { intent: "send", email: owner });
    await person.post("/subscriptions/add-email", { intent: "check", code: (await lastMail(owner)).otp });
    await person.post(byEmail, { intent: "send", email: owner });
    await person.post(byEmail, { intent: "check", code: (await lastMail(owner, 2)).otp });
    expect((await person.get(manage)).html).toContain(owner);
    expect((await first.get(manage)).to, "the sign-in before").toContain(activate);
    const other = await member("none");
    await person.post(byEmail, { intent: "send", email: other });
    await person.post(byEmail, { intent: "check", code: (await lastMail(other, 2)).otp });
    expect((await person.post(manage, { intent: "switch" })).status).toBe(400);
    await person.get("/pro/welcome");
    const { html } = await person.get(manage);
    expect([html.includes(other), html.includes(owner)]).toEqual([true, false]);
    expect((await person.post(manage, { intent: "sign-out" })).to).toEqual(signedOut);
  });

  it.each([
    [`${manage}?ask=cancel`, `${manage}?ask=cancel`, "cancel"],
    [manage, manage, "recovery-code"],
    ["/pro/welcome", manage, "recovery-code"],
    [byEmail, manage, "recovery-code"],
    [activate, activate, "sign-out"],
    ["/subscriptions/security", "/subscriptions/security", "end-others"],
    ["/subscriptions/add-email", "/subscriptions/add-email", "send"],
    ["/subscriptions/add-email", "/subscriptions/add-email", "check"],
    ["/subscriptions/add-email", "/subscriptions/add-email", "restart"],
  ])(
    "FLOW-5 HOLD-1 a form of %s, sent to %s (%s), does nothing to the account that is signed in by the time it is pressed",
    async (page, path, intent) => {
      const [person, owner] = [await anonymous(), await anonymous()];
      if (intent === "check" || intent === "restart")
        for (const one of [person, owner]) await one.post(path, { intent: "send", email: "wren@post.example" });
      const { html } = await owner.get(page);
      const fields = { ...hiddenFields(html), intent, email: "wren@post.example" };
      const state = async () => {
        const { account, subscription } = await exported(person);
        return { account, subscription };
      };
      const before = await state();
      const { to } = await person.post(path, fields);
      expect(to).toMatch(/^\/subscriptions\/manage\?told=/);
      expect((await person.get(to)).html).toContain("You’re signed in to another account by now");
      expect(await state()).toEqual(before);
      const own = { ...hiddenFields((await person.get(page)).html), intent, email: "wren@post.example" };
      expect((await person.get((await person.post(path, own)).to)).html).not.toContain("another account by now");
    },
  );

  it("FLOW-5 HOLD-1 signing out closes the pages of the payment company that were open", async () => {
    const person = await subscribed();
    await recoveryCode(person);
    const { to } = await person.post(manage, { intent: "portal" });
    expect((await visitor().get(to)).html).toContain('value="cancel"');
    await person.post(manage, { intent: "sign-out" });
    expect((await visitor().get(to)).html).not.toContain('value="cancel"');
  });

  it("FLOW-5 keeps the other when one is deleted, and goes on with it", async () => {
    const person = await anonymous();
    const first = (await exported(person)).account.external_id;
    const email = await signIn(person);
    const path = `${manage}?ask=delete`;
    await person.post(path, { intent: "delete-code" });
    const { otp } = await lastMail(email, 3);
    const { to } = await person.post(path, { intent: "delete", sure: "on", code: otp });
    expect((await person.get(to)).html).toContain("Your account is deleted");
    expect((await exported(person)).account.external_id).toBe(first);
  });

  it("FLOW-2 the one that is kept can still be opened when its access token has run out", async () => {
    const person = await anonymous();
    const first = (await exported(person)).account.external_id;
    const old = visitor("IE", await worn(person.cookie()));
    await signIn(old);
    expect((await old.post(manage, { intent: "switch" })).to).toBe(manage);
    expect((await exported(old)).account.external_id).toBe(first);
  });

  it("FLOW-2 signing in again to the same account keeps no second one", async () => {
    const person = await anonymous();
    const code = await recoveryCode(person);
    await person.post(byEmail, { intent: "recover", recovery: code });
    expect(person.cookie()).not.toContain("__Host-account-");
  });
});

describe("a browser whose sign-in was ended elsewhere", { timeout: 30_000 }, () => {
  /** Signs in on another device, and ends every sign-in there. */
  async function signOutEverywhere(email: string): Promise<void> {
    const other = visitor();
    await other.post(activate, { intent: "send", email });
    await other.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, 3)).otp });
    expect((await other.post(manage, { intent: "sign-out-everywhere" })).to).toEqual(signedOut);
  }

  it("FLOW-5 HOLD-1 forgets what its owner was doing as soon as it is seen, on whatever page", async () => {
    const person = visitor();
    const email = await signIn(person);
    const secret = `owl@${crypto.randomUUID()}.example`;
    const edit = "/subscriptions/edit-email";
    await person.post(edit, { intent: "send", email: secret });
    expect((await person.get(edit)).html).toContain(secret);
    await signOutEverywhere(email);
    for (const page of [activate, manage, edit, "/subscriptions", "/pro/welcome", "/subscriptions/security"]) {
      const next = person.fork();
      const { html } = await next.get(page);
      const session = await sessionIn(next.cookie());
      const kept = (["typed-address", "under-way", "order", "tokens"] as const).filter((name) => session.read(name));
      expect([page, html.includes(secret), kept]).toEqual([page, false, []]);
      expect((await next.get(activate)).html).not.toContain(secret);
    }
  });

  it("FLOW-6 and still switches to the account that it holds beside, which nothing else opens", async () => {
    const person = await anonymous();
    const { external_id } = (await exported(person)).account;
    const email = await signIn(person);
    await signOutEverywhere(email);
    expect((await person.get(manage)).to).toContain(activate);
    expect((await person.get("/pro/welcome")).html).toContain('value="switch"');
    expect((await person.post(manage, { intent: "switch" })).to).toBe(manage);
    expect((await exported(person)).account.external_id).toBe(external_id);
  });
});
