import { describe, expect, it } from "vitest";
import { facts } from "../../../src/contract/brand/brand.ts";
import { momentWords } from "../../../src/contract/day-words.ts";
import { routes } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { platformWords, statusWords } from "../../../src/contract/subscription/manage-words.ts";
import { platforms, statuses } from "../../../src/contract/subscription/subscription.ts";
import { featureLinks } from "../../../src/pages/subscription/feature-words.ts";
import { storeTakesNoMore } from "../../../src/pages/subscription/manage/what-goes.tsx";
import { found } from "../request.ts";
import { lastMail, member, signInBefore, subscribed, telling, type Visitor, visitor } from "./visitor.ts";

const manage = "/subscriptions/manage";

/** Signs in a new browser. `mails`: how many mails were sent to the address before. */
async function signedIn(email: string, mails = 1): Promise<Visitor> {
  const person = visitor();
  await person.post("/subscriptions/activate", { intent: "send", email });
  const { otp } = await lastMail(email, mails + 1);
  const done = await person.post("/subscriptions/confirm", { intent: "check", code: otp });
  expect([done.status, done.to]).toEqual([303, manage]);
  return person;
}

async function owner(status?: string, platform?: string): Promise<Visitor> {
  return signedIn(await member(status, platform));
}

/** A text as it is escaped in HTML. */
const written = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

/** The intents that the buttons of a page send. */
const intents = (html: string) =>
  [...html.matchAll(/<button value="([a-z-]+)"[^>]* name="intent"/g)].map(([, name]) => name);

/** When a page says that a recovery code was created. */
const createdOn = (html: string) => Date.parse(/created on (\d+ \w+ \d{4}, \d\d:\d\d UTC)/.exec(html)?.[1] ?? "");
const minute = 60_000;

/** The link to the access code, which is shown only with the feature of restoration. */
const codeDoor = `href="${routes.itrAccessCode.path}"`;

const isHere: Readonly<Record<string, boolean>> = { web: true, stripe: true };
const changeHere: Readonly<Record<string, string>> = {
  "Auto-Renewable": "?ask=cancel",
  "Not Auto-Renewable": 'value="resume"',
  "Grace Period": "?ask=cancel",
};
const features = Object.values(featureLinks()).map(({ route }) => routes[route].path);

describe("managing a subscription", () => {
  const cases = statuses.flatMap((status) => platforms.map((platform) => ({ status, platform })));

  it.each(cases)("FLOW-5 says what $status, bought on $platform, is and how it is changed", async (given) => {
    const { status, platform } = given;
    const person = await owner(status, platform);
    const { html, status: code, headers } = await person.get(manage);
    expect(code).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(html).toContain(statusWords()[status].badge);
    expect(html).toContain(`<dt>${statusWords()[status].date}</dt>`);
    expect(html).toContain(written(platformWords()[platform].where));

    const isOpen = status in changeHere;
    const change = isHere[platform] && isOpen ? changeHere[status] : undefined;
    for (const way of ["?ask=cancel", 'value="resume"']) expect(html.includes(way)).toBe(way === change);
    expect(intents(html).includes("portal")).toBe(Boolean(isHere[platform] && isOpen));
    // Links to where the rest is done: the store, or the page to ask for a refund.
    const isRefunded = html.includes("?ask=refund");
    expect(isRefunded).toBe(Boolean(isHere[platform]) && status !== "Grace Period");
    expect(html.includes(written(platformWords()[platform].page.url))).toBe(isOpen && !isRefunded);
    const { how, again, pay } = platformWords()[platform];
    // Where the cancellation can be undone, here or in the store, the words are about that instead.
    const isTakenBack = status === "Not Auto-Renewable";
    if (again) expect(html.includes(written(again))).toBe(isTakenBack);
    // The date has a line of its own, and is not said again.
    const { below } = statusWords()[status];
    if (below) expect(html).toContain(`</dl><p>${written(below)}</p>`);
    const isUnpaid = status === "Grace Period";
    // Here, the way to the card is a button, which says of itself what it does.
    expect(html.includes(written(how))).toBe(isOpen && !isHere[platform] && !isTakenBack && !isUnpaid);
    expect(html.includes(written(pay)) && !html.includes(written(how))).toBe(isUnpaid);

    const section = found(html, /aria-labelledby="features">([\s\S]*?)<\/section>/);
    for (const link of features) expect(section.includes(`href="${link}"`)).toBe(isOpen);
    expect(html.includes(codeDoor)).toBe(isOpen);
  });

  it("FLOW-5 cancels with the second press, and one press takes it back", async () => {
    const person = await owner("Auto-Renewable", "web");
    const asked = await person.get(`${manage}?ask=cancel`);
    expect(intents(asked.html)).toEqual(["cancel"]);
    expect((await person.get(manage)).html).toContain(statusWords()["Auto-Renewable"].badge);
    const done = await person.post(`${manage}?ask=cancel`, { intent: "cancel" });
    expect([done.status, done.to]).toEqual([303, telling(manage)]);
    // One button to undo it, whether the page has just reported the cancellation or is loaded later.
    for (const address of [done.to, manage]) {
      const { html } = await person.get(address);
      expect(html).toContain(statusWords()["Not Auto-Renewable"].badge);
      expect(intents(html).filter((intent) => intent === "resume")).toHaveLength(1);
    }
    expect((await person.post(manage, { intent: "resume" })).to).toEqual(telling(manage));
    expect(intents((await person.get(done.to)).html).filter((intent) => intent === "resume")).toHaveLength(0);
    expect((await person.get(manage)).html).toContain(`<dt>${statusWords()["Auto-Renewable"].date}</dt>`);
  });

  it("FLOW-5 a cancellation can be proved: by our email, or without an address by the page itself, printed", async () => {
    const told = async (person: Visitor) => {
      const { to } = await person.post(`${manage}?ask=cancel`, { intent: "cancel" });
      return found((await person.get(to)).html, /(<main.*<\/main>)/s);
    };
    const unnamed = await told(await subscribed());
    expect(unnamed).toContain('data-print=""');
    expect(unnamed).toContain("<dt>Payment reference</dt>");
    expect(unnamed).toMatch(/Cancelled on \d+ \w+ \d{4}, \d\d:\d\d UTC/);
    expect(await told(await owner("Auto-Renewable", "web"))).not.toContain("data-print");
  });

  it("FLOW-5 beside each way to change a subscription stands what it costs or does", async () => {
    const told = async (person: Visitor) => (await person.get(manage)).html.replace(/<[^>]+>/g, "");
    const paying = await told(await owner("Auto-Renewable", "web"));
    expect(paying).toMatch(/Change to yearly plan.*?€99\.99 a year from your next payment/);
    expect(paying).toMatch(/Change cardYou change it on our payment company’s page, and pay nothing today/);
    expect(paying).toMatch(/Cancel subscriptionYou keep your services for the time you’ve paid for/);
    expect(await told(await owner("Not Auto-Renewable", "web"))).toContain("Undo cancellationYou pay nothing today.");
    expect(await told(await subscribed())).toContain("You keep your services until your free trial ends");
    expect(await told(await owner("Expired", "web"))).toContain(
      `€9.99 a month or €99.99 a year, until you cancel. The prices include tax. ${statements.cancelHere}Subscribe again`,
    );
  });

  it("FLOW-5 the next payment stands first, as a figure, with its day", async () => {
    const figure = async (person: Visitor) =>
      found((await person.get(manage)).html, /(<dl class="[^"]*figure.*?<\/dl>)/);
    expect(await figure(await subscribed())).toMatch(
      /<dt>First payment<\/dt><dd><b>€9\.99<\/b> <span>on \d+ \w+ \d{4}/,
    );
    const paying = await owner("Auto-Renewable", "web");
    expect(await figure(paying)).toMatch(/<dt>Next payment<\/dt><dd><b>\D?[\d.]+<\/b> <span>on \d+ \w+ \d{4}/);
    expect(await figure(await owner("Not Auto-Renewable", "web"))).toMatch(/<dt>Ends on<\/dt><dd> <span>\d+ \w+ \d{4}/);
  });

  it("FLOW-5 a free trial that was cancelled speaks of no payment", async () => {
    const person = await subscribed();
    const before = (await person.get(manage)).html;
    for (const said of ["Payments then go on until you", "Change card"]) expect(before).toContain(said);
    expect(before, "nothing has been paid yet").not.toContain("Ask for a refund");
    await person.post(`${manage}?ask=cancel`, { intent: "cancel" });
    const { html } = await person.get(manage);
    expect(html).toContain("You pay nothing.");
    for (const said of ["Payments then go on", "Ask for a refund", "Change card", "charged again"])
      expect(html).not.toContain(said);
  });

  it("FLOW-5 nobody is asked whether to cancel what is over or what only a store can cancel", async () => {
    const asked = `${manage}?ask=cancel`;
    for (const [status, platform] of [
      ["Expired", "web"],
      ["Not Auto-Renewable", "web"],
      ["Auto-Renewable", "ios"],
    ] as const)
      expect((await (await owner(status, platform)).get(asked)).to, `${status}, ${platform}`).toBe(manage);
    expect((await (await owner("Auto-Renewable", "web")).get(asked)).status).toBe(200);
  });

  it.each(["Inactive", "Expired"])(
    "FLOW-5 LIFE-3 %s: a refund that is still open stands with the day it counts from",
    async (status) => {
      const { html } = await (await owner(status, "web")).get(manage);
      expect(html).toContain("?ask=refund");
      const [, from = ""] = /<dt>Subscribed from<\/dt><dd[^>]*>([^<]+ UTC)</.exec(html) ?? [];
      expect(html, "from the start of the subscription").toMatch(
        new RegExp(`<dt>First payment</dt><dd[^>]*>${from}</dd>.*<dt>Refund</dt><dd>[^<]+Possible until [^<]+\\.<`),
      );
      expect(html, "it is over").not.toContain("Subscribed since");
      const store = (await (await owner(status, "ios")).get(manage)).html;
      expect(store, "the store has the payments").not.toContain("<dt>First payment</dt>");
    },
  );

  it("FLOW-5 the page of the payment company calls a free trial one", async () => {
    const person = await subscribed();
    const { to } = await person.post(manage, { intent: "portal" });
    const { html } = await person.get(to);
    expect(html).toMatch(/Free trial\. First payment on \d+ \w+ \d{4}/);
    expect(html).not.toContain("Renews on");
  });

  it("FLOW-5 FLOW-6 the welcome of somebody whose payment failed says what ends when, and leads to the card", async () => {
    const person = await owner("Grace Period", "web");
    for (const path of ["/pro/welcome", "/subscriptions/welcome", "/subscriptions/welcome/stripe"]) {
      const main = found((await person.get(path)).html, /<main[^>]*>([\s\S]*)<\/main>/);
      expect(main, path).toMatch(
        /stay on until \d+ \w+ \d{4}, \d\d:\d\d UTC\. To keep your subscription, change how you pay/,
      );
      expect(main, path).toContain(`<dt>${statusWords()["Grace Period"].date}</dt>`);
      expect(main, path).toContain("Change card under Manage subscription");
      for (const untrue of ["You’re subscribed", "Renews on", statusWords()["Auto-Renewable"].date])
        expect(main, path).not.toContain(untrue);
    }
    expect((await (await owner("Auto-Renewable", "web")).get("/pro/welcome")).html).not.toContain("Change card");
  });

  it("FLOW-5 undoing a cancellation says beside its button what is paid then, and when", async () => {
    const person = await owner("Not Auto-Renewable", "web");
    const { to } = await person.post(manage, { intent: "portal" });
    for (const page of [manage, to])
      expect((await person.get(page)).html, page).toMatch(
        /you pay nothing today, and your next payment is €9\.99 on \d+ \w+ \d{4}, \d\d:\d\d UTC, then every month until you cancel\./i,
      );
  });

  it("FLOW-5 a deletion that is sent before a code was asked for is told to ask for one", async () => {
    const person = await owner("Auto-Renewable", "web");
    for (const form of [{}, { sure: "on" }, { sure: "on", code: "123456" }]) {
      const { html } = await person.post(`${manage}?ask=delete`, { intent: "delete", ...form });
      expect(html).toContain("Send a code first");
      expect(html).toContain('value="delete-code"');
    }
    await person.post(`${manage}?ask=delete`, { intent: "delete-code" });
    const { html } = await person.post(`${manage}?ask=delete`, { intent: "delete", sure: "on" });
    expect(html).toContain("Enter the whole code");
  });

  it("FLOW-5 who failed to pay is told of no paid time before they delete", async () => {
    const told = async (status: "Auto-Renewable" | "Grace Period") =>
      (await (await owner(status, "web")).get(`${manage}?ask=delete`)).html.includes("paid for");
    expect([await told("Auto-Renewable"), await told("Grace Period")]).toEqual([true, false]);
  });

  it("FLOW-5 when a payment failed, the day it was due and the end of the services are fourteen days apart", async () => {
    const { html } = await (await owner("Grace Period", "web")).get(manage);
    const due = Date.parse(`${/payment was due on (\d+ \w+ \d{4}, \d\d:\d\d UTC)/.exec(html)?.[1]}`);
    const end = Date.parse(`${/Services end on<\/dt><dd>\D*(\d+ \w+ \d{4}, \d\d:\d\d UTC)/.exec(html)?.[1]}`);
    expect((end - due) / 86_400_000).toBe(14);
    expect(html).not.toContain("Ask for a refund");
  });

  it("FLOW-5 cancelling when a payment failed ends it at once", async () => {
    const person = await owner("Grace Period", "stripe");
    await person.post(`${manage}?ask=cancel`, { intent: "cancel" });
    expect((await person.get(manage)).html).toContain(statusWords().Expired.badge);
  });

  it.each([
    ["cancel", "Auto-Renewable", "ios"],
    ["resume", "Not Auto-Renewable", "android"],
    ["cancel", "Expired", "web"],
    ["delete", "Auto-Renewable", "web"],
    ["", "Auto-Renewable", "web"],
    ["constructor", "Auto-Renewable", "web"],
  ])("FLOW-5 %j of a subscription that is %s on %s changes nothing and says so", async (intent, status, platform) => {
    const person = await owner(status, platform);
    const question = intent === "cancel" || intent === "delete" ? `?ask=${intent}` : "";
    const answer = await person.post(`${manage}${question}`, { intent });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain('role="alert"');
    expect((await person.get(manage)).status).toBe(200);
  });

  it("FLOW-5 leads to the pages where the card is changed", async () => {
    const person = await owner("Grace Period", "web");
    const answer = await person.post(manage, { intent: "portal" });
    expect(answer.status).toBe(303);
    expect(answer.to).toMatch(/^\/checkout\/portal\//);
  });

  it("FLOW-5 exports what is held as a file", async () => {
    const email = await member("Grace Period", "macos");
    const person = await signedIn(email);
    const answer = await person.post(manage, { intent: "export" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const file: unknown = JSON.parse(answer.html);
    expect(file).toMatchObject({ account: { email }, subscription: { status: "Grace Period", platform: "macos" } });
    expect(file).toMatchObject({ held: { account: [{ value: { email } }], addresses: [{ address: email }] } });
    const words = /^\d{1,2} \w+ \d{4}, \d\d:\d\d UTC$/;
    expect(file).toMatchObject({ exportedAt: expect.any(Number), exportedAtInWords: expect.stringMatching(words) });
    expect(file).toMatchObject({ held: { account: [{ value: { createdAtInWords: expect.stringMatching(words) } }] } });
  });

  it("FLOW-5 signs out here and leaves other browsers signed in", async () => {
    const email = await member();
    const [one, other] = [await signedIn(email), await signedIn(email, 2)];
    expect((await one.post(manage, { intent: "sign-out" })).to).toEqual(telling("/subscriptions/activate"));
    expect((await one.get(manage)).to).toBe(signInBefore(manage));
    expect((await other.get(manage)).status).toBe(200);
  });

  it("FLOW-5 signs out everywhere", async () => {
    const email = await member();
    const [one, other] = [await signedIn(email), await signedIn(email, 2)];
    const left = await one.post(manage, { intent: "sign-out-everywhere" });
    expect(left.status).toBe(303);
    expect((await one.get(left.to)).html).toContain("You’re signed out everywhere");
    for (const person of [one, other]) expect((await person.get(manage)).to).toBe(signInBefore(manage));
  });

  it("FLOW-5 deletes the account after asking, says so once, and the address is unknown from then on", async () => {
    const email = await member();
    const person = await signedIn(email);
    const other = person.fork();
    const question = `${manage}?ask=delete`;
    expect(intents((await person.get(question)).html)).toEqual(["delete-code"]);
    expect((await person.post(question, { intent: "delete-code" })).to).toBe(question);
    expect(intents((await person.get(question)).html)).toEqual(["delete", "delete-code"]);
    const { otp } = await lastMail(email, 3);
    const done = await person.post(question, { intent: "delete", sure: "on", code: otp });
    expect([done.status, done.to]).toEqual([303, telling(manage)]);
    for (let loads = 0; loads < 2; loads += 1) {
      const told = await person.get(done.to);
      expect(told.status).toBe(200);
      expect(told.html).not.toContain(email);
      for (const proof of ["Payment reference", "We email you proof"]) expect(told.html).toContain(proof);
      // The receipt: how many things of each kind were deleted.
      expect(told.html.match(/<li>[1-9]\d* [^<]+<\/li>/g)?.length).toBeGreaterThanOrEqual(4);
    }
    expect((await person.get(manage)).to).toBe(signInBefore(manage));
    expect(person.cookie()).not.toBe(other.cookie());
    expect((await other.get(manage)).to).toBe(signInBefore(manage));
  });

  it("HOLD-1 FLOW-5 an account whose address was changed lately is not asked about, but told from when it can be deleted", async () => {
    const email = await member();
    const person = await signedIn(email);
    const next = `wren@${crypto.randomUUID()}.example`;
    const { to } = await person.post("/subscriptions/edit-email", { intent: "send", email: next });
    expect(intents((await person.get(`${manage}?ask=delete`)).html), "nothing has changed yet").toEqual([
      "delete-code",
    ]);
    const { otp } = await lastMail(next);
    const before = Date.now();
    await person.post(to, { intent: "check", code: otp });
    const { html } = await person.get(`${manage}?ask=delete`);
    expect(found(html, /<h1>([^<]*)/)).toBe("You can’t delete your account yet");
    const days = [before, Date.now()].map((time) => momentWords(time + facts.undoDays * 86_400_000));
    expect(days.some((day) => html.includes(day))).toBe(true);
    expect(intents(html)).toEqual([]);
  });

  it("HOLD-1 a browser that is signed in alone deletes no account that has an address", async () => {
    const email = await member();
    const person = await signedIn(email);
    const question = `${manage}?ask=delete`;
    const refused = async (fields: Record<string, string>, at = question) => {
      const answer = await person.post(at, { intent: "delete", ...fields });
      expect([answer.status, answer.html.includes('role="alert"'), intents(answer.html).includes("sign-out")]).toEqual([
        400,
        true,
        false,
      ]);
      expect((await person.get(manage)).html).toContain(email);
    };
    const byCode = `${question}&by=recovery-code`;
    const written = byCode.replace("&", "&amp;");
    expect((await person.get(question)).html, "there is no code to use").not.toContain(written);
    await refused({ sure: "on" });
    await refused({ sure: "on", code: "123456" });
    await person.post(question, { intent: "delete-code" });
    const { otp } = await lastMail(email, 3);
    await refused({ code: otp });
    await refused({ sure: "on", code: otp === "000000" ? "000001" : "000000" });
    const made = await person.post(manage, { intent: "recovery-code" });
    const recovery = [...(await person.get(made.to)).html.matchAll(/<code>([^<]*)<\/code>/g)]
      .map((match) => match[1])
      .join(" ");
    const asked = (await person.get(byCode)).html;
    expect(asked, "whoever is signed in may have just made it").not.toContain('name="recovery"');
    await refused({ sure: "on", recovery }, byCode);
  });

  it("HOLD-1 FLOW-5 a recovery code from before the address counts more: deleting asks for it, and signing out leaves it", async () => {
    const person = await subscribed();
    const made = await person.get((await person.post(manage, { intent: "recovery-code" })).to);
    const recovery = [...made.html.matchAll(/<code>([0-9A-Z]{4})<\/code>/g)].map(([, group]) => group).join("-");
    const email = `robin@${crypto.randomUUID()}.example`;
    await person.post("/subscriptions/add-email", { intent: "send", email });
    const added = await person.post("/subscriptions/add-email", { intent: "check", code: (await lastMail(email)).otp });
    expect((await person.get(added.to)).html).toContain("Keep your recovery code: until");
    expect((await person.get(manage)).html).toContain("Your recovery code then works for up to 7 more days");
    const asked = (await person.get(`${manage}?ask=delete`)).html;
    expect(intents(asked)).toEqual(["delete"]);
    expect(asked).toContain("before you added your email address");
    expect(Math.abs(createdOn(asked) - createdOn(made.html)), "the code of that sheet").toBeLessThanOrEqual(minute);
    expect(asked, "whoever has lost it and waits, pays").toContain("unless you cancel before");
    const out = await person.post(manage, { intent: "sign-out-everywhere" });
    expect((await person.get(out.to)).html).toContain("Your recovery code works for up to 7 more days");
    const back = visitor();
    await back.post("/subscriptions/activate", { intent: "recover", recovery });
    expect((await back.get(manage)).html).toContain("Your earlier code works until");
  });

  it("FLOW-5 five wrong codes use the mailed one up, and it has to be sent anew", async () => {
    const email = await member();
    const person = await signedIn(email);
    const question = `${manage}?ask=delete`;
    await person.post(question, { intent: "delete-code" });
    const { otp } = await lastMail(email, 3);
    const wrong = { intent: "delete", sure: "on", code: otp === "000000" ? "000001" : "000000" };
    const first = await person.post(question, wrong);
    expect(first.html).toContain("You have 4 tries left");
    for (let tries = 2; tries < 5; tries += 1) await person.post(question, wrong);
    const last = await person.post(question, wrong);
    expect(last.html).toContain("Too many tries with this code");
    expect(intents(last.html), "a new one is asked for").toEqual(["delete-code"]);
  });

  it("FLOW-5 an account without an address is deleted after the question alone", async () => {
    const person = await subscribed();
    const question = `${manage}?ask=delete`;
    expect(intents((await person.get(question)).html)).toEqual(["delete"]);
    expect((await person.post(question, { intent: "delete-code" })).to, "from an older tab").toBe(question);
    const { external_id } = JSON.parse((await person.post(manage, { intent: "export" })).html).account;
    const { to } = await person.post(question, { intent: "delete", sure: "on" });
    expect(to).toEqual(telling(manage));
    const { html } = await person.get(to);
    for (const proof of [external_id, "Print this proof", "won’t charge your card"]) expect(html).toContain(proof);
    expect((await person.get(manage)).to).toBe(signInBefore(manage));
  });

  it("HOLD-1 FLOW-5 an account that a recovery code leads to is deleted with that code alone", async () => {
    const question = `${manage}?ask=delete`;
    const person = await subscribed();
    const made = await person.get((await person.post(manage, { intent: "recovery-code" })).to);
    const recovery = [...made.html.matchAll(/<code>([0-9A-Z]{4})<\/code>/g)].map(([, group]) => group).join("-");
    expect(made.html, "there was none before").not.toContain("earlier code");
    const next = await person.get((await person.post(manage, { intent: "recovery-code" })).to);
    expect(next.html, "the younger one deletes nothing for a week").toContain("only that one can delete your account");
    const offered = (await person.get(question)).html;
    expect(offered).toContain('name="recovery"');
    expect(Math.abs(createdOn(offered) - createdOn(made.html)), "the code of that sheet").toBeLessThanOrEqual(minute);
    expect(offered, "for whoever hears the field alone").toContain("Earlier recovery code</label>");
    expect(offered, "whoever has lost it").toContain("unless you cancel before");
    const without = await person.post(question, { intent: "delete", sure: "on" });
    expect([without.status, without.html.includes('name="recovery"')]).toEqual([400, true]);
    expect((await person.post(question, { intent: "delete", sure: "on", recovery })).to).toEqual(telling(manage));
  });

  it("FLOW-5 warns whoever pays a store before the account is deleted", async () => {
    const here = await (await owner("Auto-Renewable", "web")).get(`${manage}?ask=delete`);
    const store = await (await owner("Auto-Renewable", "ios")).get(`${manage}?ask=delete`);
    expect(store.html).toContain("Cancel in your store first");
    expect(store.html).toContain("stops your services at once");
    expect(store.html, "we have no receipts of theirs").not.toContain("receipts as long as");
    expect(here.html).not.toContain("Cancel in your store first");
  });

  it("FLOW-5 who has cancelled in the store is not sent there again, before or after the account is deleted", async () => {
    const email = await member("Not Auto-Renewable", "ios");
    const person = await signedIn(email);
    const question = `${manage}?ask=delete`;
    expect((await person.get(manage)).html).not.toContain("cancel in your store first");
    const asked = (await person.get(question)).html;
    expect(asked).not.toContain("Cancel in your store first");
    expect(asked).toContain(`${storeTakesNoMore()} When you delete your account`);
    await person.post(question, { intent: "delete-code" });
    const { otp } = await lastMail(email, 3);
    const { to } = await person.post(question, { intent: "delete", sure: "on", code: otp });
    const done = (await person.get(to)).html;
    expect(done).toContain(storeTakesNoMore());
    for (const untrue of ["goes on charging", "Payment reference"]) expect(done).not.toContain(untrue);
  });

  it("FLOW-8 leads whoever is not signed in to signing in, and back", async () => {
    const email = await member();
    const person = visitor();
    expect((await person.get(`${manage}?ask=cancel`)).to).toBe(signInBefore(`${manage}?ask=cancel`));
    const led = await person.post(manage, { intent: "delete", sure: "on" });
    expect(led.to).toBe(signInBefore(manage));
    expect(person.cookie(), "no GET keeps anything").toBe("");
    await person.post(led.to, { intent: "send", email });
    const { otp } = await lastMail(email, 2);
    expect((await person.post("/subscriptions/confirm", { intent: "check", code: otp })).to).toBe(manage);
  });

  it("FLOW-6 knows an account without a subscription, and the parameter that claims one", async () => {
    const person = await owner("none");
    const none = await person.get(manage);
    expect(none.html).toContain('href="/subscriptions"');
    expect(none.html).not.toContain(codeDoor);
    expect(intents(none.html)).toContain("export");
    expect((await person.get(`${manage}?subscribed_override=true`)).html).toContain(codeDoor);
    const paying = await subscribed();
    expect((await paying.get(manage)).html).toContain(codeDoor);
    expect((await paying.get(`${manage}?subscribed_override=false`)).html).not.toContain(codeDoor);
  });

  it("FLOW-4 offers an address to whoever has none", async () => {
    const { html } = await (await subscribed()).get(manage);
    expect(html).toContain('href="/subscriptions/add-email"');
    expect(html).not.toContain('href="/subscriptions/edit-email"');
  });
});
