/**
 * How many messages a mailbox may be sent, for each kind of them. A budget is counted by kind, so that a flood of one kind
 * never stops another, and by mailbox without its tag: `robin+1@` and `robin+2@` are read by one person.
 *
 * Who asks for a message has mostly proved nothing, so a stranger can ask for another person's mailbox. No rule closes: each
 * refills steadily, and how long to wait is told. Neither network addresses nor devices are kept.
 */
import type { BudgetRule } from "../platform/budget.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The rules that hold together, of a mailbox and of a domain. */
export interface MailBudget {
  readonly mailbox: readonly BudgetRule[];
  /** Counted where a message goes to addresses that never asked for one: whoever owns a domain owns all its mailboxes. */
  readonly domain: readonly BudgetRule[];
}

const manyAddresses: readonly BudgetRule[] = [{ burst: 100, interval: 30 * second }];

export const mailBudgets = {
  /**
   * Codes and links to sign in, which go to addresses of accounts alone. In a lasting flood one comes in eight minutes, and
   * its link works for ten: so the mailbox always holds a way in, whoever asked for it.
   */
  "sign-in": {
    mailbox: [
      { burst: 10, interval: 30 * second },
      { burst: 30, interval: 8 * minute },
    ],
    domain: [],
  },
  /** Codes that confirm an address, asked for by an account that holds a subscription. */
  confirm: {
    mailbox: [
      { burst: 10, interval: 30 * second },
      { burst: 30, interval: 30 * minute },
    ],
    domain: [],
  },
  /** The same for an account that holds none: anybody can make thousands, so they share a budget that no subscriber needs. */
  "confirm-unpaid": {
    mailbox: [
      { burst: 5, interval: minute },
      { burst: 10, interval: hour },
    ],
    domain: manyAddresses,
  },
  /** Confirmations of the newsletter. */
  newsletter: { mailbox: [{ burst: 3, interval: 8 * hour }], domain: manyAddresses },
  /** Receipts, which cost a payment each. */
  receipt: { mailbox: [{ burst: 10, interval: hour }], domain: [] },
  /** Word of a cancellation or a renewal: pressing to and fro is free, so it is counted apart from receipts. */
  change: { mailbox: [{ burst: 6, interval: hour }], domain: [] },
} as const satisfies Readonly<Record<string, MailBudget>>;

/** Messages to the help desk, each with its receipt: of a mailbox, of a domain, and of everybody together. */
export const supportBudgets = {
  mailbox: [{ burst: 5, interval: hour }],
  domain: manyAddresses,
  /** 360 an hour in the long run, so that only a flood meets it; the page then names the address to write to. */
  desk: [{ burst: 300, interval: 10 * second }],
} as const satisfies MailBudget & Readonly<Record<string, readonly BudgetRule[]>>;

export type MailKind = keyof typeof mailBudgets;

/** The mailbox behind an address: lower case, without a tag. Providers that know no tags have next to no addresses with a plus. */
export function mailboxOf(email: string): string {
  const [local, domain] = partsOf(email);
  return `${local.split("+")[0] || local}@${domain}`;
}

/**
 * Where mailboxes belong to as many people: there a budget of the domain would let one stranger close out all of them, and
 * the provider stands before each mailbox itself.
 */
// cspell:ignore fastmail googlemail posteo protonmail seznam tuta
const providers: ReadonlySet<string> = new Set([
  "aol.com",
  "fastmail.com",
  "free.fr",
  "gmail.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "libero.it",
  "live.com",
  "mac.com",
  "mail.com",
  "mail.ru",
  "me.com",
  "msn.com",
  "naver.com",
  "orange.fr",
  "outlook.com",
  "pm.me",
  "posteo.de",
  "proton.me",
  "protonmail.com",
  "qq.com",
  "seznam.cz",
  "tuta.com",
  "web.de",
  "wp.pl",
  "yahoo.com",
  "yandex.ru",
  "zoho.com",
]);

/**
 * What a domain's budget is counted by: the name that somebody can own, whatever stands before it; null for a provider of
 * mailboxes. Without the public list of suffixes that name is guessed: two labels, or three where the second is as short as
 * those of `co.uk` and `com.au`.
 */
export function mailDomainOf(email: string): string | null {
  const labels = partsOf(email)[1].split(".");
  const isShort = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 && (labels.at(-1)?.length ?? 0) === 2;
  const domain = labels.slice(isShort ? -3 : -2).join(".");
  return providers.has(domain) ? null : domain;
}

function partsOf(email: string): readonly [local: string, domain: string] {
  const identity = email.trim().toLowerCase();
  const at = identity.lastIndexOf("@");
  return [identity.slice(0, Math.max(0, at)), identity.slice(at + 1)];
}
