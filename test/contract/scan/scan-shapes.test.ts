import { describe, expect, it } from "vitest";
import {
  faultReasons,
  profileLimits,
  readAddresses,
  readNames,
  readProfile,
  weightFaults,
} from "../../../src/contract/scan/scan-profile.ts";
import {
  attemptOutcomes,
  brokerStates,
  claimSchema,
  countFindings,
  findingStates,
  isFinalBroker,
  matchedParts,
  scanErrors,
  scanFailureSchema,
  scanFeedbackSchema,
  scanStates,
  scanStatusSchema,
  verdicts,
} from "../../../src/contract/scan/scans.ts";

const words = [brokerStates, attemptOutcomes, findingStates, matchedParts, scanStates, verdicts, faultReasons].flat();

describe("the words of a scan", () => {
  it.each([...new Set(words)])("DBP-2 %s is a word of the wire", (word) =>
    expect(word).toMatch(/^[a-z]+(?:-[a-z]+)*$/),
  );

  it("DBP-2 a broker that was found, is clear or cannot be reached is done with", () => {
    expect(brokerStates.filter(isFinalBroker)).toEqual(["clear", "found", "unreachable"]);
  });

  it("DBP-2 findings are counted by each of their states", () => {
    const findings = findingStates.flatMap((state, index) => Array.from({ length: index + 1 }, () => ({ state })));
    expect(countFindings(findings)).toEqual({ overdue: 1, found: 2, asked: 3, removed: 4, "not-yours": 5 });
    expect(countFindings([])).toEqual({ overdue: 0, found: 0, asked: 0, removed: 0, "not-yours": 0 });
  });

  it.each(scanErrors)("DBP-2 %s is a failure that a caller can read", (error) => {
    expect(scanFailureSchema.parse({ error })).toEqual({ error });
    expect(error).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  });
});

const broker = {
  id: "a",
  name: "A",
  url: "https://a.example",
  status: "in-progress",
  state: "searching",
  attempts: [{ at: 1, took: 2, outcome: "busy" }],
  nextTryAt: 3,
  optOutUrl: "https://a.example/o",
};
const finding = {
  id: "1-a",
  dataBroker: { name: "A", url: "https://a.example" },
  name: "Robin Example",
  addresses: [{ street: "S", city: "Cork", state: "", zipCode: "1" }],
  alternativeNames: ["R"],
  relatives: ["W"],
  foundDate: 1,
  optOutSubmittedDate: 2,
  estimatedRemovalDate: 3,
  removedDate: 4,
  state: "removed",
  pageUrl: "https://a.example/1",
  matchedOn: ["name", "city", "age"],
  requests: 1,
  nextRequestDate: 5,
  optOutUrl: "https://a.example/o",
};
const status = {
  scanProgress: { currentScans: 1, totalScans: 60, scannedBrokers: [broker] },
  resultsFound: [finding],
  state: "searching",
  round: 1,
  revision: 2,
  startedAt: 3,
  searchedAt: 4,
  expiresAt: 5,
  demonstration: { today: 6, dayLasts: 2000 },
};

describe("the status of a scan", () => {
  it("DBP-2 is read whole", () => expect(scanStatusSchema.parse(status)).toEqual(status));

  const without = <Whole extends object>(whole: Whole, field: string) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
  const reads = (change: object) => scanStatusSchema.safeParse({ ...status, ...change }).success;

  it("DBP-2 a subscriber's has its repetition in place of its end", () => {
    const history = [{ at: 7, answered: 57, found: 2, listed: 3 }];
    const { expiresAt: _, ...rest } = status;
    const kept = { ...rest, removal: { isPaused: false, nextSearchAt: 8, history } };
    expect(scanStatusSchema.parse(kept)).toEqual(kept);
    expect(scanStatusSchema.safeParse({ ...rest, removal: { history } }).success).toBe(false);
    for (const field of Object.keys(history[0] ?? {})) {
      const removal = { isPaused: true, history: history.map((past) => without(past, field)) };
      expect([field, scanStatusSchema.safeParse({ ...rest, removal }).success]).toEqual([field, false]);
    }
  });

  const mayLack = ["searchedAt", "expiresAt"];
  it.each(Object.keys(status).filter((field) => !mayLack.includes(field)))("DBP-2 is none without %s", (field) => {
    expect(scanStatusSchema.safeParse(without(status, field)).success).toBe(false);
  });

  it.each(Object.keys(broker))("DBP-2 tells of a broker its %s", (field) => {
    const scannedBrokers = [without(broker, field)];
    expect(reads({ scanProgress: { ...status.scanProgress, scannedBrokers } })).toBe(field === "nextTryAt");
  });

  const optional = ["optOutSubmittedDate", "estimatedRemovalDate", "removedDate", "nextRequestDate"];
  it.each(Object.keys(finding))("DBP-2 tells of a finding its %s", (field) => {
    expect(reads({ resultsFound: [without(finding, field)] })).toBe(optional.includes(field));
  });

  it.each([
    ["less than none", { round: -1 }],
    ["half of one", { revision: 1.5 }],
    ["a state of another name", { state: "over" }],
    ["a day that lasts less than nothing", { demonstration: { today: 1, dayLasts: -1 } }],
    ["a finding of another state", { resultsFound: [{ ...finding, state: "gone" }] }],
    ["a page that agreed in something else", { resultsFound: [{ ...finding, matchedOn: ["shoes"] }] }],
    ["an address without a town", { resultsFound: [{ ...finding, addresses: [{ state: "" }] }] }],
    [
      "a broker that is neither asked nor done",
      { scanProgress: { ...status.scanProgress, scannedBrokers: [{ ...broker, status: "x" }] } },
    ],
  ])("DBP-2 is none with %s", (_, change) => expect(reads(change)).toBe(false));

  it.each(["in-progress", "completed"])("DBP-2 a broker may be %s", (one) => {
    expect(reads({ scanProgress: { ...status.scanProgress, scannedBrokers: [{ ...broker, status: one }] } })).toBe(
      true,
    );
  });
});

describe("what somebody says of a scan", () => {
  it.each([
    [{ ids: ["a".repeat(40), "b"], notYours: true }, true],
    [{ ids: ["a".repeat(41)], notYours: true }, false],
    [{ ids: [], notYours: true }, false],
    [{ ids: Array.from({ length: 201 }, String), notYours: true }, false],
    [{ ids: ["a"] }, false],
    [{ ids: ["a"], notYours: "true" }, false],
  ])("DBP-1 %j is a claim: %s", (given, expected) => expect(claimSchema.safeParse(given).success).toBe(expected));

  it.each([
    [{ verdict: "good" }, true],
    [{ verdict: "poor", words: "w".repeat(1000) }, true],
    [{ verdict: "poor", words: "w".repeat(1001) }, false],
    [{ verdict: "bad" }, false],
    [{ words: "w" }, false],
  ])("DBP-1 feedback %# is one: %s", (given, expected) =>
    expect(scanFeedbackSchema.safeParse(given).success).toBe(expected),
  );
});

describe("the limits of a profile", () => {
  const name = { first: "A", last: "B" };
  const address = { city: "C", state: "D" };
  const faults = (read: ReturnType<typeof readNames> | ReturnType<typeof readAddresses>) =>
    read.ok ? [] : read.faults.map(({ field, reason }) => `${field} ${reason}`);

  it.each(["first", "middle", "last", "suffix"])("DBP-1 a name's %s has 800 letters at most", (field) => {
    expect(faults(readNames([{ ...name, [field]: "x".repeat(800) }]))).toEqual([]);
    expect(faults(readNames([{ ...name, [field]: "x".repeat(801) }]))).toEqual([`names.0.${field} too-long`]);
  });

  it.each(["street", "city", "state", "zipCode"])("DBP-1 an address's %s has 800 letters at most", (field) => {
    expect(faults(readAddresses([{ ...address, [field]: "x".repeat(800) }]))).toEqual([]);
    expect(faults(readAddresses([{ ...address, [field]: "x".repeat(801) }]))).toEqual([
      `addresses.0.${field} too-long`,
    ]);
  });

  it("DBP-1 there are five of each, and one at least", () => {
    expect(faults(readNames(Array(5).fill(name)))).toEqual([]);
    expect(faults(readNames(Array(6).fill(name)))).toEqual(["names too-many"]);
    expect(faults(readAddresses(Array(5).fill(address)))).toEqual([]);
    expect(faults(readAddresses(Array(6).fill(address)))).toEqual(["addresses too-many"]);
    expect(faults(readAddresses([]))).toEqual(["addresses missing"]);
  });

  it("DBP-1 what was left empty is left out, but for what a profile must have", () => {
    expect(readNames([{ first: " A ", middle: "", last: "", suffix: " " }])).toEqual({
      ok: true,
      value: [{ first: "A", last: "" }],
    });
    expect(readAddresses([{ street: "", city: "C\u0000 \n D", state: "", zipCode: "" }])).toEqual({
      ok: true,
      value: [{ city: "C D", state: "" }],
    });
  });

  it("DBP-1 what is no profile at all is told of the whole, and a part of another type of its place", () => {
    const told = (given: unknown) => {
      const read = readProfile(given, 2026);
      return read.ok ? [] : read.faults.map(({ field, reason }) => `${field} ${reason}`);
    };
    expect(told(null)).toEqual(["profile missing"]);
    expect(told({ names: [{ first: 7, last: "B" }], birthYear: 1980, addresses: [address] })).toEqual([
      "names.0.first missing",
    ]);
    expect(told({ names: [name], birthYear: 1980 })).toEqual(["addresses missing"]);
    expect(told({ names: [name], birthYear: 10_000, addresses: [address] })).toEqual(["birthYear not-a-year"]);
    expect(told({ names: ["A"], birthYear: 1980, addresses: [address] })).toEqual(["names.0 missing"]);
  });

  it("DBP-1 all of it weighs what a cookie holds, counted in bytes", () => {
    const heavy = (letters: number, letter = "x") =>
      weightFaults({ names: [{ first: letter.repeat(letters), last: "" }] }).length;
    // The JSON around the letters takes 46 bytes when it is escaped twice.
    const longest = Array.from({ length: profileLimits.weight }, (_, length) => length).findLast(
      (length) => heavy(length) === 0,
    );
    expect(heavy((longest ?? 0) + 1)).toBe(1);
    expect(profileLimits.weight - (longest ?? 0)).toBeGreaterThan(30);
    expect(profileLimits.weight - (longest ?? 0)).toBeLessThan(60);
    expect(heavy(Math.ceil(profileLimits.weight / 2), "é")).toBe(1);
    expect(weightFaults({ names: [{ first: "x".repeat(3000), last: "" }] })).toEqual([
      { field: "profile", reason: "too-large" },
    ]);
  });
});
