/** Every form of the site, sent k times at once with one cookie, has the same effect as when it is sent once. */
import { listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { experimentNames } from "../../src/contract/experiments/registry.ts";
import { endpoints, routes } from "../../src/contract/routes.ts";
import { everyPost } from "./every-post.ts";
import { request } from "./request.ts";
import { answerAll, type ScanVisitor, scanVisitor, someone } from "./scan/scan-visitor.ts";
import { lastMail, member, subscribed, type Visitor, visitor } from "./subscription/visitor.ts";

const form = "application/x-www-form-urlencoded";
type Fields = Readonly<Record<string, string>>;

/** A browser that is ready to send a form. `to`: the address that gets a mail about it. */
interface Ready {
  readonly cookie: string;
  readonly fields?: Fields;
  readonly to?: string;
}

const address = () => `wren@${crypto.randomUUID()}.example`;
const by = (person: Pick<Visitor, "cookie">, fields: Fields, to?: string): Ready => ({
  cookie: person.cookie(),
  fields,
  ...(to !== undefined && { to }),
});

/** A visitor with a cookie of their own, and nothing else. */
async function somebody(): Promise<Visitor> {
  const person = visitor();
  await person.post(routes.help.path, { topic: "search", message: "Hello", email: address() });
  return person;
}

async function answered(): Promise<ScanVisitor> {
  const person = scanVisitor();
  await answerAll(person);
  return person;
}

async function scanned(): Promise<ScanVisitor> {
  const person = await answered();
  await person.post(routes.dbpScanConfirm.path, [["intent", "start"]]);
  return person;
}

const scan = (make: () => Promise<ScanVisitor>, fields: Fields) => async (): Promise<Ready> => ({
  cookie: (await make()).cookies(),
  fields,
});

async function addingTo(): Promise<Ready> {
  const email = address();
  return by(await subscribed(), { intent: "send", email }, email);
}

async function signingIn(): Promise<Ready> {
  const email = await member();
  await lastMail(email);
  return by(await somebody(), { intent: "send", email }, email);
}

/** A visitor who is to enter a code; the effect of a press is one more wrong try. */
async function atTheCode(): Promise<Ready> {
  const person = visitor();
  await person.post(routes.subscriptionsActivate.path, { intent: "send", email: await member() });
  return by(person, { intent: "check", code: "000000" });
}

async function withAddress(): Promise<Ready> {
  const email = await member();
  const person = visitor();
  await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
  await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: (await lastMail(email, 2)).otp });
  await person.get(routes.subscriptionsManage.path);
  const next = address();
  return by(person, { intent: "send", email: next }, next);
}

/** A browser beside another that is signed in to the same account. */
async function besideAnother(): Promise<Ready> {
  const email = await member();
  const person = visitor();
  await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
  await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: (await lastMail(email, 2)).otp });
  return by(person, { intent: "end-others" });
}

const chosen = (fields: Fields) => async () => by(await somebody(), { back: "/", ...fields });

const presses: Readonly<Record<string, () => Promise<Ready>>> = {
  [routes.home.path]: async () => by(await somebody(), { q: "owls" }),
  [routes.theme.path]: async () => by(await somebody(), { do: "save", ks: "t" }),
  [endpoints.chooseTheme]: chosen({ theme: "dark" }),
  [endpoints.chooseCountry]: chosen({ country: "DE" }),
  [endpoints.chooseExperiment]: chosen({ name: experimentNames[0] ?? "", choice: "leave" }),
  [endpoints.chooseMeasuring]: chosen({ measuring: "off" }),
  [routes.newsletter.path]: async () => {
    const email = address();
    return by(await somebody(), { email }, email);
  },
  [routes.help.path]: async () => {
    const email = address();
    return by(await somebody(), { topic: "search", message: "Where is it?", email }, email);
  },
  [routes.itrSurvey.path]: async () => by(await somebody(), { settled: "all", adviser: "most" }),
  [routes.itrAccessCode.path]: async () => by(await subscribed(), {}),
  [routes.dbpScan.path]: scan(answered, { intent: "forget" }),
  [routes.dbpScanName.path]: scan(answered, someone.names[0]),
  [routes.dbpScanYear.path]: scan(answered, { birthYear: "1966" }),
  [routes.dbpScanAddress.path]: scan(answered, someone.addresses[0]),
  // Only the form: the script that sends answers from the browser’s own storage sends them once. Its request does not identify
  // the browser, and one answer for equal requests would give a scan to anyone who knows a person’s name, year and place.
  [routes.dbpScanConfirm.path]: scan(answered, { intent: "start" }),
  [routes.dbpDashboard.path]: scan(scanned, { intent: "delete", sure: "on" }),
  [routes.dbpEdit.path]: scan(scanned, { birthYear: "1967" }),
  [routes.dbpFeedback.path]: scan(scanned, { verdict: "good" }),
  [routes.subscriptions.path]: async () => by(await somebody(), { period: "monthly" }),
  [routes.subscriptionsActivate.path]: signingIn,
  [routes.activateThisDeviceByEmail.path]: signingIn,
  [routes.subscriptionsConfirm.path]: atTheCode,
  [routes.proAddEmail.path]: addingTo,
  [routes.subscriptionsAddEmail.path]: addingTo,
  [routes.activateAnotherDeviceAddEmail.path]: addingTo,
  [routes.activateThisDeviceEmail.path]: addingTo,
  [routes.subscriptionsEditEmail.path]: withAddress,
  [routes.subscriptionsManage.path]: async () => by(await subscribed(), { intent: "recovery-code" }),
  [routes.subscriptionsSecurity.path]: besideAnother,
};

/** Routes where every further press rightly has an effect of its own, with the reason. */
const apart: Readonly<Record<string, string>> = {
  "/t/*": "an event is counted as often as it happens, and names nobody whose press it could be",
};

async function press(path: string, { cookie, fields }: Ready, times: number): Promise<Response[]> {
  const body = String(new URLSearchParams(fields));
  const headers = { "content-type": form, "sec-fetch-site": "same-origin", origin: "http://localhost" };
  const init = { method: "POST", cookie, country: "IE", headers, body };
  return Promise.all(Array.from({ length: times }, () => request(path, init)));
}

const mailLimit = { timeout: 10_000 };

const kinds = [
  "SUBSCRIPTION_ACCOUNT",
  "ACCESS_CODE_HOLDER",
  "NEWSLETTER_ADDRESS",
  "AUTH_SESSION",
  "AUTH_ACCOUNT",
  "SCAN",
] as const;

/** Without the one that tells of a sign-in, which may come at any time. */
async function mailsTo(to: string): Promise<number> {
  const text = await (
    await request(`/dev/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: "application/json" } })
  ).text();
  return [...text.matchAll(/"subject":"(?!New sign-in)/g)].length;
}

/** Read from the objects themselves: what the service shows may be a minute old. */
async function surveyAnswers(): Promise<number> {
  const ids = await listDurableObjectIds(env.SURVEY_TALLY);
  const tallies = await Promise.all(ids.map((id) => env.SURVEY_TALLY.get(id).sums()));
  return tallies.reduce((sum, { settled }) => sum + (settled?.all ?? 0), 0);
}

/** How much the services hold: the number of objects of each kind, and of counted survey answers. */
async function world(): Promise<readonly number[]> {
  const objects = kinds.map(
    async (kind) => (await listDurableObjectIds(Reflect.get(env, kind) as DurableObjectNamespace)).length,
  );
  return Promise.all([...objects, surveyAnswers()]);
}

/** Waits until all earlier mail has been sent, by sending one more that goes the same way. */
async function settled(): Promise<void> {
  const email = address();
  await visitor().post(routes.newsletter.path, { email });
  await expect.poll(() => mailsTo(email), mailLimit).toBe(1);
}

interface Came {
  readonly grown: readonly number[];
  readonly mails: number;
  readonly answers: readonly string[];
}

/** The effects of pressing `times` times. The mail of `settled` adds to the world as well, the same amount each time. */
async function comesOf(path: string, begin: () => Promise<Ready>, times: number): Promise<Came> {
  const ready = await begin();
  await settled();
  const { to } = ready;
  const [before, mailed] = [await world(), to === undefined ? 0 : await mailsTo(to)];
  const answers = await press(path, ready, times);
  if (to !== undefined) await expect.poll(() => mailsTo(to), mailLimit).toBeGreaterThan(mailed);
  await settled();
  const after = await world();
  const said = answers.map(
    ({ status, headers }) => `${status} ${headers.get("location")?.replace(/told=\w+/, "told")}`,
  );
  return {
    grown: after.map((many, place) => many - (before[place] ?? 0)),
    mails: to === undefined ? 0 : (await mailsTo(to)) - mailed,
    answers: [...new Set(said)],
  };
}

it("HOLD-2 every route that takes a form is pressed here, or says why not", async () => {
  expect(await everyPost()).toEqual([...Object.keys(presses), ...Object.keys(apart)].sort());
});

describe.each(Object.entries(presses))("POST %s", (path, begin) => {
  it("HOLD-2 two or eight times at once with one cookie comes to what one press does", {
    timeout: 60_000,
  }, async () => {
    const once = await comesOf(path, begin, 1);
    expect(Number(once.answers[0]?.slice(0, 3)), "the press is one that does something").toBeLessThan(500);
    for (const times of [2, 8]) {
      const many = await comesOf(path, begin, times);
      expect({ times, ...many, answers: many.answers.length }).toEqual({ times, ...once, answers: 1 });
    }
  });
});
