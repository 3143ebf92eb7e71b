/** Deleting what is stored of an account, here and in the other services. Each step is safe to repeat. */
import type {
  DeletionCause,
  ErasedCounts,
  IdentityPeer,
  NewsletterPeer,
  ScanPeer,
  SubscriptionPeer,
} from "../../peers.ts";
import { addressOf, sessionOf } from "../objects.ts";
import type { AccountReferences } from "./deletion-rules.ts";

/** The other services that store something of an account, or of its address. */
export interface DeletionPeers {
  readonly subscriptions: SubscriptionPeer;
  readonly identity: IdentityPeer;
  readonly newsletter: NewsletterPeer;
  readonly scans: ScanPeer;
}

/**
 * Sessions end first, then the other services forget the account; its addresses become free last, when nothing else of it is
 * left. Answers how much of each kind there was.
 */
export async function forgetReferences(
  env: Env,
  peers: DeletionPeers,
  references: AccountReferences,
  ending: DeletionCause,
): Promise<ErasedCounts> {
  const { id, email, sessions, addresses, locators, passkeys } = references;
  await Promise.all(sessions.map((session) => sessionOf(env, session)?.forget()));
  const [subscription, identity, newsletter, scans] = await Promise.all([
    peers.subscriptions.forget(id, email, ending),
    peers.identity.forget(id, ending),
    email === null ? {} : peers.newsletter.forget(email),
    peers.scans.forget(id, ending),
  ]);
  await releaseAddresses(env, id, addresses, "release");
  await releaseLocators(env, id, locators);
  const own = { sessions: sessions.length, addresses: addresses.length, recoveryCodes: locators.length, passkeys };
  return { ...subscription, ...identity, ...newsletter, ...scans, ...own };
}

type Release = "release" | "releaseHeld";

/** Releases addresses: `release` those of an account that ends, `releaseHeld` those that an account can no longer get back. */
export async function releaseAddresses(env: Env, accountId: string, addresses: readonly string[], how: Release) {
  await Promise.all(addresses.map(async (email) => (await addressOf(env, email))[how](accountId)));
}

/** Releases the locators that lead from recovery codes to the account. */
export async function releaseLocators(env: Env, accountId: string, locators: readonly string[]): Promise<void> {
  await Promise.all(locators.map((locator) => env.AUTH_ADDRESS.getByName(locator).release(accountId)));
}

/** When any of these sessions last got tokens, in milliseconds since 1970; 0 if none of them is alive. */
export async function lastUse(env: Env, sessions: readonly string[]): Promise<number> {
  const uses = await Promise.all(sessions.map((session) => sessionOf(env, session)?.lastUse()));
  return Math.max(0, ...uses.map((use) => use ?? 0));
}
