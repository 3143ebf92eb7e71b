import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { MailMessage } from "../../../src/contract/services.ts";
import type { CheckoutRequest } from "../../../src/contract/subscription/subscription.ts";
import type { TokenCheck } from "../../../src/services/peers.ts";
import { endAccount } from "../../../src/services/subscriptions/accounts.ts";
import type { SubscriptionBindings } from "../../../src/services/subscriptions/bindings.ts";
import { subscriptionApp } from "../../../src/services/subscriptions/subscription-app.ts";
import type { SubscriptionRecord } from "../../../src/services/subscriptions/subscription-rules.ts";
import { type Pause, pausing } from "../pausing.ts";

/** Far off, so that no alarm of these tests rings by itself. */
export const startOfTest = Date.UTC(2096, 10, 21);

/** One service with a clock of its own, tokens that are account ids, and a mail that only collects. */
export class Shop {
  now = startOfTest;
  stage: "development" | "staging" | "production" = "development";
  readonly sent: MailMessage[] = [];
  /** Where the visitor is; left undefined, where the product that they order is sold. Null: nobody knows. */
  country: string | null | undefined;
  /** Accounts without an address. */
  readonly anonymous = new Set<string>();
  /** The account's epoch, where it is not the first. */
  private readonly epochs = new Map<string, number>();
  /** Accounts that are being deleted, or were. */
  private readonly ended = new Set<string>();
  /** What every answer of another object or service waits for: a test that orders the calls of several requests sets it. */
  pause: Pause = (answer) => answer;
  private readonly env: Env = {
    ...env,
    SUBSCRIPTION_ACCOUNT: pausing(env.SUBSCRIPTION_ACCOUNT, (answer) => this.pause(answer)),
    STORE_RECEIPT: pausing(env.STORE_RECEIPT, (answer) => this.pause(answer)),
  };

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const ctx = createExecutionContext();
    const bindings: SubscriptionBindings = {
      env: { ...this.env, STAGE: this.stage },
      now: () => this.now,
      peers: {
        auth: {
          verify: (token) => this.pause(this.verify(token)),
          isCurrent: (account, epoch) => this.pause(this.isCurrent(account, epoch)),
          accountByEmail: async (email) => (email.endsWith("@people.example") ? (email.split("@")[0] ?? null) : null),
        },
        mail: {
          send: async (message) => {
            this.sent.push(message);
            return { ok: true };
          },
        },
      },
    };
    const answer = await subscriptionApp.fetch(
      new Request(`http://localhost${path}`, { redirect: "manual", ...init }),
      bindings,
      ctx,
    );
    await waitOnExecutionContext(ctx);
    return answer;
  }

  private async verify(token: string): Promise<TokenCheck> {
    if (!token.startsWith("account-") || this.ended.has(token)) {
      return { ok: false, error: token === "old" ? "expired_token" : "invalid_token" };
    }
    const email = this.anonymous.has(token) ? null : `${token}@people.example`;
    return { ok: true, account: { accountId: token, email, epoch: this.epochOf(token) } };
  }

  private async isCurrent(account: string, epoch: number): Promise<boolean> {
    return !this.ended.has(account) && epoch === this.epochOf(account);
  }

  private epochOf(account: string): number {
    return this.epochs.get(account) ?? 0;
  }

  /** Signs out everywhere, or changes the address: what was issued before is void. */
  raiseEpoch(account: string): void {
    this.epochs.set(account, this.epochOf(account) + 1);
  }

  /** What the auth service does: marks the account as ending, then has everything of it forgotten. */
  async delete(account: string): Promise<void> {
    this.ended.add(account);
    await endAccount(this.env, account, "asked", this.now);
  }

  /** What the account's object holds, whoever may see it. */
  async recordOf(account: string): Promise<SubscriptionRecord | null> {
    return env.SUBSCRIPTION_ACCOUNT.getByName(account).read(this.now);
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

  /** Opens a checkout and gives back its address. */
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

let accounts = 0;

/** An account that no other test has. */
export function newAccount(): string {
  return `account-${++accounts}`;
}
