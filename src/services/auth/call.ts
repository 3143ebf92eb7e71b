/** What every request handler of the auth service works with: the call, its time, its bindings and the services beside it. */

import type { Context } from "hono";
import { brand } from "../../contract/brand/brand.ts";
import { emailAddressSchema } from "../../contract/email-address.ts";
import type { MailMessage } from "../../contract/services.ts";
import type { AuthError } from "../../contract/subscription/auth.ts";
import { failure } from "../../platform/json-http.ts";
import { readServicesConfig } from "../env.ts";
import type { MailPeer } from "../peers.ts";
import { sendOrReport } from "../send-mail.ts";
import type { DeletionPeers } from "./account/account-references.ts";
import { type KeyRing, keyRing } from "./tokens/key-ring.ts";

export interface AuthBindings {
  readonly env: Env;
  readonly peers: DeletionPeers & { readonly mail: MailPeer };
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface AuthHttp {
  Bindings: AuthBindings;
  /** The body of the request; null when it was larger than the limit, or never came to its end. */
  Variables: { body: string | null };
}

export interface AuthCall {
  readonly env: Env;
  readonly peers: AuthBindings["peers"];
  readonly now: number;
  readonly url: URL;
  readonly issuer: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The call that a handler answers. Its time is read once, so that all its decisions agree. */
export function callOf(c: Context<AuthHttp>): AuthCall {
  const { env, peers, now } = c.env;
  const url = new URL(c.req.url);
  return {
    env,
    peers,
    now: now(),
    url,
    issuer: issuerFor(env, url),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}

/** The issuer of tokens where none is configured. */
const deployedIssuer = `https://${brand.hosts.main}`;

/** The issuer of tokens: the configured origin, or on a developer's machine the origin of the request, whatever its port. */
export function issuerFor(env: Env, url: URL): string {
  const { auth, development } = readServicesConfig(env);
  if (auth.issuer) return auth.issuer;
  return development && isThisMachine(url.hostname) ? url.origin : deployedIssuer;
}

export function isOurIssuer(env: Env, issuer: string): boolean {
  const { auth, development } = readServicesConfig(env);
  if (issuer === (auth.issuer ?? deployedIssuer)) return true;
  return development && auth.issuer === null && URL.canParse(issuer) && isThisMachine(new URL(issuer).hostname);
}

export function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname.endsWith(".localhost");
}

/** Rejects with `KeysMissing` where nothing can be signed. */
export function keysOf({ env, now }: Pick<AuthCall, "env" | "now">): Promise<KeyRing> {
  return keyRing(env, now);
}

/** A well-formed address as typed, without space around it, or null. */
export function readAddress(value: string | null | undefined): string | null {
  return emailAddressSchema.safeParse(value).data ?? null;
}

/** Sends a message that nobody waits for. */
export function sendLater({ peers, waitUntil }: AuthCall, message: MailMessage): void {
  waitUntil(sendOrReport(peers.mail, message));
}

/** One of the listed errors. */
export function refuse(error: AuthError, status = 400): Response {
  return failure(error, status);
}

/** Refuses what comes too early; `wait` in seconds. */
export function refuseFor(wait: number): Response {
  const answer = refuse("too_many_requests", 429);
  answer.headers.set("retry-after", String(wait));
  return answer;
}

/** The parameters by name, or null if a name occurs twice: then nobody can tell which value was meant. */
export function uniqueParameters(parameters: URLSearchParams): ReadonlyMap<string, string> | null {
  const unique = new Map(parameters);
  return unique.size === [...parameters].length ? unique : null;
}
