import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstOpen,
  placeFor,
  placeRoutes,
  type ScanJourney,
  type ScanPlace,
  type ScanQuestion,
  scanPlaces,
  scanSteps,
  stepFor,
} from "../../../src/contract/scan/scan-flow.ts";
import {
  answered,
  controlOf,
  emptyRow,
  filledRows,
  intents,
  rowLimits,
  rowsAfter,
  rowsIn,
  rowsOf,
  stepFields,
} from "../../../src/contract/scan/scan-form.ts";
import type { ScanDraft } from "../../../src/contract/scan/scan-profile.ts";

const thisYear = 2026;
const questions = ["name", "year", "address"] as const satisfies readonly ScanQuestion[];
const answers: Readonly<Record<ScanQuestion, ScanDraft>> = {
  name: { names: [{ first: "Robin", last: "Example" }] },
  year: { birthYear: 1980 },
  address: { addresses: [{ city: "Cork", state: "" }] },
};
const drafts = fc
  .subarray([...questions])
  .map((given): ScanDraft => Object.assign({}, ...given.map((one) => answers[one])));
const places = fc.constantFrom<ScanPlace>(...scanPlaces, ...scanSteps);
const journeys = fc.record<ScanJourney>({
  draft: fc.option(drafts),
  scan: fc.constantFrom("none", "started", "ended"),
});

describe("DBP-1 which page may be entered", () => {
  it("a step is entered exactly when every step before it is answered", () => {
    fc.assert(
      fc.property(fc.constantFrom(...scanSteps), drafts, (asked, draft) => {
        const before = scanSteps.slice(0, scanSteps.indexOf(asked));
        const open = before.find((step) => step !== "confirm" && rowsOf(step, draft).every(isEmpty));
        expect(stepFor(asked, draft)).toBe(open ?? asked);
      }),
    );
  });

  it("whoever is led elsewhere stays there", () => {
    fc.assert(
      fc.property(places, journeys, (asked, journey) => {
        const place = placeFor(asked, journey);
        expect(placeFor(place, journey)).toBe(place);
        expect(placeRoutes).toHaveProperty(place);
      }),
    );
  });

  it("pages that show a scan need one, and pages that begin one are closed while it lasts", () => {
    expect(() =>
      fc.assert(
        fc.property(places, journeys, (asked, journey) => {
          const place = placeFor(asked, journey);
          const showsScan = ["progress", "dashboard", "edit", "feedback"].includes(place);
          const begins = scanSteps.some((step) => step === place);
          if (showsScan) expect(journey.scan).toBe("started");
          if (begins) expect(journey.scan).not.toBe("started");
          if (place === "deleted") expect(journey.scan).toBe("ended");
        }),
      ),
    ).not.toThrow();
  });

  it("answering whatever is asked next leads through every question once and ends at the look at the answers", () => {
    let draft: ScanDraft = {};
    const seen = [];
    for (let step = firstOpen(draft); step !== "confirm"; step = firstOpen(draft)) {
      seen.push(step);
      const read = answered(draft, { step, rows: rowsOf(step, answers[step]), thisYear });
      draft = read.ok ? read.value : {};
    }
    expect(seen).toEqual(questions);
    expect(draft).toEqual({ ...answers.name, ...answers.year, ...answers.address });
  });
});

const typed = fc.constantFrom("name", "address").chain((step) =>
  fc.record({
    step: fc.constant(step),
    rows: fc.array(
      fc.record(Object.fromEntries(stepFields[step].map((field) => [field, fc.constantFrom("", " ", "Ada")]))),
      { minLength: 1, maxLength: rowLimits[step] },
    ),
  }),
);

describe("DBP-1 the forms", () => {
  it("a form that is sent as it was shown says what it showed", () => {
    fc.assert(
      fc.property(typed, ({ step, rows }) => {
        const form = new FormData();
        for (const row of rows) for (const [field, text] of Object.entries(row)) form.append(field, text);
        expect(rowsIn(step, form)).toEqual(rows);
      }),
    );
  });

  it("adding and taking away keep what was typed in every other row", () => {
    fc.assert(
      fc.property(typed, fc.nat({ max: 5 }), ({ step, rows }, index) => {
        const more = rowsAfter(step, rows, intents.add);
        expect(more).toEqual(rows.length < rowLimits[step] ? [...rows, emptyRow(step)] : rows);
        const fewer = rowsAfter(step, rows, `${intents.remove}${index}`);
        expect(fewer).toEqual(rows.length === 1 && index === 0 ? [emptyRow(step)] : rows.toSpliced(index, 1));
      }),
    );
  });

  it("rows that were left empty are passed over, and one is always left to answer for", () => {
    fc.assert(
      fc.property(typed, ({ step, rows }) => {
        const filled = filledRows(rows);
        expect(filled.length).toBeGreaterThan(0);
        expect(rows).toEqual(expect.arrayContaining([...filled]));
        const read = answered({}, { step, rows: filled, thisYear });
        if (filled.every(isEmpty)) expect(read.ok).toBe(false);
        if (!read.ok) for (const fault of read.faults) expect(controlOf(step, fault)).toMatch(/^[a-zA-Z]+-\d$/);
      }),
    );
  });

  it("a form of another making is read without harm", () => {
    const form = new FormData();
    for (let index = 0; index < 40; index += 1) form.append("first", "x".repeat(9000));
    form.append("last", new File(["x"], "x"));
    const rows = rowsIn("name", form);
    expect(rows).toHaveLength(rowLimits.name + 1);
    expect(Object.values(rows[0] ?? {}).every((text) => text.length <= 1600)).toBe(true);
    expect(answered({}, { step: "name", rows, thisYear }).ok).toBe(false);
  });
});

function isEmpty(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).every((text) => text.trim() === "");
}
