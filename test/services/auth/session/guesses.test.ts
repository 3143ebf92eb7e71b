import { describe, expect, it } from "vitest";
import { spendAll } from "../../../../src/platform/budget.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import { writeMail } from "../../../../src/services/mail/templates.ts";
import { mailBudgets } from "../../../../src/services/mail-budgets.ts";
import {
  type Answer,
  addAddress,
  member,
  newAddress,
  openSession,
  post,
  type Service,
  service,
  signUp,
} from "../service.ts";

const rules = mailBudgets["typed-code"];
const [{ burst, interval }] = rules;

const hour = 60 * 60_000;
const day = 24 * hour;

function askFor(auth: Service, cookie: string, email: string): Promise<Answer> {
  return auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
}

async function logIn(auth: Service, cookie: string, email: string, otp: string): Promise<number> {
  return (await auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "otp", email, otp } })).status;
}

/** The code and the secret of the link in the newest mail to an address. */
function newest(auth: Service, email: string) {
  const mail = auth.inbox.findLast(({ to }) => to === email);
  if (mail?.template !== "login-link") throw new Error("no mail to sign in was sent");
  const { passcode, link } = mail.data;
  return { mail, passcode, secret: new URL(link).searchParams.get("otp") ?? "" };
}

/** A stranger asks for as many codes as may be mailed, and guesses each as often as may be. Returns how many had a code. */
async function guessAt(auth: Service, email: string, mails: number): Promise<number> {
  let codes = 0;
  for (let count = 0; count < mails; count += 1) {
    const cookie = await openSession(auth);
    if ((await askFor(auth, cookie, email)).status !== 200) throw new Error("the mail was refused");
    const { passcode } = newest(auth, email);
    if (passcode !== null) codes += 1;
    for (let tries = 0; tries < limits.otpTries; tries += 1) {
      expect(await logIn(auth, cookie, email, passcode === "000000" ? "000001" : "000000")).toBe(400);
    }
    auth.pass(8 * 60_000);
  }
  return codes;
}

/** How many codes one mailbox is sent in so long, of as many mails as anybody asks for. */
function codesWithin(time: number): number {
  let budgets: Parameters<typeof spendAll>[0];
  let codes = 0;
  for (let now = 0; now <= time; now += 8 * 60_000) {
    const spent = spendAll(budgets, rules, now);
    budgets = spent.budgets;
    if (spent.wait === 0) codes += 1;
  }
  return codes;
}

/** The chance to hit one of a million codes at least once. */
const chanceOf = (tries: number) => 1 - (1 - 1e-6) ** tries;

describe("guessing the codes of one mailbox", { timeout: 60_000 }, () => {
  it("HOLD-8 has the chances that stand beside the limit: 1 in 25,000 on the first day, 0.73 in 100 in a year", () => {
    expect([codesWithin(day), codesWithin(365 * day)]).toEqual([8, 1464]);
    expect(1 / chanceOf(codesWithin(day) * limits.otpTries)).toBeGreaterThan(25_000 - 1);
    expect(chanceOf(codesWithin(365 * day) * limits.otpTries)).toBeLessThan(0.0073);
  });

  it("HOLD-8 ends after a few codes: the other mails hold a link alone, and no digits are right", async () => {
    const auth = service();
    const { email } = await member(auth);
    const mails = 12;
    expect(await guessAt(auth, email, mails)).toBe(burst);
    auth.pass(interval);
    expect(await guessAt(auth, email, 1), "one more, some hours later").toBe(1);
    const text = writeMail(newest(auth, email).mail).text;
    expect(text).toContain(newest(auth, email).secret);
  });

  it("HOLD-8 tries the digits of no mail that holds none", async () => {
    const auth = service();
    const { email } = await member(auth);
    await guessAt(auth, email, burst);
    const cookie = await openSession(auth);
    await askFor(auth, cookie, email);
    expect(newest(auth, email).passcode).toBeNull();
    // Every code there is would take a while: the object says itself that it takes none.
    for (let otp = 0; otp < 200; otp += 1)
      expect(await logIn(auth, cookie, email, String(otp).padStart(6, "0"))).toBe(400);
    expect(await logIn(auth, await openSession(auth), email, newest(auth, email).secret)).toBe(302);
  });

  it("HOLD-8 locks no owner out: not of a code that was mailed before, nor of the link of each mail", async () => {
    const auth = service();
    const { email } = await member(auth);
    const owner = await openSession(auth);
    await askFor(auth, owner, email);
    const own = newest(auth, email).passcode ?? "";
    for (let count = 0; count < burst; count += 1) {
      const cookie = await openSession(auth);
      auth.pass(5_000);
      await askFor(auth, cookie, email);
      for (let tries = 0; tries < 5; tries += 1)
        await logIn(auth, cookie, email, own === "000000" ? "000001" : "000000");
    }
    expect(newest(auth, email).passcode).toBeNull();
    const { secret } = newest(auth, email);
    expect(await logIn(auth, owner, email, own), "the code that the owner has").toBe(302);
    expect(await logIn(auth, await openSession(auth), email, secret), "the link of a stranger's mail").toBe(302);
  });

  it("HOLD-8 counts no code that was used, so an owner signs in by code however often", async () => {
    const auth = service();
    const { email } = await member(auth);
    for (let count = 0; count < 3 * burst; count += 1) {
      const cookie = await openSession(auth);
      await askFor(auth, cookie, email);
      const { passcode, secret } = newest(auth, email);
      expect(passcode).not.toBeNull();
      expect(await logIn(auth, cookie, email, count % 2 === 0 ? (passcode ?? "") : secret)).toBe(302);
      auth.pass(60_000);
    }
  });

  it("HOLD-8 gets nothing back for a link whose mail took nothing", async () => {
    const auth = service();
    const { email } = await member(auth);
    await guessAt(auth, email, burst);
    for (let count = 0; count < 3; count += 1) {
      const cookie = await openSession(auth);
      await askFor(auth, cookie, email);
      const { passcode, secret } = newest(auth, email);
      expect(passcode).toBeNull();
      expect(await logIn(auth, cookie, email, secret)).toBe(302);
      auth.pass(60_000);
    }
  });

  it("HOLD-5 HOLD-8 counts over all spellings of a mailbox, and over version 1", async () => {
    const auth = service();
    const name = newAddress().split("@")[0]?.replaceAll("-", "");
    const [one, other] = [`${name}@icloud.com`, `${name}+shop@me.com`];
    for (const email of [one, other]) await addAddress(auth, (await signUp(auth)).access, email);
    const codes = [];
    for (let count = 0; count < burst + 2; count += 1) {
      const email = count % 2 === 0 ? one : other;
      await auth.ask("/api/auth/account/loginlink", { query: { email } });
      codes.push(newest(auth, email).passcode !== null);
      auth.pass(60_000);
    }
    expect(codes).toEqual([...Array(burst).fill(true), false, false]);
  });

  it("HOLD-9 answers for an address without an account as for one with", async () => {
    const auth = service();
    const { email } = await member(auth);
    for (const address of [email, newAddress()]) {
      const answers = [];
      for (let count = 0; count < burst + 2; count += 1) {
        const { status, text } = await askFor(auth, await openSession(auth), address);
        answers.push(`${status} ${text}`);
        auth.pass(60_000);
      }
      expect(new Set(answers)).toEqual(new Set(["200 {}"]));
    }
  });
});
