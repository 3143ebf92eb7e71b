/**
 * A scan as pure rules. An alarm hands in the time and gets the scan after it; whatever is not due stays as it is, so an
 * alarm that comes twice, early, late or with a clock that went back does no harm.
 */
import { facts } from "../../contract/brand.ts";
import { type Claim, dayLength, type ScanError } from "../../contract/scan/scans.ts";
import { drawsFor, pick } from "./draws.ts";
import { claimFinding, type FindingRow, newFinding, nextDate, onward } from "./removal.ts";
import { type AskBroker, type BrokerRow, inventedAnswers, isFinalRow, searchOn, waitingRows } from "./search.ts";

/** Everything about a scan except the profile: of that, only the places of its names and addresses are known here. */
export interface ScanRecord {
  readonly seed: number;
  readonly startedAt: number;
  readonly expiresAt: number;
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
  };
  return advance(record, now);
}

/** The scan after everything that is due at `now`; the same object when nothing is. */
export function advance(record: ScanRecord, now: number, ask = askFor(record)): ScanRecord {
  const revision = record.revision + 1;
  const searched = afterSearch(record, now, revision, ask);
  return afterRemovals(searched, now, revision);
}

/** The next moment at which something is due, the end of the scan included. */
export function nextDue(record: ScanRecord): number {
  const searches = record.brokers.flatMap(({ dueAt }) => dueAt ?? []);
  const { shows, since } = record.calendar;
  const date = nextStepDate(record);
  const removal = since !== null && date !== null ? [since + Math.ceil((date - shows) / speed)] : [];
  return Math.min(record.expiresAt, ...searches, ...removal);
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
export interface Amendment {
  /** The new place by the old one, also in `addresses`; a part without an entry was removed. */
  readonly names: ReadonlyMap<number, number>;
  readonly addresses: ReadonlyMap<number, number>;
  /** What is to be searched for; null when nothing is new. */
  readonly wanted: SearchScope | null;
}

/** An edited profile: what was found under parts that are gone is dropped, and only what is new is searched for. */
export function amend(record: ScanRecord, { names, addresses, wanted }: Amendment, now: number): RuleResult {
  if (record.edits >= maxEdits) return { ok: false, error: "too_many_edits" };
  const revision = record.revision + 1;
  const findings = record.findings.flatMap((row) => {
    const [name, address] = [names.get(row.name), addresses.get(row.address)];
    return name === undefined || address === undefined ? [] : { ...row, name, address };
  });
  const edited = { ...record, findings, revision, wholeSince: revision, edits: record.edits + 1 };
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
  return withCalendarAt({ ...record, searchedAt: now }, record.calendar.shows, now);
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
  return { ...record, calendar: { shows, since: stateOf(record) === "removing" ? now : null } };
}

function nextStepDate({ findings }: Pick<ScanRecord, "findings">): number | null {
  const dates = findings.flatMap((row) => nextDate(row) ?? []);
  return dates.length > 0 ? Math.min(...dates) : null;
}
