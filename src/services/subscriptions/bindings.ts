import type { Context } from "hono";
import type { AuthPeer, MailPeer, MailWords, TokenHolder } from "../peers.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface SubscriptionBindings {
  readonly env: Env;
  readonly peers: { readonly auth: AuthPeer; readonly mail: MailPeer & MailWords };
  now(): number;
}

export interface SubscriptionHttp {
  Bindings: SubscriptionBindings;
  Variables: { account: TokenHolder };
}

export type SubscriptionContext = Context<SubscriptionHttp>;
