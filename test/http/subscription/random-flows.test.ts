import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, inject, it, vi } from "vitest";
import { outcomeWords } from "../../../src/pages/subscription/manage/manage-notes.tsx";
import { type SignInStep, signInTransitions } from "../../../src/pages/subscription/sign-in/sign-in-flow.ts";
import { transitionFrom } from "../../../src/pages/subscription/transitions.ts";
import { found, request } from "../request.ts";
import { type Form, formsIn, shownStep } from "./forms.ts";
import { lastMail, member, type Visitor, visitor, withCookiesOf } from "./visitor.ts";

/** Set by `npm run nightly`, which runs more. */
const { count: journeys, steps: stepsEach } = inject("journeys");

/** What a tab shows, and the request that a reload would repeat. */
interface ShownPage {
  readonly path: string;
  readonly html: string;
  readonly posted: { readonly action: string; readonly fields: URLSearchParams } | null;
}

/** What must be true of the visitor according to what they did. */
interface Model {
  /** The address typed last, until its journey is over. */
  typed: string | null;
  /** How often this browser changed accounts: by signing in or out, or by deleting. */
  person: number;
  /** The `person` for whom each checkout was opened, and the checkouts that were paid. */
  readonly opened: Map<string, number>;
  readonly paid: Set<string>;
  /** How often a subscription ended at once: by deletion, or by cancelling after a failed payment. */
  over: number;
}

interface Browser {
  cookie: string;
  readonly tabs: ShownPage[][];
  /** An address with a subscription, one without an account, and perhaps one that an account had before. */
  readonly addresses: readonly string[];
  recovery: string;
  /** Every recovery code that a page has shown. */
  readonly onPaper: Set<string>;
}

const starts = [
  "/subscriptions",
  "/subscriptions?checkout=canceled",
  "/pro/welcome",
  "/subscriptions/welcome",
  "/subscriptions/activate",
  "/subscriptions/activate?by=recovery-code",
  "/subscriptions/activate?next=%2Fpro%2Fadd-email",
  "/subscriptions/confirm",
  "/subscriptions/manage",
  "/subscriptions/manage?ask=cancel",
  "/subscriptions/manage?ask=delete",
  "/subscriptions/manage?ask=sign-out",
  "/subscriptions/manage?ask=plan",
  "/subscriptions/manage?ask=refund",
  "/subscriptions/payments",
  "/subscriptions/payments?receipt=1",
  "/subscriptions/add-email",
  "/subscriptions/edit-email",
  "/pro/add-email",
  "/subscriptions/activation-flow",
  "/subscriptions/activation-flow/this-device",
  "/subscriptions/activation-flow/this-device/activate-by-email",
  "/subscriptions/activation-flow/this-device/email",
  "/subscriptions/activation-flow/another-device",
  "/subscriptions/activation-flow/another-device/add-email",
  "/subscriptions/activation-flow/another-device/email",
] as const;

/** Sends a request with the browser's cookie, and keeps the cookies that the answer sets. */
async function ask(browser: Browser, path: string, fields?: URLSearchParams) {
  const form = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
  const answer = await request(path, {
    country: "IE",
    cookie: browser.cookie,
    ...(fields && { method: "POST", body: String(fields), headers: form }),
  });
  browser.cookie = withCookiesOf(browser.cookie, answer);
  const location = answer.headers.get("location");
  const url = location === null ? null : new URL(location, `http://localhost${path}`);
  return { answer, html: await answer.text(), to: url && `${url.pathname}${url.search}` };
}

const mailedLink = /\/account\/(?:login|undo-email)\?[^"\\ <]+/g;

/** The links in the mails to an address that sign in or undo a change. */
async function mailedLinks(to: string): Promise<string[]> {
  const inbox = await request(`/dev/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: "application/json" } });
  const links = (await inbox.text()).match(mailedLink) ?? [];
  return [...new Set(links.map((link) => link.replace("&#38;", "&")))];
}

/** Sends a request and follows redirects, as a browser does. They must lead to a page with a way on from it. */
async function follow(browser: Browser, path: string, fields?: URLSearchParams): Promise<ShownPage> {
  let now = { path, ...(await ask(browser, path, fields)) };
  for (let hops = 0; now.to !== null; hops += 1) {
    expect(hops, `${path} leads on and on`).toBeLessThan(6);
    now = { path: now.to, ...(await ask(browser, now.to)) };
  }
  const { status, headers } = now.answer;
  const isFile = headers.get("content-disposition") !== null;
  const proper =
    properStatuses.find(([start]) => now.path.startsWith(start))?.[1] ?? (fields ? [200, 400, 429] : [200]);
  expect(proper, `${path} ${fields}: ${status}`).toContain(status);
  if (!isFile) expect(wayOn(now.html), `${now.path} leads nowhere`).toBe(true);
  const posted = fields && (status === 400 || status === 429) ? { action: path, fields } : null;
  return { path: now.path, html: isFile ? "" : now.html, posted };
}

/** Paths with other statuses: a checkout may be over, and an undo link may not work any more or have to wait. */
const properStatuses: readonly (readonly [start: string, statuses: readonly number[]])[] = [
  ["/checkout/", [200, 400, 404, 409, 410]],
  ["/account/undo-email", [200, 400, 429]],
];

function wayOn(html: string): boolean {
  const main = found(html, /<main[^>]*>([\s\S]*)<\/main>/) || html;
  return /<a [^>]*href="(?:\/|http:\/\/localhost)|<button/.test(main);
}

/** Fills in a form by the names of its fields. `pick` decides between right, wrong and empty values. */
async function fill(browser: Browser, form: Form, shown: ShownPage, pick: number): Promise<URLSearchParams> {
  const fields = new URLSearchParams([...form.hidden]);
  for (const name of form.inputs) {
    if (name === "email") fields.set(name, typedAddress(browser, pick));
    if (name === "code") fields.set(name, await otp(shown.html, pick));
    if (name === "recovery" || name === "recovery_code") fields.set(name, pick % 2 ? browser.recovery : "7K3M");
    if (name === "sure" && pick % 3) fields.set(name, "on");
    if (name === "card") fields.set(name, pick % 3 ? "paid" : "declined");
  }
  const button = form.buttons[pick % Math.max(1, form.buttons.length)];
  if (button) fields.set(button.name, button.value);
  return fields;
}

function typedAddress({ addresses }: Browser, pick: number): string {
  const choices = [...addresses, "wren@", ""];
  return choices[pick % choices.length] ?? "";
}

/** Mostly the right one: the digits of the last mail to the address that the page names. */
async function otp(html: string, pick: number): Promise<string> {
  const email = found(html, /<b>([^<@]+@[^<]+)<\/b>/);
  if (pick % 4 === 0) return ["12345", "0000 00", ""][pick % 3] ?? "";
  const mail = await lastMail(email, 1, 3).catch(() => null);
  return mail ? `${mail.otp.slice(0, 3)}-${mail.otp.slice(3)}` : "000000";
}

class Step implements fc.AsyncCommand<Model, Browser> {
  readonly kind: "open" | "mail" | "press" | "press twice" | "press out of place" | "back" | "reload";
  readonly tab: number;
  readonly pick: number;

  constructor({ kind, tab, pick }: Pick<Step, "kind" | "tab" | "pick">) {
    this.kind = kind;
    this.tab = tab;
    this.pick = pick;
  }

  check(): boolean {
    return true;
  }

  toString(): string {
    return `${this.kind} ${this.tab} ${this.pick}`;
  }

  async run(model: Model, browser: Browser): Promise<void> {
    const history = browser.tabs[this.tab] ?? [];
    const shown = history.at(-1);
    const forms = shown ? formsIn(shown.html) : [];
    if (this.kind === "mail") return this.openMail(model, browser, history);
    if (!shown || this.kind === "open" || (this.kind.startsWith("press") && forms.length === 0)) {
      const next = await follow(browser, starts[this.pick % starts.length] ?? "/subscriptions");
      history.push(next);
      return note(model, browser, next);
    }
    if (this.kind === "back") {
      if (history.length > 1) history.pop();
      return;
    }
    if (this.kind === "press out of place") return this.pressOutOfPlace(model, browser);
    if (this.kind === "reload") return this.reload(model, browser, history, shown);
    const form = forms[this.pick % forms.length];
    if (form) await this.press(model, browser, history, { shown, form });
  }

  /** Opens a link in any of the mails, also one that is used, expired or replaced. */
  async openMail(model: Model, browser: Browser, history: ShownPage[]): Promise<void> {
    const links = (await Promise.all(browser.addresses.map(mailedLinks))).flat();
    const link = links[this.pick % Math.max(1, links.length)];
    if (!link) return;
    const next = await follow(browser, link);
    history.push(next);
    note(model, browser, next);
  }

  async reload(model: Model, browser: Browser, history: ShownPage[], shown: ShownPage): Promise<void> {
    const next = await follow(browser, shown.posted?.action ?? shown.path, shown.posted?.fields);
    history.splice(-1, 1, next);
    if (shown.posted) learn(model, browser, { fields: shown.posted.fields, action: shown.posted.action, next });
    note(model, browser, next);
  }

  /** Sends a button of another step. It must lead to a page, sign nobody in or out, and buy, cancel or delete nothing. */
  async pressOutOfPlace(model: Model, browser: Browser): Promise<void> {
    const [path, intent] = outOfPlace[this.pick % outOfPlace.length] ?? outOfPlace[0];
    const next = await follow(browser, path, new URLSearchParams({ intent, code: "12345", sure: "on" }));
    expect(next.html).not.toContain("Your account is deleted");
    for (const { title } of Object.values(outcomeWords())) expect(next.html).not.toContain(title);
    note(model, browser, next);
  }

  async press(
    model: Model,
    browser: Browser,
    history: ShownPage[],
    at: { shown: ShownPage; form: Form },
  ): Promise<void> {
    const { shown, form } = at;
    const fields = await fill(browser, form, shown, this.pick);
    const action = form.action || shown.path;
    const isFresh = history.at(-1) === shown && (await isShownNow(browser, shown));
    const pressed = [follow(browser, action, fields)];
    // A browser aborts the first request when it sends the second: it was sent, but its answer and its cookie are dropped.
    if (this.kind === "press twice") pressed.unshift(follow({ ...browser }, action, fields));
    const all = await Promise.all(pressed);
    const next = all.at(-1);
    if (!next) return;
    history.push(next);
    for (const one of all) learn(model, browser, { fields, action, next: one });
    note(model, browser, next);
    if (isFresh && pressed.length === 1) expectMove(shown, fields, next);
  }
}

/** Whether a reload would show the same step, made for the same account or address: no other tab has gone on meanwhile. */
async function isShownNow(browser: Browser, shown: ShownPage): Promise<boolean> {
  if (!shown.path.startsWith("/subscriptions/activate") && !shown.path.startsWith("/subscriptions/confirm"))
    return false;
  const { html } = await ask({ ...browser }, shown.path);
  return shownStep(html) === shownStep(shown.html) && ownersIn(html) === ownersIn(shown.html);
}

const ownersIn = (html: string) => (html.match(/name="owner" value="[^"]*"/g) ?? []).join();

/** Buttons of other steps, as an older tab or a stranger's program may still send them: see `tables.test.ts`. */
const outOfPlace = [
  ["/subscriptions/manage", "cancel"],
  ["/subscriptions/manage", "delete"],
  ["/subscriptions/manage", "change-plan"],
  ["/subscriptions/manage", "refund"],
  ["/subscriptions/activate", "link"],
  ["/subscriptions/activate", "check"],
  ["/subscriptions/activation-flow/this-device/activate-by-email", "resend"],
  ["/pro/add-email", "check"],
  ["/subscriptions/add-email", "resend"],
] as const;

/** Expects that an accepted press of the sign-in journey leads where its table says. */
function expectMove(shown: ShownPage, fields: URLSearchParams, next: ShownPage): void {
  const from = shownStep(shown.html);
  if (!from || next.posted) return;
  const press = fields.get("intent") ?? "send";
  const to = transitionFrom<SignInStep>(signInTransitions, from, press);
  // A visitor who is signed in gets a page that says so instead.
  const arrived = shownStep(next.html);
  if (arrived && (to === "code" || to === "address")) expect(arrived, `${from}: ${press}`).toBe(to);
}

interface Learnt {
  readonly fields: URLSearchParams;
  readonly action: string;
  readonly next: ShownPage;
}

/** Updates the model after a form was sent. */
function learn(model: Model, browser: Browser, { fields, action, next }: Learnt): void {
  const email = fields.get("email")?.trim();
  // An address that came with a mailed link was not typed.
  if (email && !fields.has("otp")) model.typed = email;
  const intent = fields.get("intent") ?? "";
  const isOver = [...["check", "link", "recover", "sign-out", "sign-out-everywhere", "delete", "switch"]].includes(
    intent,
  );
  // Undoing a change signs out every device.
  const isTakenBack = action === "/account/undo-email" && !next.posted;
  if (isTakenBack || (isOver && !next.posted && next.path !== "/subscriptions/manage?ask=sign-out")) {
    model.typed = null;
    model.person += 1;
  }
  if (fields.has("period") && next.path.startsWith("/checkout/") && !model.opened.has(next.path)) {
    model.opened.set(next.path, model.person);
  }
  if (action.startsWith("/checkout/") && fields.get("card") === "paid" && next.path.startsWith("/pro/welcome")) {
    model.paid.add(action);
  }
  const isEnded =
    (intent === "cancel" && next.html.includes(outcomeWords().ended.title)) ||
    (intent === "refund" && next.html.includes(outcomeWords().refunded.title));
  const isEndedThere = fields.get("change") === "cancel" && action.startsWith("/checkout/portal/");
  if (isEnded || isEndedThere || (intent === "delete" && next.html.includes("Your account is deleted")))
    model.over += 1;
  if (intent === "recovery-code") {
    const groups = [...next.html.matchAll(/<code>([0-9A-Z]{4})<\/code>/g)].map(([, group]) => group);
    if (groups.length < 6) return;
    browser.recovery = groups.join("");
    browser.onPaper.add(browser.recovery);
  }
}

/** Expects what must be true of every page, whatever led to it. */
function note(model: Model, browser: Browser, { path, html, posted }: ShownPage): void {
  const payers = [...model.paid].map((checkout) => model.opened.get(checkout));
  const times = payers.filter((payer) => payer === payers.at(-1)).length;
  expect(times, "nobody pays twice").toBeLessThanOrEqual(1 + model.over);
  const kept = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0];
  // The link of a mail names the address that it was sent to.
  const linked = new URL(path, "http://localhost").searchParams.get("email");
  const typed = posted?.fields.get("email") ?? linked ?? model.typed;
  if (kept && typed && browser.cookie !== "__Host-session=") {
    expect(kept, `${path} keeps what was typed`).toContain(`value="${typed}"`);
  }
}

/** The account that a checkout was paid for; null once its subscription no longer renews. */
async function payingAccount(checkout: string): Promise<string | null> {
  const [, object = "", secret = ""] = /^\/checkout\/([0-9a-f]{64})([\w-]{43})$/.exec(checkout) ?? [];
  const account = env.SUBSCRIPTION_ACCOUNT.get(env.SUBSCRIPTION_ACCOUNT.idFromString(object));
  const record = await account.read(Date.now());
  const view = await account.view(secret, Date.now());
  const isPaying = record?.status === "Auto-Renewable" || record?.status === "Grace Period";
  return isPaying ? (view?.checkout.accountId ?? null) : null;
}

/** The id of the account that a browser is signed in to, from its exported data. */
async function openAccount(person: Visitor): Promise<string | undefined> {
  const { html, headers } = await person.post("/subscriptions/manage", { intent: "export" });
  return headers.has("content-disposition") ? found(html, /"external_id": "([^"]+)"/) : undefined;
}

/** Every account that this browser is signed in to or can switch to. */
async function accountsIn({ cookie }: Browser): Promise<Set<string | undefined>> {
  const person = visitor("IE", cookie);
  const reached = new Set([await openAccount(person)]);
  for (const _ of cookie.matchAll(/__Host-account-/g)) {
    await person.post("/subscriptions/manage", { intent: "switch" });
    reached.add(await openAccount(person));
  }
  return reached;
}

async function accountBy(recovery: string): Promise<string | undefined> {
  const person = visitor();
  await person.post("/subscriptions/activate", { intent: "recover", recovery });
  return openAccount(person);
}

/** Expects that every account that goes on being paid for can be reached: in this browser, by mail, or by a code on paper. */
async function expectReach(model: Model, browser: Browser): Promise<void> {
  const paying = (await Promise.all([...model.paid].map(payingAccount))).filter((id) => id !== null);
  const here = await accountsIn(browser);
  const byCode = new Set<string | undefined>();
  for (const id of paying.filter((id) => !here.has(id))) {
    if ((await env.AUTH_ACCOUNT.getByName(id).profile())?.email) continue;
    for (const code of browser.onPaper) byCode.add(await accountBy(code));
    expect(byCode.has(id), `${id} goes on being paid for, and nothing leads to it`).toBe(true);
  }
}

async function signedOut(): Promise<Pick<Browser, "addresses" | "cookie">> {
  return { addresses: [await member(), `nobody@${crypto.randomUUID()}.example`], cookie: "" };
}

/** A browser that is signed in and has just changed the address; the old mailbox has a link that undoes the change. */
async function changedAddress(): Promise<Pick<Browser, "addresses" | "cookie">> {
  const edit = "/subscriptions/edit-email";
  const { addresses } = await signedOut();
  const [old = ""] = addresses;
  const fresh = `wren@${crypto.randomUUID()}.example`;
  const person = visitor();
  await person.post("/subscriptions/activate", { intent: "send", email: old });
  await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(old, 2)).otp });
  await person.post(edit, { intent: "send", email: fresh });
  await person.post(edit, { intent: "check", code: (await lastMail(fresh)).otp });
  const isUndoable = async () => (await mailedLinks(old)).some((link) => link.includes("undo-email"));
  expect(await vi.waitUntil(isUndoable, { timeout: 10_000 })).toBe(true);
  return { addresses: [fresh, ...addresses], cookie: person.cookie() };
}

const anyStep = fc
  .record({
    kind: fc.oneof(
      { weight: 5, arbitrary: fc.constant("press" as const) },
      { weight: 1, arbitrary: fc.constant("mail" as const) },
      { weight: 1, arbitrary: fc.constantFrom("press twice", "press out of place", "back", "reload") },
      { weight: 2, arbitrary: fc.constant("open" as const) },
    ),
    tab: fc.nat({ max: 2 }),
    pick: fc.nat({ max: 9999 }),
  })
  .map((given) => new Step(given));

describe("random journeys", { timeout: 120_000 + journeys * stepsEach * 400 }, () => {
  it("FLOW-1 FLOW-2 FLOW-4 FLOW-5 FLOW-7 nobody pays twice, goes on paying for what nothing leads to, loses an address or ends nowhere, whatever is pressed where", async () => {
    const walks = fc.array(anyStep, { minLength: stepsEach, maxLength: stepsEach });
    await expect(
      fc.assert(
        fc.asyncProperty(walks, fc.boolean(), async (walk, isChanged) => {
          const { addresses, cookie } = await (isChanged ? changedAddress() : signedOut());
          const model = { typed: null, person: 0, opened: new Map<string, number>(), paid: new Set<string>(), over: 0 };
          const onPaper = new Set<string>();
          const real = { cookie, tabs: [[], [], []], addresses, recovery: "0".repeat(24), onPaper };
          await fc.asyncModelRun(() => ({ model, real }), walk);
          await expectReach(model, real);
        }),
        { numRuns: journeys, endOnFailure: true },
      ),
    ).resolves.toBeUndefined();
  });
});
