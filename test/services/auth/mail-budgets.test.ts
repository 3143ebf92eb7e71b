import { describe, expect, it } from "vitest";
import { limits } from "../../../src/services/auth/rules.ts";
import { mailBudgets } from "../../../src/services/mail-budgets.ts";
import {
  addAddress,
  member,
  newAddress,
  openSession,
  pairOf,
  post,
  renewal,
  type Service,
  type SignedUp,
  service,
  signUp,
} from "./service.ts";

const times = Array.from({ length: 14 }, (_, index) => index);

async function askForCode(auth: Service, email: string) {
  return auth.ask("/api/auth/v2/otp", { ...post, cookie: await openSession(auth), query: { email } });
}

/** Makes every account one without a subscription, which anyone can create by the thousand. */
function withoutSubscriptions(auth: Service): void {
  Object.assign(auth.peers, { subscriptions: { ...auth.peers.subscriptions, entitlements: async () => [] } });
}

function edit(auth: Service, bearer: string, email: string) {
  return auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
}

/** Runs `make` `count` times, one after the other, as a script would. */
async function mapInTurn<Made>(count: number, make: (at: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < count; at += 1) made.push(await make(at));
  return made;
}

/** The session's next pair of tokens. */
async function renewed(auth: Service, { refresh }: SignedUp): Promise<SignedUp> {
  return pairOf(await auth.ask("/api/auth/v2/token", { query: renewal(refresh) }));
}

const mailbox = (address: string) => address.replace(/\+[^@]*/, "");

function mailsTo(auth: Service, address: string): number {
  return auth.inbox.filter(({ to }) => mailbox(to) === address).length;
}

describe("what a mailbox is sent", { timeout: 60_000 }, () => {
  it("HOLD-5 is counted over all tags of its address", async () => {
    const auth = service();
    const address = newAddress();
    const tagged = ["a", "b", "c"].map((tag) => address.replace("@", `+${tag}@`));
    for (const email of tagged) {
      const { access } = await signUp(auth);
      expect((await addAddress(auth, access, email)).status).toBe(200);
    }
    const before = mailsTo(auth, address);
    for (const index of times) {
      await askForCode(auth, tagged[index % 3] ?? "");
      auth.pass(5_000);
    }
    expect(mailsTo(auth, address) - before, "ten, and one after each half minute").toBe(12);
  });

  it("HOLD-8 comes at once, however often a stranger asks for tags of the address that nobody has", async () => {
    const auth = service();
    const { email } = await member(auth);
    const loginLink = (to: string) => auth.ask("/api/auth/account/loginlink", { query: { email: to } });
    for (const index of times) {
      const stranger = email.replace("@", `+x${index}@`);
      await (index % 2 === 0 ? askForCode(auth, stranger) : loginLink(stranger));
      auth.pass(3_000);
    }
    const before = mailsTo(auth, email);
    await askForCode(auth, email);
    expect(mailsTo(auth, email) - before).toBe(1);
    auth.pass(3_000);
    await loginLink(email);
    expect(mailsTo(auth, email) - before).toBe(2);
  });

  it.each([2, 8])("HOLD-5 of %i browsers that ask for a code at once is three mails at most", async (browsers) => {
    const auth = service();
    const { email } = await member(auth);
    const before = mailsTo(auth, email);
    const mailed = Math.min(3, browsers);
    const asked = await Promise.all(Array.from({ length: browsers }, () => askForCode(auth, email)));
    expect(asked.map(({ status }) => status)).toEqual(Array(browsers).fill(200));
    expect(mailsTo(auth, email) - before).toBe(mailed);
    auth.pass(6_000);
    await askForCode(auth, email);
    expect(mailsTo(auth, email) - before, "whoever was too early may ask a moment later").toBe(mailed + 1);
  });

  it("HOLD-5 of a stranger who asks at the same moment, and tries codes, wears out nobody’s code", async () => {
    const auth = service();
    const { email } = await member(auth);
    const [owner, stranger] = [await openSession(auth), await openSession(auth)];
    const ask = (cookie: string) => auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    await ask(owner);
    const own = auth.otpFor(email);
    await ask(stranger);
    const login = (cookie: string, otp: string) =>
      auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "otp", email, otp } });
    const wrong = own === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 9; tries += 1) await login(stranger, wrong);
    expect((await login(stranger, own)).status, "nor is the owner’s code good for the stranger").toBe(400);
    expect((await login(owner, own)).status).toBe(302);
  });

  it("HOLD-5 of one kind stops no other", async () => {
    const auth = service();
    const { email } = await member(auth);
    for (const _ of times) await askForCode(auth, email);
    const flooded = mailsTo(auth, email);
    const { access } = await signUp(auth);
    await edit(auth, access, email);
    expect(mailsTo(auth, email), "a code that confirms the address").toBe(flooded + 1);

    const other = await member(auth);
    withoutSubscriptions(auth);
    const before = mailsTo(auth, other.email);
    await Promise.all(times.map(async () => edit(auth, (await signUp(auth)).access, other.email)));
    expect(mailsTo(auth, other.email) - before).toBe(5);
    await askForCode(auth, other.email);
    expect(mailsTo(auth, other.email) - before, "a code that signs in").toBe(6);
  });

  it("HOLD-5 by accounts that pay nothing keeps no subscriber from adding the address", async () => {
    const auth = service();
    const email = newAddress();
    const { access } = await signUp(auth);
    const { subscriptions } = auth.peers;
    withoutSubscriptions(auth);
    for (const _ of times) await edit(auth, (await signUp(auth)).access, email);
    expect(mailsTo(auth, email)).toBe(5);
    Object.assign(auth.peers, { subscriptions });
    expect((await addAddress(auth, access, email)).status).toBe(200);
  });

  it("HOLD-5 by accounts that pay keeps nobody from deleting, removing or adding their own", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const buyer = await signUp(auth);
    const other = newAddress();
    for (let attacker = 0; attacker < 8; attacker += 1) {
      const { access: bearer } = await signUp(auth);
      for (let asked = 0; asked < 5; asked += 1) {
        auth.pass(1000);
        await edit(auth, bearer, asked % 2 === 0 ? email : other);
      }
    }
    const before = mailsTo(auth, other);
    await edit(auth, buyer.access, other);
    expect(mailsTo(auth, other) - before, "an address of one's own").toBe(1);
    const deletion = await auth.ask("/api/auth/v2/account/delete/code", { ...post, bearer: access });
    expect([deletion.status, auth.inbox.at(-1)]).toMatchObject([200, { to: email, template: "deletion" }]);
    expect((await auth.ask("/api/auth/v2/account/edit", { ...post, bearer: access })).status).toBe(200);
  });

  it("HOLD-5 by accounts of one purchase, made again and again, is bounded, and keeps no subscriber of before out", async () => {
    const auth = service();
    const email = newAddress();
    const buyer = await renewed(auth, await signUp(auth));
    auth.pass(24 * 60 * 60_000);
    await mapInTurn(60, async () => edit(auth, (await signUp(auth)).access, email));
    expect(mailsTo(auth, email), "as many as new subscribers share").toBe(20);
    expect(
      (await addAddress(auth, (await renewed(auth, buyer)).access, email)).status,
      "who has been one for a day",
    ).toBe(200);
  });

  it("HOLD-5 in such a flood, goes to a buyer of today within the day", async () => {
    const auth = service();
    const email = newAddress();
    const buyer = await signUp(auth);
    const flood = () => mapInTurn(30, async () => edit(auth, (await signUp(auth)).access, email));
    await flood();
    const flooded = mailsTo(auth, email);
    await edit(auth, buyer.access, email);
    expect(mailsTo(auth, email)).toBe(flooded);
    for (let hour = 0; hour < 24; hour += 1) {
      auth.pass(60 * 60_000);
      await mapInTurn(4, async () => edit(auth, (await signUp(auth)).access, email));
    }
    await flood();
    const before = mailsTo(auth, email);
    expect(before, "a day and night of it").toBeLessThanOrEqual(40 + 48);
    await edit(auth, (await signUp(auth)).access, email);
    expect(mailsTo(auth, email)).toBe(before);
    expect((await addAddress(auth, (await renewed(auth, buyer)).access, email)).status).toBe(200);
  });

  it("HOLD-5 by subscribers of long, too", async () => {
    const auth = service();
    const email = newAddress();
    const early = await mapInTurn(16, async () => renewed(auth, await signUp(auth)));
    auth.pass(24 * 60 * 60_000);
    const settled = await Promise.all(early.map((one) => renewed(auth, one)));
    await mapInTurn(5 * 16, (at) => {
      // Otherwise equal requests within seconds count as one.
      if (at % 16 === 0) auth.pass(5_000);
      return edit(auth, settled[at % 16]?.access ?? "", email);
    });
    expect(mailsTo(auth, email)).toBe(60);
  });

  it.each([
    ["delete the account", "/api/auth/v2/account/delete/code"],
    ["remove the address", "/api/auth/v2/account/edit"],
  ])("HOLD-5 of codes to %s is thirty, over all accounts whose addresses it reads", async (_, path) => {
    const auth = service();
    const address = newAddress();
    const bearers: string[] = [];
    for (const tag of ["a", "b", "c"]) {
      const { access } = await signUp(auth);
      await addAddress(auth, access, address.replace("@", `+${tag}@`));
      bearers.push(access);
    }
    const before = mailsTo(auth, address);
    const statuses: number[] = [];
    for (let round = 0; round < 14; round += 1) {
      for (const bearer of bearers) statuses.push((await auth.ask(path, { ...post, bearer })).status);
      auth.pass(2 * 60_000);
    }
    expect(mailsTo(auth, address) - before).toBe(30);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.slice(30)).toEqual(Array(12).fill(429));
    await askForCode(auth, address.replace("@", "+a@"));
    expect(mailsTo(auth, address) - before, "nor does it stop a code to sign in").toBe(31);
  });

  it("HOLD-5 is counted over every spelling of it that its provider knows", async () => {
    const auth = service();
    const name = `robin${Math.random().toString(36).slice(2)}`;
    const spellings = [`${name}@gmail.com`, `r.${name.slice(1)}@googlemail.com`, `${name}+x@gmail.com`];
    for (const email of spellings) await addAddress(auth, (await signUp(auth)).access, email);
    const before = auth.inbox.length;
    for (const index of times) {
      await askForCode(auth, spellings[index % 3] ?? "");
      auth.pass(5_000);
    }
    expect(auth.inbox.length - before).toBe(12);
  });

  it("HOLD-8 by accounts that pay nothing, to a hundred mailboxes of a provider, keeps nobody else there from a code", async () => {
    const auth = service();
    withoutSubscriptions(auth);
    const domain = `d${crypto.randomUUID().slice(0, 8)}.example`;
    const edits = Array.from({ length: 24 }, async (_, account) => {
      const { access } = await signUp(auth);
      const five = [1, 2, 3, 4, 5].map((index) => `m${account}-${index}@x${index}.${domain}`);
      return Promise.all(five.map((email) => edit(auth, access, email)));
    });
    for (const { status } of (await Promise.all(edits)).flat()) expect(status).toBe(200);
    expect((await edit(auth, (await signUp(auth)).access, `wren@${domain}`)).status).toBe(200);
  });

  it("HOLD-8 by everybody together keeps no owner from the code that confirms a deletion", async () => {
    const auth = service({ FLOOD_BUDGET: { getByName: () => ({ take: async () => 7 }) } as never });
    const owner = await member(service());
    expect((await askForCode(auth, newAddress())).status).toBe(429);
    const asked = await auth.ask("/api/auth/v2/account/delete/code", { ...post, bearer: owner.access });
    expect([asked.status, auth.inbox.at(-1)]).toMatchObject([200, { to: owner.email, template: "deletion" }]);
  });

  it("HOLD-5 of new recovery codes is a few, then the next has to wait", async () => {
    const auth = service();
    const { access: bearer, email } = await member(auth);
    const answers = [];
    for (const _ of times) {
      auth.pass(5_000);
      answers.push(await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer }));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(auth.inbox.filter(({ to, template }) => to === email && template === "recovery-code")).toHaveLength(5);
    const late = answers.find(({ status }) => status === 429);
    expect(late?.body).toEqual({ error: "too_many_requests" });
    expect(Number(late?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("HOLD-5 goes to the address that the account keeps, not to the spelling that was typed", async () => {
    const auth = service();
    const { email } = await member(auth);
    await askForCode(auth, email.toUpperCase());
    expect(auth.inbox.at(-1)).toMatchObject({ to: email, template: "login-link" });
    await auth.ask("/api/auth/account/loginlink", { query: { email: email.toUpperCase() } });
    expect(auth.inbox.at(-1)).toMatchObject({ to: email, template: "login-link" });
  });

  it("HOLD-5 in a lasting flood, always holds a link that still works", () => {
    const slowest = Math.max(...mailBudgets["sign-in"].map(({ interval }) => interval));
    expect(slowest).toBeLessThan(limits.otp);
  });
});
