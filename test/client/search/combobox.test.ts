import { describe, expect, it } from "vitest";
import { actionOf, type Combobox, changeCombobox, emptyCombobox } from "../../../client/search/combobox.ts";
import { keepInView, keyboardDelay, turnDelay } from "../../../client/search/keep-in-view.ts";

const three: Combobox = { options: ["a", "b", "c"], open: true, active: -1 };

describe("combobox", () => {
  it("SRCH-3 opens with an answer and closes with an empty one, standing on no option", () => {
    const open = changeCombobox({ ...three, active: 2 }, { type: "answered", options: ["d"] });
    expect(open).toEqual({ options: ["d"], open: true, active: -1 });
    expect(changeCombobox(open, { type: "answered", options: [] }).open).toBe(false);
  });

  it.each([
    [1, -1, 0],
    [1, 1, 2],
    [1, 2, -1],
    [-1, -1, 2],
    [-1, 0, -1],
  ] as const)("SRCH-3 goes round: by %i from %i to %i", (by, from, to) => {
    expect(changeCombobox({ ...three, active: from }, { type: "moved", by }).active).toBe(to);
  });

  it("SRCH-3 opens a closed list by moving into it, and nothing where there is none", () => {
    const closed = changeCombobox({ ...three, active: 1 }, { type: "closed" });
    expect(closed).toEqual({ ...three, open: false });
    expect(changeCombobox(closed, { type: "moved", by: -1 })).toEqual({ ...three, active: 2 });
    expect(changeCombobox(emptyCombobox, { type: "moved", by: 1 })).toBe(emptyCombobox);
    expect(changeCombobox(emptyCombobox, { type: "opened" }).open).toBe(false);
  });

  it.each([
    ["ArrowDown", false, three, "down", false],
    ["ArrowUp", false, three, "up", false],
    ["ArrowDown", true, three, "opened", false],
    ["ArrowUp", true, three, "closed", false],
    ["Escape", false, three, "closed", false],
    ["Escape", false, emptyCombobox, "cleared", false],
    ["Enter", false, { ...three, active: 1 }, "picked", false],
    ["Enter", false, three, "closed", true],
    ["Tab", false, { ...three, active: 1 }, "closed", true],
    ["Home", false, { ...three, active: 1 }, "left", true],
    ["End", false, { ...three, active: 1 }, "left", true],
    ["ArrowLeft", false, { ...three, active: 1 }, "left", true],
  ] as const)("SRCH-3 keys as the ARIA practices have them: %s, alt %s", (key, altKey, box, action, keepsDefault) => {
    expect(actionOf({ key, altKey }, box)).toEqual({ action, keepsDefault });
  });

  it("SRCH-3 leaves letters to the text field", () => {
    expect(actionOf({ key: "a", altKey: false }, three)).toBeNull();
  });
});

describe("the box in view on iOS", () => {
  function setUp() {
    const turns = new EventTarget();
    const due = new Map<number, { run: () => void; delay: number }>();
    let scrolls = 0;
    let timers = 0;
    const end = keepInView(
      () => {
        scrolls++;
      },
      turns as never,
      {
        set: (run, delay) => {
          timers++;
          due.set(timers, { run, delay });
          return timers;
        },
        clear: (timer) => void due.delete(timer),
      },
    );
    const turn = () => turns.dispatchEvent(new Event("orientationchange"));
    const delays = () => [...due.values()].map(({ delay }) => delay);
    return { due, delays, turn, end, scrolls: () => scrolls };
  }

  it("DEV-6 scrolls when the keyboard is there, after 350 ms", () => {
    const { due, delays, scrolls } = setUp();
    expect(delays()).toEqual([keyboardDelay]);
    expect(keyboardDelay).toBe(350);
    expect(scrolls()).toBe(0);
    for (const { run } of due.values()) run();
    expect(scrolls()).toBe(1);
  });

  it("DEV-6 waits 50 ms after the last of several turns", () => {
    const { delays, turn, end } = setUp();
    turn();
    turn();
    expect(turnDelay).toBe(50);
    expect(delays()).toEqual([turnDelay]);
    end();
    turn();
    expect(delays()).toEqual([]);
  });
});
