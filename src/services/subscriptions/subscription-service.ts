import { type Entitlement, isEntitling } from "../../contract/subscription/subscription.ts";
import { HttpService } from "../idempotency-key.ts";
import { peersOfSubscriptions } from "../peer-table.ts";
import type { DeletionCause, ErasedCounts, SubscriptionPeer } from "../peers.ts";
import { sendOrReport } from "../send-mail.ts";
import {
  type AppStoreName,
  endAccount,
  entitlementsOf,
  receiptDigest,
  receiptOwner,
  subscriptionAccountOf,
} from "./accounts.ts";
import { changeNews, noticeMail } from "./notices/news.ts";
import { subscriptionApp } from "./subscription-app.ts";

/** The subscription service: the HTTP API of protocols, section 3, and what other services ask of it. */
export class SubscriptionService extends HttpService implements SubscriptionPeer {
  protected readonly name = "SubscriptionService";

  protected respond(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return subscriptionApp.fetch(request, { env, peers: peersOfSubscriptions(env, ctx.exports), now: Date.now }, ctx);
  }

  /** What the account holds now: the content of the `entitlements` claim. */
  async entitlements(accountId: string): Promise<Entitlement[]> {
    const record = await subscriptionAccountOf(this.env, accountId).read(Date.now());
    return record && isEntitling(record.status) ? entitlementsOf(record) : [];
  }

  /** The account that confirmed this receipt of a store, for signing in with it; null when none did, or it is gone. */
  async receiptOwner(store: AppStoreName, receipt: string): Promise<string | null> {
    return receiptOwner(this.env, await receiptDigest(store, receipt), Date.now());
  }

  /** Whether the account has or had a subscription, or a checkout is open for it: then somebody may stand behind it. */
  async holds(accountId: string): Promise<"lasting" | "passing" | null> {
    return subscriptionAccountOf(this.env, accountId).holding(Date.now());
  }

  async addressAdded(accountId: string): Promise<void> {
    await subscriptionAccountOf(this.env, accountId).addressAdded(Date.now());
  }

  async held(accountId: string): Promise<string> {
    return subscriptionAccountOf(this.env, accountId).held();
  }

  /**
   * Forgets the account's subscription and checkouts, and refuses new ones: the account is being deleted. Its receipts
   * become free. Where a subscription of ours was cut short, `email` (the account's) gets word of it. Safe to repeat.
   */
  async forget(accountId: string, email: string | null = null, ending: DeletionCause = "asked"): Promise<ErasedCounts> {
    const { env, ctx } = this;
    const now = Date.now();
    const { cut, language, erased } = await endAccount(env, accountId, ending, now);
    const news = cut && changeNews("deleted", cut, now);
    const reader = { reference: accountId, manageLink: null, language };
    if (email && news) ctx.waitUntil(sendOrReport(ctx.exports.MailService, noticeMail(email, news, reader)));
    return erased;
  }
}
