import { describe, expect, it } from "vitest";
import { readSurroundings } from "../../../client/events/surroundings.ts";
import { errorMessages } from "../../../src/contract/events/error-messages.ts";
import {
  type EventKind,
  eventAddress,
  eventKind,
  events,
  otherPages,
  serializeParameters,
} from "../../../src/contract/events/events.ts";
import { failureEvents } from "../../../src/contract/events/failure-events.ts";
import {
  isNotMeasuredReason,
  isSwitchedOff,
  measuringCookie,
  type NotMeasuredReason,
  notMeasuredReason,
} from "../../../src/contract/events/measuring.ts";
import { pageNames, readEvent } from "../../../src/contract/events/read-event.ts";

const kinds = Object.entries<EventKind>(events);
const device = ["browser", "platform", "formFactor"];

describe("what an event carries", () => {
  it.each(kinds)("EVT-3 %s names its page and the form of the device, and nothing twice", (_, { parameters }) => {
    expect(parameters).toContain("page");
    expect(parameters).toContain("formFactor");
    expect(new Set(parameters).size).toBe(parameters.length);
  });

  it("EVT-3 a page view says what the page was shown on and how", () => {
    expect([...events.page_view.parameters].toSorted()).toEqual(
      [...device, "page", "locale", "theme", "start", "legacy", "installed", "canShowAtb", "atb", "origin"].toSorted(),
    );
  });

  it("EVT-5 a bounce says how long and how far, and not what on", () => {
    const own = ["page", "formFactor", "start", "timeOnPage", "didScroll", "origin", "variants"];
    expect([...events.bounce.parameters].toSorted()).toEqual(own.toSorted());
  });

  it("EVT-6 errors say what they happened on", () => {
    for (const id of ["error_page", "error_page_1s", "error_page_2s"] as const) {
      expect([...events[id].parameters].toSorted()).toEqual(["page", ...device].toSorted());
    }
    expect([...events.script_error.parameters].toSorted()).toEqual(
      ["page", "message", "cause", ...device, "legacy"].toSorted(),
    );
  });

  it.each(["install_click", "checkout_start", "bounce"] as const)(
    "EXP-6 %s names the version that the page showed",
    (id) => {
      expect(events[id].parameters).toContain("variants");
    },
  );

  it.each(["install_click", "paywall_view", "checkout_start", "checkout_complete"] as const)(
    "ADDR-1 %s names where somebody came from",
    (id) => expect(events[id].parameters).toContain("origin"),
  );

  it("EVT-2 what somebody does may be sent each time, what a page is once a visit", () => {
    const repeated = kinds.filter(([, { repeatable }]) => repeatable).map(([id]) => id);
    expect(repeated.toSorted(), "what may be sent each time is listed here").toEqual(
      ["bounce", "checkout_start", "error_page", "error_page_1s", "error_page_2s", "install_click"].toSorted(),
    );
    expect(eventKind("exp_home_layout_exposure")?.repeatable).toBe(true);
  });

  it("EXP-6 the events of an experiment carry its version and the day of enrolment", () => {
    for (const end of ["enrolment", "exposure"]) {
      expect(eventKind(`exp_home_layout_${end}`)?.parameters).toEqual(["page", "formFactor", "variants", "enrolledOn"]);
    }
    for (const id of [
      "exp_home_layout_end",
      "exp__exposure",
      "xexp_a_exposure",
      "exp_a_exposures",
      `exp_${"a".repeat(41)}_exposure`,
    ]) {
      expect(eventKind(id), id).toBeNull();
    }
    expect(eventKind(`exp_${"a".repeat(40)}_exposure`)).not.toBeNull();
  });
});

describe("names", () => {
  it.each([...kinds.map(([id]) => id), ...otherPages, ...pageNames])(
    "EVT-1 %s is lower case and has no room for more",
    (name) => {
      expect(name).toMatch(/^[a-z]+(?:_[a-z0-9]+)*$/);
      expect(name.length).toBeLessThanOrEqual(50);
    },
  );

  it.each(errorMessages)("EVT-6 the error %s is the name of a kind, ours or the platform's", (name) => {
    expect(name).toMatch(/^(?:(?:[A-Z][a-z]+)*Error|[a-z]+(?:_[a-z]+)*)$/);
  });

  it("EVT-4 pages that are states of an address are known besides those of the site map", () => {
    for (const page of otherPages) expect(pageNames.has(page)).toBe(true);
    for (const code of [400, 408, 410, 413, 418, 500]) expect(pageNames.has(`error_${code}`), String(code)).toBe(true);
    expect(pageNames.size).toBeGreaterThan(otherPages.length + 50);
  });

  it("SUB-3 every failure of the subscription client has an event of its own that there is", () => {
    const ids = Object.values(failureEvents);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [step, id] of Object.entries(failureEvents)) {
      expect(Object.hasOwn(events, id), id).toBe(true);
      expect(id).toBe(`subscription_error_${step.replaceAll(" ", "_")}`);
    }
    const told = kinds.map(([id]) => id).filter((id) => id.startsWith("subscription_error_"));
    expect(told.toSorted()).toEqual([...ids].toSorted());
  });
});

describe("an event on its way", () => {
  it("EVT-3 has flags as 1 and 0, numbers and words as they are", () => {
    expect(serializeParameters({ start: true, legacy: false, viewCount: 7, page: "pro", theme: "dark" })).toEqual({
      start: "1",
      legacy: "0",
      viewCount: "7",
      page: "pro",
      theme: "dark",
    });
  });

  it("EVT-2 has a whole random number of nine digits at most", () => {
    expect(eventAddress("page_view", { page: "pro" }, 0.123456789123)).toBe("/t/page_view?123456789&page=pro");
    expect(eventAddress("page_view", {}, 0)).toBe("/t/page_view?0&");
    expect(eventAddress("page_view", {}, 0.9999999999)).toBe("/t/page_view?999999999&");
  });

  const step = { page: "pro", formFactor: "mobile" };
  const read = (page: string) =>
    readEvent(
      "native_trial_eligible",
      new URLSearchParams([["1", ""], ...Object.entries({ ...step, page })]).toString().replace("1=", "1"),
    );

  it("EVT-4 comes from a page that there is", () => {
    expect(read("pro")).toEqual({ id: "native_trial_eligible", parameters: step });
    expect(read("prow")).toBeNull();
    expect(read("error_410")).not.toBeNull();
  });

  it.each([
    ["formFactor", ["desktop", "tablet", "mobile"], ["desktops", "amobile", "phone"]],
    ["theme", ["light", "dark", "system", "own"], ["lights", "a-own", "dawns"]],
    [
      "platform",
      ["ios", "ipados", "android", "macos", "windows", "linux", "chromeos", "unknown"],
      ["xios", "unknown1"],
    ],
    [
      "browser",
      ["firefox", "chrome", "edge", "opera", "safari", "samsung", "ie", "unknown", "nightjar"],
      ["chromes", "aie"],
    ],
    ["locale", ["en", "en-GB"], ["en-gb", "xen", "en-GBX", "english"]],
    ["start", ["0", "1"], ["2", "10", "01", "true"]],
    ["atb", ["v1-1", "v47-3ab", "v999-7__"], ["v0000047-3", "v47-8", "v47-0", "v47-3abc", "xv47-3", "47-3"]],
    [
      "origin",
      ["funnel_home", "funnel_home_website__hero", "Spring.2027", "abc", "a".repeat(200)],
      ["ab", "a b c", "funnel-home", "wren@people.example", "a".repeat(201)],
    ],
  ])("EVT-3 %s is one of its own words", (name, right, wrong) => {
    const given: Record<string, string> = {
      page: "pro",
      browser: "chrome",
      platform: "linux",
      formFactor: "desktop",
      theme: "dark",
      start: "0",
      legacy: "0",
      installed: "0",
      canShowAtb: "0",
    };
    const isRead = (value: string) => {
      const query = new URLSearchParams({ ...given, [name]: value });
      return readEvent("page_view", `1&${query}`) !== null;
    };
    expect(right.filter((value) => !isRead(value))).toEqual([]);
    expect(wrong.filter(isRead)).toEqual([]);
  });
});

describe("what the page says of itself", () => {
  const themeOn = (data: Record<string, string>) => {
    const page = {
      document: { documentElement: { dataset: data }, querySelector: () => null },
      navigator: { userAgent: "", maxTouchPoints: 0, language: "en" },
      location: { search: "" },
      performance: { getEntriesByType: () => [] },
    };
    return readSurroundings(page as unknown as Window).theme;
  };

  it("EVT-3 SET-3 events say light or dark, whatever the page calls its themes; who sends the earlier names is understood", () => {
    expect(themeOn({ theme: "light" })).toBe("light");
    expect(themeOn({ theme: "dark" })).toBe("dark");
    expect(themeOn({ theme: "hour" })).toBe("system");
    expect(themeOn({ theme: "dark", ground: "own" })).toBe("own");
    const told = { page: "pro", browser: "chrome", platform: "linux", formFactor: "desktop" };
    const flags = { start: "0", legacy: "0", installed: "0", canShowAtb: "0" };
    for (const [sent, counted] of [
      ["dawn", "light"],
      ["dusk", "dark"],
      ["light", "light"],
    ] as const) {
      const query = new URLSearchParams({ ...told, ...flags, theme: sent });
      expect(readEvent("page_view", `1&${query}`)?.parameters.theme).toBe(counted);
    }
  });
});

describe("what speaks against measuring", () => {
  const nothing = { onion: false, gpc: false, dnt: false, switch: false };
  const reasons: readonly NotMeasuredReason[] = ["onion", "gpc", "dnt", "switch"];

  it("EVT-8 one reason is enough, and the first of several is told", () => {
    expect(notMeasuredReason(nothing)).toBeNull();
    for (const reason of reasons) expect(notMeasuredReason({ ...nothing, [reason]: true })).toBe(reason);
    for (const [index, reason] of reasons.entries()) {
      const from = Object.fromEntries(reasons.map((one, at) => [one, at >= index])) as typeof nothing;
      expect(notMeasuredReason(from)).toBe(reason);
    }
  });

  it("EVT-8 only these four are reasons", () => {
    expect(reasons.map(isNotMeasuredReason)).toEqual([true, true, true, true]);
    for (const other of ["", "onions", null, 1, {}]) expect(isNotMeasuredReason(other)).toBe(false);
  });

  it.each([
    [`${measuringCookie.name}=${measuringCookie.off}`, true],
    ["a=b; events=off", true],
    ["events=off; a=b", true],
    ["events=offline", false],
    ["myevents=off", false],
    ["events=on", false],
    ["", false],
  ])("EVT-8 the cookies %j hold the switch turned off: %s", (cookies, expected) => {
    expect(isSwitchedOff(cookies)).toBe(expected);
  });
});
