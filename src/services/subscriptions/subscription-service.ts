import { WorkerEntrypoint } from "cloudflare:workers";
import { type Entitlement, isEntitling } from "../../contract/subscription/subscription.ts";
import type { SubscriptionPeer } from "../peers.ts";
import { accountOf, entitlementsOf, receiptDigest, receiptOf, type Store } from "./accounts.ts";
import { subscriptionApp } from "./subscription-app.ts";

/** The subscription service: the wire of protocols, section 3, and what other services ask of it. */
export class SubscriptionService extends WorkerEntrypoint<Env> implements SubscriptionPeer {
  override fetch(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    const peers = { auth: ctx.exports.AuthService, mail: ctx.exports.MailService };
    return subscriptionApp.fetch(request, { env, peers, now: Date.now }, ctx);
  }

  /** What the account holds now: the content of the `entitlements` claim. */
  async entitlements(accountId: string): Promise<Entitlement[]> {
    const record = await accountOf(this.env, accountId).read(Date.now());
    return record && isEntitling(record.status) ? entitlementsOf(record) : [];
  }

  /** The account that confirmed this receipt of a store, for signing in with it; null when none did. */
  async receiptOwner(store: Store, receipt: string): Promise<string | null> {
    return receiptOf(this.env, await receiptDigest(store, receipt)).ownedBy();
  }

  /** Whether anything of the account's lies here: then it is not ended for want of an address. */
  async holdsAnything(accountId: string): Promise<boolean> {
    return accountOf(this.env, accountId).holdsAnything(Date.now());
  }

  /** Forgets the account's subscription and checkouts: the account was deleted. */
  async forget(accountId: string): Promise<void> {
    await accountOf(this.env, accountId).forget();
  }
}
