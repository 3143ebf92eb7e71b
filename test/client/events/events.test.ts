import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRecord } from "../../../client/events/record.ts";
import { scriptError } from "../../../client/events/script-error-kinds.ts";
import { createSender } from "../../../client/events/sender.ts";
import { createMemoryStore } from "../../../client/storage/store.ts";
import { type EventId, type EventParameters, events } from "../../../src/contract/events/events.ts";
import type { NotMeasuredReason } from "../../../src/contract/events/measuring.ts";
import { readEvent } from "../../../src/contract/events/read-event.ts";

const surroundings: Partial<EventParameters> = {
  page: "about",
  browser: "firefox",
  platform: "linux",
  formFactor: "desktop",
  locale: "en-GB",
  theme: "dark",
  start: false,
  legacy: false,
  installed: false,
  canShowAtb: true,
  origin: "",
  atb: "",
};

/** A page whose events go into a list. `store` outlives it, as a visit outlives its pages. */
function openPage(store = createMemoryStore(), given = surroundings) {
  const sent: string[] = [];
  const logged: string[] = [];
  const state: { whyNotMeasured: NotMeasuredReason | null } = { whyNotMeasured: null };
  const record = createRecord(store, () => {});
  const send = createSender({
    surroundings: () => given,
    whyNotMeasured: () => state.whyNotMeasured,
    post: (address) => void sent.push(address),
    record,
    clock: { now: () => 1_000 },
    random: () => 0.25,
    log: (message) => void logged.push(message),
  });
  return { send, sent, logged, record, state, store };
}

const read = (address = "") => readEvent(address.slice(3).split("?")[0] ?? "", address.split("?")[1] ?? "");

describe("sending", () => {
  it("EVT-2 EVT-3 an event goes to its address with a random number and what its kind carries", () => {
    const { send, sent, record } = openPage();
    send("page_view");
    expect(sent).toEqual([
      "/t/page_view?250000000&page=about&browser=firefox&platform=linux&formFactor=desktop&locale=en-GB&theme=dark&start=0&legacy=0&installed=0&canShowAtb=1",
    ]);
    expect(read(sent[0])).toEqual({ id: "page_view", parameters: record.list()[0]?.parameters });
    expect(record.list()[0]).toMatchObject({ status: "sent", at: 1_000 });
  });

  it("EVT-2 the same event is sent once in a visit, and again with other parameters", () => {
    const first = openPage();
    first.send("page_view");
    first.send("page_view");
    const second = openPage(first.store);
    second.send("page_view");
    second.send("page_view", { theme: "light" });
    expect([first.sent.length, second.sent.length]).toEqual([1, 1]);
    expect(first.record.list()).toHaveLength(2);
  });

  it("EVT-2 a repeatable event is sent each time", () => {
    const { send, sent } = openPage();
    send("install_click");
    send("install_click");
    expect(sent).toHaveLength(2);
  });

  it("EVT-3 the plans count how often they were seen in the visit", () => {
    const { send, sent } = openPage();
    for (let times = 0; times < 120; times++) send("paywall_view");
    expect(sent.slice(0, 3).map((address) => read(address)?.parameters.viewCount)).toEqual(["1", "2", "3"]);
    expect(sent).toHaveLength(99);
  });

  it.each(["gpc", "dnt", "switch", "onion"] as const)(
    "EVT-8 under %s nothing is sent, and the list says why",
    (reason) => {
      const { send, sent, record, state } = openPage();
      state.whyNotMeasured = reason;
      send("page_view");
      send("bounce", { timeOnPage: 1, didScroll: false });
      expect(sent).toEqual([]);
      expect(record.list().map(({ id, status }) => [id, status])).toEqual([
        ["page_view", reason],
        ["bounce", reason],
      ]);
    },
  );

  it("EVT-1 an unknown id is logged, renamed and not sent; an empty one throws", () => {
    const { send, sent, logged, record } = openPage();
    const unknown: string = "paege_view";
    send(unknown as EventId);
    expect(sent).toEqual([]);
    expect(logged).toEqual(['no event is called "paege_view"']);
    expect(record.list()).toMatchObject([{ id: "paege_view_deprecated", status: "unknown", parameters: {} }]);
    const empty: string = "";
    expect(() => send(empty as EventId)).toThrow("an event needs an id");
  });

  it("EVT-3 10,000 random sets: what is sent is read by the edge as it stands, and what is not is not written down", () => {
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.emailAddress(),
      fc.ipV4(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom("home", "en-GB", "funnel_home_website__hero", "v47-3", "wren@people.example", "TypeError"),
    );
    const given = fc.dictionary(fc.constantFrom(...allParameters, "q", "email", "__proto__"), value);
    let went = 0;
    fc.assert(
      fc.property(fc.constantFrom(...ids), given, (id, own) => {
        const { send, sent, record } = openPage();
        // The page's name comes from the page itself; every other parameter could come from anywhere.
        send(id, { timeOnPage: 3, didScroll: true, message: "other", ...own, page: "home" });
        went += sent.length;
        const kept = JSON.stringify(record.list()) + sent.join();
        expect(kept).not.toMatch(/@|%40|email|\bq\b/);
        for (const address of sent) expect(read(address)).toEqual({ id, parameters: record.list()[0]?.parameters });
        if (sent.length === 0) expect(record.list()).toMatchObject([{ status: "refused", parameters: {} }]);
      }),
      { numRuns: 10_000 },
    );
    expect(went).toBeGreaterThan(1_000);
  }, 60_000);
});

const ids = Object.keys(events) as (keyof typeof events)[];
const allParameters = [...new Set(Object.values(events).flatMap(({ parameters }) => parameters))];

describe("the record", () => {
  it.each(["", "{", "null", "1", '"a"', "{}", "[1,null,{}]", '[{"id":1,"status":"sent","parameters":{}}]'])(
    "EVT-8 STORE-1 what lies there as %j is no list, and can be added to",
    (text) => {
      const page = openPage(createMemoryStore([["events", text]]));
      expect(page.record.list()).toEqual([]);
      page.send("page_view");
      expect(page.record.list()).toHaveLength(1);
    },
  );

  it("EVT-8 a visit without an end keeps the last three hundred", () => {
    const { send, record } = openPage();
    for (let times = 0; times < 310; times++) send("install_click");
    expect(record.list()).toHaveLength(300);
  });
});

describe("script errors", () => {
  it.each<[unknown, unknown]>([
    [new TypeError("cannot read wren@people.example"), { message: "TypeError" }],
    [new Error("?q=how+to+leave", { cause: new RangeError("203.0.113.9") }), { message: "Error", cause: "RangeError" }],
    [new Error("an island took longer than 4000 ms"), { message: "island_late" }],
    [new TypeError("Failed to fetch dynamically imported module: /x.js"), { message: "module_missing" }],
    [new TypeError("Cannot read properties of undefined (reading 'wren')"), { message: "missing_value" }],
    [new TypeError("undefined is not an object (evaluating 'a.b')"), { message: "missing_value" }],
    [new TypeError('can\'t access property "b", a is null'), { message: "missing_value" }],
    [new TypeError("wren is not a function"), { message: "not_a_function" }],
    [new ReferenceError("wren is not defined"), { message: "not_defined" }],
    [new ReferenceError("Can't find variable: wren"), { message: "not_defined" }],
    [new TypeError("Load failed"), { message: "network_failed" }],
    [new TypeError("NetworkError when attempting to fetch resource."), { message: "network_failed" }],
    [new RangeError("Maximum call stack size exceeded"), { message: "endless_recursion" }],
    [new Error("Minified React error #418; visit x"), { message: "hydration_mismatch" }],
    [new TypeError("This document requires 'TrustedHTML' assignment."), { message: "trusted_types" }],
    [new Error("Failed to read the 'localStorage' property: Access is denied"), { message: "storage_blocked" }],
    [Object.assign(new Error("x"), { name: "wren@people.example" }), { message: "other" }],
    ["a text", { message: "other" }],
    [null, { message: "other" }],
    [new Error("x", { cause: "wren@people.example" }), { message: "Error", cause: "other" }],
  ])("EVT-6 of %s only the kind goes on", (thrown, told) => {
    expect(scriptError(thrown)).toEqual(told);
  });
});
