import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { experimentEvents } from "../../client/experiments/exposure.ts";
import { parseOrigin } from "../../src/contract/acquisition/origin.ts";
import { soldIn } from "../../src/contract/country.ts";
import {
  type AssignmentCircumstances,
  allocate,
  type ExperimentState,
  resolveExperiment,
} from "../../src/contract/experiments/assignment.ts";
import {
  type Experiment,
  experimentNames,
  experimentOf,
  experiments,
} from "../../src/contract/experiments/registry.ts";
import { routes } from "../../src/contract/routes.ts";
import { drawFor, type EdgeVisit, groupsOf } from "../../src/visit/experiments.ts";
import { draws } from "../draws.ts";
import { drawnByEdge as backend, drawnByBrowser as drawn } from "../experiment.ts";
import { overdue } from "../tools/overdue.ts";

const plain: AssignmentCircumstances = {
  today: "2026-11-21",
  blocked: false,
  query: new URLSearchParams(),
  origin: null,
  stored: () => null,
  backend: null,
  random: () => 0.9,
};

const stores = (letter: string) => (key: string) => (key === "exp_one" ? letter : null);
const asks = (query: string) => new URLSearchParams(query);

function resolved(experiment: Experiment, given: Partial<AssignmentCircumstances>) {
  const { variant, why } = resolveExperiment("one", experiment, { ...plain, ...given });
  return [variant, why];
}

describe("the version that somebody gets", () => {
  it.each([
    ["what is stored", { stored: stores("a"), query: asks("exp_one=b"), backend: "b" as const }, ["a", "stored"]],
    ["what the address asks for", { query: asks("exp_one=a"), backend: "b" as const }, ["a", "address"]],
    ["what the edge said", { backend: "b" as const }, ["b", "backend"]],
    ["none where the edge drew none", { backend: false as const }, [false, "not-drawn"]],
    [
      "not a letter that is no version",
      { stored: stores("z"), query: asks("exp_one=c"), backend: "a" as const },
      ["a", "backend"],
    ],
    ["not what every object has", { query: asks("exp_one=toString"), backend: "a" as const }, ["a", "backend"]],
  ])("EXP-3 %s", (_, given, expected) => {
    expect(resolved(backend, given)).toEqual(expected);
  });

  it.each([
    ["stored before the address", { stored: stores("a"), query: asks("exp_one=b") }, ["a", "stored"]],
    ["the address before a draw", { query: asks("exp_one=a") }, ["a", "address"]],
    ["a draw", {}, ["b", "random"]],
  ])("EXP-3 in the browser: %s", (_, given, expected) => {
    expect(resolved(drawn, given)).toEqual(expected);
  });

  it("EXP-3 an experiment of the edge needs the edge's word", () => {
    expect(() => resolved(backend, {})).toThrow(/^Experiment one has not been assigned on the backend$/);
  });

  it.each([
    ["blocked", { blocked: true }, "blocked"],
    ["marked in the address", { query: asks("exp_one=_") }, "unassigned"],
    ["marked in the address for all", { query: asks("exp=_&exp_one=b") }, "unassigned"],
    ["without storage", { stored: null }, "storage"],
    ["of a pro-search test", { origin: parseOrigin("funnel_home_google_prosearch.a_") }, "pro-search"],
    ["over", { today: "2027-01-01" }, "ended"],
    ["left", { stored: stores("_"), query: asks("exp_one=b") }, "left"],
  ])("EXP-2 none where it is %s", (_, given, why) => {
    expect(resolved(backend, { backend: "b", ...given })).toEqual([false, why]);
    expect(resolved(drawn, given)).toEqual([false, why]);
  });

  it("EXP-2 other campaigns take part, and so does the last day", () => {
    const origin = parseOrigin("funnel_home_google_prosearching_");
    expect(resolved(backend, { backend: "b", origin, today: "2026-12-31" })).toEqual(["b", "backend"]);
  });

  it("EXP-4 the hook has the last word, and what it changes is a manual assignment", () => {
    const hooked: Experiment = { ...backend, afterEnrolment: (_, origin) => (origin?.entry === "pro" ? "a" : "b") };
    const origin = parseOrigin("funnel_pro_website__");
    expect(resolved(hooked, { backend: "b", origin })).toEqual(["a", "manual"]);
    expect(resolved(hooked, { backend: "b" })).toEqual(["b", "backend"]);
    expect(resolved(hooked, { backend: "b", origin, blocked: true })).toEqual([false, "blocked"]);
  });

  it("EXP-4 who asked for a plan finds it first", () => {
    const order = (origin: string) =>
      resolveExperiment("plans_order", experiments.plans_order, {
        ...plain,
        backend: "b",
        origin: parseOrigin(origin),
      });
    expect(order("funnel_pro_website_trial_monthly")).toMatchObject({ variant: "a", why: "manual" });
    expect(order("funnel_pro_website_trial_annual")).toMatchObject({ variant: "b", why: "backend" });
    expect(order("funnel_pro_website_trial_constructor")).toMatchObject({ variant: "b", why: "backend" });
  });

  it("EXP-2 EXP-3 is decided for any text, and is never a version that does not exist", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("a", "b", "_", "c", "__proto__"));
    fc.assert(
      fc.property(text, text, fc.double({ min: 0, max: 1, noNaN: true }), (kept, asked, draw) => {
        const query = new URLSearchParams({ exp_one: asked });
        const { variant } = resolveExperiment("one", drawn, {
          ...plain,
          stored: () => kept,
          query,
          random: () => draw,
        });
        expect(["a", "b", false]).toContain(variant);
      }),
    );
  });
});

/** Whether a count of successes lies within three standard deviations of what chance gives. */
function isLikely(count: number, trials: number, share: number): boolean {
  return Math.abs(count - trials * share) <= 3 * Math.sqrt(trials * share * (1 - share));
}

describe("allocation", () => {
  const shares = [
    { a: 0.5, b: 0.5 },
    { a: 0.1, b: 0.2, c: 0.3 },
    { a: 0, b: 1 },
  ];

  it.each(shares)("EXP-1 of %j over 100,000 assignments is within three sigma", (allocation) => {
    const random = draws(20_261_121);
    const counts = new Map<unknown, number>();
    for (let index = 0; index < 100_000; index++) {
      const letter = allocate(allocation, random());
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    for (const [letter, share] of Object.entries(allocation)) {
      expect(isLikely(counts.get(letter) ?? 0, 100_000, share)).toBe(true);
    }
    const rest = 1 - Object.values(allocation).reduce((sum, share) => sum + share, 0);
    expect(isLikely(counts.get(false) ?? 0, 100_000, Math.max(0, rest))).toBe(true);
  });

  const dayOf = (index: number) => index * 86_400_000;
  const strata = [...soldIn, ""].flatMap((country) =>
    ["desktop", "mobile", "tablet"].map((formFactor) => ({ country, formFactor })),
  );
  const drawnByEdge = experimentNames.filter((name) => experiments[name].assignment === "backend");

  it.each(drawnByEdge)("EXP-5 %s: each stratum sees each version as often as it should, in any four days", (name) => {
    const { allocation } = experiments[name];
    for (const stratum of strata) {
      for (let block = 0; block < 100; block++) {
        const letters = [0, 1, 2, 3].map((index) =>
          allocate(allocation, drawFor(name, stratum, dayOf(4 * block + index))),
        );
        for (const [letter, share] of Object.entries(allocation)) {
          expect(letters.filter((drawnLetter) => drawnLetter === letter)).toHaveLength(4 * share);
        }
      }
    }
  });

  it.each(drawnByEdge)("EXP-5 %s: on every day every version runs somewhere", (name) => {
    const { allocation } = experiments[name];
    for (let index = 20_000; index < 21_000; index++) {
      const letters = new Set(strata.map((stratum) => allocate(allocation, drawFor(name, stratum, dayOf(index)))));
      expect([...letters].sort()).toEqual(Object.keys(allocation));
    }
  });

  it("EXP-5 strata, and two experiments, are drawn apart from each other", () => {
    const half = (name: string, country: string, index: number) =>
      drawFor(name, { country, formFactor: "desktop" }, dayOf(index)) < 0.5;
    const indexes = Array.from({ length: 100_000 }, (_, index) => index);
    const strataAgree = indexes.filter(
      (index) => half("home_layout", "IE", index) === half("home_layout", "DE", index),
    );
    const bothAgree = indexes.filter((index) => half("home_layout", "IE", index) === half("plans_order", "IE", index));
    expect(isLikely(strataAgree.length, 100_000, 0.5)).toBe(true);
    expect(isLikely(bothAgree.length, 100_000, 0.5)).toBe(true);
  });

  it("EXP-5 a day of drawing is a day in Universal Time", () => {
    const at = (time: string) => drawFor("home_layout", { country: "IE", formFactor: "mobile" }, Date.parse(time));
    expect(at("2026-11-21T00:00:00Z")).toBe(at("2026-11-21T23:59:59Z"));
    expect(at("2026-11-21T23:59:59Z")).not.toBe(at("2026-11-22T00:00:00Z"));
  });
});

const opened: EdgeVisit = {
  host: "main",
  unmeasured: false,
  saveData: false,
  opened: true,
  url: new URL("http://localhost/"),
  cookies: new Map(),
  country: "IE",
  formFactor: "desktop",
};
const now = Date.parse("2026-11-21T12:00:00Z");

describe("at the edge", () => {
  it("EXP-5 everybody of one country and kind of device gets one version on a day, with nothing stored", () => {
    expect(groupsOf(opened, now)).toEqual(groupsOf({ ...opened, url: new URL("http://localhost/pro?x=1") }, now));
    expect(groupsOf(opened, now).home_layout).toMatchObject({ variant: expect.stringMatching(/[ab]/), why: "backend" });
  });

  it.each([
    ["who asks not to be measured", { unmeasured: true }, "blocked"],
    ["who saves data", { saveData: true }, "blocked"],
    ["on the onion host", { host: "onion" }, "blocked"],
    ["on the start host", { host: "start" }, "blocked"],
    ["that no person opens", { opened: false }, "not-drawn"],
    ["who left", { cookies: new Map([["exp_home_layout", "_"]]) }, "left"],
  ])("EXP-2 a visit %s takes no part", (_, differs, why) => {
    expect(groupsOf({ ...opened, ...differs }, now).home_layout).toMatchObject({ variant: false, why });
  });

  it("EXP-3 the address shows a version to anybody who may see one", () => {
    for (const variant of ["a", "b"]) {
      const url = new URL(`http://localhost/?exp_home_layout=${variant}`);
      expect(groupsOf({ ...opened, opened: false, url }, now).home_layout).toMatchObject({ variant, why: "address" });
    }
  });
});

describe("what the browser draws", () => {
  const stateFor = (differs: Partial<EdgeVisit>) => groupsOf({ ...opened, ...differs }, now).compare_closing;
  const asking = new URL("http://localhost/compare-privacy?exp_compare_closing=b");

  it("EXP-2 is not ready at the edge, for who takes part and for who asks for a version", () => {
    expect(stateFor({})).toEqual({ tag: "not-ready" });
    expect(stateFor({ opened: false, url: asking })).toEqual({ tag: "not-ready" });
  });

  it("EXP-2 is ready with none for everybody else", () => {
    expect(stateFor({ opened: false })).toMatchObject({ variant: false, why: "not-drawn" });
    expect(stateFor({ unmeasured: true, url: asking })).toMatchObject({ variant: false, why: "blocked" });
    expect(stateFor({ host: "start" })).toMatchObject({ variant: false, why: "blocked" });
    expect(stateFor({ cookies: new Map([["exp_compare_closing", "_"]]) })).toMatchObject({
      variant: false,
      why: "left",
    });
  });
});

describe("the registry", () => {
  it.each(experimentNames)("EXP-1 %s is complete", (name) => {
    const experiment: Experiment = experiments[name];
    expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(experiment.ends).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    // The description is a heading, the reason a sentence.
    expect(experiment.description).toMatch(/^[A-Z].{20,}[^.]$/);
    expect(experiment.reason).toMatch(/^[A-Z].{20,}[.?]$/);
    expect(experiment.owner).toMatch(/ team$/);
    expect(Object.hasOwn(routes, experiment.page)).toBe(true);
    expect(experiment.hosts).toContain("main");
    expect(experiment.hosts.filter((host) => host !== "main" && host !== "noai")).toEqual([]);
    expect(["backend", "random"]).toContain(experiment.assignment);
    // A version that the edge draws is valid for a day, so the browser keeps it only for the visit.
    const { assignment, persistence } = experiment;
    if (assignment === "backend") expect(persistence, "of what the edge draws").toEqual({ storage: "session" });
    else expect(persistence.storage, "of what the browser draws").toBe("local");
    expect(Object.keys(experiment.allocation)).toEqual(Object.keys(experiment.variants));
    const whole = Object.values(experiment.allocation).reduce((sum, share) => sum + share, 0);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThanOrEqual(1);
    expect(experimentOf(experiment.page)).toBe(name);
  });

  it("EXP-1 an experiment past its last day is overdue", () => {
    expect(overdue({ one: drawn }, "2026-12-31")).toEqual([]);
    expect(overdue({ one: drawn, two: { ...drawn, ends: "2027-01-31" } }, "2027-01-01")).toEqual([
      expect.stringContaining("one"),
    ]);
  });
});

describe("events", () => {
  const ready = (why: "backend" | "stored" | "random" | "address" | "manual"): ExperimentState => ({
    tag: "ready",
    variant: "b",
    why,
    until: "2027-03-31",
  });
  const enrolledOn = "2026-11-21";
  const ids = (state: ExperimentState, isNew: boolean) =>
    experimentEvents({ name: "home_layout", state, shown: "b", enrolledOn, isNew }).map(({ id }) => id);

  it("EXP-6 enrolment once, exposure each time, with the day", () => {
    expect(ids(ready("backend"), true)).toEqual(["exp_home_layout_enrolment", "exp_home_layout_exposure"]);
    expect(ids(ready("stored"), false)).toEqual(["exp_home_layout_exposure"]);
    const [event] = experimentEvents({
      name: "home_layout",
      state: ready("random"),
      shown: "b",
      enrolledOn,
      isNew: true,
    });
    expect(event?.parameters).toEqual({ variants: "home_layout.b", enrolledOn });
  });

  it("EXP-5 EXP-6 what is counted is what was shown", () => {
    for (const shown of ["a", null] as const) {
      const enrolment = { name: "home_layout", state: ready("stored"), shown, enrolledOn, isNew: false } as const;
      expect(experimentEvents(enrolment)).toEqual([]);
    }
  });

  it("EXP-6 nothing of what was not drawn", () => {
    for (const why of ["address", "manual"] as const) expect(ids(ready(why), true)).toEqual([]);
    expect(ids({ tag: "not-ready" }, true)).toEqual([]);
    expect(ids({ tag: "ready", variant: false, why: "blocked", until: "2027-03-31" }, true)).toEqual([]);
  });
});
