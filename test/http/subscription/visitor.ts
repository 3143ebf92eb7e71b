import { expect } from "vitest";
import { createMemoryStore } from "../../../client/storage/store.ts";
import { createSubscriptionClient } from "../../../client/subscription/client.ts";
import { pageService } from "../../../client/subscription/page-service.ts";
import { browserInfoStore } from "../../../client/subscription/stored-info.ts";
import { productLine } from "../../../src/contract/brand/brand-ids.ts";
import { inboxSchema } from "../../../src/contract/services.ts";
import { request } from "../request.ts";

export interface Step {
  readonly status: number;
  /** Path and query that a redirect leads to; empty where there is none. */
  readonly to: string;
  readonly html: string;
  readonly headers: Headers;
}

/** A browser without scripts: it keeps cookies and posts forms, and follows a redirect only when it is told to. */
export interface Visitor {
  get(path: string): Promise<Step>;
  post(path: string, fields?: Record<string, string>): Promise<Step>;
  cookie(): string;
  /** A copy with the present cookies that goes on independently, such as another tab or an older one. */
  fork(): Visitor;
}

/** A browser's cookies after an answer: first the session, then what is under way, the notes and its other accounts. */
export function withCookiesOf(jar: string, answer: Pick<Response, "headers">): string {
  const cookies = new Map(jar.split("; ").flatMap((pair) => (pair ? [[pair.split("=")[0] ?? "", pair] as const] : [])));
  for (const set of answer.headers.getSetCookie()) {
    const [pair = ""] = set.split(";");
    const [name = ""] = pair.split("=");
    const isOurs = /^__Host-(?:session$|journey$|told$|scan$|removal$|account-)/.test(name);
    if (isOurs && (name === "__Host-session" || !/Max-Age=0\b/.test(set))) cookies.set(name, pair);
    else cookies.delete(name);
  }
  const session = cookies.get("__Host-session");
  cookies.delete("__Host-session");
  return [...(session === undefined ? [] : [session]), ...cookies.values()].join("; ");
}

export function visitor(country: string | null = "IE", start = "", always: Record<string, string> = {}): Visitor {
  let cookie = start;
  async function ask(path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) {
    const headers = { ...always, ...init.headers };
    const answer = await request(path, { ...init, headers, cookie, ...(country && { country }) });
    cookie = withCookiesOf(cookie, answer);
    const location = answer.headers.get("location");
    const url = location === null ? null : new URL(location, "http://localhost");
    const to = url ? `${url.pathname}${url.search}` : "";
    // Marks for line breaks in long addresses are not part of the text.
    const html = (await answer.text()).replaceAll("<wbr/>", "");
    return { status: answer.status, to, html, headers: answer.headers };
  }
  return {
    get: (path) => ask(path),
    post: (path, fields = {}) =>
      ask(path, {
        method: "POST",
        body: String(new URLSearchParams(fields)),
        headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" },
      }),
    cookie: () => cookie,
    fork: () => visitor(country, cookie, always),
  };
}

interface Mail {
  readonly subject: string;
  readonly otp: string;
  readonly link: string;
}

/** How many mails told an address of a new sign-in. They are sent after the answer, and other helpers do not count them. */
export async function signInMails(to: string): Promise<number> {
  const answer = await request(`/dev/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: "application/json" } });
  return inboxSchema.parse(await answer.json()).messages.filter(({ template }) => template === "new-sign-in").length;
}

/** The newest message to an address, as the developer's inbox shows it; waits until there are `count`. */
export async function lastMail(to: string, count = 1, maxTries = 50): Promise<Mail> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const answer = await request(`/dev/inbox?to=${encodeURIComponent(to)}`, {
      headers: { accept: "application/json" },
    });
    const { messages } = inboxSchema.parse(await answer.json());
    const list = messages.filter(({ template }) => template !== "new-sign-in" && template !== "receipt");
    const [first] = list;
    if (first && list.length >= count) {
      const newest = JSON.stringify(first);
      return {
        subject: first.subject,
        otp: /\b(\d{3}) ?(\d{3})\b/.exec(newest)?.slice(1).join("") ?? "",
        link: /\/account\/login\?[^"\\ <]+/.exec(newest)?.[0].replaceAll("&amp;", "&") ?? "",
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no mail to ${to}`);
}

/** The sign-in page to which a page redirects a visitor who is not signed in; its address says where they were going. */
export function signInBefore(page: string): string {
  return `/subscriptions/activate?${new URLSearchParams({ next: page })}`;
}

/** Matches the address of a page that tells what a press did. */
export function telling(page: string) {
  return expect.stringMatching(new RegExp(`^${page}\\?told=[0-9a-f]{8}$`));
}

/** All hidden fields of a page. */
export function hiddenFields(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
}

/** Chooses a plan. */
export async function choose(person: Visitor, period: string, address = "/subscriptions"): Promise<Step> {
  return person.post(address, { period });
}

/** Subscribes a new visitor and pays, up to the welcome page. */
export async function subscribed(): Promise<Visitor> {
  const person = visitor();
  const chosen = await choose(person, "monthly");
  expect(chosen.to).toMatch(/^\/checkout\//);
  const paid = await person.post(chosen.to, { card: "paid" });
  await person.get(paid.to);
  return person;
}

/** The subscription client of another device, which calls the services through the edge. */
function deviceElsewhere() {
  let jar = "";
  const service = pageService({
    async fetch(path, { credentials: _, signal: __, ...asking }) {
      const answer = await request(path, { ...asking, cookie: jar });
      jar = answer.headers.get("set-cookie")?.split(";")[0] ?? jar;
      return answer;
    },
  });
  return createSubscriptionClient({
    service,
    store: browserInfoStore(createMemoryStore()),
    random: (bytes) => crypto.getRandomValues(bytes),
    onEvent: () => {},
    flags: { useSubscriptionsAuthV2: true, useUnifiedFeedback: false },
  });
}

/** An account with an address and no subscription, made by another device; and that device's client. */
export async function accountElsewhere() {
  const email = `wren@${crypto.randomUUID()}.example`;
  const client = deviceElsewhere();
  await client.auth.startSession();
  await client.auth.createAccount();
  await client.auth.exchangeCode();
  await client.auth.editEmail({ email });
  await client.auth.confirmEmail({ email, otp: (await lastMail(email)).otp });
  return { email, client };
}

/** Creates an account with a subscription and an address to which no visitor here is signed in; returns the address. */
export async function member(status = "Auto-Renewable", platform = "web"): Promise<string> {
  const { email } = await accountElsewhere();
  await seed(email, status, platform);
  return email;
}

/** Gives an account, by its email address or its id, a subscription in any state, as a developer does. */
export async function seed(account: string, status: string, platform: string): Promise<void> {
  const productId = `${productLine}-monthly-renews-row`;
  const seeded = await request("/dev/seed", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams({ account, status, platform, productId })),
  });
  expect(seeded.status).toBeLessThan(400);
}
