/**
 * The one table of what may be asked how often: of the edge, which counts networks, and of the services, which count everybody
 * together. Two rules, which a test computes for every row:
 *
 * 1. A wider network may send more than a narrower one, and less than its networks would each: so a neighbour uses up nobody's
 *    limit, and whoever holds many networks gains little.
 * 2. What everybody shares comes back faster than one network, one block of addresses and the onion host send together at most.
 *    So they close nothing for anybody else.
 */
import type { BudgetRule } from "./budget.ts";

/** The sizes of the platform's rate limits, in requests a minute: each is a binding (`LIMIT_20`). */
export const limitSizes = [2, 5, 10, 20, 50, 120, 400, 1200, 4000, 12_000, 60_000] as const;
export type LimitSize = (typeof limitSizes)[number];

/** The period of the platform's rate limits, in seconds: how long a refused visitor has to wait at most. */
export const limitPeriod = 60;

/**
 * The edge sets it, and nobody else can, on a call of a kind that the service itself refuses, to where too many of them come
 * from: the caller's own `network`, or the `onion` host.
 */
export const overLimitHeader = "over-limit";
export type OverLimit = "network" | "onion";

/** Requests a minute of one kind from where they come: see `platform/networks.ts`. */
interface OriginLimits {
  readonly network: LimitSize;
  readonly household: LimitSize;
  readonly block: LimitSize;
  /**
   * All visitors of the onion host come through one proxy, so a flood through it closes the onion host for a minute; exits of
   * Tor count with it, besides their own networks. Null where it has no limit. Also counts, apart, requests of which the
   * platform names no address.
   */
  readonly onion: LimitSize | null;
}

/** What everybody together may have, over all locations: `burst` at once, and `perMinute` more come back steadily. */
export interface SharedBudget {
  readonly burst: number;
  readonly perMinute: number;
}

export interface FloodRow extends OriginLimits {
  /** What everybody at one location may send a minute, for work that the edge does itself. */
  readonly location?: LimitSize;
  readonly everybody?: SharedBudget;
  /**
   * What happens to a request above a limit. `service is told`: by a header, and refuses it unless it declares something by
   * law. `said in the form`: refused as well, and the form that holds the message says how else to send it.
   */
  readonly above: "refused" | "service is told" | "said in the form" | "not counted";
  /** What a request costs, and so why there is a limit. */
  readonly costs: string;
}

/** What a person does a few times a day. */
const rare = { network: 20, household: 50, block: 120, onion: 120 } as const satisfies OriginLimits;
/** What a person does a few times a year, and an employee reads. */
const seldom = { network: 5, household: 10, block: 20, onion: 20 } as const satisfies OriginLimits;
/** What a browser does by itself. */
const frequent = { network: 1200, household: 4000, block: 12_000, onion: 12_000, location: 60_000 } as const;

export const floods = {
  /** Twenty a second: an office behind one address stays far below. Onion visitors cannot be told apart, so none counts. */
  page: { network: 1200, household: 4000, block: 12_000, onion: null, above: "refused", costs: "work of the edge" },
  session: { network: 120, household: 400, block: 1200, onion: 1200, above: "refused", costs: "rows" },
  "sign-up": { ...rare, everybody: { burst: 600, perMinute: 600 }, above: "refused", costs: "rows" },
  /** Higher than the others: a code is how somebody comes back. What one mailbox gets stands in `mail-budgets.ts`. */
  code: { ...rare, everybody: { burst: 3000, perMinute: 3000 }, above: "refused", costs: "rows and a mail" },
  newsletter: { ...rare, everybody: { burst: 600, perMinute: 600 }, above: "refused", costs: "rows and a mail" },
  scan: { ...rare, everybody: { burst: 600, perMinute: 600 }, above: "refused", costs: "rows and alarms" },
  survey: { ...rare, above: "refused", costs: "a row" },
  /** What everybody shares of these stands in `supportLines`. */
  support: { ...seldom, above: "service is told", costs: "two mails, and a reader" },
  /** What may come above the limit of messages, where it declares something by law. Above this, mail is the way. */
  declaration: {
    ...{ network: 10, household: 20, block: 50, onion: 50 },
    above: "said in the form",
    costs: "two mails, and a reader",
  },
  /** Each is kept for months, and read. */
  feedback: {
    ...{ network: 2, household: 5, block: 10, onion: 10 },
    everybody: { burst: 60, perMinute: 30 },
    above: "refused",
    costs: "a row for months",
  },
  suggestion: { ...frequent, above: "refused", costs: "work of the edge" },
  image: { ...frequent, above: "refused", costs: "a request to another host" },
  event: { ...frequent, above: "refused", costs: "a data point" },
  /**
   * Of events, those that name a version of an experiment, each event and version by itself: one network adds at most 300 an
   * hour to a result, a block of them 1,200.
   */
  version: { ...seldom, above: "not counted", costs: "the truth of an experiment" },
} as const satisfies Readonly<Record<string, FloodRow>>;

export type FloodName = keyof typeof floods;

/** The kinds of which everybody shares a budget over all locations. */
export type SharedFlood = {
  [Name in FloodName]: (typeof floods)[Name] extends { everybody: SharedBudget } ? Name : never;
}[FloodName];

/**
 * The lines in which messages to the help desk wait to be delivered, each oldest first: of networks and an onion host within
 * their limits, of networks above, and of the onion host above. Each moves faster than one network and one block of addresses,
 * or the onion host, may fill it: so against one attacker nobody waits, on whichever network.
 */
export const supportLines = {
  messages: { burst: 120, perMinute: 60 },
  "crowded messages": { burst: 150, perMinute: 100 },
  "onion messages": { burst: 120, perMinute: 60 },
} as const satisfies Readonly<Record<string, SharedBudget>>;

export type SupportLine = keyof typeof supportLines;

/**
 * Milliseconds. Where many attackers fill a line, whoever is taken is delivered within two hours; a message that would wait
 * longer is refused, so that its sender learns of it while they can still write a mail. It bounds what is stored as well: 220
 * a minute, for two hours and the minute after which the mail service is tried again, and the 390 of the bursts are 27,010
 * messages, each of at most 16 KiB (5,000 characters of two bytes, an address, and full pages of the store): 443 MB in all,
 * also while the mail service is down.
 */
export const longestLine = 2 * 60 * 60 * 1000;

export function budgetRule({ burst, perMinute }: SharedBudget): BudgetRule {
  return { burst, interval: (limitPeriod * 1000) / perMinute };
}
