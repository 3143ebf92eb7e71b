import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speaks } from "../../../src/contract/language/languages.ts";
import { featureAt } from "../../../src/contract/routes.ts";
import { statuses } from "../../../src/contract/subscription/subscription.ts";
import { englishIn, missingInGerman } from "../english-in.ts";
import { choose, lastMail, member, type Step, subscribed, type Visitor, visitor } from "../subscription/visitor.ts";

const manage = "/de/subscriptions/manage";
const activate = "/de/subscriptions/activate";
const confirm = "/de/subscriptions/confirm";
const addEmail = "/de/subscriptions/add-email";
const editEmail = "/de/subscriptions/edit-email";
const security = "/de/subscriptions/security";

let german: ReturnType<typeof missingInGerman>;
beforeEach(() => {
  german = missingInGerman();
});
afterEach(() => german.stop());

/** The addresses of a page's links and forms that lead to an English page although there is a German one. */
function leavingGerman(html: string): readonly string[] {
  const shown = html.replace(/<a [^>]*lang="en-GB"[^>]*>/g, "");
  const addresses = [...shown.matchAll(/ (?:href|action)="(\/[^"#?]*)/g)].map(([, address = ""]) => address);
  return addresses.filter((address) => speaks(featureAt(address), "de"));
}

function expectGerman({ html }: Step): void {
  expect(html).toContain('<html lang="de"');
  expect(englishIn(html, "de")).toEqual([]);
  expect(leavingGerman(html)).toEqual([]);
  expect(german.missing).toEqual([]);
}

/** Presses a button, follows where it leads, and expects German there or in the refusal. */
async function press(person: Visitor, address: string, fields: Record<string, string>): Promise<Step> {
  const answer = await person.post(address, fields);
  if (answer.to === "") {
    expectGerman(answer);
    return answer;
  }
  expect(answer.to).toMatch(/^\/de\//);
  const next = await person.get(answer.to);
  if (next.to === "") expectGerman(next);
  return next;
}

async function look(person: Visitor, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) expectGerman(await person.get(address));
}

/** Signs a new browser in, in German. */
async function signedIn(email: string): Promise<Visitor> {
  const person = visitor();
  await press(person, activate, { intent: "send", email });
  const { otp } = await lastMail(email, 2);
  await press(person, confirm, { intent: "check", code: otp });
  return person;
}

describe("a subscription in German", () => {
  it("LANG-1 LANG-2 FLOW-1 buying comes back from the order in German, whatever the card says", async () => {
    const person = visitor();
    await press(person, "/de/subscriptions", {});
    const { to: checkout } = await choose(person, "monthly", "/de/subscriptions");
    const { html } = await person.post(checkout, { card: "declined" });
    const [, back = ""] = /href="([^"]*\?checkout=declined[^"]*)"/.exec(html) ?? [];
    const { pathname, search } = new URL(back.replaceAll("&amp;", "&"));
    expect(pathname).toBe("/de/subscriptions");
    const declined = await person.get(pathname + search);
    expectGerman(declined);
    expect(declined.html).toContain("Die Karte wurde abgelehnt");
    const paid = await person.post(checkout, { card: "paid" });
    expect(paid.to).toMatch(/^\/de\/pro\/welcome\?/);
    expect((await person.get(paid.to)).to).toBe("/de/pro/welcome");
    await look(person, "/de/pro/welcome", "/de/subscriptions", "/de/subscriptions/activation-flow/this-device");
  });

  it("LANG-1 FLOW-1 an order is another one in another language, and is not refused", async () => {
    const person = visitor();
    const [english, german] = [await choose(person, "monthly"), await choose(person, "monthly", "/de/subscriptions")];
    expect([english.status, german.status]).toEqual([303, 303]);
    expect(german.to).not.toBe(english.to);
  });

  it("LANG-2 FLOW-2 signing in says what is wrong in German, and leads to where one was going", async () => {
    const email = await member();
    const person = visitor();
    const sent = await person.get(`${manage}?ask=cancel`);
    expect(sent.to).toBe(`${activate}?${new URLSearchParams({ next: `${manage}?ask=cancel` })}`);
    await look(person, sent.to, `${activate}?by=recovery-code`);
    for (const typed of [
      "",
      "owl",
      "@people.example",
      "ö@people.example",
      "owl@",
      "owl@people",
      `${"x".repeat(300)}@a.example`,
    ])
      await press(person, sent.to, { intent: "send", email: typed });
    await press(person, activate, { intent: "recover", recovery: "short" });
    await press(person, activate, { intent: "recover", recovery: "0000-0000-0000-0000-0000-0000" });
    await press(person, activate, { intent: "passkey" });
    await press(person, confirm, { intent: "check", code: "123456" });
    await press(person, sent.to, { intent: "send", email });
    await press(person, confirm, { intent: "check", code: "12" });
    await press(person, confirm, { intent: "check", code: "000000" });
    await press(person, confirm, { intent: "resend" });
    const { otp } = await lastMail(email, 2);
    expect((await person.post(confirm, { intent: "check", code: otp })).to).toBe(`${manage}?ask=cancel`);
    await look(person, `${manage}?ask=cancel`, activate);
  });

  it.each(statuses)("LANG-2 FLOW-5 managing a subscription is in German when it is %s", async (status) => {
    const person = await signedIn(await member(status, "web"));
    await look(person, manage, "/de/subscriptions/payments", "/de/subscriptions/welcome");
    await press(person, manage, {});
    const { to } = await person.get(`${manage}?ask=cancel`);
    if (to === "") await press(person, `${manage}?ask=cancel`, { intent: "cancel" });
    await press(person, manage, { intent: "recovery-code" });
    await look(person, manage);
    await press(person, `${manage}?ask=delete`, { intent: "delete" });
    await press(person, `${manage}?ask=delete`, { intent: "delete-code" });
    await press(person, `${manage}?ask=delete`, { intent: "delete", sure: "on", code: "000000" });
  });

  it.each(["ios", "macos", "android", "windows", "stripe"])(
    "LANG-2 FLOW-5 says in German what %s sold, and how it is changed there",
    async (platform) => {
      for (const status of ["Auto-Renewable", "Grace Period"]) {
        const person = await signedIn(await member(status, platform));
        await look(person, manage, `${manage}?ask=delete`);
      }
    },
  );

  it("LANG-2 FLOW-5 a subscriber without an email address is told in German what may be lost, and leaves in German", async () => {
    const person = await subscribed();
    await look(person, manage, `${manage}?ask=sign-out`, `${manage}?ask=delete`, `${manage}?ask=plan`, addEmail);
    await press(person, `${manage}?ask=plan`, { intent: "change-plan", period: "yearly" });
    await press(person, manage, { intent: "keep-plan", period: "monthly" });
    await press(person, manage, { intent: "read", until: String(Date.now()) });
    await press(person, manage, { intent: "sign-out" });
    await press(person, `${manage}?ask=delete`, { intent: "delete" });
    const deleted = await press(person, `${manage}?ask=delete`, { intent: "delete", sure: "on" });
    expect(deleted.html).toContain("Dein Konto ist gelöscht");
  });

  it("LANG-2 FLOW-4 an email address is added, changed and removed in German", async () => {
    const person = await subscribed();
    const email = `owl@${crypto.randomUUID()}.example`;
    await press(person, addEmail, { intent: "send", email: "owl" });
    await press(person, addEmail, { intent: "send", email });
    await press(person, addEmail, { intent: "check", code: "000000" });
    await press(person, addEmail, { intent: "resend" });
    const { otp } = await lastMail(email, 2);
    await press(person, addEmail, { intent: "check", code: otp });
    await look(person, editEmail);
    await press(person, editEmail, { intent: "send", email });
    await press(person, editEmail, { intent: "remove" });
    await look(person, "/de/subscriptions/activation-flow/another-device/email");
  });

  it("LANG-2 LIFE-5 sign-ins and passkeys are in German", async () => {
    const email = await member();
    const person = await signedIn(email);
    await look(person, security);
    await press(person, security, {});
    await press(person, security, { intent: "add-passkey", name: "x" });
    await press(person, security, { intent: "rename-passkey", id: "x" });
    await press(person, security, { intent: "end-others" });
    await press(person, manage, { intent: "sign-out-everywhere" });
  });

  it("LANG-2 FLOW-6 each status is told in German", async () => {
    for (const status of ["pending", "subscribed", "unsubscribed", "unknown", "error"])
      for (const page of [
        "/de/subscriptions",
        "/de/pro/welcome",
        activate,
        manage,
        "/de/subscriptions/activation-flow",
      ])
        await look(visitor(), `${page}?subscribed_override=${status}`);
  });
});
