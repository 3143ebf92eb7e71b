import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyScanChange,
  brokerStates,
  countByDay,
  countFindings,
  dayLength,
  type Finding,
  isFinalBroker,
  lastReplyDue,
  type ScanChange,
  type ScannedBroker,
  type ScanStatus,
  scanStatusSchema,
} from "../../../src/contract/scan/scans.ts";

const today = Date.UTC(2026, 10, 21);

function broker(id: string, attempts = 0): ScannedBroker {
  const url = `https://${id}.example`;
  const tries = Array.from({ length: attempts }, (_, at) => ({ at, took: 1, outcome: "busy" as const }));
  return { id, name: id, url, status: "in-progress", state: "searching", attempts: tries, optOutUrl: `${url}/opt-out` };
}

function finding(given: Partial<Finding> = {}): Finding {
  return {
    id: "1-a",
    dataBroker: { name: "A", url: "https://a.example" },
    name: "Robin Example",
    addresses: [],
    alternativeNames: [],
    relatives: [],
    foundDate: today,
    state: "found",
    pageUrl: "https://a.example/1",
    matchedOn: ["name"],
    requests: 0,
    optOutUrl: "https://a.example/opt-out",
    ...given,
  };
}

function status(revision: number, scannedBrokers: ScannedBroker[], resultsFound: Finding[] = []): ScanStatus {
  return {
    scanProgress: { currentScans: 0, totalScans: 60, scannedBrokers },
    resultsFound,
    state: "searching",
    round: 1,
    revision,
    startedAt: today,
    expiresAt: today + dayLength,
    demonstration: { today, dayLasts: 2000 },
  };
}

describe("a change", () => {
  it("DBP-1 replaces rows in their place, adds new ones, and keeps the rest", () => {
    const before = status(4, [broker("a"), broker("b")], [finding()]);
    const change: ScanChange = { ...status(5, [broker("c"), broker("a", 1)]), whole: false };
    expect(applyScanChange(before, change)).toEqual(status(5, [broker("a", 1), broker("b"), broker("c")], [finding()]));
  });

  it("DBP-1 that is whole takes rows away; the first one is taken as it is", () => {
    const change: ScanChange = { ...status(5, [broker("c")]), whole: true };
    expect(applyScanChange(status(4, [broker("a")], [finding()]), change)).toEqual(status(5, [broker("c")]));
    expect(applyScanChange(null, { ...change, whole: false })).toEqual(status(5, [broker("c")]));
    expect(applyScanChange(status(5, [broker("a")]), change)).toEqual(status(5, [broker("c")]));
    expect(applyScanChange(status(6, [broker("a")]), change)).toEqual(status(6, [broker("a")]));
    expect(scanStatusSchema.parse(applyScanChange(null, change))).toEqual(status(5, [broker("c")]));
  });

  it("DBP-1 that comes twice or too late changes nothing, so what is shown never goes back", () => {
    const events = fc.array(fc.record({ revision: fc.integer({ min: 1, max: 30 }), whole: fc.boolean() }));
    fc.assert(
      fc.property(events, (given) => {
        let shown: ScanStatus | null = null;
        for (const { revision, whole } of given) {
          const known: ScanStatus | null = shown;
          const change = { ...status(revision, [broker("a", revision)]), whole };
          shown = applyScanChange(known, change);
          expect(shown.revision).toBe(Math.max(known?.revision ?? 0, revision));
          expect(shown.scanProgress.scannedBrokers[0]?.attempts).toHaveLength(shown.revision);
          expect(applyScanChange(shown, change)).toEqual(shown);
        }
      }),
    );
  });
});

describe("states", () => {
  it("DBP-1 three states of a broker are final", () => {
    expect(brokerStates.filter(isFinalBroker)).toEqual(["clear", "found", "unreachable"]);
  });

  it("DBP-1 findings are counted by state", () => {
    const findings = [finding(), finding({ state: "removed" }), finding({ state: "removed" })];
    expect(countFindings(findings)).toEqual({ overdue: 0, found: 1, asked: 0, removed: 2, "not-yours": 0 });
  });
});

describe("the last reply", () => {
  it("DBP-1 is due when the last of the sites that were asked has to answer", () => {
    const asked = (days: number) => finding({ state: "asked", estimatedRemovalDate: today + days * dayLength });
    const removed = finding({ state: "removed", estimatedRemovalDate: today + 90 * dayLength });
    expect(lastReplyDue([asked(30), asked(45), removed])).toBe(today + 45 * dayLength);
    expect(lastReplyDue([finding(), removed])).toBeNull();
  });
});

describe("the chart", () => {
  it("DBP-1 counts what was found and what was gone by the end of each day", () => {
    const later = today + 2 * dayLength;
    const shown = status(
      1,
      [],
      [
        finding({ state: "removed", removedDate: today + dayLength + 1 }),
        finding({ foundDate: today + dayLength }),
        finding({ state: "not-yours" }),
      ],
    );
    expect(countByDay({ ...shown, demonstration: { today: later, dayLasts: 2000 } })).toEqual([
      { date: today, found: 1, removed: 0 },
      { date: today + dayLength, found: 2, removed: 1 },
      { date: later, found: 2, removed: 1 },
    ]);
  });

  it("DBP-1 is one empty day before anything is found", () => {
    expect(countByDay(status(1, []))).toEqual([{ date: today, found: 0, removed: 0 }]);
  });
});
