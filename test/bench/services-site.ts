/** The site with all of its services on workerd, with real stores on disk, and the calls of a client to it. */
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { bundle, type Served } from "./workerd.ts";

const classes: Readonly<Record<string, string>> = {
  AUTH_SESSION: "AuthSession",
  AUTH_MAIL: "AuthMail",
  AUTH_ADDRESS: "AuthAddress",
  AUTH_ACCOUNT: "AuthAccount",
  AUTH_KEYS: "AuthKeys",
  SUBSCRIPTION_ACCOUNT: "SubscriptionAccount",
  STORE_RECEIPT: "StoreReceipt",
  ACCESS_CODE_HOLDER: "AccessCodeHolder",
  SURVEY_TALLY: "SurveyTally",
  NEWSLETTER_ADDRESS: "NewsletterAddress",
  FLOOD_BUDGET: "FloodBudget",
  IDEMPOTENCY_KEY: "IdempotencyKey",
  SUPPORT_MAILBOX: "SupportMailbox",
};

/** Entrypoints of the same worker, by the edge's binding. */
const entrypoints: Readonly<Record<string, string>> = {
  AUTH: "AuthService",
  SUBSCRIPTIONS: "SubscriptionService",
  NEWSLETTER: "NewsletterService",
  SUPPORT: "SupportService",
};

const client = "nightjar-native";
const redirect = "nightjar://auth/callback";

export interface ServicesSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The worker's modules, built as those of a deployment are. */
export function bundleServices(): Promise<Served> {
  return bundle("test/bench/services-worker.ts");
}

/** Runs the worker with its stores in a folder: started again on the same folder, it holds what it held, and nothing in memory. */
export async function startServices(built: Served, folder: string): Promise<ServicesSite> {
  mkdirSync(join(folder, "stores"), { recursive: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: "bench",
      modules: built.modules.map((path) => ({
        ...{ type: "ESModule", path, contents: readFileSync(join(built.folder, path), "utf8") },
      })),
      compatibilityDate: "2026-10-20",
      compatibilityFlags: ["nodejs_als"],
      bindings: { STAGE: "development", AUTH_CLIENTS: { [client]: [redirect] } },
      kvNamespaces: { STORE: "store" },
      durableObjects: Object.fromEntries(
        Object.entries(classes).map(([name, className]) => [name, { className, useSQLite: true }]),
      ),
      serviceBindings: Object.fromEntries(
        Object.entries(entrypoints).map(([binding, entrypoint]) => [binding, { name: "bench", entrypoint }]),
      ),
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      resourcePersistencePath: join(folder, "stores"),
    }),
  );
  await miniflare.ready;
  const { origin } = await miniflare.unsafeGetDirectURL("bench");
  return { origin, stop: () => miniflare.dispose() };
}

/** Asks, and throws at any other status than the expected one. */
export async function ask(url: string, status: number, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { redirect: "manual", ...init });
  if (answer.status !== status) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Opens a session to sign in or up with. */
export async function authorize(origin: string): Promise<{ cookie: string; verifier: string }> {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    client_id: client,
    redirect_uri: redirect,
    scope: "privacypro",
  });
  const answer = await ask(`${origin}/api/auth/v2/authorize?${query}`, 302);
  return { cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "", verifier };
}

/** The tokens for the code in a redirect of the service. */
export async function tokens(origin: string, answer: Response, verifier: string): Promise<{ access_token: string }> {
  const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const query = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: client,
    code_verifier: verifier,
    code,
    redirect_uri: redirect,
  });
  return (await ask(`${origin}/api/auth/v2/token?${query}`, 200)).json() as Promise<{ access_token: string }>;
}

/** Signs up; the answer is the access token of the new account. */
export async function newAccount(origin: string): Promise<string> {
  const { cookie, verifier } = await authorize(origin);
  const created = await ask(`${origin}/api/auth/v2/account/create`, 302, { method: "POST", headers: { cookie } });
  return (await tokens(origin, created, verifier)).access_token;
}

export interface Owner {
  readonly email: string;
  /** Signs in to the account that has the address. */
  readonly token: string;
}

/** A new account with a confirmed address, so that it can sign in by one-time code. */
export async function newOwner(origin: string, email: string): Promise<Owner> {
  const token = await newAccount(origin);
  const headers = { authorization: `Bearer ${token}` };
  const edit = `${origin}/api/auth/v2/account/edit`;
  const started = await ask(`${edit}?${new URLSearchParams({ email, locale: "en" })}`, 200, {
    method: "POST",
    headers,
  });
  const { hash } = (await started.json()) as { hash: string };
  const query = new URLSearchParams({ email, otp: await otpOf(origin, email), hash, locale: "en" });
  await ask(`${edit}/confirm?${query}`, 200, { method: "POST", headers });
  return { email, token };
}

/** Milliseconds between two looks at a mailbox, and how often one is looked at: mail comes after the answer. */
const mailDelay = 5;
const mostLooks = 400;

/** The one-time code that was mailed last. */
export async function otpOf(origin: string, email: string): Promise<string> {
  for (let look = 0; look < mostLooks; look += 1) {
    const otp = await (await ask(`${origin}/bench/passcode?to=${encodeURIComponent(email)}`, 200)).text();
    if (otp) return otp;
    await wait(mailDelay);
  }
  throw new Error(`no mail came to ${email}`);
}
