import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { MailMessage } from "../../../src/contract/services.ts";
import type { CheckoutRequest } from "../../../src/contract/subscription/subscription.ts";
import type { SubscriptionBindings } from "../../../src/services/subscriptions/bindings.ts";
import { subscriptionApp } from "../../../src/services/subscriptions/subscription-app.ts";

/** Far off, so that no alarm of these tests rings by itself. */
export const startOfTest = Date.UTC(2096, 10, 21);

/** One service with a clock of its own, tokens that are account ids, and a mail that only collects. */
export class Shop {
  now = startOfTest;
  stage: "development" | "staging" | "production" = "development";
  readonly sent: MailMessage[] = [];

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const ctx = createExecutionContext();
    const bindings: SubscriptionBindings = {
      env: { ...env, STAGE: this.stage },
      now: () => this.now,
      peers: {
        auth: {
          verify: async (token) =>
            token.startsWith("account-")
              ? { ok: true, account: { accountId: token, email: `${token}@people.example`, epoch: 0 } }
              : { ok: false, error: token === "old" ? "expired_token" : "invalid_token" },
          isCurrent: async () => true,
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

  as(account: string, path: string, init: RequestInit = {}): Promise<Response> {
    return this.fetch(path, { ...init, headers: { authorization: `Bearer ${account}`, ...init.headers } });
  }

  post(account: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const init = {
      method: "POST",
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
