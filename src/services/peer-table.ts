/**
 * Which service a call from another service goes to: the one at the host that a deployment configures (`remote-peers.ts`),
 * else the one in this worker, by RPC.
 */
import { destinationOf } from "../platform/destination.ts";
import { type ServiceName, services } from "../platform/service-table.ts";
import { readConfig } from "./env.ts";
import type { AuthPeer, IdentityPeer, MailPeer, NewsletterPeer, SubscriptionPeer } from "./peers.ts";
import { type Remote, remoteAuth, remoteIdentity, remoteNewsletter, remoteSubscriptions } from "./remote-peers.ts";

export interface Peers {
  readonly auth: AuthPeer;
  readonly mail: MailPeer;
  readonly subscriptions: SubscriptionPeer;
  readonly identity: IdentityPeer;
  readonly newsletter: NewsletterPeer;
}

/** The entrypoints of this worker. */
interface OwnPeers {
  readonly AuthService: AuthPeer;
  readonly MailService: MailPeer;
  readonly SubscriptionService: SubscriptionPeer;
  readonly IdentityService: IdentityPeer;
  readonly NewsletterService: NewsletterPeer;
}

/** Follows the same table and the same rule as the edge: a configured host takes precedence over what is bound. */
export function peersOf(env: Env, own: OwnPeers): Peers {
  return {
    auth: remotePeer(env, "auth", remoteAuth) ?? own.AuthService,
    mail: own.MailService,
    subscriptions: remotePeer(env, "subscriptions", remoteSubscriptions) ?? own.SubscriptionService,
    identity: remotePeer(env, "identity", remoteIdentity) ?? own.IdentityService,
    newsletter: remotePeer(env, "newsletter", remoteNewsletter) ?? own.NewsletterService,
  };
}

function remotePeer<Peer>(env: Env, name: ServiceName, remote: (remote: Remote) => Peer): Peer | null {
  const { stage, hosts, peersKey } = readConfig(env);
  const place = { stage, hosts: hosts[name], isBound: true, row: services[name], staging: false };
  const destination = destinationOf(place);
  return destination.tag === "host" ? remote({ origin: destination.origin, key: peersKey }) : null;
}
