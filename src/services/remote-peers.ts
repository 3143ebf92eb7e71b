/**
 * Calls to services at a configured host: protocols, section 9. If a host is slow, down or answers nonsense, the call throws,
 * so nothing is signed or forgotten without a proper answer.
 */
import * as z from "zod/mini";
import { accountAnswerSchema } from "../contract/subscription/auth.ts";
import { authPaths } from "../contract/subscription/auth-paths.ts";
import { entitlementSchema } from "../contract/subscription/subscription.ts";
import { readBytes } from "../platform/body.ts";
import { within } from "../platform/deadline.ts";
import { parseJson } from "../platform/json.ts";
import type { AuthPeer, IdentityPeer, NewsletterPeer, ScanPeer, SubscriptionPeer } from "./peers.ts";

/** Where a service is, and the secret by which it knows who calls. Without one nothing is sent. */
export interface RemoteService {
  readonly origin: string;
  readonly key: string | null;
}

/** A peer gave no proper answer in time: the service that needed it answers 503 (`error-answer.ts`). */
export class PeerUnavailable extends Error {
  override readonly name = "PeerUnavailable";
}

/** `time`: milliseconds for a whole answer, less than the edge waits for ours. `bytes`: more than anybody's record has. */
const limits = { time: 5000, bytes: 1_000_000 } as const;

interface PeerCall {
  readonly method: "GET" | "POST";
  readonly bearer: string;
  readonly body?: object;
}

/** Status and data of an answer. Throws `PeerUnavailable` where there is none, or none that is JSON. */
async function ask(origin: string, path: string, call: PeerCall) {
  const answer = await within(
    limits.time,
    (signal) => exchange(new URL(path, origin), { ...call, signal }).catch(() => null),
    () => null,
  );
  if (!answer) throw new PeerUnavailable(path);
  return answer;
}

async function exchange(url: URL, { method, bearer, body, signal }: PeerCall & { readonly signal: AbortSignal }) {
  const answer = await fetch(url, {
    method,
    headers: {
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
      authorization: `Bearer ${bearer}`,
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: "manual",
    signal,
  });
  const read = await readBytes(answer, { bytes: limits.bytes, time: limits.time });
  const parsed = read.ok ? parseJson(new TextDecoder().decode(read.value ?? undefined)) : read;
  return parsed.ok ? { status: answer.status, data: parsed.value } : null;
}

/** A call to an endpoint that only services use. */
async function call<Data>(
  { origin, key }: RemoteService,
  path: string,
  body: object,
  schema: z.ZodMiniType<Data>,
): Promise<Data> {
  if (key === null) throw new PeerUnavailable(path);
  const { status, data } = await ask(origin, `/peers/${path}`, { method: "POST", bearer: key, body });
  const parsed = schema.safeParse(data);
  if (status !== 200 || !parsed.success) throw new PeerUnavailable(path);
  return parsed.data;
}

const erasedSchema = z.object({ erased: z.record(z.string(), z.int()) });
const heldSchema = z.object({ held: z.unknown() });

async function held(remote: RemoteService, service: string, body: object): Promise<string> {
  return JSON.stringify((await call(remote, `${service}/held`, body, heldSchema)).held ?? null);
}

async function forget(remote: RemoteService, service: string, body: object) {
  return (await call(remote, `${service}/forget`, body, erasedSchema)).erased;
}

export function remoteSubscriptions(remote: RemoteService): SubscriptionPeer {
  const entitlements = z.object({ entitlements: z.array(entitlementSchema) });
  const holds = z.object({ holds: z.nullable(z.enum(["lasting", "passing"])) });
  const owner = z.object({ account: z.nullable(z.string()) });
  return {
    entitlements: async (account) =>
      (await call(remote, "subscriptions/entitlements", { account }, entitlements)).entitlements,
    holds: async (account) => (await call(remote, "subscriptions/holds", { account }, holds)).holds,
    receiptOwner: async (store, receipt) =>
      (await call(remote, "subscriptions/receipt-owner", { store, receipt }, owner)).account,
    addressAdded: async (account) => {
      await call(remote, "subscriptions/address-added", { account }, z.object({}));
    },
    held: (account) => held(remote, "subscriptions", { account }),
    forget: (account, email) => forget(remote, "subscriptions", { account, email }),
  };
}

export function remoteIdentity(remote: RemoteService): IdentityPeer {
  return {
    held: (account) => held(remote, "identity", { account }),
    forget: (account) => forget(remote, "identity", { account }),
  };
}

export function remoteScans(remote: RemoteService): ScanPeer {
  return {
    held: (account) => held(remote, "scans", { account }),
    forget: (account) => forget(remote, "scans", { account }),
    endStreams: async (account) => {
      await call(remote, "scans/end-streams", { account }, z.object({}));
    },
  };
}

export function remoteNewsletter(remote: RemoteService): NewsletterPeer {
  return {
    held: (email) => held(remote, "newsletter", { email }),
    forget: (email) => forget(remote, "newsletter", { email }),
  };
}

/**
 * Finds out whose a token is by the same endpoint that clients use. Only our own auth service has epochs: with another one, a
 * checkout or a portal closes when its time is over, and not before.
 */
export function remoteAuth(origin: string): AuthPeer {
  return {
    async verify(token) {
      const { status, data } = await ask(origin, authPaths.account, { method: "GET", bearer: token });
      const account = status === 200 ? accountAnswerSchema.safeParse(data).data : undefined;
      if (account) return { ok: true, account: { accountId: account.external_id, email: account.email, epoch: 0 } };
      if (status !== 401) throw new PeerUnavailable(authPaths.account);
      const isExpired = z.object({ error: z.literal("expired_token") }).safeParse(data).success;
      return { ok: false, error: isExpired ? "expired_token" : "invalid_token" };
    },
    isCurrent: async () => true,
    // Without a token there is nothing that it would answer: news is then shown on Manage.
    emailOf: async () => null,
    accountByEmail: async () => null,
  };
}
