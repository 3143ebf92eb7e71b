import { describe, expect, it } from "vitest";
import { stepShown, usageEventNamed } from "../../../client/events/dom-events.ts";
import { draftDays, draftMark, scanCookieName } from "../../../src/contract/scan/scan-cookies.ts";
import { placeRoutes, scanPlaces, scanSteps, stepRoutes } from "../../../src/contract/scan/scan-flow.ts";
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
import { profileLimits, readDraft } from "../../../src/contract/scan/scan-profile.ts";
import { scriptedForm } from "../../../src/contract/scripted-form.ts";

const thisYear = 2026;

function formOf(...fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe("the rows of a form", () => {
  it("DBP-1 has the fields that a profile has", () => {
    expect(stepFields).toEqual({
      name: ["first", "middle", "last", "suffix"],
      year: ["birthYear"],
      address: ["street", "city", "state", "zipCode"],
    });
    expect(rowLimits).toEqual({ name: profileLimits.names, year: 1, address: profileLimits.addresses });
  });

  it("DBP-1 are read column by column, and what is missing is empty", () => {
    const form = formOf(["first", "Robin"], ["first", "Wren"], ["last", "Example"], ["other", "x"]);
    expect(rowsIn("name", form)).toEqual([
      { first: "Robin", middle: "", last: "Example", suffix: "" },
      { first: "Wren", middle: "", last: "", suffix: "" },
    ]);
    expect(rowsIn("year", formOf())).toEqual([{ birthYear: "" }]);
  });

  it("DBP-1 are one more than there may be at the most, so that it can be told", () => {
    const many = Array.from({ length: 20 }, () => ["city", "Cork"] as const);
    expect(rowsIn("address", formOf(...many))).toHaveLength(profileLimits.addresses + 1);
    expect(rowsIn("year", formOf(["birthYear", "1"], ["birthYear", "2"], ["birthYear", "3"]))).toHaveLength(2);
  });

  it("DBP-1 are cut where nobody reads on, and a file is no text", () => {
    const form = formOf(["first", "B".repeat(5000)]);
    form.append("last", new Blob(["x"]), "x.txt");
    expect(rowsIn("name", form)).toEqual([
      { first: "B".repeat(2 * profileLimits.letters), middle: "", last: "", suffix: "" },
    ]);
  });
});

describe("buttons that add and take away", () => {
  const rows = [{ birthYear: "1" }, { birthYear: "2" }, { birthYear: "3" }];
  const names = (count: number) => Array.from({ length: count }, () => emptyRow("name"));

  it("DBP-1 add one row up to the limit", () => {
    expect(rowsAfter("name", names(1), intents.add)).toEqual(names(2));
    expect(rowsAfter("name", names(4), intents.add)).toHaveLength(5);
    expect(rowsAfter("name", names(5), intents.add)).toHaveLength(5);
    expect(rowsAfter("year", [{ birthYear: "" }], intents.add)).toHaveLength(1);
  });

  it("DBP-1 take the row away that they stand beside, and leave an empty one at the end", () => {
    expect(rowsAfter("year", rows, `${intents.remove}1`)).toEqual([rows[0], rows[2]]);
    expect(rowsAfter("year", rows, `${intents.remove}7`)).toEqual(rows);
    expect(rowsAfter("year", rows.slice(0, 1), `${intents.remove}0`)).toEqual([{ birthYear: "" }]);
  });

  it("DBP-1 are the only ones that change rows", () => {
    for (const intent of [intents.next, intents.forget, "", "1"]) expect(rowsAfter("year", rows, intent)).toBe(rows);
  });
});

describe("answers", () => {
  it("DBP-1 leave out rows that were added and left empty, but not the only one", () => {
    const [full, empty, blank] = [{ city: "Cork" }, { city: "" }, { city: "  " }];
    expect(filledRows([empty, full, blank])).toEqual([full]);
    expect(filledRows([blank, empty])).toEqual([blank]);
  });

  it("DBP-1 are added to those that are there", () => {
    const draft = { birthYear: 1980 };
    const rows = [{ first: "Robin", middle: "", last: "Example", suffix: "" }];
    expect(answered(draft, { step: "name", rows, thisYear })).toEqual({
      ok: true,
      value: { birthYear: 1980, names: [{ first: "Robin", last: "Example" }] },
    });
    expect(answered({}, { step: "address", rows: [{ city: "Cork", state: "" }], thisYear })).toEqual({
      ok: true,
      value: { addresses: [{ city: "Cork", state: "" }] },
    });
    expect(answered({}, { step: "year", rows: [{ birthYear: "1980" }], thisYear })).toEqual({
      ok: true,
      value: { birthYear: 1980 },
    });
  });

  it("DBP-1 that are wrong change nothing, and one that makes all of it too large is told of the whole", () => {
    const wrong = (step: "name" | "year" | "address", rows: readonly Record<string, string>[], draft = {}) =>
      answered(draft, { step, rows, thisYear });
    expect(wrong("year", [])).toEqual({ ok: false, faults: [{ field: "birthYear", reason: "missing" }] });
    expect(wrong("year", [{ birthYear: "2027" }])).toEqual({
      ok: false,
      faults: [{ field: "birthYear", reason: "in-future" }],
    });
    const long = Array.from({ length: 4 }, () => ({ first: "A", last: "B".repeat(790) }));
    expect(wrong("name", long)).toEqual({ ok: false, faults: [{ field: "profile", reason: "too-large" }] });
    expect(wrong("name", long.slice(1)).ok).toBe(true);
    const draft = { addresses: [{ street: "S".repeat(790), city: "C", state: "" }] };
    expect(wrong("name", long.slice(1), draft)).toEqual({
      ok: false,
      faults: [{ field: "profile", reason: "too-large" }],
    });
  });

  it("DBP-1 stand in the form that asks for them again", () => {
    expect(rowsOf("year", {})).toEqual([{ birthYear: "" }]);
    expect(rowsOf("year", { birthYear: 1980 })).toEqual([{ birthYear: "1980" }]);
    expect(rowsOf("name", {})).toEqual([emptyRow("name")]);
    expect(rowsOf("name", { names: [{ first: "Robin", last: "E", suffix: "Jr." }] })).toEqual([
      { first: "Robin", middle: "", last: "E", suffix: "Jr." },
    ]);
    expect(
      rowsOf("address", { names: [{ first: "Robin", last: "E" }], addresses: [{ city: "C", state: "" }] }),
    ).toEqual([{ street: "", city: "C", state: "", zipCode: "" }]);
  });

  it.each([
    ["name", "names.1.last", "last-1"],
    ["name", "names", "first-0"],
    ["year", "birthYear", "birthYear-0"],
    ["address", "addresses.2.city", "city-2"],
    ["address", "addresses.2", "street-2"],
    ["address", "profile", "street-0"],
  ] as const)("DBP-1 in the step of the %s, what is wrong with %s is told at %s", (step, field, control) => {
    expect(controlOf(step, { field })).toBe(control);
  });

  it.each([
    [null, {}],
    ["", {}],
    ["{", {}],
    ["[]", {}],
    ['{"birthYear":1980}', { birthYear: 1980 }],
    ['{"birthYear":"1980"}', {}],
    ['{"birthYear":1899}', {}],
  ])("DBP-1 what was stored as %j is %j", (text, draft) => expect(readDraft(text)).toEqual(draft));
});

describe("names that browser and worker share", () => {
  it("DBP-1 every place has a page of its own", () => {
    const pages = Object.values(placeRoutes);
    expect(new Set(pages).size).toBe(pages.length);
    expect(Object.keys(placeRoutes).toSorted()).toEqual([...scanPlaces, ...scanSteps].toSorted());
    for (const [place, route] of Object.entries({ ...stepRoutes, ...placeRoutes })) {
      const own = place === "start" ? "" : place;
      expect(route.toLowerCase().endsWith(own), `${place}: ${route}`).toBe(true);
      expect(route).toMatch(/^dbp(?:[A-Z][a-z]+)+$/);
    }
  });

  it("STORE-1 the key of a scan lies in a cookie that only our host may set, over TLS", () => {
    expect(scanCookieName).toMatch(/^__Host-[a-z]+$/);
    expect(draftMark).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(draftDays).toBe(7);
  });

  it("FLOW-9 headers and events of scripted forms have names that HTTP and the document take", () => {
    expect(Object.values(scriptedForm).filter((name) => !/^x-[a-z]+$/.test(name))).toEqual([]);
    expect(new Set(Object.values(scriptedForm)).size).toBe(2);
    expect([usageEventNamed, stepShown].filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
    expect(usageEventNamed).not.toBe(stepShown);
  });
});
