import {
  createExecutionContext,
  evictDurableObject,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import type { MailMessage, MailResult } from "../../../src/contract/services.ts";
import type { CheckoutRequest } from "../../../src/contract/subscription/subscription.ts";
import type { TokenCheck } from "../../../src/services/peers.ts";
import { endAccount, followReference } from "../../../src/services/subscriptions/accounts.ts";
import type { SubscriptionBindings } from "../../../src/services/subscriptions/bindings.ts";
import type { SubscriptionAccount } from "../../../src/services/subscriptions/subscription-account.ts";
import { subscriptionApp } from "../../../src/services/subscriptions/subscription-app.ts";
import type { SubscriptionRecord } from "../../../src/services/subscriptions/subscription-rules.ts";
import { type Pause, pausing } from "../pausing.ts";

/** In the distant future, so that no alarm set by these tests fires by itself. */
export const startOfTest = Date.UTC(2096, 10, 21);

/** The subscription service with a clock of its own, account ids as tokens, and a mail service that only collects. */
export class Shop {
  now = startOfTest;
  stage: "development" | "staging" | "production" = "development";
  readonly sent: MailMessage[] = [];
  store = env.STORE;
  /** The visitor's country; undefined means the country where the ordered product is sold, null an unknown one. */
  country: string | null | undefined;
  /** Accounts without an address. */
  readonly anonymous = new Set<string>();
  /** Epochs of accounts that are past their first. */
  private readonly epochs = new Map<string, number>();
  /** Accounts that are being deleted or have been. */
  private readonly ended = new Set<string>();
  /** Delays the answers of other objects and services; set by tests that control the order of concurrent requests. */
  pause: Pause = (answer) => answer;
  private readonly env: Env = {
    ...env,
    SUBSCRIPTION_ACCOUNT: pausing(env.SUBSCRIPTION_ACCOUNT, (answer) => this.pause(answer)),
    STORE_RECEIPT: pausing(env.STORE_RECEIPT, (answer) => this.pause(answer)),
  };

  /** What the mail service says. */
  result: MailResult = { ok: true };
  readonly peers: SubscriptionBindings["peers"] = {
    auth: {
      verify: (token) => this.pause(this.verify(token)),
      emailOf: async (account) => this.emailOf(account),
      isCurrent: (account, epoch) => this.pause(this.isCurrent(account, epoch)),
      accountByEmail: async (email) => (email.endsWith("@people.example") ? (email.split("@")[0] ?? null) : null),
    },
    mail: {
      send: async (message) => {
        if (this.result.ok) this.sent.push(message);
        return this.result;
      },
      words: (message) => exports.MailService.words(message),
    },
  };

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const ctx = createExecutionContext();
    const bindings: SubscriptionBindings = {
      env: { ...this.env, STAGE: this.stage, STORE: this.store },
      now: () => this.now,
      peers: this.peers,
    };
    const answer = await subscriptionApp.fetch(
      new Request(`http://localhost${path}`, { redirect: "manual", ...init }),
      bindings,
      ctx,
    );
    await waitOnExecutionContext(ctx);
    const asked = followReference(env, path.split("/").at(-1) ?? "")?.account;
    const account = new Headers(init.headers).get("authorization")?.slice("Bearer ".length);
    if (asked ?? account) await this.ring(asked ?? env.SUBSCRIPTION_ACCOUNT.getByName(account ?? ""));
    return answer;
  }

  /** Does what the account's alarm does, on this clock. */
  async ring(object: DurableObjectStub<SubscriptionAccount>): Promise<void> {
    await runInDurableObject(object, async (account, { storage }) => {
      const due = await storage.getAlarm();
      if (due === null || due > this.now) return;
      await storage.deleteAlarm();
      await account.work(this.now, this.peers);
    });
  }

  private async verify(token: string): Promise<TokenCheck> {
    if (!token.startsWith("account-") || this.ended.has(token)) {
      return { ok: false, error: token === "old" ? "expired_token" : "invalid_token" };
    }
    return { ok: true, account: { accountId: token, email: this.emailOf(token), epoch: this.epochOf(token) } };
  }

  private emailOf(account: string): string | null {
    return this.anonymous.has(account) || this.ended.has(account) ? null : `${account}@people.example`;
  }

  private async isCurrent(account: string, epoch: number): Promise<boolean> {
    return !this.ended.has(account) && epoch === this.epochOf(account);
  }

  private epochOf(account: string): number {
    return this.epochs.get(account) ?? 0;
  }

  /** As signing out everywhere or changing the address does: tokens issued before are void. */
  raiseEpoch(account: string): void {
    this.epochs.set(account, this.epochOf(account) + 1);
  }

  /** As the auth service does: marks the account as ending, then has everything about it forgotten. */
  async delete(account: string): Promise<void> {
    this.ended.add(account);
    await endAccount(this.env, account, "asked", this.now);
  }

  /** The subscription record in the account's object. */
  async recordOf(account: string): Promise<SubscriptionRecord | null> {
    const object = env.SUBSCRIPTION_ACCOUNT.getByName(account);
    await this.ring(object);
    return object.read(this.now);
  }

  as(account: string, path: string, init: RequestInit = {}): Promise<Response> {
    return this.fetch(path, { ...init, headers: { authorization: `Bearer ${account}`, ...init.headers } });
  }

  post(account: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const text = JSON.stringify(body) ?? "";
    const country = this.country === undefined ? (text.includes('-us"') ? "US" : "IE") : this.country;
    const init: RequestInit = {
      method: "POST",
      ...(country && { cf: { country } }),
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    };
    return this.as(account, path, init);
  }

  /** Submits a form of a hosted page. */
  submit(address: string, fields: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(address, "http://localhost");
    return this.fetch(pathname, { method: "POST", body: new URLSearchParams(fields) });
  }

  /** Opens a checkout and returns its address. */
  async checkout(
    account: string,
    order: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<string> {
    const answer = await this.post(account, "/api/checkout/session", { ...anOrder, ...order }, headers);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json<{ checkoutUrl: string }>()).checkoutUrl;
  }
}

export const anOrder: CheckoutRequest = {
  productId: "nightjar-pro-yearly-renews-row",
  purchasePlatform: "web",
  returnUrl: "http://localhost/pro/welcome",
};

/** The id of an account that no other test uses, in whatever file. */
export function newAccount(): string {
  return `account-${crypto.randomUUID()}`;
}

export const objectOf = (account: string) => env.SUBSCRIPTION_ACCOUNT.getByName(account);

/** Lets time pass: alarms ring as they fall due, and after each the object is started anew. */
export async function pass(shop: Shop, account: string, until: number): Promise<void> {
  for (;;) {
    const due = await runInDurableObject(objectOf(account), (_, { storage }) => storage.getAlarm());
    if (due === null || due > until) break;
    shop.now = Math.max(shop.now, due);
    await shop.ring(objectOf(account));
    await evictDurableObject(objectOf(account));
  }
  shop.now = until;
}
