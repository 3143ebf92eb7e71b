/**
 * Which service a call from another service goes to: the one at the host that a deployment configures (`remote-peers.ts`),
 * else the one in this worker, by RPC. Each service gets those that it calls, with the keys of its own pairs.
 */
import { destinationOf } from "../platform/destination.ts";
import { type PairKeyName, pairKeys, type ServiceName, serviceTable } from "../platform/service-table.ts";
import { readServicesConfig } from "./env.ts";
import type {
  AuthPeer,
  IdentityPeer,
  MailPeer,
  MailWords,
  NewsletterPeer,
  ScanPeer,
  SubscriptionPeer,
} from "./peers.ts";
import {
  type RemoteService,
  remoteAuth,
  remoteIdentity,
  remoteNewsletter,
  remoteScans,
  remoteSubscriptions,
} from "./remote-peers.ts";

/** The entrypoints of this worker. */
interface OwnPeers {
  readonly AuthService: AuthPeer;
  readonly MailService: MailPeer & MailWords;
  readonly SubscriptionService: SubscriptionPeer;
  readonly IdentityService: IdentityPeer;
  readonly NewsletterService: NewsletterPeer;
  readonly ScanService: ScanPeer;
}

/** The services that the auth service calls. */
export function peersOfAuth(env: Env, own: OwnPeers) {
  return {
    mail: own.MailService,
    subscriptions: remotePeer(env, "KEY_AUTH_SUBSCRIPTIONS", remoteSubscriptions) ?? own.SubscriptionService,
    identity: remotePeer(env, "KEY_AUTH_IDENTITY", remoteIdentity) ?? own.IdentityService,
    newsletter: remotePeer(env, "KEY_AUTH_NEWSLETTER", remoteNewsletter) ?? own.NewsletterService,
    scans: remotePeer(env, "KEY_AUTH_SCANS", remoteScans) ?? own.ScanService,
  };
}

/** The services that the subscription service calls. */
export function peersOfSubscriptions(env: Env, own: Pick<OwnPeers, "AuthService" | "MailService">) {
  return { auth: authPeer(env, own), mail: own.MailService };
}

/** The services that identity theft restoration calls. */
export function peersOfIdentity(env: Env, own: Pick<OwnPeers, "AuthService" | "SubscriptionService">) {
  return {
    auth: authPeer(env, own),
    subscriptions: remotePeer(env, "KEY_IDENTITY_SUBSCRIPTIONS", remoteSubscriptions) ?? own.SubscriptionService,
  };
}

/** The services that scans call, for those of subscribers. */
export function peersOfScans(env: Env, own: Pick<OwnPeers, "AuthService" | "SubscriptionService">) {
  return {
    auth: authPeer(env, own),
    subscriptions: remotePeer(env, "KEY_SCANS_SUBSCRIPTIONS", remoteSubscriptions) ?? own.SubscriptionService,
  };
}

function authPeer(env: Env, own: Pick<OwnPeers, "AuthService">): AuthPeer {
  const origin = originOf(env, "auth");
  return origin === null ? own.AuthService : remoteAuth(origin);
}

function remotePeer<Peer>(env: Env, key: PairKeyName, remote: (remote: RemoteService) => Peer): Peer | null {
  const origin = originOf(env, pairKeys[key].to);
  return origin === null ? null : remote({ origin, key: readServicesConfig(env).pairKeys[key] });
}

/** Where a service is, if at a host: the same table and the same rule as the edge's. */
function originOf(env: Env, name: ServiceName): string | null {
  const { stage, hosts } = readServicesConfig(env);
  const place = { stage, hosts: hosts[name], isBound: true, row: serviceTable[name], staging: false };
  const destination = destinationOf(place);
  return destination.tag === "host" ? destination.origin : null;
}
