import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { digestText } from "../../src/platform/digest.ts";
import { budgetNameOf } from "../../src/services/auth/mail-budget.ts";
import { loginNameOf } from "../../src/services/auth/objects.ts";
import { expectWritten } from "../logged.ts";
import { authorization, claimsOf, codeIn, exchange, post, service } from "./auth/service.ts";
import { type Recorded, RecordedSite } from "./recorded-site.ts";

const site = new RecordedSite();

/** Of equal length, so that what is sealed or written with one is, too; each on a domain of its own, as domains have budgets. */
const newAddress = () => `wren@${crypto.randomUUID()}.example`;

async function openSession(): Promise<string> {
  const { headers } = await site.ask("/api/auth/v2/authorize", { query: authorization });
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** The access token of a new account. */
async function signUp(): Promise<string> {
  const created = await site.ask("/api/auth/v2/account/create", { ...post, cookie: await openSession() });
  return (await site.ask("/api/auth/v2/token", { query: exchange(codeIn(created)) })).body.access_token;
}

async function askForCode(email: string): Promise<Recorded> {
  return site.ask("/api/auth/v2/otp", { ...post, cookie: await openSession(), query: { email, locale: "en" } });
}

/** An account with this address; the answer is its access token. */
async function own(email: string): Promise<string> {
  const bearer = await signUp();
  const { body } = await site.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
  const data = site.inbox.findLast(({ to }) => to === email)?.data;
  const query = { email, hash: body.hash, otp: (data && "passcode" in data && data.passcode) || "" };
  expect((await site.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer, query })).status).toBe(200);
  return bearer;
}

const subscribe = (email: string) =>
  site.ask("/newsletter/subscription/subscribe", { ...post, json: { email, newsletter: "privacy-weekly" } });

const write = (email: string, topic = "search") =>
  site.ask("/support/messages", { ...post, json: { email, topic, message: "The moth is missing." } });

const times = Array.from({ length: 12 });

/** Whose an address may be, and in which state. */
const states: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  nobody: async () => null,
  "an owner": own,
  "an owner who is signed in": async (email) => site.ask("/api/auth/v2/account", { bearer: await own(email) }),
  "an owner who has just asked for a code": async (email) => [await own(email), await askForCode(email)],
  "an owner whose mailbox has had its share": async (email) => {
    await own(email);
    for (const _ of times) await askForCode(email);
  },
  "nobody, whose mailbox has had its share": async (email) => {
    for (const _ of times) await askForCode(email);
  },
  "an owner who is suspended": async (email) => exports.AuthService.suspend(claimsOf(await own(email)).sub, true),
  "one whom others try to add": async (email) => {
    for (const _ of times)
      await site.ask("/api/auth/v2/account/edit", { ...post, bearer: await signUp(), query: { email } });
  },
  "somebody who is asked to confirm the newsletter": subscribe,
  "a reader of the newsletter": async (email) => {
    await subscribe(email);
    const data = site.inbox.findLast(({ to }) => to === email)?.data;
    const { pathname, search } = new URL(data && "confirmLink" in data ? data.confirmLink : "none:");
    expect((await site.ask(pathname, { ...post, query: search.slice(1) })).status).toBe(200);
  },
  "somebody who wrote to the help desk": async (email) => {
    for (const _ of times) await write(email);
  },
};

/** What an answer came to: all that a stranger sees of it, and what was asked before it left, in order. */
type Shape = Pick<Recorded, "status" | "before"> & { readonly headers: readonly string[]; readonly text: string };

function shapeOf({ status, headers, text, before }: Recorded, email: string, own: ReadonlyMap<string, string>): Shape {
  const plain = (line: string) =>
    line
      .replaceAll("<wbr/>", "")
      .replaceAll(email, "<address>")
      .replaceAll(encodeURIComponent(email), "<address>")
      .replace(/told=\w{8}/, "told=<drawn>")
      .replace(/data-wait="\d+">\d+ /, "<countdown>");
  const shown = [...headers].map(([name, value]) =>
    // What is sealed or drawn differs each time, but not in length.
    name === "set-cookie"
      ? `${name}: ${value.replace(/=[^;]*/, ({ length }) => `=${length}`)}`
      : `${name}: ${plain(value)}`,
  );
  const named = before.map((call) =>
    call.replace(/ \S+(?=\.)/, (name) => ` ${own.get(name.slice(1)) ?? name.slice(1)}`),
  );
  return {
    status,
    before: named,
    headers: shown,
    text: plain(text).replace(/[\w-]{86}|(?<=value=")[\w-]{43}(?=")/g, "<drawn>"),
  };
}

/** Asks for an address, as a stranger would; `names` are of objects that are the stranger's own. */
type Entrance = (email: string, names: Map<string, string>) => Promise<Recorded>;

async function edit(path: string, email: string, names: Map<string, string>): Promise<Recorded> {
  const bearer = await signUp();
  const { sub } = claimsOf(bearer);
  names.set(sub, "the stranger");
  names.set(await digestText(budgetNameOf(sub, email)), "what the stranger sends there");
  return site.ask(path, { ...post, bearer, query: { email } });
}

const entrances: Readonly<Record<string, Entrance>> = {
  "POST /api/auth/v2/otp": askForCode,
  // Before one is asked for: a code of v1 belongs to its address, so whoever tries one learns whether one was asked for.
  "GET /api/auth/login": async (email, names) => {
    names.set(await digestText(loginNameOf(email)), "a login of v1");
    return site.ask("/api/auth/login", { query: { email, otp: "000000" } });
  },
  "GET /api/auth/account/loginlink": (email) => site.ask("/api/auth/account/loginlink", { query: { email } }),
  "POST /api/auth/v2/login": async (email) =>
    site.ask("/api/auth/v2/login", {
      ...post,
      cookie: await openSession(),
      json: { method: "otp", email, otp: "000000" },
    }),
  "POST /api/auth/v2/login/link": (email) =>
    site.ask("/api/auth/v2/login/link", { ...post, json: { email, otp: "0".repeat(86) } }),
  "POST /api/auth/v2/account/edit": (email, names) => edit("/api/auth/v2/account/edit", email, names),
  "POST /api/auth/v2/account/edit of a subscriber": async (email, names) => {
    site.entitlements = [{ product: "Network Protection", name: "subscriber" }];
    const answer = await edit("/api/auth/v2/account/edit", email, names);
    site.entitlements = [];
    return answer;
  },
  "POST /api/auth/account/edit": (email, names) => edit("/api/auth/account/edit", email, names),
  "POST /newsletter/subscription/subscribe": subscribe,
  "POST /support/messages": (email) => write(email),
  "POST /support/messages of a withdrawal": (email) => write(email, "withdrawal"),
  "POST /subscriptions/activate": (email) =>
    site.ask("/subscriptions/activate", { ...post, form: { intent: "send", email } }),
  "the page after it": async (email) => {
    const { headers } = await site.ask("/subscriptions/activate", { ...post, form: { intent: "send", email } });
    const cookie = headers.getSetCookie().map((one) => one.split(";")[0]);
    return site.ask("/subscriptions/confirm", { cookie: cookie.join("; ") });
  },
  "POST /subscriptions/activation-flow/this-device/activate-by-email": (email) =>
    site.ask("/subscriptions/activation-flow/this-device/activate-by-email", {
      ...post,
      form: { intent: "send", email },
    }),
  "POST /newsletter": (email) => site.ask("/newsletter", { ...post, form: { email } }),
  "POST /help": (email) =>
    site.ask("/help", { ...post, form: { email, topic: "search", message: "The moth is missing." } }),
};

describe("whatever an address is to us", { timeout: 60_000 }, () => {
  const addresses = new Map<string, string>();
  beforeAll(async () => {
    for (const [state, lead] of Object.entries(states)) {
      const email = newAddress();
      await lead(email);
      addresses.set(state, email);
    }
  }, 120_000);

  it.each(Object.entries(entrances))("HOLD-9 %s asks and answers the same", async (_, enter) => {
    const shapes = new Map<string, Shape>();
    for (const [state, email] of addresses) {
      const names = new Map<string, string>();
      shapes.set(state, shapeOf(await enter(email, names), email, names));
    }
    const [[, first] = []] = shapes;
    expect(first?.status).toBeLessThan(500);
    for (const [state, shape] of shapes) expect(shape, state).toEqual(first);
  });

  it("HOLD-9 what depends on it is done after the answer", async () => {
    const [owner, nobody] = [newAddress(), newAddress()];
    await own(owner);
    expect((await askForCode(owner)).after).toContain("mail");
    expect((await askForCode(nobody)).after).not.toContain("mail");
  });

  it("HOLD-9 and a login of v1 is kept for every address, whether a mail goes there or not", async () => {
    const askForLogin = async (email: string) => {
      const { after } = await site.ask("/api/auth/account/loginlink", { query: { email } });
      const kept = `AUTH_ADDRESS ${await digestText(loginNameOf(email))}.setLogin`;
      return { isMailed: after.includes("mail"), isKept: after.includes(kept) };
    };
    const [owner, nobody] = [newAddress(), newAddress()];
    await own(owner);
    expect(await askForLogin(owner)).toEqual({ isMailed: true, isKept: true });
    for (const _ of times) await askForLogin(owner);
    for (const email of [owner, nobody]) expect(await askForLogin(email)).toEqual({ isMailed: false, isKept: true });
  });

  it("HOLD-9 nor is anybody told if it fails", async () => {
    const log = expectWritten("error");
    const broken = service({ AUTH_ADDRESS: {} as Env["AUTH_ADDRESS"] });
    const answer = await broken.ask("/api/auth/account/loginlink", { query: { email: newAddress() } });
    expect([answer.status, answer.body]).toEqual([200, { status: "sent" }]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
