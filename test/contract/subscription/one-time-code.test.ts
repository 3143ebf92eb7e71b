import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeMinutes, codeTries, readCode, resendSeconds } from "../../../src/contract/subscription/one-time-code.ts";
import { limits } from "../../../src/services/auth/rules.ts";
import { codeSpellings } from "./code-spellings.ts";

const sixDigits = fc.tuple(...Array.from({ length: 6 }, () => fc.nat(9)));

describe("codes as they are typed", () => {
  it("FLOW-2 six digits are read whatever stands between them", () => {
    const between = fc.constantFrom("", " ", "-", "–", "\u00a0", "\t", ".", "\n", "\u2212", "\u200f", "－");
    const zero = fc.constantFrom(0x30, 0xff10, 0x0660, 0x06f0);
    fc.assert(
      fc.property(
        sixDigits,
        fc.array(between, { minLength: 7, maxLength: 7 }),
        fc.array(zero, { minLength: 6, maxLength: 6 }),
        (digits, gaps, zeros) => {
          const signs = digits.map((digit, index) => String.fromCharCode((zeros[index] ?? 0x30) + digit));
          const typed = signs.map((sign, index) => `${gaps[index]}${sign}`).join("") + gaps[6];
          expect(readCode(typed)).toBe(digits.join(""));
        },
      ),
    );
  });

  it("FLOW-2 anything else is none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const read = readCode(typed);
        if (read !== null) expect(read).toMatch(/^[0-9]{6}$/);
      }),
    );
    for (const typed of [undefined, null, "", "12345", "1234567", "12a456", "123456 7", "123456<", "Ⅵ23456"])
      expect(readCode(typed)).toBeNull();
  });

  it("FLOW-2 what was read is read again as it is", () => {
    fc.assert(
      fc.property(sixDigits, fc.constantFrom(...Object.values(codeSpellings)), (digits, spell) => {
        const read = readCode(spell(digits.join("")));
        expect([read, readCode(read)]).toEqual([digits.join(""), digits.join("")]);
      }),
    );
  });
});

describe("the numbers of a code", () => {
  it("FLOW-2 AUTH-3 are those of the auth service, and what the pages promise", () => {
    expect([limits.otpTries, limits.otp, limits.sendSpacing]).toEqual([
      codeTries,
      codeMinutes * 60_000,
      resendSeconds * 1000,
    ]);
    expect(limits.edit).toBe(limits.otp);
  });
});
