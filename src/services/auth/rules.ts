import type { RandomBytes } from "../../platform/random.ts";

/** Numbers and small decisions of the auth service. Pure: what is random or tells the time is handed in. */

const minute = 60_000;
const day = 24 * 60 * minute;

/** Times in milliseconds unless the name says seconds. */
export const limits = {
  /** From `authorize` to the code; also the age of the cookie. */
  session: 10 * minute,
  code: minute,
  passcode: 10 * minute,
  passcodeTries: 5,
  /** A session asks for at most so many passcodes, so long apart: a person needs one or two. */
  sendsPerSession: 5,
  sendSpacing: 30_000,
  /** A client whose answer got lost asks again with its old refresh token: once, so long afterwards. */
  refreshRetry: minute,
  refreshToken: 30 * day,
  v1Token: 365 * day,
  edit: 10 * minute,
  undo: 7 * day,
  /** The oldest session of an account ends when one more than this is opened. */
  sessionsPerAccount: 50,
  body: 64 * 1024,
} as const;

/** Lifetimes of an access token in seconds. */
export const accessSeconds = { usual: 14_400, staging: 240, stagingAsked: 7200 } as const;

/** How long an access token lives: on staging four minutes, so that refreshing is seen; 7200 there when asked for. */
export function accessLifetime(staging: boolean, ttl: string | undefined): number {
  if (!staging) return accessSeconds.usual;
  return ttl === String(accessSeconds.stagingAsked) ? accessSeconds.stagingAsked : accessSeconds.staging;
}

const alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits. Bytes from 248 up are drawn again: 62 does not divide 256, and 248 is the largest multiple. */
export function randomAlphanumerics(length: number, random: RandomBytes): string {
  let text = "";
  while (text.length < length) {
    for (const byte of random(new Uint8Array(length))) {
      if (byte < 248 && text.length < length) text += alphanumerics[byte % 62];
    }
  }
  return text;
}

/** The largest multiple of a million that 32 bits hold: what lies above is drawn again, or low passcodes come more often. */
const fairRange = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;

/** Six digits, each passcode equally likely. */
export function randomPasscode(random: RandomBytes): string {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random(new Uint8Array(4));
    const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (drawn < fairRange) return String(drawn % 1_000_000).padStart(6, "0");
  }
}

/** Compares two digests in a time that does not depend on where they differ. */
export function isSameDigest(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/** One mailbox, however its address is typed: what owns and limits are counted by. */
export function addressIdentity(email: string): string {
  return email.trim().toLowerCase();
}

/** Names under which no mail server can stand (RFC 2606, RFC 7686). */
const mailless: ReadonlySet<string> = new Set(["invalid", "localhost", "local", "onion"]);

/** Whether the domain of an address can have a mail server at all. No name server is asked: that would tell it who signs up. */
export function canHaveMail(email: string): boolean {
  return !mailless.has(email.toLowerCase().split(/[.@]/).at(-1) ?? "");
}

/** A language tag as it came, or English: nothing else of the parameter goes on. */
export function localeOf(value: string | null | undefined): string {
  return value && /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/.test(value) ? value.replaceAll("_", "-") : "en";
}

/**
 * A budget of messages for one mailbox or one account, or of tries of a recovery code: `burst` at once, then one more after every `interval`.
 *
 * Who asks for a passcode has not proved anything, so a stranger can ask for another person's address. The budget keeps
 * that from flooding the mailbox; it refills steadily instead of closing for an hour, so that the owner's next chance is
 * half a minute away at any time. Wrong passcodes never touch it: tries count against the session that asked, and a
 * stranger's session shares nothing with the owner's but this budget. Should a stranger take every chance for days, the
 * owner still gets in: each of those mails carries a link that signs in whoever reads the mailbox, from any session, and
 * that no number of wrong tries voids. Neither network addresses nor devices are kept.
 */
export interface Budget {
  readonly left: number;
  readonly at: number;
}

export interface BudgetRule {
  readonly burst: number;
  readonly interval: number;
}

export const budgetRules = {
  address: { burst: 10, interval: 30_000 },
  account: { burst: 5, interval: minute },
  recovery: { burst: 5, interval: minute },
} as const satisfies Readonly<Record<string, BudgetRule>>;

/** Takes one message out of the budget; `wait` is in seconds, 0 when there was one left. */
export function spend(budget: Budget | undefined, rule: BudgetRule, now: number): { budget: Budget; wait: number } {
  const known = budget ?? { left: rule.burst, at: now };
  const back = Math.max(0, Math.floor((now - known.at) / rule.interval));
  const left = Math.min(rule.burst, known.left + back);
  const at = left === rule.burst ? now : known.at + back * rule.interval;
  if (left > 0) return { budget: { left: left - 1, at }, wait: 0 };
  return { budget: { left, at }, wait: Math.max(1, Math.ceil((at + rule.interval - now) / 1000)) };
}
