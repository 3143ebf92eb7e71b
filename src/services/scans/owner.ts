/** Whose a subscriber's scan is, and whether the subscription still includes it. */
import { ownerHeader, type ScanError } from "../../contract/scan/scans.ts";
import type { AuthPeer, SubscriptionPeer } from "../peers.ts";
import { includesRemoval } from "./rules.ts";
import type { Scan } from "./scan.ts";

/** The services that are asked who calls, and what they subscribe to. */
export interface OwnerPeers {
  readonly auth: Pick<AuthPeer, "verify">;
  readonly subscriptions: Pick<SubscriptionPeer, "entitlements">;
}

/** The one object of an account. Nothing leads from its id to the account. */
export function removalIdOf({ SCAN }: Pick<Env, "SCAN">, accountId: string): DurableObjectId {
  return SCAN.idFromName(accountId);
}

export function removalOf(env: Pick<Env, "SCAN">, accountId: string): DurableObjectStub<Scan> {
  return env.SCAN.get(removalIdOf(env, accountId));
}

export type OwnerResult =
  | { readonly ok: true; readonly accountId: string }
  | { readonly ok: false; readonly error: Extract<ScanError, "owner_only" | "not_subscribed"> };

/**
 * The account whose access token came with a call, if its subscription includes removal now: looked up anew, because a token
 * may be hours old. If it does not, what is left of its scan goes at once.
 */
export async function scanOwnerOf(headers: Headers, env: Pick<Env, "SCAN">, peers: OwnerPeers): Promise<OwnerResult> {
  const checked = await verified(headers, peers);
  if (!checked.ok) return checked;
  if (includesRemoval(await peers.subscriptions.entitlements(checked.accountId))) return checked;
  await removalOf(env, checked.accountId).forget("unused");
  return { ok: false, error: "not_subscribed" };
}

async function verified(headers: Headers, { auth }: OwnerPeers): Promise<OwnerResult> {
  const token = headers.get(ownerHeader);
  const checked = token === null ? null : await auth.verify(token);
  return checked?.ok ? { ok: true, accountId: checked.account.accountId } : { ok: false, error: "owner_only" };
}
