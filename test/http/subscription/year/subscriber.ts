/** A subscriber on a clock that the test moves, and whose object is started anew along the way. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { type InboxMessage, inboxSchema } from "../../../../src/contract/services.ts";
import { emptyLines } from "../../../setup/support-lines.ts";
import { found, request } from "../../request.ts";
import { choose, lastMail, type Visitor, visitor } from "../visitor.ts";

export const manage = "/subscriptions/manage";
export const payments = "/subscriptions/payments";
export const day = 24 * 60 * 60 * 1000;
/** Far ahead, so that no alarm rings by itself; the months that follow have 31, 28, 31 and 30 days. */
export const start = Date.UTC(2097, 0, 24, 9, 30);

const keys = () => env.AUTH_KEYS.getByName("keys");

/** The keys that sign: the year makes new ones every month, which other tests on the same clock must not get. */
let keysOfToday: readonly [string, unknown][] = [];

/** For each file whose subscribers live on another clock. */
export function keepKeys(): void {
  beforeEach(emptyLines);
  beforeEach(async () => {
    await keys().current(Date.now());
    keysOfToday = await runInDurableObject(keys(), (_, { storage }) => [...storage.kv.list()]);
  });

  afterEach(async () => {
    vi.useRealTimers();
    await runInDurableObject(keys(), (_, { storage }) => {
      for (const [key, value] of keysOfToday) storage.kv.put(key, value);
    });
  });
}

export async function inbox(email: string): Promise<InboxMessage[]> {
  const answer = await request(`/dev/inbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: "application/json" },
  });
  return inboxSchema.parse(await answer.json()).messages.toReversed();
}

export const subjects = async (email: string) =>
  (await inbox(email))
    .filter(({ template }) => !["login-link", "passcode", "new-sign-in"].includes(template))
    .map(({ subject }) => subject);

/** A subscriber on a clock that the test moves. */
export class Subscriber {
  person: Visitor = visitor();
  reference = "";
  readonly email: string | null;

  constructor(email: string | null) {
    this.email = email;
    vi.useFakeTimers({ toFake: ["Date"], now: start });
  }

  get object() {
    return env.SUBSCRIPTION_ACCOUNT.getByName(this.reference);
  }

  async subscribe(period: string, card: string): Promise<void> {
    const { to } = await choose(this.person, period);
    await this.person.get((await this.person.post(to, { card })).to);
    this.reference = found((await this.person.get(manage)).html, /<dt>Payment reference<\/dt><dd>([\w-]+)/);
    if (!this.email) return;
    await this.add(this.email);
    await this.ring();
  }

  async add(email: string, page = "/subscriptions/add-email"): Promise<void> {
    await this.person.post(page, { intent: "send", email });
    const { status } = await this.person.post(page, { intent: "check", code: (await lastMail(email)).otp });
    expect(status).toBe(303);
  }

  /** The alarm rings, and afterwards nothing of the object is left in memory. */
  async ring(): Promise<void> {
    await runDurableObjectAlarm(this.object);
    await evictDurableObject(this.object);
    vi.setSystemTime(Date.now() + 1000);
  }

  /** Lets days pass, and alarms ring as they fall due; then signs in again where the session has run out. */
  async pass(days: number): Promise<void> {
    const end = Date.now() + days * day;
    for (;;) {
      const due = await runInDurableObject(this.object, (_, { storage }) => storage.getAlarm());
      if (due === null || due > end) break;
      vi.setSystemTime(Math.max(due, Date.now()));
      await this.ring();
    }
    vi.setSystemTime(end);
    if (this.email && (await this.person.get(manage)).status !== 200) await this.signIn(this.email);
  }

  async signIn(email: string): Promise<void> {
    this.person = visitor();
    const codes = async () => (await inbox(email)).filter(({ template }) => template === "login-link");
    const before = (await codes()).length;
    await this.person.post("/subscriptions/activate", { intent: "send", email });
    await expect.poll(async () => (await codes()).length).toBe(before + 1);
    const [code = ""] = /\d{6}/.exec((await codes()).at(-1)?.subject ?? "") ?? [];
    await this.person.post("/subscriptions/confirm", { intent: "check", code });
    expect((await this.person.get(manage)).status).toBe(200);
  }

  /** Presses a button of the page, with the fields of its form. */
  async press(intent: string, ask?: string, fields: Record<string, string> = {}): Promise<string> {
    const { to, status } = await this.person.post(ask ? `${manage}?ask=${ask}` : manage, { intent, ...fields });
    expect(status, intent).toBe(303);
    await this.ring();
    return (await this.person.get(to)).html;
  }

  async payBy(card: string): Promise<void> {
    const { to } = await this.person.post(manage, { intent: "portal" });
    expect((await this.person.post(to, { change: "card", card })).status).toBe(200);
    await this.ring();
  }

  /** What the list of payments says of each, newest first. */
  async paid(): Promise<string[]> {
    const { html } = await this.person.get(payments);
    return [...html.matchAll(/<li><div[^>]*><h2>([^<]+)<\/h2>/g)].map(([, line = ""]) => line);
  }
}

export const newEmail = () => `wren@${crypto.randomUUID()}.example`;
