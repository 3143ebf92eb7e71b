import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AttemptOutcome, attemptOutcomes, dayLength } from "../../../src/contract/scan/scans.ts";
import { amendmentOf, everything } from "../../../src/services/scans/amendment.ts";
import { type Broker, brokers } from "../../../src/services/scans/brokers.ts";
import { drawsFor } from "../../../src/services/scans/draws.ts";
import type { FindingRow } from "../../../src/services/scans/removal.ts";
import {
  advance,
  amend,
  begin,
  carriedOver,
  claim,
  dayLasts,
  maxEdits,
  nextDue,
  type ProfileAmendment,
  pause,
  type RuleResult,
  repeatAfter,
  type ScanRecord,
  scanLifetime,
  stateOf,
  todayOf,
} from "../../../src/services/scans/rules.ts";
import { type AskBroker, type BrokerRow, isFinalRow, lanes, pauses } from "../../../src/services/scans/search.ts";
import { profile } from "./profile.ts";

const start = Date.UTC(2026, 10, 21, 9);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const begun = (seed: number) => begin(seed, everything(profile), start);

/** Brokers that answer or fail at random, in any way and after any time. */
const anyBrokers = fc.record({ chaos: seeds, failing: fc.double({ min: 0, max: 1, noNaN: true }) }).map(
  ({ chaos, failing }): AskBroker =>
    ({ id }, attempt) => {
      const draw = drawsFor(chaos, `${id} ${attempt}`);
      const takes = Math.round(draw() * 20_000);
      const bad: AttemptOutcome[] = ["busy", "refused", "no-answer"];
      const good: AttemptOutcome[] = ["record", "no-record"];
      const kinds = draw() < failing ? bad : good;
      return { takes, outcome: kinds[Math.floor(draw() * kinds.length)] ?? "no-answer" };
    },
);

/** When alarms fire, in milliseconds before or after the time they were set for; one entry for each alarm. */
const alarms = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -5000, max: 60_000 })), { maxLength: 40 });

/** A visitor who claims each found page as theirs as soon as it appears. */
function claimingAll(record: ScanRecord, now: number): ScanRecord {
  const open = record.findings.filter(({ stage, course }) => stage === "found" && !course);
  return open.reduce((current, { id }) => ruled(claim(current, id, false, now)), record);
}

interface Life {
  readonly ask?: AskBroker;
  /** What the visitor does after each alarm; nothing by default. */
  readonly visitor?: (record: ScanRecord, now: number) => ScanRecord;
}

/** Fires alarms with the given offsets, and then on time, until the only alarm left is the expiry. */
function* lives(
  record: ScanRecord,
  offsets: readonly number[],
  { ask, visitor = (after) => after }: Life = {},
): Generator<[ScanRecord, number]> {
  let current = record;
  let latest = start;
  for (const offset of [...offsets, ...Array<number>(2000).fill(0)]) {
    const due = nextDue(current);
    if (due === current.expiresAt) return;
    const now = Math.max(due, offset < 0 ? 0 : latest) + offset;
    latest = Math.max(latest, now);
    current = visitor(advance(current, now, ask), now);
    yield [current, now];
  }
  throw new Error("never ends");
}

const mine: Life = { visitor: claimingAll };

const lastOf = (record: ScanRecord, offsets: readonly number[] = [], life: Life = {}) =>
  [...lives(record, offsets, life)].at(-1)?.[0] ?? record;

const done = (record: ScanRecord) => record.brokers.filter(isFinalRow).length;

function ruled(result: RuleResult): ScanRecord {
  if (!result.ok) throw new Error(result.error);
  return result.record;
}

/** Whether a broker's row lost something, left a final state, or waits for nothing. */
function goesBack(before: BrokerRow | undefined, after: BrokerRow): boolean {
  if (!before || (isFinalRow(before) && after !== before)) return true;
  const isEndless = after.attempts.length > pauses.length + 1 || (after.state === "retrying" && after.dueAt === null);
  return isEndless || after.attempts.length < before.attempts.length;
}

describe("the search", () => {
  it("DBP-1 there are 60 brokers, each with its own name and address", () => {
    expect(brokers).toHaveLength(60);
    const distinct = (read: (broker: Broker) => unknown) => new Set(brokers.map(read)).size;
    expect([distinct(({ id }) => id), distinct(({ host }) => host)]).toEqual([60, 60]);
    expect(brokers.filter(({ id, host }) => !/^[a-z-]{3,36}$/.test(id) || !/^[a-z]+\.example$/.test(host))).toEqual([]);
  });

  it("DBP-1 every broker ends in a final state under any failures, at any order of alarms, and progress never goes back", () => {
    fc.assert(
      fc.property(seeds, anyBrokers, alarms, (seed, ask, offsets) => {
        let before = begun(seed);
        for (const [record] of lives(before, offsets, { ask })) {
          expect(done(record)).toBeGreaterThanOrEqual(done(before));
          expect(record.revision).toBeGreaterThanOrEqual(before.revision);
          expect(record.brokers.filter((row, index) => goesBack(before.brokers[index], row))).toEqual([]);
          before = record;
        }
        expect(done(before)).toBe(brokers.length);
        expect(stateOf(before)).toBe("settled");
      }),
      { numRuns: 40 },
    );
  });

  it("DBP-1 an alarm that comes twice, or with a clock that went back, changes nothing", () => {
    fc.assert(
      fc.property(seeds, alarms, fc.integer({ min: 0, max: 10_000_000 }), (seed, offsets, back) => {
        for (const [record, now] of lives(begun(seed), offsets)) {
          const again = advance(record, now);
          expect(again).toBe(record);
          if (now - back < nextDue(record)) expect(advance(record, Math.min(now - back, now))).toBe(record);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("DBP-1 late alarms change when things happen, and not what", () => {
    const outcome = (record: ScanRecord) =>
      record.brokers.map(({ id, state, attempts }) => [id, state, attempts.map((attempt) => attempt.outcome)]);
    fc.assert(
      fc.property(seeds, alarms, (seed, offsets) => {
        const late = offsets.map(Math.abs);
        const [punctual, delayed] = [lastOf(begun(seed), [], mine), lastOf(begun(seed), late, mine)];
        expect(outcome(delayed)).toEqual(outcome(punctual));
        const places = (record: ScanRecord) =>
          record.findings.map(({ id, stage, foundDate, removedDate }) => [id, stage, foundDate, removedDate]).sort();
        expect(places(delayed)).toEqual(places(punctual));
      }),
      { numRuns: 20 },
    );
  });

  it("DBP-1 it takes 20 to 40 seconds, some are tried again, and a few cannot be reached", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = lastOf(begun(seed));
        const took = (record.searchedAt ?? 0) - start;
        expect(took).toBeGreaterThan(20_000);
        expect(took).toBeLessThan(40_000);
        const counts = Map.groupBy(record.brokers, ({ state }) => state);
        expect(counts.get("unreachable")?.length).toBe(3);
        expect(counts.get("found")?.length).toBe(record.findings.length);
        const retried = record.brokers.filter(({ state, attempts }) => state !== "unreachable" && attempts.length > 1);
        expect(retried.length).toBeGreaterThan(4);
      }),
      { numRuns: 30 },
    );
  });

  it("DBP-1 a few are asked at a time", () => {
    for (const [record] of lives(begun(7), [])) {
      // Retries do not wait for a free lane, so only first attempts are counted.
      const first = record.brokers.filter(({ state, attempts }) => state === "searching" && attempts.length === 0);
      expect(first.length).toBeLessThanOrEqual(lanes);
    }
  });

  it("DBP-1 a row that is new carries the revision of that moment, so that whoever watches is told of it", () => {
    let before = begun(11);
    for (const [record] of lives(before, [])) {
      const known = new Set(before.findings.map(({ id }) => id));
      const fresh = record.findings.filter(({ id }) => !known.has(id));
      expect(fresh.filter(({ revision }) => revision !== record.revision)).toEqual([]);
      before = record;
    }
    expect(before.findings.length).toBeGreaterThan(0);
  });

  it("DBP-2 the same seed finds the same, whoever is looked for", () => {
    const other = { ...profile, names: [{ first: "Wu", last: "" }], birthYear: 2001 };
    const [one, two] = [lastOf(begun(42)), lastOf(begin(42, everything(other), start))];
    expect(one).toEqual(two);
    expect(lastOf(begun(43)).findings).not.toEqual(one.findings);
  });

  it("DBP-2 a scan ends a day after its start", () => {
    expect(begun(1).expiresAt).toBe(start + scanLifetime);
    for (const seed of [1, 2, 3]) expect(nextDue(lastOf(begun(seed)))).toBe(start + scanLifetime);
  });
});

const dates = ({ foundDate, optOutSubmittedDate, estimatedRemovalDate, removedDate }: FindingRow) =>
  [foundDate, optOutSubmittedDate, removedDate ?? estimatedRemovalDate].filter((date) => date !== undefined);

describe("the removal", () => {
  it("DBP-1 nobody is asked for a page until the visitor says that it is theirs, and then for that page alone", () => {
    fc.assert(
      fc.property(seeds, alarms, fc.nat(60), (seed, offsets, place) => {
        const found = lastOf(begun(seed), offsets);
        expect(found.findings.filter(({ stage, requests }) => stage !== "found" || requests > 0)).toEqual([]);
        expect(stateOf(found)).toBe("settled");
        const chosen = found.findings[place % found.findings.length]?.id ?? "";
        const asked = lastOf(ruled(claim(found, chosen, false, start + 60_000)));
        const ids = asked.findings.filter(({ requests }) => requests > 0).map(({ id }) => id);
        expect(ids).toEqual([chosen]);
      }),
      { numRuns: 30 },
    );
  });

  it("DBP-1 a page is found, asked for, and removed or overdue, in this order; the calendar never goes back", () => {
    const rank = { found: 0, asked: 1, overdue: 2, removed: 3 } as const;
    fc.assert(
      fc.property(seeds, alarms, (seed, offsets) => {
        let before = begun(seed);
        let today = start;
        for (const [record, now] of lives(before, offsets, mine)) {
          for (const finding of record.findings) {
            const earlier = before.findings.find(({ id }) => id === finding.id);
            expect(rank[finding.stage]).toBeGreaterThanOrEqual(rank[earlier?.stage ?? "found"]);
            expect(dates(finding)).toEqual(dates(finding).toSorted((one, other) => one - other));
          }
          expect(todayOf(record, now)).toBeGreaterThanOrEqual(today);
          today = todayOf(record, now);
          before = record;
        }
        expect(before.findings.every(({ stage }) => stage === "removed" || stage === "overdue")).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("DBP-1 most pages go in time, some late, a few never; what is overdue was asked for again", () => {
    const findings = Array.from({ length: 60 }, (_, seed) => lastOf(begun(seed), [], mine)).flatMap(
      (record) => record.findings,
    );
    const late = findings.filter(
      ({ removedDate, estimatedRemovalDate }) => (removedDate ?? 0) > (estimatedRemovalDate ?? 0),
    );
    const never = findings.filter(({ stage }) => stage === "overdue");
    expect(never.length / findings.length).toBeGreaterThan(0.05);
    expect(late.length / findings.length).toBeGreaterThan(0.08);
    expect((late.length + never.length) / findings.length).toBeLessThan(0.45);
    expect([...late, ...never].every(({ requests }) => requests > 1)).toBe(true);
  });

  it("DBP-1 the calendar stands still while brokers are searched, while the service sleeps, and when all is done", () => {
    const [searching] = [begun(3)];
    expect(todayOf(searching, start + 30_000)).toBe(start);
    const removing = [...lives(searching, [], mine)].find(([record]) => record.searchedAt !== null)?.[0] ?? searching;
    const asleep = todayOf(removing, start + scanLifetime);
    expect(asleep - start).toBeLessThan(3 * dayLength);
    expect(todayOf(removing, (removing.searchedAt ?? 0) + dayLasts / 10) - start).toBe(dayLength / 10);
    const settled = lastOf(removing, [], mine);
    expect(todayOf(settled, start + scanLifetime)).toBe(settled.calendar.shows);
  });

  it("DBP-1 what is not the visitor's waits, and goes on as much later when they take it back", () => {
    expect(() =>
      fc.assert(
        fc.property(
          seeds,
          fc.integer({ min: 0, max: 120 }),
          fc.integer({ min: 1, max: 100_000 }),
          (seed, steps, wait) => {
            const history = [...lives(begun(seed), [], mine)];
            const [record, now] = history[Math.min(steps, history.length - 1)] ?? [begun(seed), start];
            const open = record.findings.find(({ stage }) => stage !== "removed");
            if (!open) return;
            const marked = ruled(claim(record, open.id, true, now));
            expect(marked.revision).toBe(record.revision + 1);
            expect(ruled(claim(marked, open.id, true, now + 1))).toBe(marked);
            const later = lastOf(marked, [], mine).findings.find(({ id }) => id === open.id);
            expect([later?.stage, later?.requests]).toEqual([open.stage, open.requests]);
            const back = ruled(claim(marked, open.id, false, now + wait));
            const end = lastOf(back, [], mine).findings.find(({ id }) => id === open.id);
            const unmarked = lastOf(record, [], mine).findings.find(({ id }) => id === open.id);
            expect(end?.stage).toBe(unmarked?.stage);
            expect(todayOf(back, now + wait)).toBeGreaterThanOrEqual(todayOf(marked, now));
          },
        ),
        { numRuns: 40 },
      ),
    ).not.toThrow();
  });

  it("DBP-1 there is nothing to say about pages that are gone or unknown", () => {
    const record = lastOf(begun(5), [], mine);
    const removed = record.findings.find(({ stage }) => stage === "removed");
    expect(claim(record, removed?.id ?? "", true, start)).toEqual({ ok: false, error: "finding_removed" });
    expect(claim(record, "9-nobody", true, start)).toEqual({ ok: false, error: "unknown_finding" });
  });
});

describe("an edited profile", () => {
  const robin = { first: "Robin", last: "Example" };
  const wren = { first: "Wren", last: "Example" };
  const leeds = { city: "Leeds", state: "" };
  const cork = { city: "Cork", state: "" };
  const before = { names: [robin, wren], birthYear: 1980, addresses: [leeds] };

  it.each([
    ["nothing", before, null],
    ["a name gone", { ...before, names: [wren] }, { names: [[1, 0]], wanted: null }],
    [
      "names turned round",
      { ...before, names: [wren, robin] },
      {
        names: [
          [0, 1],
          [1, 0],
        ],
        wanted: null,
      },
    ],
    [
      "a town more",
      { ...before, addresses: [cork, leeds] },
      { addresses: [[0, 1]], wanted: { names: [0, 1], addresses: [0] } },
    ],
    [
      "another name",
      { ...before, names: [robin, { first: "Rook", last: "Example" }] },
      { names: [[0, 0]], wanted: { names: [1], addresses: [0] } },
    ],
    [
      "a name and a town more",
      { ...before, names: [robin, wren, { first: "Rook", last: "Example" }], addresses: [leeds, cork] },
      { wanted: { names: [0, 1, 2], addresses: [0, 1] } },
    ],
    [
      "another year",
      { ...before, birthYear: 1981 },
      { names: [], addresses: [], wanted: { names: [0, 1], addresses: [0] } },
    ],
  ])("DBP-1 %s", (_, after, expected) => {
    const amendment = amendmentOf(before, after);
    const shown = amendment && { ...amendment, names: [...amendment.names], addresses: [...amendment.addresses] };
    if (expected === null) expect(shown).toBeNull();
    else expect(shown).toMatchObject(expected);
  });

  it("DBP-1 keeps what was found, drops what is no longer looked for, and ends again in a final state for every broker", () => {
    const moves = fc.constantFrom(
      before,
      { ...before, names: [wren] },
      { ...before, addresses: [cork, leeds] },
      { ...before, names: [robin, wren, { first: "Rook", last: "Example" }] },
      { ...before, birthYear: 1981 },
    );
    fc.assert(
      fc.property(seeds, fc.array(fc.tuple(moves, fc.nat(150)), { maxLength: 6 }), (seed, edits) => {
        let [record, now] = [begin(seed, everything(before), start), start];
        let current: typeof before = before;
        for (const [next, steps] of edits) {
          [record, now] = [...lives(record, [])][steps] ?? [record, now];
          const today = todayOf(record, now);
          const amendment = amendmentOf(current, next);
          if (!amendment) continue;
          const kept = record.findings.filter(
            ({ name, address }) => amendment.names.has(name) && amendment.addresses.has(address),
          );
          record = ruled(amend(record, amendment, now));
          current = next;
          expect(record.findings.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
          expect(todayOf(record, now)).toBe(today);
          expect(record.searchedAt === null).toBe(amendment.wanted !== null || stateOf(record) === "searching");
        }
        const end = lastOf(record);
        expect(done(end)).toBe(brokers.length);
        expect(stateOf(end)).toBe("settled");
        expect(new Set(end.findings.map(({ id }) => id)).size).toBe(end.findings.length);
        const withPage = new Set(end.findings.map(({ brokerId }) => brokerId));
        expect(end.brokers.filter(({ id, state }) => state === "found" && !withPage.has(id))).toEqual([]);
        expect(end.findings.every(({ name, address }) => current.names[name] && current.addresses[address])).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("DBP-1 in the middle of a search, still looks for what that search was about", () => {
    const record = begin(3, everything(before), start);
    expect(record.searchedAt).toBeNull();
    const after = { ...before, names: [wren, { first: "Rook", last: "Example" }], addresses: [leeds, cork] };
    const [moreNames, moreTowns] = [{ ...before, names: after.names }, after];
    const first = ruled(amend(record, amendmentOf(before, moreNames) as ProfileAmendment, start));
    expect(first.wanted).toEqual({ names: [0, 1], addresses: [0] });
    expect(ruled(amend(first, amendmentOf(moreNames, moreTowns) as ProfileAmendment, start)).wanted).toEqual({
      names: [0, 1],
      addresses: [0, 1],
    });
  });

  it("DBP-1 as often as is sensible", () => {
    let record = begun(1);
    const all = { names: [0], addresses: [0] };
    const amendment = { names: new Map([[0, 0]]), addresses: new Map([[0, 0]]), all, wanted: null };
    for (let edit = 0; edit < maxEdits; edit += 1) record = ruled(amend(record, amendment, start));
    expect(amend(record, amendment, start)).toEqual({ ok: false, error: "too_many_edits" });
  });
});

it("DBP-1 every outcome of a search is one of the contract", () => {
  const outcomes = new Set(lastOf(begun(9)).brokers.flatMap(({ attempts }) => attempts.map(({ outcome }) => outcome)));
  expect([...outcomes].filter((outcome) => !attemptOutcomes.includes(outcome))).toEqual([]);
  expect(outcomes.size).toBe(attemptOutcomes.length);
});

describe("a subscriber's scan", () => {
  const all = { names: [0, 1], addresses: [0] };
  const kept = (seed: number) =>
    carriedOver(lastOf(begun(seed)), { accountId: "owl", all, history: [] }, start + 60 * 60 * 1000);

  /** The next moment at which it does something besides asking about the subscription. */
  function asked(record: ScanRecord): ScanRecord {
    const { owner } = record;
    return owner ? { ...record, owner: { ...owner, checkAt: Number.MAX_SAFE_INTEGER } } : record;
  }

  it("DBP-1 is searched for years: each search once, at its time, and neither list grows without end", () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, claims) => {
        let record = asked(kept(seed));
        const rounds = 130;
        for (let step = 0; record.round < rounds && step < 100_000; step += 1) {
          const now = nextDue(record);
          const after = advance(record, now);
          if (after.round > record.round) {
            expect(now).toBe((record.searchedAt ?? 0) + repeatAfter);
            expect([after.round, after.wanted]).toEqual([record.round + 1, all]);
          }
          record = claims ? claimingAll(after, now) : after;
          expect(record.findings.length).toBeLessThanOrEqual(200);
        }
        expect(record.round).toBe(rounds);
        expect(record.history).toHaveLength(100);
        const standing = record.findings.filter(({ stage }) => stage !== "removed").map(({ brokerId }) => brokerId);
        expect(new Set(standing).size, "one page of each site stands at a time").toBe(standing.length);
      }),
      { numRuns: 3 },
    );
  });

  it("DBP-1 paused, nothing is due and nothing changes at any time; resumed, it goes on from there", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 0, max: 1e11 }),
        fc.integer({ min: 0, max: 1e11 }),
        (seed, before, later) => {
          const going = advance(asked(kept(seed)), start + before);
          const now = start + before + later;
          const paused = pause(going, true, start + before);
          expect(nextDue(paused)).toBe(Number.MAX_SAFE_INTEGER);
          expect(advance(paused, now)).toBe(paused);
          expect(todayOf(paused, now)).toBe(todayOf(going, start + before));
          expect(pause(paused, true, now)).toBe(paused);
          const resumed = pause(paused, false, now);
          expect(resumed.round - going.round).toBeLessThanOrEqual(1);
          expect(nextDue(resumed)).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });

  it("DBP-1 a free scan cannot be paused, and is not repeated", () => {
    const free = lastOf(begun(1));
    expect(pause(free, true, start)).toBe(free);
    expect(nextDue(free)).toBe(free.expiresAt);
  });
});
