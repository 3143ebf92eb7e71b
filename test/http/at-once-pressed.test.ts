import { describe, expect, inject, it } from "vitest";
import { routes } from "../../src/contract/routes.ts";
import { authenticator } from "../services/auth/session/authenticator.ts";
import { found, request } from "./request.ts";
import {
  choose,
  hiddenFields,
  lastMail,
  member,
  subscribed,
  type Visitor,
  visitor,
  withCookiesOf,
} from "./subscription/visitor.ts";

/** How often each case is tried with 2 and 8 presses; `npm run nightly` tries it 200 times, and once with 200 presses. */
const { atOnce: rounds } = inject("walk");
const presses = [{ times: 2, rounds }, { times: 8, rounds }, ...(rounds > 1 ? [{ times: 200, rounds: 1 }] : [])];
const manage = routes.subscriptionsManage.path;
const security = routes.subscriptionsSecurity.path;
const accessCode = routes.itrAccessCode.path;
const itrCase = routes.itrCase.path;
const byEmail = "/subscriptions/activation-flow/this-device/activate-by-email";

async function signedIn(email: string): Promise<Visitor> {
  const person = visitor();
  await person.post("/subscriptions/activate", { intent: "send", email });
  await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, 2)).otp });
  return person;
}

/** The subjects of the mails to an address, newest first, but for the one that tells of a sign-in, which may come at any time. */
async function subjectsTo(email: string): Promise<string[]> {
  const headers = { accept: "application/json" };
  const text = await (await request(`/dev/inbox?to=${encodeURIComponent(email)}`, { headers })).text();
  const subjects = [...text.matchAll(/"subject":"([^"]+)"/g)].map(([, subject = ""]) => subject);
  return subjects.filter((subject) => !/new sign-in/i.test(subject));
}

interface Case {
  readonly person: Visitor;
  readonly path: string;
  readonly fields: Record<string, string>;
  /** How often the press had its effect. */
  readonly effects: (answers: readonly Response[]) => Promise<number>;
  /** Whether the browser is signed in afterwards, whichever answer comes last and sets its cookie. */
  readonly staysIn: boolean;
}

const manyAs = (subject: RegExp, email: string) => async () =>
  (await subjectsTo(email)).filter((one) => subject.test(one)).length;
/** By how much a count has grown; it waits for that, because mails are sent after the answer. */
async function moreThan(before: number, count: () => Promise<number>): Promise<number> {
  await expect.poll(count, { timeout: 5000 }).toBeGreaterThan(before);
  return (await count()) - before;
}
const different = async (answers: readonly Response[]) =>
  new Set(answers.map((answer) => answer.headers.get("location"))).size;
/** The number of different answers: one if all presses are accepted and lead to the same place. Each names a note of its own. */
const alike = async (answers: readonly Response[]) =>
  new Set(answers.map(({ status, headers }) => `${status} ${headers.get("location")?.replace(/told=\w+/, "told")}`))
    .size;

const idsOn = (html: string) => [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id);

/** What a browser answers when it has made a passkey for this visitor. */
async function passkeyFor(person: Visitor): Promise<string> {
  const asked = JSON.parse((await person.post(security, { intent: "passkey-options" })).html);
  return JSON.stringify(await (await authenticator()).make(asked));
}

const phonesOf = async (person: Visitor) => (await person.get(security)).html.split("<h3>My phone</h3>").length - 1;

const referenceIn = (html: string) => found(html, /<dt>Reference number<\/dt><dd>([\d ]+)</);

/** How many cases the sessions of these answers show between them. */
async function casesOf(person: Visitor, answers: readonly Response[]): Promise<number> {
  const jars = answers.map((answer) => withCookiesOf(person.cookie(), answer));
  const pages = await Promise.all(jars.map((cookie) => request(itrCase, { cookie, country: "IE" })));
  return new Set(await Promise.all(pages.map(async (page) => referenceIn(await page.text())))).size;
}

/** A visitor who is signed in to an account with an address and has a checkout open. */
async function atCheckout(): Promise<{ person: Visitor; email: string; checkout: string }> {
  const email = await member("none");
  const person = await signedIn(email);
  return { person, email, checkout: (await choose(person, "monthly")).to };
}

const cases: Readonly<Record<string, () => Promise<Case>>> = {
  "choosing a plan for the first time": async () => {
    const person = visitor();
    const fields = { ...hiddenFields((await person.get("/subscriptions")).html), period: "monthly" };
    return { person, path: "/subscriptions", fields, effects: different, staysIn: true };
  },
  "choosing a plan": async () => {
    const { person } = await atCheckout();
    return { person, path: "/subscriptions", fields: { period: "monthly" }, effects: different, staysIn: true };
  },
  paying: async () => {
    const { person, email, checkout } = await atCheckout();
    const effects = manyAs(/free trial|payment|subscri/i, email);
    const before = await effects();
    return {
      person,
      path: checkout,
      fields: { card: "paid" },
      effects: () => moreThan(before, effects),
      staysIn: true,
    };
  },
  cancelling: async () => {
    const email = await member();
    const person = await signedIn(email);
    const before = (await subjectsTo(email)).length;
    const effects = () => moreThan(before, async () => (await subjectsTo(email)).length);
    return { person, path: `${manage}?ask=cancel`, fields: { intent: "cancel" }, effects, staysIn: true };
  },
  "letting it renew again": async () => {
    const email = await member("Not Auto-Renewable");
    const person = await signedIn(email);
    const before = (await subjectsTo(email)).length;
    const effects = () => moreThan(before, async () => (await subjectsTo(email)).length);
    return { person, path: manage, fields: { intent: "resume" }, effects, staysIn: true };
  },
  "changing the plan": async () => {
    const email = await member();
    const person = await signedIn(email);
    const before = (await subjectsTo(email)).length;
    const effects = () => moreThan(before, async () => (await subjectsTo(email)).length);
    const fields = { intent: "change-plan", period: "yearly" };
    return { person, path: `${manage}?ask=plan`, fields, effects, staysIn: true };
  },
  "keeping the plan": async () => {
    const email = await member();
    const person = await signedIn(email);
    await person.post(`${manage}?ask=plan`, { intent: "change-plan", period: "yearly" });
    const effects = manyAs(/change of plan is undone/, email);
    const fields = { intent: "keep-plan", period: "monthly" };
    return { person, path: manage, fields, effects: () => moreThan(0, effects), staysIn: true };
  },
  "asking for the money back": async () => {
    const email = await member();
    const person = await signedIn(email);
    const effects = manyAs(/^Your refund/, email);
    const fields = { intent: "refund" };
    return { person, path: `${manage}?ask=refund`, fields, effects: () => moreThan(0, effects), staysIn: true };
  },
  "marking notices as read": async () => {
    const person = await subscribed();
    const until = () => person.get(manage).then(({ html }) => hiddenFields(html).until ?? "");
    await expect.poll(until, { timeout: 5000 }).not.toBe("");
    const fields = { intent: "read", until: await until() };
    return { person, path: manage, fields, effects: alike, staysIn: true };
  },
  "changing the card, from the list of payments": async () => {
    const person = await signedIn(await member());
    // Each address opens the same card; of any number, none charges anything.
    const effects = async (answers: readonly Response[]) =>
      new Set(answers.map(({ headers }) => headers.get("location")?.replace(/portal\/.+/, "portal"))).size;
    return { person, path: manage, fields: { intent: "portal" }, effects, staysIn: true };
  },
  "ending another browser's sign-in": async () => {
    const email = await member();
    const person = await signedIn(email);
    const id = found((await person.get(security)).html, /name="id" value="([^"]+)"/);
    const left = async () => idsOn((await person.get(security)).html).includes(id);
    const effects = async (answers: readonly Response[]) => ((await left()) ? 0 : alike(answers));
    return { person, path: security, fields: { intent: "end", id }, effects, staysIn: true };
  },
  "ending all other sign-ins": async () => {
    const person = await signedIn(await member());
    const effects = async (answers: readonly Response[]) =>
      idsOn((await person.get(security)).html).length === 0 ? alike(answers) : 0;
    return { person, path: security, fields: { intent: "end-others" }, effects, staysIn: true };
  },
  "adding a passkey": async () => {
    const person = await signedIn(await member());
    const credential = await passkeyFor(person);
    const effects = () => phonesOf(person);
    return {
      person,
      path: security,
      fields: { intent: "add-passkey", credential, name: "My phone" },
      effects,
      staysIn: true,
    };
  },
  "removing a passkey": async () => {
    const person = await signedIn(await member());
    const credential = await passkeyFor(person);
    await person.post(security, { intent: "add-passkey", credential, name: "My phone" });
    const { id } = JSON.parse(credential);
    const effects = async (answers: readonly Response[]) => ((await phonesOf(person)) > 0 ? 0 : alike(answers));
    return { person, path: security, fields: { intent: "remove-passkey", id }, effects, staysIn: true };
  },
  "getting an access code": async () => {
    const person = await signedIn(await member());
    // Each answer has a session of its own, and all of them open one case.
    const effects = async (answers: readonly Response[]) => casesOf(person, answers);
    return { person, path: accessCode, fields: {}, effects, staysIn: true };
  },
  "replacing an access code": async () => {
    const person = await signedIn(await member());
    await person.post(accessCode);
    const replaces = found((await person.get(`${accessCode}?ask=renew`)).html, /name="replaces" value="([^"]+)"/);
    const before = referenceIn((await person.get(itrCase)).html);
    const effects = async (answers: readonly Response[]) =>
      referenceIn((await person.get(itrCase)).html) === before ? 0 : casesOf(person, answers);
    return { person, path: accessCode, fields: { replaces }, effects, staysIn: true };
  },
  "confirming an address": async () => {
    const person = await subscribed();
    const email = `wren@${crypto.randomUUID()}.example`;
    await person.post("/subscriptions/add-email", { intent: "send", email });
    const fields = { intent: "check", code: (await lastMail(email)).otp };
    return { person, path: "/subscriptions/add-email", fields, effects: alike, staysIn: true };
  },
  "typing the code of a sign-in": async () => {
    const email = await member();
    const person = visitor();
    await person.post("/subscriptions/activate", { intent: "send", email });
    const fields = { intent: "check", code: (await lastMail(email, 2)).otp };
    return { person, path: "/subscriptions/confirm", fields, effects: alike, staysIn: true };
  },
  "following the link of a mail": async () => {
    const email = await member();
    await visitor().post("/subscriptions/activate", { intent: "send", email });
    const person = visitor();
    const page = await person.get((await person.get((await lastMail(email, 2)).link)).to);
    const fields = { ...hiddenFields(page.html), intent: "link" };
    return { person, path: byEmail, fields, effects: alike, staysIn: true };
  },
  "deleting the account": async () => {
    const email = await member();
    const person = await signedIn(email);
    const path = `${manage}?ask=delete`;
    await person.post(path, { intent: "delete-code" });
    const fields = { intent: "delete", sure: "on", code: (await lastMail(email, 3)).otp };
    return { person, path, fields, effects: alike, staysIn: false };
  },
};

function press({ person, path, fields }: Case, times: number): Promise<Response[]> {
  const init = {
    method: "POST",
    cookie: person.cookie(),
    country: "IE",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  };
  return Promise.all(
    Array.from({ length: times }, () => request(path, { ...init, body: String(new URLSearchParams(fields)) })),
  );
}

async function isSignedIn(cookie: string): Promise<boolean> {
  return (await request(manage, { cookie, country: "IE" })).status === 200;
}

describe.each(Object.entries(cases))("%s, pressed many times at once", (_, begin) => {
  it.each(presses)(
    "HOLD-2 $times times with one cookie has one effect",
    { timeout: 120_000 + rounds * 4000 },
    async ({ times, rounds }) => {
      for (let round = 0; round < rounds; round += 1) {
        const given = await begin();
        const answers = await press(given, times);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        expect(await given.effects(answers)).toBe(1);
        // A browser keeps the cookies of every answer, and any of them may come last.
        for (const last of answers) {
          const order = [...answers.filter((answer) => answer !== last), last];
          const jar = order.reduce(withCookiesOf, given.person.cookie());
          expect(await isSignedIn(jar)).toBe(given.staysIn);
        }
        await Promise.all(answers.map((answer) => answer.text()));
      }
    },
  );
});
