/**
 * `npm run bench -- services`: sign-ups and sign-ins on workerd with real stores on disk, and how both grow with the
 * number of accounts. `npm run bench -- services 1000` stops at 1,000 accounts instead of 100,000.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, authorize, bundleServices, newAccount, newOwner, otpOf, startServices, tokens } from "./services-site.ts";

const mostAccounts = Number(process.argv[2] ?? 100_000);
const levels = [100, 1000, 10_000, 100_000].filter((level) => level <= mostAccounts);
/** Flows measured at each level, so many at a time. */
const measured = 300;
const atOnce = 16;

let mailboxes = 0;

const folder = mkdtempSync(join(tmpdir(), "bench-services-"));
const site = await startServices(await bundleServices(), folder);

try {
  const { origin } = site;
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
  await site.stop();
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

/** Addresses of new accounts. */
async function withEmails(origin: string, count: number): Promise<string[]> {
  const emails: string[] = [];
  while (emails.length < count) emails.push((await newOwner(origin, `wren-${mailboxes++}@post.example`)).email);
  return emails;
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
