import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventWords, parameterWords } from "../../../src/contract/events/event-words.ts";
import {
  checkedParameters,
  type EventKind,
  eventAddress,
  eventKind,
  events,
  knownEventId,
  longestEventAddress,
  type ParameterName,
  type SerializedParameters,
  serializeParameters,
} from "../../../src/contract/events/events.ts";
import { isSwitchedOff, notMeasuredReason } from "../../../src/contract/events/measuring.ts";
import { readEvent } from "../../../src/contract/events/read-event.ts";
import { routes } from "../../../src/contract/routes.ts";

/** A valid value of each parameter, the longest of its kind. */
const samples: Readonly<Record<ParameterName, string>> = {
  browser: "nightjar",
  formFactor: "desktop",
  locale: "en-GB",
  platform: "chromeos",
  page: "activation_another_device_email_add",
  start: "1",
  atb: "v9999-7zz",
  variants: "home_layout.b",
  canShowAtb: "0",
  installed: "1",
  origin: `funnel${`_${"a".repeat(24)}`.repeat(4)}`,
  enrolledOn: "2026-11-21",
  viewCount: "99",
  legacy: "0",
  theme: "system",
  timeOnPage: "10",
  didScroll: "1",
  message: "QuotaExceededError",
  cause: "InvalidStateError",
};

const ids = [...Object.keys(events), "exp_home_layout_enrolment", "exp_home_layout_exposure"];

function kindOf(id: string): EventKind {
  const kind = eventKind(id);
  if (!kind) throw new Error(`no event is called "${id}"`);
  return kind;
}

function sampleOf(id: string): SerializedParameters {
  return Object.fromEntries(kindOf(id).parameters.map((name) => [name, samples[name]]));
}

const query = (id: string, parameters: SerializedParameters) => eventAddress(id, parameters, 0.5).split("?")[1] ?? "";

describe("the catalogue", () => {
  it.each(ids)("EVT-1 EVT-3 %s comes back as it was written, within the longest address", (id) => {
    const parameters = sampleOf(id);
    const address = eventAddress(id, parameters, 0.5);
    expect(address).toMatch(new RegExp(`^/t/${id}\\?500000000&[a-zA-Z]+=`));
    expect(address.length + "https://start.staging.nightjar.example".length).toBeLessThan(longestEventAddress);
    expect(readEvent(id, query(id, parameters))).toEqual({ id, parameters });
  });

  it.each(Object.keys(samples))("EVT-3 one wrong %s and the event is nothing", (name) => {
    const id = ids.find((id) => (kindOf(id).parameters as readonly string[]).includes(name));
    expect(id, "an event carries it").toBeDefined();
    if (id === undefined) return;
    for (const wrong of [
      "",
      "?",
      "-1",
      "wren@people.example",
      "203.0.113.9",
      "x".repeat(300),
      `${samples[name as ParameterName]} `,
    ]) {
      expect(readEvent(id, query(id, { ...sampleOf(id), [name]: wrong })), wrong).toBeNull();
    }
  });

  it("EVT-1 every event says in words what it is for, when it is sent and who asks for it", () => {
    expect(Object.keys(eventWords).sort()).toEqual(Object.keys(events).sort());
    for (const words of Object.values(eventWords)) for (const text of Object.values(words)) expect(text).not.toBe("");
    expect(Object.keys(parameterWords).sort()).toEqual(Object.keys(samples).sort());
  });

  it("EVT-1 an unknown id is told and renamed, an empty one is an error, a known one stays", () => {
    const told: string[] = [];
    expect(knownEventId("page_view", told.push.bind(told))).toBe("page_view");
    expect(told).toEqual([]);
    expect(knownEventId("paege_view", (message) => void told.push(message))).toBe("paege_view_deprecated");
    expect(told).toEqual(['no event is called "paege_view"']);
    expect(() => knownEventId("", () => {})).toThrow("an event needs an id");
    expect(eventKind("paege_view_deprecated")).toBeNull();
    expect(eventKind("constructor")).toBeNull();
  });

  it.each([
    ["another experiment", "exp_plans_order_exposure", "home_layout.b"],
    ["a version that it does not have", "exp_home_layout_exposure", "home_layout.d"],
    ["an experiment that is none", "exp_constructor_exposure", "constructor.a"],
    ["an experiment that its name begins with", "exp_home_layout_exposure", "home.b"],
  ])("EVT-3 EXP-6 the event of an experiment that names %s is nothing", (_, id, variants) => {
    expect(readEvent(id, query(id, { ...sampleOf(id), variants }))).toBeNull();
  });

  it("EVT-4 every page of the site map has a name that a page view may carry, and no two share one", () => {
    const names = Object.values(routes).map(({ event }) => event);
    expect(new Set(names).size).toBe(names.length);
    for (const page of names) {
      expect(readEvent("page_view", query("page_view", { ...sampleOf("page_view"), page })), page).not.toBeNull();
    }
  });
});

describe("an event that is not to the letter", () => {
  const good = query("bounce", sampleOf("bounce"));
  it.each([
    ["no random number", good.replace(/^\d+&/, "")],
    ["a random number that is a word", good.replace(/^\d+/, "wren")],
    ["a random number that could name somebody", good.replace(/^\d+/, "12345678901234567890")],
    ["a random number with a value", good.replace("&", "=1&")],
    ["a parameter twice", `${good}&didScroll=1`],
    ["a parameter of another event", `${good}&browser=chrome`],
    ["a parameter that nobody knows", `${good}&email=wren%40people.example`],
    ["a parameter that every object has", `${good}&constructor=1`],
    ["a parameter too few", good.replace("&didScroll=1", "")],
    ["nothing", ""],
  ])("EVT-7 %s", (_, given) => {
    expect(readEvent("bounce", good)).not.toBeNull();
    expect(readEvent("bounce", given)).toBeNull();
  });

  it.each(["message", "cause"])("EVT-3 EVT-6 a kind of error that is on no list, as its %s", (name) => {
    const sample = sampleOf("script_error");
    expect(readEvent("script_error", query("script_error", sample))).not.toBeNull();
    for (const unknown of ["Otters", "__proto__", "constructor"])
      expect(readEvent("script_error", query("script_error", { ...sample, [name]: unknown }))).toBeNull();
  });

  it("EVT-3 what is optional may be missing, and is then not there at all", () => {
    const { origin, ...rest } = sampleOf("bounce");
    expect(origin).toBeDefined();
    expect(readEvent("bounce", query("bounce", rest))?.parameters).toEqual(rest);
  });
});

describe("10,000 random sets", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.emailAddress(),
    fc.ipV4(),
    fc.ipV6(),
    fc.webUrl(),
    fc.constantFrom(...Object.values(samples)),
    fc.constantFrom("Mozilla/5.0 (X11; Linux x86_64)", "how to leave quietly", "__proto__"),
  );
  const name = fc.oneof(fc.constantFrom(...Object.keys(samples)), fc.string(), fc.constantFrom("q", "email", "ip"));
  const id = fc.oneof(fc.constantFrom(...ids), fc.string());

  it("EVT-3 EVT-7 nothing outside the catalogue's types is ever read from an address", () => {
    fc.assert(
      fc.property(id, fc.array(fc.tuple(name, text), { maxLength: 20 }), (id, given) => {
        const read = readEvent(id, `1&${new URLSearchParams(given)}`);
        expect([...ids, undefined]).toContain(read?.id);
        expect(Object.keys(read?.parameters ?? given).length).toBe(given.length);
        for (const value of Object.values(read?.parameters ?? {})) expect(value).toMatch(/^[\w.-]{1,110}$/);
      }),
      { numRuns: 10_000 },
    );
  });

  it("EVT-3 of a random set laid over a right one, either nothing is left or all of it is of the catalogue", () => {
    let passed = 0;
    // Only the edge has the lists of pages, experiments and errors, so these parameters are given.
    const { page, variants, message, cause } = samples;
    const edge = { page, variants, message, cause };
    expect(() =>
      fc.assert(
        fc.property(fc.constantFrom(...ids), fc.dictionary(name, text), (id, given) => {
          const kept = checkedParameters(kindOf(id), { ...sampleOf(id), ...given, ...edge });
          if (kept === null) return;
          passed++;
          const allowed: readonly string[] = kindOf(id).parameters;
          for (const [name, value] of Object.entries(kept)) {
            expect(allowed).toContain(name);
            expect(value).toMatch(/^[\w.-]{1,110}$/);
          }
          expect(readEvent(id, query(id, kept))).toEqual({ id, parameters: kept });
        }),
        { numRuns: 10_000 },
      ),
    ).not.toThrow();
    expect(passed).toBeGreaterThan(100);
  });
});

describe("measuring", () => {
  const none = { onion: false, gpc: false, dnt: false, switch: false };

  it("EVT-8 one objection is enough, and the first of several is told", () => {
    expect(notMeasuredReason(none)).toBeNull();
    expect(notMeasuredReason({ ...none, dnt: true, switch: true })).toBe("dnt");
    expect(notMeasuredReason({ onion: true, gpc: true, dnt: true, switch: true })).toBe("onion");
    for (const reason of ["onion", "gpc", "dnt", "switch"] as const) {
      expect(notMeasuredReason({ ...none, [reason]: true })).toBe(reason);
    }
  });

  it.each([
    ["events=off", true],
    ["kae=d; events=off; country=IE", true],
    ["events=on", false],
    ["events=offer", false],
    ["myevents=off", false],
    ["", false],
  ])("EVT-8 the cookies %j say that it is switched off: %s", (cookies, off) => {
    expect(isSwitchedOff(cookies)).toBe(off);
  });

  it("EVT-3 flags travel as digits", () => {
    expect(serializeParameters({ start: true, legacy: false, viewCount: 3, page: "home" })).toEqual({
      start: "1",
      legacy: "0",
      viewCount: "3",
      page: "home",
    });
  });
});
