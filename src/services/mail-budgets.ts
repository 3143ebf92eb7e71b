/**
 * How many messages of each kind a mailbox may be sent; it limits nothing else than mails to that mailbox. A budget is counted by kind, so that a flood of one kind never stops
 * another, and by mailbox without its tag: `robin+1@` and `robin+2@` are read by one person.
 *
 * Most of those who ask for a message have proved nothing, so a stranger can ask for messages to another person's mailbox. No
 * budget closes for good: each refills steadily, and the answer says how long to wait. Neither network addresses nor devices
 * are stored.
 */
import type { BudgetRule } from "../platform/budget.ts";

const second = 1000;
const minute = 60 * second;
/** No budget takes longer than a day to be full again, and so to be forgotten: `contract/retention.ts` promises that. */
const hour = 60 * minute;

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
  "sign-in": [
    { burst: 10, interval: 30 * second },
    { burst: 30, interval: 8 * minute },
    { burst: 3, interval: 5 * second },
  ],
  /**
   * How many of those mails hold a code to type; the others hold the link alone, which is too long to guess. A code that was
   * used gives its place back, so only those who ask without reading the mailbox get to the end of this, and then the owner
   * signs in by the link, on any device. No code that was mailed is ever refused for what others tried.
   *
   * It bounds what can be guessed, at five tries for each code among a million: 8 codes and 40 tries on the first day, 1 in
   * 25,000; 1,464 codes and 7,320 tries in a year of asking day and night, 0.73 in 100.
   */
  "typed-code": [{ burst: 4, interval: 6 * hour }],
  /** Codes to the address of an account, asked for by whoever is signed in to it: a stranger spends none of these. */
  "own-address": [
    { burst: 10, interval: 30 * second },
    { burst: 30, interval: 30 * minute },
  ],
  /** Codes that confirm an address, asked for by an account that holds a subscription. Counted for each such account alone. */
  confirm: [
    { burst: 10, interval: 30 * second },
    { burst: 30, interval: 30 * minute },
  ],
  /**
   * The same, for all such accounts together that have been subscribers for less than a day. They share a budget because one
   * purchase can make any number of them: deleting an account frees its receipt for the next. So a stranger can use this up,
   * and a new subscriber who wants that very mailbox then waits, a day at most: they stay signed in, and have their recovery
   * code.
   */
  "confirm-new": [
    { burst: 20, interval: minute },
    { burst: 40, interval: 30 * minute },
  ],
  /**
   * The same, for all accounts together that have been subscribers for a day or more. A receipt belongs to one account at a
   * time, so one purchase makes one such account a day, which may ask for 48 codes in that day; this budget gives three times
   * as many. So it takes several subscriptions, for as long as it lasts, to keep a subscriber waiting, and nobody is kept out
   * for good.
   *
   * The limit on mails also limits guesses: each code can be tried five times.
   */
  "confirm-settled": [{ burst: 60, interval: 10 * minute }],
  /**
   * The same for accounts without a subscription: anybody can make thousands, so they share a budget apart from subscribers.
   */
  "confirm-unpaid": [
    { burst: 5, interval: minute },
    { burst: 10, interval: hour },
  ],
  /** Word of a new sign-in. Only somebody who signs in to the account takes one, and is told of by it. */
  "new-sign-in": [{ burst: 10, interval: hour }],
  /** Confirmations of the newsletter: with three a day, whose links work for a day, the mailbox always holds one. */
  newsletter: [{ burst: 3, interval: 8 * hour }],
  /** Confirmations of messages to the help desk. One that has to wait is sent later, with all that came meanwhile. */
  support: [{ burst: 5, interval: hour }],
  /** Receipts, which cost a payment each. */
  receipt: [{ burst: 10, interval: hour }],
  /** Word of a subscription cancelled or resumed: switching to and fro is free, so these are counted apart from receipts. */
  change: [{ burst: 6, interval: hour }],
} as const satisfies Readonly<Record<string, readonly BudgetRule[]>>;

export type MailKind = keyof typeof mailBudgets;
