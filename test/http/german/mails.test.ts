import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { type InboxMessage, inboxSchema } from "../../../src/contract/services.ts";
import { day } from "../../../src/services/subscriptions/subscription-rules.ts";
import { englishIn } from "../english-in.ts";
import { request } from "../request.ts";
import { choose, lastMail, member, type Step, type Visitor, visitor } from "../subscription/visitor.ts";

const manage = "/subscriptions/manage";

/** Mails are sent after the answer, on a machine that may be busy. */
const patient = { timeout: 10_000 };

async function inbox(to: string, template: string): Promise<readonly InboxMessage[]> {
  const answer = await request(`/dev/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: "application/json" } });
  return inboxSchema.parse(await answer.json()).messages.filter((message) => message.template === template);
}

/** The newest mail of a template, once there are `count`. */
async function mailOf(to: string, template: string, count = 1): Promise<InboxMessage> {
  await expect.poll(async () => (await inbox(to, template)).length, patient).toBe(count);
  const [newest] = await inbox(to, template);
  if (!newest) throw new Error(`no ${template}`);
  return newest;
}

/** Signs a new browser in at the addresses of a language; `mails` were sent to the address so far. */
async function signedIn(email: string, prefix: "" | "/de", mails = 1): Promise<Visitor> {
  const person = visitor();
  await person.post(`${prefix}/subscriptions/activate`, { intent: "send", email });
  const { otp } = await lastMail(email, mails + 1);
  await person.post(`${prefix}/subscriptions/confirm`, { intent: "check", code: otp });
  return person;
}

/** Does what the alarm of a subscription does, in so many days. */
async function passDays(email: string, days: number): Promise<void> {
  const account = await exports.AuthService.accountByEmail(email);
  if (!account) throw new Error("no account");
  const peers = { auth: exports.AuthService, mail: exports.MailService };
  await runInDurableObject(env.SUBSCRIPTION_ACCOUNT.getByName(account), (object) =>
    object.work(Date.now() + days * day, peers),
  );
}

function expectGerman(html: string, text = ""): void {
  expect(html).toContain('<html lang="de"');
  expect(englishIn(html, "de")).toEqual([]);
  expect(englishIn(`>${text.replace(/[<>]|https?:\S+/g, "")}<`, "de")).toEqual([]);
}

const expectEnglish = (html: string) => expect(html).toContain('<html lang="en-GB"');

const asPage = { accept: "text/html" };

describe("mails", () => {
  it("LANG-2 SVC-3 one that answers a press is in the language of its page, and its links lead on in it", async () => {
    const email = await member();
    await signedIn(email, "/de");
    for (const template of ["login-link", "new-sign-in"]) {
      const { html, text } = await mailOf(email, template);
      expectGerman(html, text);
    }
    const { link } = await lastMail(email, 2);
    const opened = await visitor("IE", "", asPage).get(link);
    expect(opened.to).toMatch(/^\/de\/subscriptions\//);
    await signedIn(email, "", 2);
    expectEnglish((await mailOf(email, "login-link", 2)).html);
  });

  it.each([
    ["de-AT,en;q=0.5", null, "de"],
    ["de", "fr_CA", "fr"],
    ["sv, fi;q=0.9", null, "en-GB"],
    ["../de/services", "constructor", "en-GB"],
    ['de"><script>', "de/../../it", "de"],
  ])("LANG-2 SVC-3 a client that asks for %s (locale %s) gets it in %s", async (wish, locale, tag) => {
    const email = await member();
    const query = new URLSearchParams({ email, ...(locale && { locale }) });
    const asked = await request(`/api/auth/account/loginlink?${query}`, { headers: { "accept-language": wish } });
    expect(asked.status).toBe(200);
    expect((await mailOf(email, "login-link")).html).toContain(`<html lang="${tag}"`);
  });

  it("LANG-2 LIFE-1 one that comes by alarm is in the language in which the subscription was last used", async () => {
    const email = await member("Auto-Renewable", "web");
    const person = await signedIn(email, "/de");
    await person.get(`/de${manage}`);
    await passDays(email, 40);
    const { html, text } = await mailOf(email, "receipt");
    expectGerman(html, text);
    expect(text).toContain(`/de${manage}`);
    await person.get(manage);
    await passDays(email, 75);
    expectEnglish((await mailOf(email, "receipt", 2)).html);
  });

  it("LANG-2 FLOW-5 a cancellation is confirmed in the language of its page", async () => {
    const email = await member("Auto-Renewable", "web");
    const person = await signedIn(email, "/de");
    await person.post(`/de${manage}?ask=cancel`, { intent: "cancel" });
    const { html, text } = await mailOf(email, "subscription-change");
    expectGerman(html, text);
  });

  it("LANG-2 SVC-3 a message to the help desk is confirmed in the language of its form, and reaches the desk in English", async () => {
    const email = `wren@${crypto.randomUUID()}.example`;
    await visitor().post("/de/help", { topic: "withdrawal", email, message: "I withdraw." });
    const { html, text } = await mailOf(email, "support-receipt");
    expectGerman(html, text);
    const desk = (await inbox(brand.email.help, "support-message")).find((message) => message.text.includes(email));
    expectEnglish(desk?.html ?? "");
  });
});

describe("the pages of an order", () => {
  it("LANG-2 FLOW-1 are in the language of the page that led there, whatever the browser prefers", async () => {
    const french = visitor("IE", "", { "accept-language": "fr", ...asPage });
    const { to } = await choose(french, "monthly", "/de/subscriptions");
    const steps: Step[] = [await french.get(to)];
    for (const fields of [{}, { card: "declined" }, { card: "confirm" }]) steps.push(await french.post(to, fields));
    for (const { html } of steps) expectGerman(html);
    const german = visitor("IE", "", { "accept-language": "de", ...asPage });
    const order = await choose(german, "monthly");
    expectEnglish((await german.get(order.to)).html);
    expectGerman((await german.get("/checkout/unknown")).html);
  });

  it("LANG-2 FLOW-5 news that waits on Manage is in the language of the page that shows it", async () => {
    const person = visitor();
    const { to } = await choose(person, "monthly", "/de/subscriptions");
    await person.get((await person.post(to, { card: "paid" })).to);
    const shown = async (address: string) => (await person.get(address)).html;
    await expect.poll(() => shown(manage), patient).toContain("You haven’t paid anything yet.");
    const german = await shown(`/de${manage}`);
    expect(german).not.toContain("You haven’t paid anything yet.");
    expect(englishIn(german, "de")).toEqual([]);
  });
});

describe("the pages that a mail leads to", () => {
  it("LANG-2 SVC-2 the one that undoes a change stays in the language of its link", async () => {
    const french = visitor("IE", "", { "accept-language": "fr", ...asPage });
    const { html } = await french.get("/account/undo-email?kad=de_DE");
    const [, action = ""] = /<form method="post" action="(\/account[^"]*)"/.exec(html) ?? [];
    const refused = await french.post(action, { recovery_code: "short" });
    expect(refused.status).toBe(400);
    expectGerman(refused.html);
  });

  it.each(["/account/undo-email", "/newsletter/subscription/confirm"])(
    "LANG-2 %s is in the language of the browser or of the link",
    async (address) => {
      const german = await request(address, { headers: { ...asPage, "accept-language": "de" } });
      expectGerman(await german.text());
      const linked = await request(`${address}?kad=de_DE`, { headers: { ...asPage, "accept-language": "fr" } });
      expectGerman(await linked.text());
      const onion = await request(address, {
        host: "onion.localhost",
        headers: { ...asPage, "accept-language": "de" },
      });
      expectEnglish(await onion.text());
    },
  );
});
