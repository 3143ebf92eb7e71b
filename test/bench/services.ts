/**
 * `npm run bench -- services`: sign-ups and sign-ins on workerd with real stores on disk, and how both grow with the
 * number of accounts. `npm run bench -- services 1000` stops at 1,000 accounts instead of 100,000.
 */
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { bundle } from "./workerd.ts";

const mostAccounts = Number(process.argv[2] ?? 100_000);
const levels = [100, 1000, 10_000, 100_000].filter((level) => level <= mostAccounts);
/** Flows measured at each level, so many at a time. */
const measured = 300;
const atOnce = 16;

let mailboxes = 0;

const folder = mkdtempSync(join(tmpdir(), "bench-services-"));
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
};

/** Entrypoints of the same worker, by the edge's binding. */
const entrypoints: Readonly<Record<string, string>> = { AUTH: "AuthService", SUBSCRIPTIONS: "SubscriptionService" };

const client = "nightjar-native";
const redirect = "nightjar://auth/callback";

const built = await bundle("test/bench/services-worker.ts");
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
    resourcePersistencePath: folder,
  }),
);

try {
  await miniflare.ready;
  const { origin } = await miniflare.unsafeGetDirectURL("bench");
  console.log(`${measured} flows at each level, ${atOnce} at a time; a sign-up is 3 requests, a sign-in 4\n`);
  console.log(row("accounts", "sign-ups/s", "p50 ms", "p99 ms", "sign-ins/s", "p50 ms", "p99 ms"));
  let accounts = 0;
  for (const level of levels) {
    await inParallel(Math.max(0, level - measured - accounts), () => fill(origin));
    const ups = await inParallel(measured, () => signUp(origin));
    const emails = await withEmails(origin, 50);
    const ins = await inParallel(measured, (index) => signIn(origin, emails[index % emails.length] ?? ""));
    accounts = level;
    console.log(row(String(level), ...figures(ups), ...figures(ins)));
  }
} finally {
  await miniflare.dispose();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

interface Measured {
  readonly seconds: number;
  /** How long each flow took, in milliseconds, without the steps that only the measurement needs. */
  readonly durations: readonly number[];
}

async function inParallel(count: number, flow: (index: number) => Promise<number>): Promise<Measured> {
  const durations: number[] = [];
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < count) durations.push(await flow(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { seconds: (performance.now() - started) / 1000, durations };
}

async function ask(url: string, status: number, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { redirect: "manual", ...init });
  if (answer.status !== status) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function authorize(origin: string): Promise<{ cookie: string; verifier: string }> {
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

async function tokens(origin: string, answer: Response, verifier: string): Promise<{ access_token: string }> {
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

async function signUp(origin: string): Promise<number> {
  const started = performance.now();
  await newAccount(origin);
  return performance.now() - started;
}

/** Makes an account that only fills the stores: like any other, but without tokens, which nothing would use. */
async function fill(origin: string): Promise<number> {
  const { cookie } = await authorize(origin);
  await ask(`${origin}/api/auth/v2/account/create`, 302, { method: "POST", headers: { cookie } });
  return 0;
}

async function newAccount(origin: string): Promise<string> {
  const { cookie, verifier } = await authorize(origin);
  const created = await ask(`${origin}/api/auth/v2/account/create`, 302, { method: "POST", headers: { cookie } });
  return (await tokens(origin, created, verifier)).access_token;
}

/** New accounts, each with a confirmed address, so that it can sign in by one-time code. */
async function withEmails(origin: string, count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let index = 0; index < count; index++) {
    const email = `wren-${mailboxes++}@post.example`;
    const headers = { authorization: `Bearer ${await newAccount(origin)}` };
    const edit = `${origin}/api/auth/v2/account/edit`;
    const started = await ask(`${edit}?${new URLSearchParams({ email, locale: "en" })}`, 200, {
      method: "POST",
      headers,
    });
    const { hash } = (await started.json()) as { hash: string };
    const query = new URLSearchParams({ email, otp: await otpOf(origin, email), hash, locale: "en" });
    await ask(`${edit}/confirm?${query}`, 200, { method: "POST", headers });
    emails.push(email);
  }
  return emails;
}

async function otpOf(origin: string, email: string): Promise<string> {
  return (await ask(`${origin}/bench/passcode?to=${encodeURIComponent(email)}`, 200)).text();
}

async function signIn(origin: string, email: string): Promise<number> {
  const started = performance.now();
  const { cookie, verifier } = await authorize(origin);
  const query = new URLSearchParams({ email, locale: "en" });
  await ask(`${origin}/api/auth/v2/otp?${query}`, 200, { method: "POST", headers: { cookie } });
  const reading = performance.now();
  const otp = await otpOf(origin, email);
  const read = performance.now() - reading;
  const loggedIn = await ask(`${origin}/api/auth/v2/login`, 302, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ method: "otp", email, otp }),
  });
  await tokens(origin, loggedIn, verifier);
  return performance.now() - started - read;
}

function figures({ seconds, durations }: Measured): string[] {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  return [(durations.length / seconds).toFixed(0), at(0.5), at(0.99)];
}

function row(...cells: string[]): string {
  return cells.map((cell) => cell.padStart(12)).join("");
}
