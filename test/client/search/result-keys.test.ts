import { describe, expect, it } from "vitest";
import { moveOf } from "../../../client/search/result-keys.ts";

const alone = { ctrlKey: false, metaKey: false, altKey: false };

describe("keys of the page of results", () => {
  it.each([
    ["j", -1, 0],
    ["j", 0, 1],
    ["j", 9, 9],
    ["k", 1, 0],
    ["k", 0, 0],
    ["k", -1, 0],
  ])("SRCH-9 %s from %d goes to %d", (key, from, at) => {
    expect(moveOf({ key, ...alone }, from, 10)).toEqual({ to: "result", at });
  });

  it("SRCH-9 / goes to the box, with results and without", () => {
    for (const count of [0, 10]) expect(moveOf({ key: "/", ...alone }, -1, count)).toEqual({ to: "box" });
  });

  it.each(["ctrlKey", "metaKey", "altKey"])("SRCH-9 the browser keeps a key with %s", (held) => {
    for (const key of ["j", "k", "/"]) expect(moveOf({ key, ...alone, [held]: true }, -1, 10)).toBeNull();
  });

  it("SRCH-9 other keys, and moves without results, do nothing", () => {
    for (const key of ["J", "a", "Enter", "Tab", "constructor"]) expect(moveOf({ key, ...alone }, -1, 10)).toBeNull();
    expect(moveOf({ key: "j", ...alone }, -1, 0)).toBeNull();
  });
});
