/** Forgetting an account, here and in the services beside it. Each step may be done again. */
import { addressOf, sessionOf } from "../objects.ts";
import type { AccountReferences } from "./ending-rules.ts";

/** Who else keeps something of an account. */
export interface EndingPeers {
  readonly subscriptions: {
    /** `email` is where word of a subscription that is cut short goes; null for an account without an address. */
    forget(accountId: string, email: string | null): Promise<void>;
    /** Whether there is a subscription, however old, or the beginning of one. */
    holdsAnything(accountId: string): Promise<boolean>;
  };
  readonly identity: { forget(accountId: string): Promise<void> };
}

/** Sessions end first, then others forget; the addresses become free last, when nothing of the account is left beside them. */
export async function forgetReferences(env: Env, peers: EndingPeers, references: AccountReferences): Promise<void> {
  const { id, email, sessions, addresses, locator } = references;
  await Promise.all(sessions.map((session) => sessionOf(env, session)?.forget()));
  await Promise.all([peers.subscriptions.forget(id, email), peers.identity.forget(id)]);
  await releaseAddresses(env, id, addresses);
  if (locator !== null) await env.AUTH_ADDRESS.getByName(locator).release(id);
}

export async function releaseAddresses(env: Env, accountId: string, addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(async (email) => (await addressOf(env, email)).release(accountId)));
}

/** When one of these sessions was last used to get tokens, in milliseconds since 1970; 0 for none that lives. */
export async function lastUse(env: Env, sessions: readonly string[]): Promise<number> {
  const uses = await Promise.all(sessions.map((session) => sessionOf(env, session)?.lastUse()));
  return Math.max(0, ...uses.map((use) => use ?? 0));
}
