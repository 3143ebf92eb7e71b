import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { authClients, nativeRedirect } from "../../../src/contract/brand/brand-ids.ts";
import type { MailMessage } from "../../../src/contract/services.ts";
import type { Entitlement } from "../../../src/contract/subscription/subscription.ts";
import { authApp } from "../../../src/services/auth/auth-app.ts";
import type { AuthBindings } from "../../../src/services/auth/call.ts";
import { vector } from "./vector.ts";

export const redirect = nativeRedirect;
export const client = authClients.native;
export const origin = "http://localhost";
export const post = { method: "POST" } as const;

export interface RequestOptions {
  readonly method?: string;
  readonly cookie?: string | undefined;
  readonly bearer?: string | undefined;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of a body is the test
  readonly body: any;
}

/** The request that `options` describes, addressed to the local auth service. */
export function requestOf(path: string, options: RequestOptions = {}): Request {
  const query = typeof options.query === "string" ? options.query : new URLSearchParams(options.query).toString();
  const headers = new Headers(options.headers);
  if (options.cookie) headers.set("cookie", options.cookie);
  if (options.bearer) headers.set("authorization", `Bearer ${options.bearer}`);
  const init: RequestInit = { method: options.method ?? "GET", headers, redirect: "manual" };
  if (options.json !== undefined) {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify(options.json);
  } else if (options.form) init.body = new URLSearchParams(options.form);
  else if (options.body !== undefined) init.body = options.body;
  return new Request(`${origin}${path}${query ? `?${query}` : ""}`, init);
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, text, headers: response.headers, body: isJson ? JSON.parse(text) : null };
}

/**
 * The service with a recording mail service and a clock that the test moves, forwards only because the platform runs the
 * alarms. `stores` replace bindings that otherwise all services of a test share.
 */
export function service(stores: Partial<Env> = {}) {
  let shift = 0;
  const inbox: MailMessage[] = [];
  const entitlements: Entitlement[] = [{ product: "Network Protection", name: "subscriber" }];
  const peers: AuthBindings["peers"] = {
    mail: {
      send: async (message) => {
        inbox.push(message);
        return { ok: true };
      },
    },
    subscriptions: {
      entitlements: async () => entitlements,
      receiptOwner: (store, receipt) => exports.SubscriptionService.receiptOwner(store, receipt),
      forget: async () => ({}),
      holds: async () => null,
      addressAdded: async () => {},
      held: async () => "[]",
    },
    identity: { forget: async () => ({}), held: async () => "[]" },
    newsletter: { forget: async () => ({}), held: async () => "[]" },
    scans: { forget: async () => ({}), endStreams: async () => {}, held: async () => "[]" },
  };
  const now = () => Date.now() + shift;

  async function ask(path: string, options: RequestOptions = {}): Promise<Answer> {
    const context = createExecutionContext();
    const response = await authApp.fetch(requestOf(path, options), { env: { ...env, ...stores }, peers, now }, context);
    const answer = await answerOf(response);
    await waitOnExecutionContext(context);
    return answer;
  }

  return {
    ask,
    inbox,
    peers,
    now,
    pass: (milliseconds: number) => {
      shift += milliseconds;
    },
    /** The one-time code of the newest mail to this address that may hold one. */
    otpFor: (to: string) => {
      const data = inbox.findLast((message) => message.to === to && "passcode" in message.data)?.data;
      return (data && "passcode" in data && data.passcode) || "";
    },
  };
}

export type Service = ReturnType<typeof service>;

export const authorization = {
  response_type: "code",
  code_challenge: vector.challenge,
  code_challenge_method: "S256",
  client_id: client,
  redirect_uri: redirect,
  scope: "privacypro",
} as const;

/** The cookie of a new session, as a client sends it back. */
export async function openSession({ ask }: Pick<Service, "ask">): Promise<string> {
  const { headers } = await ask("/api/auth/v2/authorize", { query: authorization });
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}

export function codeIn(answer: Answer): string {
  return new URL(answer.headers.get("location") ?? "none:").searchParams.get("code") ?? "";
}

export const exchange = (code: string) => ({
  grant_type: "authorization_code",
  client_id: client,
  code_verifier: vector.verifier,
  code,
  redirect_uri: redirect,
});

export const renewal = (token: string) => ({ grant_type: "refresh_token", client_id: client, refresh_token: token });

export interface SignedUp {
  readonly access: string;
  readonly refresh: string;
  readonly id: string;
}

/** A new account with its first pair of tokens. */
export async function signUp(auth: Pick<Service, "ask">): Promise<SignedUp> {
  const cookie = await openSession(auth);
  const created = await auth.ask("/api/auth/v2/account/create", { method: "POST", cookie });
  return pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(created)) }));
}

export function pairOf({ body }: Answer): SignedUp {
  const { access_token: access, refresh_token: refresh } = body;
  return { access, refresh, id: claimsOf(access).sub };
}

// biome-ignore lint/suspicious/noExplicitAny: what a test expects of a claim is the test
export function claimsOf(token: string): any {
  return JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
}

/** An address that no account has used. */
export function newAddress(): string {
  return `robin-${crypto.randomUUID()}@example.com`;
}

/** Adds an address to the account by the calls that a client makes. */
export async function addAddress(auth: Service, bearer: string, email: string): Promise<Answer> {
  const { body } = await auth.ask("/api/auth/v2/account/edit", { method: "POST", bearer, query: { email } });
  const query = { email, hash: body.hash, otp: auth.otpFor(email) };
  return auth.ask("/api/auth/v2/account/edit/confirm", { method: "POST", bearer, query });
}

/** An account with an address. */
export async function member(auth: Service): Promise<SignedUp & { email: string }> {
  const account = await signUp(auth);
  const email = newAddress();
  await addAddress(auth, account.access, email);
  return { ...account, email };
}

/** Asks for the code of a deletion, which is mailed to the account's address, and returns what the client then sends. */
export async function deletionProof(auth: Service, bearer: string): Promise<{ hash: string; otp: string } | undefined> {
  const sent = auth.inbox.length;
  const { status, body } = await auth.ask("/api/auth/v2/account/delete/code", { method: "POST", bearer });
  const data = auth.inbox[sent]?.data;
  return status === 200 && data && "passcode" in data ? { hash: body.hash, otp: data.passcode ?? "" } : undefined;
}

/** Deletes the account as its owner would, with the code from the mailbox. */
export async function remove(auth: Service, bearer: string, method = "POST"): Promise<Answer> {
  const json = await deletionProof(auth, bearer);
  return auth.ask("/api/auth/v2/account/delete", { method, bearer, ...(json && { json }) });
}
