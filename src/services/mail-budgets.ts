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
   *
   * Of equal requests in one moment, three are mailed, and the next waits some seconds. They are not made one, as those of
   * somebody who is signed in are (`auth/account/asked-rules.ts`), because nobody knows that they come of one person. A code belongs
   * to the browser that asked. Two browsers with one code would either share its five tries, so that a stranger who asks at the
   * same moment wears the owner’s code out, or have five each, so that each further browser guesses on at the same digits
   * at no cost; and a code that was used in one would still be good in the other.
   */
  "sign-in": {
    mailbox: [
      { burst: 10, interval: 30 * second },
      { burst: 30, interval: 8 * minute },
      { burst: 3, interval: 5 * second },
    ],
    domain: [],
  },
  /** Codes to the address of an account, asked for by whoever is signed in to it: a stranger spends none of these. */
  "own-address": {
    mailbox: [
      { burst: 10, interval: 30 * second },
      { burst: 30, interval: 30 * minute },
    ],
    domain: [],
  },
  /** Codes that confirm an address, asked for by an account that holds a subscription: what each such account may ask for. */
  confirm: {
    mailbox: [
      { burst: 10, interval: 30 * second },
      { burst: 30, interval: 30 * minute },
    ],
    domain: [],
  },
  /**
   * The same, of all such accounts together that have been subscribers for less than a day. They share, because one purchase makes
   * any number of them: whoever deletes an account has its receipt back. So a stranger can use this up, and a buyer of today
   * who wants that very mailbox then waits, a day at most: they stay signed in, and have their recovery code.
   */
  "confirm-new": {
    mailbox: [
      { burst: 20, interval: minute },
      { burst: 40, interval: 30 * minute },
    ],
    domain: [],
  },
  /**
   * The same, of all accounts together that have been subscribers for a day. A receipt is with one account at a time, so one
   * purchase makes one such account a day, which may ask for 48 codes in it; this gives three times as many. So it takes
   * several subscriptions, and goes on taking them, to keep a subscriber waiting, and nobody is kept out for good.
   *
   * What bounds the mails bounds the guesses, too: each code can be tried five times.
   */
  "confirm-settled": { mailbox: [{ burst: 60, interval: 10 * minute }], domain: [] },
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
  /** The same for what the law lets a subscriber declare: a flood that meets even this one is over for a person in seconds. */
  rights: [{ burst: 3000, interval: second }],
} as const satisfies MailBudget & Readonly<Record<string, readonly BudgetRule[]>>;

export type MailKind = keyof typeof mailBudgets;
