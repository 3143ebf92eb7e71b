/** A scan as its visitor sees it: the record, with the profile and the invented parts of what was found. */
import type { ScanAddress, ScanName, ScanProfile } from "../../contract/scan/scan-profile.ts";
import {
  type Finding,
  isFinalBroker,
  type RemovalStatus,
  type ScanChange,
  type ScannedBroker,
  type ScanStatus,
} from "../../contract/scan/scans.ts";
import { type Broker, brokersById } from "./brokers.ts";
import { drawsFor, pick, type RandomDraw } from "./draws.ts";
import { type FindingRow, nextRequestDate } from "./removal.ts";
import { dayLasts, nextSearchAt, type ScanRecord, stateOf, todayOf } from "./rules.ts";
import { type BrokerRow, isFinalRow } from "./search.ts";

export function statusOf(record: ScanRecord, profile: ScanProfile, now: number): ScanStatus {
  const { whole: _, ...status } = changeSince(record, profile, now, null);
  return status;
}

/** What is newer than the revision that the client knows; everything if it knows none, or if rows have been dropped since. */
export function changeSince(record: ScanRecord, profile: ScanProfile, now: number, known: number | null): ScanChange {
  const whole = known === null || known < record.wholeSince || known > record.revision;
  const isNew = ({ revision }: { revision: number }) => whole || revision > known;
  return {
    whole,
    scanProgress: {
      currentScans: record.brokers.filter(isFinalRow).length,
      totalScans: record.brokers.length,
      scannedBrokers: record.brokers.filter(isNew).flatMap((row) => scannedBroker(row) ?? []),
    },
    resultsFound: record.findings.filter(isNew).flatMap((row) => findingOf(row, record, profile) ?? []),
    state: stateOf(record),
    round: record.round,
    revision: record.revision,
    startedAt: record.startedAt,
    ...(record.searchedAt === null ? {} : { searchedAt: record.searchedAt }),
    ...(record.expiresAt === null ? {} : { expiresAt: record.expiresAt }),
    ...(record.owner === null ? {} : { removal: removalOf(record) }),
    demonstration: { today: Math.floor(todayOf(record, now)), dayLasts },
  };
}

function removalOf(record: ScanRecord): RemovalStatus {
  const next = nextSearchAt(record);
  return {
    isPaused: record.owner?.isPaused ?? false,
    ...(next === null ? {} : { nextSearchAt: next }),
    history: [...record.history],
  };
}

function scannedBroker({ id, state, attempts, dueAt }: BrokerRow): ScannedBroker | null {
  const broker = brokersById.get(id);
  if (state === "waiting" || !broker) return null;
  return {
    id,
    ...site(broker),
    status: isFinalBroker(state) ? "completed" : "in-progress",
    state,
    attempts: [...attempts],
    ...(state === "retrying" && dueAt !== null ? { nextTryAt: dueAt } : {}),
    optOutUrl: optOutUrl(broker),
  };
}

function findingOf(row: FindingRow, { seed }: ScanRecord, profile: ScanProfile): Finding | null {
  const broker = brokersById.get(row.brokerId);
  const name = profile.names[row.name];
  const address = profile.addresses[row.address];
  if (!broker || !name || !address) return null;
  const { id, foundDate, optOutSubmittedDate, estimatedRemovalDate, removedDate, requests } = row;
  const nextRequest = nextRequestDate(row);
  return {
    id,
    dataBroker: site(broker),
    ...invented(drawsFor(seed, `${id} page`), broker, name, address),
    foundDate,
    ...(optOutSubmittedDate === undefined ? {} : { optOutSubmittedDate }),
    ...(estimatedRemovalDate === undefined ? {} : { estimatedRemovalDate }),
    ...(removedDate === undefined ? {} : { removedDate }),
    state: row.claimedDate === null ? row.stage : "not-yours",
    requests,
    ...(nextRequest === null ? {} : { nextRequestDate: nextRequest }),
    optOutUrl: optOutUrl(broker),
  };
}

/** What the page shows: the name and the town that were searched for, among invented people and places. */
function invented(draw: RandomDraw, { host }: Broker, name: ScanName, { city, state }: ScanAddress) {
  const page = Math.floor(draw() * 36 ** 6).toString(36);
  return {
    name: fullName(name),
    addresses: [{ city, state }, ...some(draw, formerAddresses, 2)],
    alternativeNames: draw() < 0.4 ? [shortName(name)] : [],
    relatives: some(draw, relatives, 4),
    pageUrl: `https://${host}/${page}`,
    matchedOn: draw() < 0.6 ? (["name", "city", "age"] as const).slice() : (["name", "city"] as const).slice(),
  };
}

export function fullName({ first, middle, last, suffix }: ScanName): string {
  return [first, middle, last, suffix].filter(Boolean).join(" ");
}

/** The first name cut to its initial, as such sites write it; if there is only one name, it stays whole. */
function shortName({ first, last }: ScanName): string {
  const [initial] = new Intl.Segmenter().segment(first);
  return initial && last ? `${initial.segment}. ${last}` : first || last;
}

/** Up to `most` items of a list, each once. */
function some<Item>(draw: RandomDraw, items: readonly Item[], most: number): Item[] {
  const picked = Array.from({ length: Math.floor(draw() * (most + 1)) }, () => pick(draw, items));
  return [...new Set(picked)].filter((item) => item !== undefined);
}

const formerAddresses = [
  { street: "12 Sample Street", city: "Sample Town", state: "" },
  { street: "4 Nowhere Lane", city: "Little Invention", state: "" },
  { street: "77 Placeholder Road", city: "Fiction-on-Sea", state: "" },
  { street: "1 Figment Court", city: "Elsewhere", state: "" },
  { street: "230 Pretend Avenue", city: "Fable Ford", state: "" },
];

const relatives = [
  "Alex Example",
  "Bo Example",
  "Casey Sample",
  "Devi Sample",
  "Eli Invented",
  "Fern Invented",
  "Gil Nobody",
  "Hana Nobody",
];

function site({ name, host }: Broker) {
  return { name, url: `https://${host}` };
}

function optOutUrl({ host }: Broker): string {
  return `https://${host}/opt-out`;
}
