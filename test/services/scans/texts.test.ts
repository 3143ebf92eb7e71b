import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell, csvFile } from "../../../src/services/scans/exports.ts";
import { withoutProfile } from "../../../src/services/scans/feedback.ts";
import { readScanId, writeScanId } from "../../../src/services/scans/scan-id.ts";
import { fullName } from "../../../src/services/scans/view.ts";
import { profile } from "./profile.ts";

describe("cells of a table", () => {
  it.each([
    ["plain", '"plain"'],
    ['a "b", c', '"a ""b"", c"'],
    ["=1+1", `"'=1+1"`],
    ["+44", `"'+44"`],
    ["-2", `"'-2"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"' =1"`],
    ["\u200b=1", `"'\u200b=1"`],
    ["＝1", `"'＝1"`],
    ["a\r\n=b", '"a =b"'],
    ["", '""'],
  ])("DBP-1 %j is written %s", (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it("DBP-1 no text leaves its cell or begins a formula", () => {
    const signs = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "\u00a0", "\ufeff", "a", "é");
    fc.assert(
      fc.property(fc.array(fc.oneof(signs, fc.string({ unit: "grapheme", maxLength: 3 }))), (parts) => {
        const cell = csvCell(parts.join(""));
        expect(cell).toMatch(/^"(?:[^"\r\n]|"")*"$/u);
        expect(cell).not.toMatch(/^"[\s\p{C}]*[=+\-@]/u);
      }),
    );
  });

  it("DBP-1 a table without pages has its head alone", () => {
    expect(csvFile({ resultsFound: [] }).split("\r\n")).toHaveLength(2);
  });
});

describe("words of feedback", () => {
  const named = (first: string, last: string) => ({ ...profile, names: [{ first, last }] });

  it.each([
    ["I am Al Green", named("Al", "Green"), "I am … …"],
    ["also greener", named("Al", "Green"), "also …er"],
    ["我叫王小明很好", named("小明", "王"), "我叫……很好"],
    ["ZSÓFIA and zsófia", profile, "… and …"],
    ["(+.*[", named("(+.*[", "x"), "(+.*["],
    ["born 1953 in QX9 7ZV", profile, "born … in … …"],
  ])("DBP-2 %j loses what is in the profile", (words, whose, left) => {
    expect(withoutProfile(words, whose)).toBe(left);
  });

  it("DBP-2 whatever the name, it is not in what is left", () => {
    const name = fc
      .stringMatching(/^[\p{L}\p{M}]{4,12}$/u)
      .map((text) => text.normalize("NFC"))
      // Normalisation merges letters with marks; a name that becomes shorter than four follows the rule for short names above.
      .filter((text) => text.length >= 4);
    fc.assert(
      fc.property(name, name, fc.string(), (first, last, around) => {
        const left = withoutProfile(`${around}${first} ${last}${around}`, named(first, last));
        expect(left.includes(first) || left.includes(last)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});

describe("ids and names", () => {
  it("DBP-2 an id is read as it was written, and nothing else is one", () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, fc.string(), (secret, other) => {
        const id = { object: "0a".repeat(32), secret };
        expect(readScanId(writeScanId(id))).toEqual(id);
        expect(readScanId(other)).toBeNull();
      }),
    );
  });

  it.each([
    [{ first: "Robin", middle: "J.", last: "Example", suffix: "III" }, "Robin J. Example III"],
    [{ first: "Suharto", last: "" }, "Suharto"],
  ])("DBP-1 %j is written %s", (name, written) => {
    expect(fullName(name)).toBe(written);
  });
});
