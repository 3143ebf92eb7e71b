/**
 * A scan, free or a subscriber's, as browser, worker and service agreed on it (protocols, section 8, and what a dashboard needs besides).
 * Brokers and findings are invented, and every answer says so in `demonstration`. The form of a profile stands in
 * `scan-profile.ts`.
 *
 * `…At` is a moment of the real clock, `…Date` one of the demonstration's calendar, in which a day passes in seconds.
 * Both are milliseconds since 1970.
 */
import * as z from "zod/mini";

export const dayLength = 24 * 60 * 60 * 1000;

const count = z.int().check(z.gte(0));
const moment = z.number();
const words = z.string();

/** The state of the search at one broker. The last three are final. */
export const brokerStates = ["searching", "retrying", "clear", "found", "unreachable"] as const;
export type BrokerState = (typeof brokerStates)[number];

const finalBrokerStates: ReadonlySet<BrokerState> = new Set(["clear", "found", "unreachable"]);

export function isFinalBroker(state: BrokerState): boolean {
  return finalBrokerStates.has(state);
}

/** What a broker said to one search. Only `no-record` and `record` are answers. */
export const attemptOutcomes = ["no-record", "record", "busy", "refused", "no-answer"] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** One search at one broker. `took` is milliseconds. */
const attemptSchema = z.object({ at: moment, took: count, outcome: z.enum(attemptOutcomes) });
export type Attempt = z.infer<typeof attemptSchema>;

const scannedBrokerSchema = z.object({
  id: words,
  name: words,
  url: words,
  status: z.enum(["in-progress", "completed"]),
  state: z.enum(brokerStates),
  /** The evidence: every search so far, oldest first. */
  attempts: z.array(attemptSchema),
  /** Set while `retrying`. */
  nextTryAt: z.optional(moment),
  /** Where visitors can ask the broker themselves, for example if it was `unreachable`. */
  optOutUrl: words,
});
export type ScannedBroker = z.infer<typeof scannedBrokerSchema>;

/** In the order of a dashboard: what needs a person first, what is done last. `removed` is final; `not-yours` can be undone. */
export const findingStates = ["overdue", "found", "asked", "removed", "not-yours"] as const;
export type FindingState = (typeof findingStates)[number];

/** The parts of the profile that a page can match. */
export const matchedParts = ["name", "city", "age"] as const;

const foundAddressSchema = z.object({
  street: z.optional(words),
  city: words,
  state: words,
  zipCode: z.optional(words),
});

const findingSchema = z.object({
  id: words,
  dataBroker: z.object({ name: words, url: words }),
  name: words,
  addresses: z.array(foundAddressSchema),
  alternativeNames: z.array(words),
  relatives: z.array(words),
  foundDate: moment,
  optOutSubmittedDate: z.optional(moment),
  /** The date by which the broker has to act. After it, the finding is `overdue`. */
  estimatedRemovalDate: z.optional(moment),
  removedDate: z.optional(moment),
  state: z.enum(findingStates),
  /** The evidence: the address of the page, and the parts of the profile that it matches. */
  pageUrl: words,
  matchedOn: z.array(z.enum(matchedParts)),
  /** How often the broker was asked, and when it is next: no date until the visitor says "This is me", or if never again. */
  requests: count,
  nextRequestDate: z.optional(moment),
  /** Where visitors can ask the broker themselves. */
  optOutUrl: words,
});
export type Finding = z.infer<typeof findingSchema>;

/** One search that is complete: when, how many brokers answered, how many pages were new, and how many stood there then. */
const pastSearchSchema = z.object({ at: moment, answered: count, found: count, listed: count });
export type PastSearch = z.infer<typeof pastSearchSchema>;

/** What a subscriber's scan has besides: searches that repeat, and what came of those before. */
const removalSchema = z.object({
  isPaused: z.boolean(),
  /** When the next search begins; left out during a search, and while the scan is paused. */
  nextSearchAt: z.optional(moment),
  /** The newest first. */
  history: z.array(pastSearchSchema),
});
export type RemovalStatus = z.infer<typeof removalSchema>;

/** `searching` asks the brokers, `removing` waits for pages to go, `settled` has nothing left to do by itself. */
export const scanStates = ["searching", "removing", "settled"] as const;

export const scanStatusSchema = z.object({
  scanProgress: z.object({
    /** Brokers in a final state, and all brokers. `currentScans` never falls within a round. */
    currentScans: count,
    totalScans: count,
    /** Those that were asked so far; the rest are still to come. */
    scannedBrokers: z.array(scannedBrokerSchema),
  }),
  resultsFound: z.array(findingSchema),
  state: z.enum(scanStates),
  /** 1, and one more for every edit of the profile that made a new search needed. */
  round: count,
  /** Grows with every change of anything. */
  revision: count,
  startedAt: moment,
  /** When the search of this round was complete. */
  searchedAt: z.optional(moment),
  /** When a free scan and its profile delete themselves; a subscriber's scan does not. */
  expiresAt: z.optional(moment),
  /** Only a subscriber's scan has it. */
  removal: z.optional(removalSchema),
  /** `today` of the demonstration's calendar, and how many milliseconds one day of it lasts. */
  demonstration: z.object({ today: moment, dayLasts: count }),
});
export type ScanStatus = z.infer<typeof scanStatusSchema>;

/**
 * What changed since a revision: a status whose two lists hold the changed rows only, or all of them where `whole`.
 * The events of a scan carry it, with the revision as their id.
 */
export const scanChangeSchema = z.extend(scanStatusSchema, { whole: z.boolean() });
export type ScanChange = z.infer<typeof scanChangeSchema>;

/** The status after a change. A change that is older than the status, as a repeated one is, changes nothing. */
export function applyScanChange(status: ScanStatus | null, { whole, ...change }: ScanChange): ScanStatus {
  if (whole || !status) return status && change.revision < status.revision ? status : change;
  if (change.revision <= status.revision) return status;
  const scannedBrokers = merged(status.scanProgress.scannedBrokers, change.scanProgress.scannedBrokers);
  return {
    ...change,
    scanProgress: { ...change.scanProgress, scannedBrokers },
    resultsFound: merged(status.resultsFound, change.resultsFound),
  };
}

/** Rows keep their place; new ones follow. */
function merged<Row extends { readonly id: string }>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const byId = new Map([...rows, ...changed].map((row) => [row.id, row]));
  return [...byId.values()];
}

/** How many findings are in each state. */
export function countFindings(findings: readonly Pick<Finding, "state">[]): Readonly<Record<FindingState, number>> {
  const counts = { overdue: 0, found: 0, asked: 0, removed: 0, "not-yours": 0 };
  for (const { state } of findings) counts[state] += 1;
  return counts;
}

/** The last date on which a reply from an asked site is due; null if no site that was asked still has time to reply. */
export function lastReplyDue(findings: readonly Finding[]): number | null {
  const due = findings.flatMap(({ state, estimatedRemovalDate = [] }) =>
    state === "asked" ? estimatedRemovalDate : [],
  );
  return due.length > 0 ? Math.max(...due) : null;
}

/** How many pages had been found by the end of one day, and how many of them removed. */
export interface DayCount {
  readonly date: number;
  readonly found: number;
  readonly removed: number;
}

/** Each calendar day from the first finding to today, for a chart; findings that are `not-yours` do not count. */
export function countByDay({ resultsFound, demonstration }: ScanStatus): readonly DayCount[] {
  const own = resultsFound.filter(({ state }) => state !== "not-yours");
  const first = own.reduce((earliest, { foundDate }) => Math.min(earliest, foundDate), demonstration.today);
  const days = Math.floor((demonstration.today - first) / dayLength) + 1;
  return Array.from({ length: days }, (_, index) => {
    const date = first + index * dayLength;
    const until = date + dayLength;
    return {
      date,
      found: own.filter(({ foundDate }) => foundDate < until).length,
      removed: own.filter(({ removedDate = Number.POSITIVE_INFINITY }) => removedDate < until).length,
    };
  });
}

/**
 * The answer to a start. `scanId` is the one key to the scan: it goes into `Authorization: Bearer`, and never into an
 * address or a log.
 */
export const scanStartedSchema = z.object({ scanId: words, expiresAt: moment });
export type ScanStarted = z.infer<typeof scanStartedSchema>;

/**
 * Carries a free scan over to a subscription. `replaces`: also if the account has such a scan already, whose profile and
 * results go; its history stays.
 */
export const carryOverSchema = z.object({ replaces: z.boolean() });
export type CarryOver = z.infer<typeof carryOverSchema>;

/** The header with a subscriber's access token: `Authorization` holds the scan's id, which alone opens no scan of theirs. */
export const ownerHeader = "scan-owner";

/** Whether an account has a scan of this kind: somebody whose browser lost the key can only delete it, or replace it. */
export const removalHeldSchema = z.object({ isHeld: z.boolean() });

/** The answer to carrying over. The scan has a new id, and its old one opens nothing any more. */
export const carriedOverSchema = z.object({ scanId: words });
export type CarriedOver = z.infer<typeof carriedOverSchema>;

export const pauseSchema = z.object({ isPaused: z.boolean() });

/** How much was deleted, by kind. */
export const scanDeletedSchema = z.object({
  deleted: z.object({ names: count, addresses: count, findings: count, brokers: count }),
});
export type ScanDeleted = z.infer<typeof scanDeletedSchema>;

/**
 * "This isn't me" or, with `notYours: false`, "This is me", without which no broker is asked to remove a page. If there are
 * several findings, the claim applies to all of them or to none.
 */
export const claimSchema = z.object({
  ids: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(200)),
  notYours: z.boolean(),
});
export type Claim = z.infer<typeof claimSchema>;

export const verdicts = ["good", "mixed", "poor"] as const;

/** Accepted once for each scan and stored apart from it, after all parts of the profile were removed from `words`. */
export const scanFeedbackSchema = z.object({
  verdict: z.enum(verdicts),
  words: z.optional(z.string().check(z.maxLength(1000))),
});
export type ScanFeedback = z.infer<typeof scanFeedbackSchema>;

/**
 * Why a call failed. `owner_only`: the scan is a subscriber's, and the call has no access token of theirs. `removal_held`: the
 * account has another scan of this kind. `scan_gone`: the scan never existed, has expired or was deleted; nobody can tell which.
 * `invalid_profile` comes with the faults of `scan-profile.ts`.
 */
export const scanErrors = [
  "scan_gone",
  "owner_only",
  "not_subscribed",
  "removal_held",
  "invalid_profile",
  "invalid_request",
  "request_too_large",
  "unknown_finding",
  "finding_removed",
  "feedback_given",
  "too_many_scans",
  "too_many_edits",
  "too_many_watchers",
  "too_many_ratings",
  "service_unavailable",
] as const;
export type ScanError = (typeof scanErrors)[number];

export const scanFailureSchema = z.object({ error: z.enum(scanErrors) });
