/**
 * Attacks that once worked, tried against a running server by somebody who knows the source:
 *
 *   npm start, then npm exec -c "node test/tools/attacks.ts http://localhost:8787"
 *
 * Prints the outcome of each; fails if one works again. Reads mails in the developers' inbox, so the server must have one.
 */
import { createMemoryStore } from "../../client/storage/store.ts";
import { createSubscriptionClient } from "../../client/subscription/client.ts";
import { pageService } from "../../client/subscription/page-service.ts";
import { randomBytes } from "../../client/subscription/pkce.ts";
import { browserInfoStore } from "../../client/subscription/stored-info.ts";
import { productLine } from "../../src/contract/brand/brand-ids.ts";
import { endpoints } from "../../src/contract/routes.ts";
import { newsletters } from "../../src/contract/services.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";

const origin = new URL(process.argv[2] ?? "http://localhost:8787").origin;
const form = "application/x-www-form-urlencoded";
const newAddress = () => `wren-${crypto.randomUUID()}@${crypto.randomUUID()}.example`;
const at = (path: string, query: Record<string, string> = {}) => `${origin}${path}?${new URLSearchParams(query)}`;

interface Spoken {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

async function send(url: string, init: RequestInit = {}): Promise<Spoken> {
  const answer = await fetch(url, { redirect: "manual", ...init });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

function call(path: string, bearer: string, query: Record<string, string> = {}, body?: object): Promise<Spoken> {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  return send(at(path, query), { method: "POST", headers, ...(body && { body: JSON.stringify(body) }) });
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Spoken> {
  const body = String(new URLSearchParams(fields));
  return send(`${origin}${path}`, { method: "POST", headers: { "content-type": form, origin, ...headers }, body });
}

async function inbox(to: string): Promise<string[]> {
  const { text } = await send(at("/dev/inbox", { to }), { headers: { accept: "application/json" } });
  const read: unknown = JSON.parse(text);
  const list = Array.isArray(read) ? read : (Object.values(read as object).find(Array.isArray) ?? []);
  return list.map((mail: unknown) => JSON.stringify(mail));
}

/** The newest mail to an address, once it has at least `count`. */
async function mailTo(to: string, count = 1): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await inbox(to);
    if (mails.length >= count) return mails[0] ?? "";
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${to}`);
}

const otpIn = (mail: string) => /\b(\d{3}) ?(\d{3})\b/.exec(mail)?.slice(1).join("") ?? "";
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "";

/** A client with a session of its own, which the auth service takes for a browser. */
function device() {
  let jar = "";
  return createSubscriptionClient({
    service: pageService({
      async fetch(url, { credentials: _, ...asking }) {
        const headers = { ...asking.headers, cookie: jar };
        const answer = await fetch(url, { ...asking, headers, redirect: "manual" });
        jar = answer.headers.getSetCookie()[0]?.split(";")[0] ?? jar;
        return answer;
      },
    }),
    store: browserInfoStore(createMemoryStore()),
    random: randomBytes,
    onEvent: () => {},
    hosts: { auth: origin, subscriptions: origin, site: origin },
    flags: { useSubscriptionsAuthV2: true, useUnifiedFeedback: false },
  });
}

async function signUp() {
  const client = device();
  await client.auth.startSession();
  await client.auth.createAccount();
  await client.auth.exchangeCode();
  const { accessToken: access = "", refreshToken: refresh = "" } = client.info.read();
  return { client, access, refresh };
}

async function member() {
  const person = await signUp();
  const email = newAddress();
  await person.client.auth.editEmail({ email });
  await person.client.auth.confirmEmail({ email, otp: otpIn(await mailTo(email)) });
  return { ...person, email };
}

/** Signs in by recovery code; resolves to the access token, which is empty if the code is refused. */
async function signInByCode(code: string): Promise<string> {
  const client = device();
  await client.auth.startSession();
  try {
    await client.auth.recover(code);
    await client.auth.exchangeCode();
  } catch {
    return "";
  }
  return client.info.read().accessToken ?? "";
}

async function changeTo(bearer: string, email: string): Promise<Spoken> {
  const begun = await call(authPaths.accountEdit, bearer, { email });
  if (begun.status !== 200) return begun;
  const { hash } = JSON.parse(begun.text);
  return call(authPaths.accountEditConfirm, bearer, { email, hash, otp: otpIn(await mailTo(email)) });
}

/** Requests a code for an address in a session of its own; the function it resolves to says whether the code still signs in. */
async function codeFor(email: string) {
  const { auth } = device();
  const before = (await inbox(email)).length;
  await auth.startSession();
  await auth.requestOtp({ email });
  const otp = otpIn(await mailTo(email, before + 1));
  return () =>
    auth.login({ email, otp }).then(
      () => true,
      () => false,
    );
}

/** Headers that a browser sends when another site leads to a page. */
const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };

const authorization = {
  response_type: "code",
  scope: "privacypro",
  client_id: "nightjar-web",
  code_challenge: "JP1GpQFSca0OUo-5Xxe5fzu2K_Sa84q2yCeHb-bw1zM",
};

/** A browser without scripts. */
function browser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar.values()].join("; ");
  const keep = (answer: Spoken) => {
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const [name = ""] = pair.split("=");
      if (/Max-Age=0\b/.test(set)) jar.delete(name);
      else jar.set(name, pair);
    }
    return answer;
  };
  const ireland = () => [cookie(), "country=IE"].filter(Boolean).join("; ");
  return {
    ireland,
    keep,
    post: async (path: string, fields: Record<string, string>) => keep(await post(path, fields, { cookie: ireland() })),
    /** Follows a link of another site, with every redirect and every page that goes on by itself. */
    async led(path: string) {
      let headers: Record<string, string> = foreign;
      for (let to = path, hop = 0; to && hop < 8; hop += 1) {
        const page = keep(await send(new URL(to, origin).href, { headers: { ...headers, cookie: ireland() } }));
        const refreshed = found(page.text, /http-equiv="refresh" content="0;url=([^"]+)"/).replaceAll("&amp;", "&");
        // A page of ours that goes on by itself sends its request from our own site.
        if (refreshed) headers = { "sec-fetch-site": "same-origin" };
        to = page.headers.get("location") ?? refreshed;
      }
    },
  };
}

const outcome = (isHeld: boolean, now: string) => ({ isHeld, now });

const attacks: Readonly<Record<string, () => Promise<{ isHeld: boolean; now: string }>>> = {
  "1 a code asked for before undo, or before signing out everywhere, signs in after it": async () => {
    const { access, email } = await member();
    const stolen = newAddress();
    await changeTo(access, stolen);
    const thief = await codeFor(stolen);
    const token = found(await mailTo(email, 2), /undo-email\?token=([A-Za-z0-9]+)/);
    const undone = await call(authPaths.accountEditUndo, "", {}, { token });
    const afterUndo = await thief();
    const other = await member();
    const early = await codeFor(other.email);
    await call(authPaths.logoutAll, other.access);
    const afterAll = await early();
    return outcome(
      undone.status === 200 && !afterUndo && !afterAll,
      `undo ${undone.status}, then ${afterUndo}; after all ended ${afterAll}`,
    );
  },
  "2 six changes flush the undo": async () => {
    const { access, email } = await member();
    const statuses: number[] = [];
    for (let change = 0; change < 6; change += 1) statuses.push((await changeTo(access, newAddress())).status);
    const token = found(await mailTo(email, 2), /undo-email\?token=([A-Za-z0-9]+)/);
    const undone = await call(authPaths.accountEditUndo, "", {}, { token });
    return outcome(
      undone.status === 200 && statuses.filter((status) => status === 200).length === 1,
      `changes ${statuses.join(" ")}, undo ${undone.status}`,
    );
  },
  "3 a link of another site puts a visitor on staging": async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    const { headers: given } = await send(at("/subscriptions", { environment: "staging" }), { headers });
    return outcome(given.getSetCookie().length === 0, `cookies set: ${given.getSetCookie().length}`);
  },
  "4 eight uses of one refresh token, or one that is eleven seconds late, end the session": async () => {
    const { access, refresh } = await signUp();
    const use = (token: string) =>
      post(authPaths.token, { grant_type: "refresh_token", client_id: "nightjar-web", refresh_token: token });
    const first = await Promise.all(Array.from({ length: 8 }, () => use(refresh)));
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    const late = await use(refresh);
    const next = await use(JSON.parse(late.text).refresh_token ?? "");
    const isSame = new Set([...first, late].map(({ text }) => text)).size === 1;
    const account = await send(`${origin}${authPaths.account}`, { headers: { authorization: `Bearer ${access}` } });
    return outcome(
      isSame && next.status === 200 && account.status === 200,
      `one answer ${isSame}, late ${late.status}, next ${next.status}`,
    );
  },
  "5 a form of 24 MB is read": async () => {
    const began = performance.now();
    const { status, text } = await post(endpoints.chooseTheme, { theme: "x".repeat(24_000_000) }).catch(() => ({
      status: 413,
      text: "",
    }));
    // The development server's proxy says this when the worker answers before it has read everything.
    const isCut = status === 500 && text.startsWith("Error: Network connection lost");
    return outcome(status === 413 || isCut, `${status} after ${Math.round(performance.now() - began)} ms`);
  },
  "6 a checkout that was open while its account was deleted is paid": async () => {
    const { access } = await signUp();
    const order = {
      productId: `${productLine}-monthly-renews-row`,
      purchasePlatform: "web",
      returnUrl: `${origin}/pro/welcome`,
    };
    const opened = await call("/api/checkout/session", access, { country: "IE" }, order);
    const gone = await call(authPaths.accountDelete, access);
    const { pathname } = new URL(JSON.parse(opened.text).checkoutUrl, origin);
    const paid = await post(pathname, { card: "paid" });
    return outcome(gone.status === 200 && paid.status === 404, `deleted ${gone.status}, paying ${paid.status}`);
  },
  "7 control characters in an address fill the cookie, and pages answer 500": async () => {
    const path = "/subscriptions/activation-flow/this-device/activate-by-email";
    const link = await send(at(path, { email: "\u0001".repeat(600), otp: "x".repeat(86) }));
    const typed = await post(path, { intent: "send", email: "\u0001".repeat(254) });
    const kept =
      typed.headers.getSetCookie().find((cookie) => /^__Host-(?:session|journey)=/.test(cookie))?.length ?? 0;
    return outcome(
      link.status === 200 && typed.status === 400 && kept < 1000,
      `link ${link.status}, form ${typed.status}, cookie of ${kept} B`,
    );
  },
  "8 anybody's words stand on the sign-in page": async () => {
    const words = "call-0800-now@scam.example";
    const led = await send(at("/account/login", { email: words, otp: "x".repeat(86) }));
    const page = await send(new URL(led.headers.get("location") ?? "/", origin).href);
    const isShown = page.text.replace(/<input type="hidden"[^>]*>/g, "").includes(words);
    return outcome(page.status === 200 && !isShown, isShown ? "shown" : "not shown");
  },
  "9 45 newsletters by +tags, 40 recovery codes, to one mailbox": async () => {
    const domain = `${crypto.randomUUID()}.example`;
    const tagged = Array.from({ length: 45 }, (_, tag) => `owl+${tag}@${domain}`);
    for (const email of tagged) await post("/newsletter/subscription/subscribe", { email, newsletter: newsletters[0] });
    const confirmations = (await Promise.all(tagged.map(inbox))).flat().length;
    const { access, email } = await member();
    const before = (await inbox(email)).length;
    for (let press = 0; press < 40; press += 1) await call(authPaths.recoveryCode, access);
    const codes = (await inbox(email)).length - before;
    return outcome(confirmations <= 5 && codes <= 5, `${confirmations} newsletters, ${codes} codes`);
  },
  "10 what is not sold, a blob: to return to, a foreign Host, a malformed body": async () => {
    const { access } = await signUp();
    const order = {
      productId: `${productLine}-monthly-renews-row`,
      purchasePlatform: "web",
      returnUrl: `${origin}/pro/welcome`,
    };
    const statuses = [
      await call("/api/checkout/session", access, { country: "RU" }, order),
      await call("/api/checkout/session", access, { country: "US" }, order),
      await call("/api/checkout/session", access, { country: "IE" }, { ...order, returnUrl: `blob:${origin}/x` }),
      await send(`${origin}${endpoints.chooseTheme}`, {
        method: "POST",
        body: "--x\r\nno",
        headers: { origin, "content-type": "multipart/form-data; boundary=x" },
      }),
    ].map(({ status }) => status);
    return outcome(
      statuses.every((status) => status >= 400 && status < 500),
      statuses.join(" "),
    );
  },
  "11 a stolen token deletes an account that has an address": async () => {
    const { access } = await member();
    const alone = await call(authPaths.accountDelete, access);
    const made = await call(authPaths.recoveryCode, access);
    const withCode = await call(
      authPaths.accountDelete,
      access,
      {},
      { recovery_code: JSON.parse(made.text).recovery_code },
    );
    return outcome(
      alone.status === 400 && withCode.status === 400,
      `alone ${alone.text}, with a code of its own ${withCode.text}`,
    );
  },
  "12 a link of another site says that a payment was made, and its page goes on by itself": async () => {
    const person = browser();
    await person.post("/subscriptions", { period: "monthly" });
    await person.led("/pro/welcome?success=true&billing_period=monthly");
    const again = await person.post("/subscriptions", { period: "yearly" });
    const to = again.headers.get("location") ?? "";
    return outcome(to.includes("/checkout/"), `the next choice leads to ${to}`);
  },
  "13 a page of another site has codes mailed, uses them up, ends a sign-in": async () => {
    const { email } = await member();
    const before = (await inbox(email)).length;
    const statuses = [
      await send(at(authPaths.v1LoginLink, { email }), { headers: foreign }),
      await send(at(authPaths.v1Login, { email, otp: "123456" }), { headers: foreign }),
      await send(at(authPaths.authorize, authorization), { headers: foreign }),
    ];
    const cookies = statuses.flatMap(({ headers }) => headers.getSetCookie()).length;
    const mails = (await inbox(email)).length - before;
    const said = statuses.map(({ status }) => status).join(" ");
    return outcome(said === "403 403 403" && cookies + mails === 0, `${said}, ${cookies} cookies, ${mails} mails`);
  },
  "14 signing in leads to another site, by a search that leads there": async () => {
    const { email } = await member();
    const person = browser();
    await person.post(`/subscriptions/activate?${new URLSearchParams({ next: "/?q=!g owls" })}`, {
      intent: "send",
      email,
    });
    const code = otpIn(await mailTo(email, 2));
    const { headers } = await person.post("/subscriptions/confirm", { intent: "check", code });
    const to = headers.get("location") ?? "";
    return outcome(to === "/subscriptions/manage", `leads to ${to}`);
  },
  "15 Sign in pressed twice at once signs nobody in, and its code is spent": async () => {
    const { email } = await member();
    const person = browser();
    await person.post("/subscriptions/activate", { intent: "send", email });
    const fields = { intent: "check", code: otpIn(await mailTo(email, 2)) };
    const headers = { cookie: person.ireland() };
    const answers = await Promise.all([1, 2].map(() => post("/subscriptions/confirm", fields, headers)));
    for (const answer of answers) person.keep(answer);
    const page = await send(`${origin}/subscriptions/manage`, { headers: { cookie: person.ireland() } });
    return outcome(page.status === 200, `${answers.map(({ status }) => status).join(" ")}, then ${page.status}`);
  },
  "16 the first buy pressed four times at once opens four checkouts": async () => {
    const headers = { cookie: "country=IE" };
    const { text } = await send(`${origin}/subscriptions`, { headers });
    const fields = { press: found(text, /name="press" value="([^"]+)"/), period: "monthly" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post("/subscriptions", fields, headers)));
    const places = new Set(answers.map((answer) => answer.headers.get("location")));
    return outcome(places.size === 1 && answers[0]?.status === 303, `${places.size} checkouts`);
  },
  "17 a link planted by putting an address and removing it takes the account from who came back by code": async () => {
    const { access } = await signUp();
    const code = JSON.parse((await call(authPaths.recoveryCode, access)).text).recovery_code;
    const thief = newAddress();
    await changeTo(access, thief);
    const begun = JSON.parse((await call(authPaths.accountEdit, access)).text);
    await call(authPaths.accountEditConfirm, access, { hash: begun.hash, otp: otpIn(await mailTo(thief, 2)) });
    const token = found(await mailTo(thief, 3), /undo-email\?token=([A-Za-z0-9]+)/);
    await call(authPaths.logoutAll, access);
    const owner = await signInByCode(code);
    await changeTo(owner, newAddress());
    const undone = await call(authPaths.accountEditUndo, "", {}, { token });
    return outcome(
      token !== "" && undone.status === 400,
      `planted link ${token ? "there" : "missing"}, undo ${undone.status}`,
    );
  },
  "18 a stranger's address and signing out everywhere void the owner's recovery code": async () => {
    const { access } = await signUp();
    const code = JSON.parse((await call(authPaths.recoveryCode, access)).text).recovery_code;
    await changeTo(access, newAddress());
    await call(authPaths.logoutAll, access);
    const back = await signInByCode(code);
    const taken = await call(authPaths.accountEditUndo, "", {}, { recovery_code: code });
    return outcome(back !== "" && taken.status === 200, `signed in ${back !== ""}, taken back ${taken.status}`);
  },
  "19 eight requests at once make eight codes": async () => {
    const { access, email } = await member();
    const before = (await inbox(email)).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(authPaths.accountDeleteCode, access)));
    await mailTo(email, before + 1);
    const hashes = new Set(answers.map(({ text }) => JSON.parse(text).hash));
    const mails = (await inbox(email)).length - before;
    return outcome(hashes.size === 1 && mails === 1, `${hashes.size} codes, ${mails} mails`);
  },
  "20 a link makes a page say that something happened": async () => {
    const links = [
      "/help?sent=withdrawal",
      "/help?told=01234567",
      "/newsletter?subscription=pending",
      "/subscriptions/activate?signed=out",
      "/subscriptions/activate?lost=code",
      "/subscriptions?checkout=declined",
      "/identity-theft-restoration/survey?thanks",
      "/theme?saved=1",
    ];
    const claims =
      /You’re signed out|We’ve got your message|We’ve received your withdrawal|Check your inbox to confirm|card was declined|no longer waits|Thank you|Settings saved/;
    const said = await Promise.all(
      links.map(async (link) => [link, found((await send(`${origin}${link}`)).text, new RegExp(`(${claims.source})`))]),
    );
    const claimed = said.filter(([, words]) => words !== "");
    return outcome(claimed.length === 0, claimed.length === 0 ? "nothing is claimed" : JSON.stringify(claimed));
  },
  "21 eight browsers at once have eight sign-in codes mailed": async () => {
    const { email } = await member();
    const before = (await inbox(email)).length;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post("/subscriptions/activate", { intent: "send", email })),
    );
    await mailTo(email, before + 3);
    const mails = (await inbox(email)).length - before;
    return outcome(mails <= 3, `${mails} mails, answers ${answers.map(({ status }) => status).join(" ")}`);
  },
  "22 another visitor's press is answered again with the cookies of the first": async () => {
    const press = { period: "monthly", press: "A".repeat(43) };
    const first = await post("/subscriptions", press, { cookie: "country=IE", "user-agent": "first" });
    const second = await post("/subscriptions", press, { cookie: "country=IE", "user-agent": "second" });
    const [one, two] = [first, second].map(({ headers }) => headers.getSetCookie().join());
    return outcome(one !== "" && one !== two, `cookies ${one === two ? "shared" : "apart"}`);
  },
  "23 one cookie is put in the place of another": async () => {
    const sealed = async () => {
      const { headers } = await post("/subscriptions/activate", { intent: "send", email: newAddress() });
      const text = headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-journey=")) ?? "";
      return text.split(";")[0]?.split("=")[1] ?? "";
    };
    const value = await sealed();
    const swapped = await Promise.all(
      ["session", "told", "scan"].map((name) =>
        send(`${origin}/subscriptions/manage`, { headers: { cookie: `__Host-${name}=${value}` } }),
      ),
    );
    const isOut = swapped.every(
      ({ status, headers }) => status === 303 && (headers.get("location") ?? "").includes("activate"),
    );
    return outcome(value !== "" && isOut, `answers ${swapped.map(({ status }) => status).join(" ")}`);
  },
  "24 next leads to another site": async () => {
    const nexts = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/.//evil.example",
      "javascript:alert(1)",
      "/\tevil",
    ];
    const pages = await Promise.all(nexts.map((next) => send(at("/subscriptions/activate", { next }))));
    const isKept = pages.some(({ text }) => /evil|javascript:/.test(found(text, /(<main.*<\/main>)/s)));
    return outcome(!isKept, isKept ? "it stands in the page" : `${nexts.length} are dropped`);
  },
  "25 a header of the answer is written by the address or the body": async () => {
    const crlf = "x\r\nset-cookie: evil=1";
    const answers = await Promise.all([
      send(at("/subscriptions/activate", { next: crlf, told: crlf })),
      send(at(authPaths.loginPage, { email: crlf, otp: crlf })),
      send(at("/theme", { saved: crlf, kae: crlf })),
      post(endpoints.chooseTheme, { back: `/${crlf}`, theme: "dark" }),
      post("/help", { topic: crlf, message: crlf, email: crlf }),
    ]);
    const evil = answers.filter(({ headers }) =>
      [...headers].some(([, value]) => /evil=1/.test(decodeURIComponent(value)) && !value.includes("%")),
    );
    return outcome(evil.length === 0, `${answers.map(({ status }) => status).join(" ")}`);
  },
  "26 a page of somebody is kept for everybody": async () => {
    const paths = [
      "/help",
      "/newsletter",
      "/theme",
      "/subscriptions/activate",
      "/subscriptions/manage",
      authPaths.undoPage,
    ];
    const open = await Promise.all(
      paths.map(
        async (path) =>
          await send(`${origin}${path}`, { headers: { "x-forwarded-host": "evil.example", "x-original-url": "/pro" } }),
      ),
    );
    const kept = open.filter(
      ({ headers, text }) =>
        /public|s-maxage/.test(headers.get("cache-control") ?? "") || text.includes("evil.example"),
    );
    return outcome(kept.length === 0, open.map(({ headers }) => headers.get("cache-control")).join(" | "));
  },
};

let works = 0;
for (const [name, attack] of Object.entries(attacks)) {
  const { isHeld, now } = await attack();
  if (!isHeld) works += 1;
  console.log(`${isHeld ? "held " : "WORKS"}  ${name}\n       ${now}`);
}
process.exitCode = works;
