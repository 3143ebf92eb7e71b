/**
 * How many messages of each kind a mailbox may be sent. A budget is counted by kind, so that a flood of one kind never stops
 * another, and by mailbox without its tag: `robin+1@` and `robin+2@` are read by one person.
 *
 * Most of those who ask for a message have proved nothing, so a stranger can ask for messages to another person's mailbox. No
 * budget closes for good: each refills steadily, and the answer says how long to wait. Neither network addresses nor devices
 * are stored.
 */
import type { BudgetRule } from "../platform/budget.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The rules for a mailbox and for its domain, all of which a message must meet. */
export interface MailBudget {
  readonly mailbox: readonly BudgetRule[];
  /** Set for messages to addresses that never asked for one: whoever owns a domain reads the mail of all its mailboxes. */
  readonly domain: readonly BudgetRule[];
}

const manyAddresses: readonly BudgetRule[] = [{ burst: 100, interval: 30 * second }];

export const mailBudgets = {
  /**
   * Codes and links to sign in, which are sent only to addresses of accounts. In a lasting flood one is sent every eight
   * minutes, and its link works for ten: so the mailbox always holds a way in, whoever asked for it.
   *
   * Of equal requests at the same moment, three are mailed, and the next waits some seconds. They do not count as one, as
   * those of somebody signed in do (`auth/account/asked-rules.ts`), because nothing shows that they come from one person. A
   * code belongs to the browser that asked. Two browsers with one code would either share its five tries, so that a stranger
   * who asks at the same moment could use up the owner's tries, or have five each, so that each further browser could go on
   * guessing the same digits for free; and a code that was used in one would still be valid in the other.
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
  /** Codes that confirm an address, asked for by an account that holds a subscription. Counted for each such account alone. */
  confirm: {
    mailbox: [
      { burst: 10, interval: 30 * second },
      { burst: 30, interval: 30 * minute },
    ],
    domain: [],
  },
  /**
   * The same, for all such accounts together that have been subscribers for less than a day. They share a budget because one
   * purchase can make any number of them: deleting an account frees its receipt for the next. So a stranger can use this up,
   * and a new subscriber who wants that very mailbox then waits, a day at most: they stay signed in, and have their recovery
   * code.
   */
  "confirm-new": {
    mailbox: [
      { burst: 20, interval: minute },
      { burst: 40, interval: 30 * minute },
    ],
    domain: [],
  },
  /**
   * The same, for all accounts together that have been subscribers for a day or more. A receipt belongs to one account at a
   * time, so one purchase makes one such account a day, which may ask for 48 codes in that day; this budget gives three times
   * as many. So it takes several subscriptions, for as long as it lasts, to keep a subscriber waiting, and nobody is kept out
   * for good.
   *
   * The limit on mails also limits guesses: each code can be tried five times.
   */
  "confirm-settled": { mailbox: [{ burst: 60, interval: 10 * minute }], domain: [] },
  /**
   * The same for accounts without a subscription: anybody can make thousands, so they share a budget apart from subscribers.
   */
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
  /** Word of a subscription cancelled or resumed: switching to and fro is free, so these are counted apart from receipts. */
  change: { mailbox: [{ burst: 6, interval: hour }], domain: [] },
} as const satisfies Readonly<Record<string, MailBudget>>;

/** Messages to the help desk, each with its receipt: by mailbox, by domain, and for everybody together. */
export const supportBudgets = {
  mailbox: [{ burst: 5, interval: hour }],
  domain: manyAddresses,
  /** 360 an hour in the long run, so that only a flood reaches it; the page then names the address to write to. */
  desk: [{ burst: 300, interval: 10 * second }],
  /** The same for what the law lets a subscriber declare: even when a flood uses this up, a person waits only seconds. */
  rights: [{ burst: 3000, interval: second }],
} as const satisfies MailBudget & Readonly<Record<string, readonly BudgetRule[]>>;

export type MailKind = keyof typeof mailBudgets;
