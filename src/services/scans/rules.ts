/**
 * A scan as pure rules. An alarm hands in the time and gets the scan after it; whatever is not due stays as it is, so an
 * alarm that comes twice, early, late or with a clock that went back does no harm.
 */
import { facts } from "../../contract/brand/brand.ts";
import { type Claim, dayLength, type PastSearch, type ScanError } from "../../contract/scan/scans.ts";
import type { Entitlement } from "../../contract/subscription/subscription.ts";
import { drawsFor, pick } from "./draws.ts";
import { claimFinding, type FindingRow, newFinding, nextDate, onward } from "./removal.ts";
import { type AskBroker, type BrokerRow, inventedAnswers, isFinalRow, searchOn, waitingRows } from "./search.ts";

/** Everything about a scan except the profile: of that, only the places of its names and addresses are known here. */
export interface ScanRecord {
  readonly seed: number;
  readonly startedAt: number;
  /** Null for a subscriber's scan, which ends with the subscription. */
  readonly expiresAt: number | null;
  readonly round: number;
  readonly revision: number;
  /** The revision of the last edit, which may have dropped rows: a client that knows an older one needs all rows again. */
  readonly wholeSince: number;
  readonly searchedAt: number | null;
  readonly calendar: Calendar;
  readonly brokers: readonly BrokerRow[];
  readonly findings: readonly FindingRow[];
  /** The names and addresses, by their places in the profile, that this round searches for. */
  readonly wanted: SearchScope;
  readonly edits: number;
  readonly feedbackGiven: boolean;
  /** Null for a free scan. */
  readonly owner: Owner | null;
  /** Searches that are complete, the newest first. */
  readonly history: readonly PastSearch[];
}

/** What a subscriber's scan has besides. */
interface Owner {
  /** Whose subscription it belongs to. */
  readonly accountId: string;
  /** All names and addresses, by their places in the profile: what each repeated search is for. */
  readonly all: SearchScope;
  readonly isPaused: boolean;
  /** When the subscription is next asked whether it still includes removal. */
  readonly checkAt: number;
}

/** The demonstration's calendar: the date that it shows at `since`, a moment of the real clock; null while it stands still. */
interface Calendar {
  readonly shows: number;
  readonly since: number | null;
}

export interface SearchScope {
  readonly names: readonly number[];
  readonly addresses: readonly number[];
}

/** How long after its start a scan and its profile delete themselves, in milliseconds. */
export const scanLifetime = facts.freeScanHours * 60 * 60 * 1000;

/** Milliseconds from the end of a search to the next one: the pages about the subscription promise this. */
export const repeatAfter = facts.removal.recheckDays * dayLength;

/** How often the subscription is asked about, in milliseconds: the data outlives a subscription by a day at most. */
export const checkEvery = dayLength;

/** Searches in the history: almost three years of them, and few enough for a page. */
const longestHistory = 100;

/** Findings of a subscriber's scan: each broker's page that stands, and the latest of those that went. A claim may name as many. */
const mostFindings = 200;

/** A day of the calendar, in milliseconds of the real clock. */
export const dayLasts = 2000;

export const maxEdits = 20;

/** A scan that has begun: the first brokers are being asked. */
export function begin(seed: number, wanted: SearchScope, now: number): ScanRecord {
  const record: ScanRecord = {
    seed,
    startedAt: now,
    expiresAt: now + scanLifetime,
    round: 1,
    revision: 1,
    wholeSince: 1,
    searchedAt: null,
    calendar: { shows: now, since: null },
    brokers: waitingRows(1),
    findings: [],
    wanted,
    edits: 0,
    feedbackGiven: false,
    owner: null,
    history: [],
  };
  return advance(record, now);
}

/** Whether a subscription includes that its scan goes on. */
export function includesRemoval(entitlements: readonly Entitlement[]): boolean {
  return entitlements.some(({ product }) => product === "Data Broker Protection");
}

/** A free scan as a subscriber's. `history` is that of the scan which it replaces. */
export function carriedOver(
  record: ScanRecord,
  { accountId, all, history }: Pick<Owner, "accountId" | "all"> & Pick<ScanRecord, "history">,
  now: number,
): ScanRecord {
  const owner = { accountId, all, isPaused: false, checkAt: now + checkEvery };
  const joined = [...record.history, ...history].slice(0, longestHistory);
  return { ...record, expiresAt: null, revision: record.revision + 1, owner, history: joined };
}

/** Nothing happens by itself while a scan is paused; what fell due meanwhile happens when it goes on. */
export function pause(record: ScanRecord, isPaused: boolean, now: number): ScanRecord {
  const { owner } = record;
  if (!owner || owner.isPaused === isPaused) return record;
  const revision = record.revision + 1;
  const next = { ...record, revision, owner: { ...owner, isPaused } };
  return advance(withCalendarAt(next, todayOf(record, now), now), now);
}

/** When the next search begins by itself; null for a free scan, during a search, and while the scan is paused. */
export function nextSearchAt({ owner, searchedAt }: Pick<ScanRecord, "owner" | "searchedAt">): number | null {
  return owner && !owner.isPaused && searchedAt !== null ? searchedAt + repeatAfter : null;
}

/** The scan after everything that is due at `now`; the same object when nothing is. */
export function advance(record: ScanRecord, now: number, ask = askFor(record)): ScanRecord {
  if (record.owner?.isPaused) return record;
  const again = searchedAgain(record, now);
  if (again !== record) return advance(again, now);
  const revision = record.revision + 1;
  const searched = afterSearch(record, now, revision, ask);
  return afterRemovals(searched, now, revision);
}

/** A new search for everything, once it is due. A search that was missed is not made up for: one is enough. */
function searchedAgain(record: ScanRecord, now: number): ScanRecord {
  const due = nextSearchAt(record);
  if (!record.owner || due === null || now < due) return record;
  const revision = record.revision + 1;
  const again = {
    ...record,
    revision,
    round: record.round + 1,
    searchedAt: null,
    brokers: waitingRows(revision),
    findings: withoutOldest(record),
    wanted: record.owner.all,
    edits: 0,
    // A client that knows findings which are dropped here needs all of them anew.
    wholeSince: revision,
  };
  return withCalendarAt(again, todayOf(record, now), now);
}

/** Room for the pages that a search can find: of those that went, the oldest are dropped. */
function withoutOldest({ findings, brokers }: ScanRecord): readonly FindingRow[] {
  const surplus = findings.length + brokers.length - mostFindings;
  if (surplus <= 0) return findings;
  const dropped = new Set(findings.filter(({ stage }) => stage === "removed").slice(0, surplus));
  return findings.filter((row) => !dropped.has(row));
}

/** The next moment at which something is due, the end of the scan or a look at the subscription included. */
export function nextDue(record: ScanRecord): number {
  const { owner, expiresAt } = record;
  const always = [expiresAt, owner?.checkAt].filter((time) => typeof time === "number");
  return owner?.isPaused ? Math.min(...always) : Math.min(...always, ...nextSteps(record));
}

function nextSteps(record: ScanRecord): readonly number[] {
  const searches = record.brokers.flatMap(({ dueAt }) => dueAt ?? []);
  const { shows, since } = record.calendar;
  const date = nextStepDate(record);
  const removal = since !== null && date !== null ? [since + Math.ceil((date - shows) / speed)] : [];
  const again = nextSearchAt(record);
  return [...searches, ...removal, ...(again === null ? [] : [again])];
}

/** The calendar's date. It waits at a step that is due until the step is taken, so it stands still while the service does. */
export function todayOf({ calendar, findings }: Pick<ScanRecord, "calendar" | "findings">, now: number): number {
  const { shows, since } = calendar;
  if (since === null) return shows;
  const running = shows + Math.max(0, now - since) * speed;
  return Math.max(shows, Math.min(running, nextStepDate({ findings }) ?? running));
}

export function stateOf(record: ScanRecord): "searching" | "removing" | "settled" {
  if (record.searchedAt === null) return "searching";
  return nextStepDate(record) === null ? "settled" : "removing";
}

/** The scan after a request, or why the request was refused. */
export type RuleResult =
  | { readonly ok: true; readonly record: ScanRecord }
  | { readonly ok: false; readonly error: ScanError };

/** Claims each of several findings or, if one is refused, none. */
export function claimEach(record: ScanRecord, { ids, notYours }: Claim, now: number): RuleResult {
  return ids.reduce<RuleResult>((ruled, id) => (ruled.ok ? claim(ruled.record, id, notYours, now) : ruled), {
    ok: true,
    record,
  });
}

/** "This is me", which begins the removal, or "This isn't me". Repeating it changes nothing. */
export function claim(record: ScanRecord, id: string, notYours: boolean, now: number): RuleResult {
  const finding = record.findings.find((row) => row.id === id);
  if (!finding) return { ok: false, error: "unknown_finding" };
  if (finding.stage === "removed") return { ok: false, error: "finding_removed" };
  const today = todayOf(record, now);
  const revision = record.revision + 1;
  const after = claimFinding(finding, { notYours, seed: record.seed, today, revision });
  if (after === finding) return { ok: true, record };
  const findings = record.findings.map((row) => (row === finding ? after : row));
  return { ok: true, record: withCalendarAt({ ...record, revision, findings }, today, now) };
}

/** How the places of a profile's parts change when it is edited. */
export interface ProfileAmendment {
  /** The new place by the old one, also in `addresses`; a part without an entry was removed. */
  readonly names: ReadonlyMap<number, number>;
  readonly addresses: ReadonlyMap<number, number>;
  /** All names and addresses of the profile after the edit. */
  readonly all: SearchScope;
  /** What is to be searched for; null when nothing is new. */
  readonly wanted: SearchScope | null;
}

/** An edited profile: what was found under parts that are gone is dropped, and only what is new is searched for. */
export function amend(
  record: ScanRecord,
  { names, addresses, all, wanted }: ProfileAmendment,
  now: number,
): RuleResult {
  if (record.edits >= maxEdits) return { ok: false, error: "too_many_edits" };
  const revision = record.revision + 1;
  const findings = record.findings.flatMap((row) => {
    const [name, address] = [names.get(row.name), addresses.get(row.address)];
    return name === undefined || address === undefined ? [] : { ...row, name, address };
  });
  const owner = record.owner && { ...record.owner, all };
  const edited = { ...record, owner, findings, revision, wholeSince: revision, edits: record.edits + 1 };
  const today = todayOf(record, now);
  const stillWanted = {
    names: movedPlaces(record.wanted.names, names),
    addresses: movedPlaces(record.wanted.addresses, addresses),
  };
  if (wanted) {
    // A search that was under way goes on with what it had not found yet.
    const scope = record.searchedAt === null ? joined(stillWanted, wanted) : wanted;
    const again = {
      ...edited,
      wanted: scope,
      round: record.round + 1,
      searchedAt: null,
      brokers: waitingRows(revision),
    };
    return { ok: true, record: advance(withCalendarAt(again, today, now), now) };
  }
  const brokers = record.brokers.map((row) => withoutLostPage(row, findings));
  return { ok: true, record: withCalendarAt({ ...edited, brokers, wanted: stillWanted }, today, now) };
}

function movedPlaces(places: readonly number[], moved: ReadonlyMap<number, number>): readonly number[] {
  return places.flatMap((place) => moved.get(place) ?? []);
}

function joined(one: SearchScope, other: SearchScope): SearchScope {
  return {
    names: [...new Set([...one.names, ...other.names])],
    addresses: [...new Set([...one.addresses, ...other.addresses])],
  };
}

/** Marks a broker as `clear` if nothing that its page showed is searched for any more. */
function withoutLostPage(row: BrokerRow, findings: readonly FindingRow[]): BrokerRow {
  const hasPage = findings.some(({ brokerId }) => brokerId === row.id);
  return row.state === "found" && !hasPage ? { ...row, state: "clear" } : row;
}

const speed = dayLength / dayLasts;

function askFor({ seed, round }: ScanRecord): AskBroker {
  return inventedAnswers(seed, round);
}

function afterSearch(record: ScanRecord, now: number, revision: number, ask: AskBroker): ScanRecord {
  if (record.searchedAt !== null) return record;
  const known = new Set(record.findings.filter(({ stage }) => stage !== "removed").map(({ brokerId }) => brokerId));
  // A page that is known and still there is found again.
  const brokers = searchOn(record.brokers, now, revision, (broker, attempt) => {
    const said = ask(broker, attempt);
    return said.outcome === "no-record" && known.has(broker.id) ? { ...said, outcome: "record" } : said;
  });
  if (brokers.every((row, index) => row === record.brokers[index])) return record;
  const fresh = brokers.filter((row) => row.state === "found" && row.revision === revision && !known.has(row.id));
  const findings = [...record.findings, ...fresh.map((row) => findingAt(row, record, revision))];
  const after = { ...record, brokers, findings, revision };
  return brokers.every(isFinalRow) ? searchComplete(after, now) : after;
}

function findingAt({ id }: BrokerRow, { seed, round, wanted, calendar }: ScanRecord, revision: number): FindingRow {
  const draw = drawsFor(seed, `${round} ${id} parts`);
  return newFinding({
    id: `${round}-${id}`,
    brokerId: id,
    name: pick(draw, wanted.names) ?? 0,
    address: pick(draw, wanted.addresses) ?? 0,
    foundDate: calendar.shows,
    revision,
  });
}

function searchComplete(record: ScanRecord, now: number): ScanRecord {
  const { brokers: asked, findings, round } = record;
  const search: PastSearch = {
    at: now,
    answered: asked.filter(({ state }) => state !== "unreachable").length,
    found: findings.filter(({ id }) => id.startsWith(`${round}-`)).length,
    listed: findings.filter(({ stage, claimedDate }) => stage !== "removed" && claimedDate === null).length,
  };
  const history = [search, ...record.history].slice(0, longestHistory);
  return withCalendarAt({ ...record, history, searchedAt: now }, record.calendar.shows, now);
}

/** Takes the steps of the earliest date that is due, and lets the calendar go on from there. */
function afterRemovals(record: ScanRecord, now: number, revision: number): ScanRecord {
  const { shows, since } = record.calendar;
  const date = nextStepDate(record);
  if (since === null || date === null || shows + (now - since) * speed < date) return record;
  const findings = record.findings.map((row) => onward(row, date, revision));
  return withCalendarAt({ ...record, findings, revision }, date, now);
}

/** Sets the calendar to a date, from where it runs if removals are awaited, and stands still otherwise. */
function withCalendarAt(record: ScanRecord, shows: number, now: number): ScanRecord {
  const runs = stateOf(record) === "removing" && !record.owner?.isPaused;
  return { ...record, calendar: { shows, since: runs ? now : null } };
}

function nextStepDate({ findings }: Pick<ScanRecord, "findings">): number | null {
  const dates = findings.flatMap((row) => nextDate(row) ?? []);
  return dates.length > 0 ? Math.min(...dates) : null;
}
