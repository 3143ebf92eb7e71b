import { describe, expect, it } from "vitest";
import { surveyAnswersSchema, surveyQuestions, withAnswers } from "../../../src/contract/restoration/itr-survey.ts";
import { featureNames } from "../../../src/contract/subscription/subscription.ts";
import { codeLifetime, mayRestore, writeCode } from "../../../src/services/identity/rules.ts";

describe("an access code", () => {
  it("ITR-1 is for holders of either restoration, and for nobody else", () => {
    const holders = featureNames.filter((product) => mayRestore([{ product, name: "subscriber" }]));
    expect(holders).toEqual(["Identity Theft Restoration", "Global Identity Theft Restoration"]);
    expect(mayRestore([])).toBe(false);
    expect(mayRestore(featureNames.map((product) => ({ product, name: "subscriber" })))).toBe(true);
  });

  it("ITR-1 lives for a day", () => {
    expect(codeLifetime).toBe(86_400_000);
  });

  it("ITR-1 is three groups of four, each sign by its byte", () => {
    expect(writeCode(Uint8Array.from({ length: 12 }, (_, index) => index))).toBe("0123-4567-89AB");
    expect(writeCode(Uint8Array.from({ length: 12 }, (_, index) => 20 + index))).toBe("MNPQ-RSTV-WXYZ");
    expect(writeCode(new Uint8Array(12).fill(33))).toBe("1111-1111-1111");
  });

  it("ITR-1 has no sign that is heard as another", () => {
    const all = Array.from({ length: 256 }, (_, byte) => writeCode(new Uint8Array(12).fill(byte))).join("");
    expect(new Set(all.replaceAll("-", ""))).toHaveProperty("size", 32);
    expect(all).not.toMatch(/[ILOU]/);
  });
});

describe("the survey", () => {
  const full = { settled: "all", adviser: "most", wait: "minute" } as const;

  it("ITR-1 an answer that is none of the choices is none", () => {
    expect(surveyAnswersSchema.safeParse({ ...full, settled: "toString" }).success).toBe(false);
    expect(surveyAnswersSchema.safeParse({ settled: "all" }).success).toBe(false);
  });

  it("ITR-1 the wait alone may be left out", () => {
    expect(Object.entries(surveyQuestions).map(([name, { optional }]) => [name, optional])).toEqual([
      ["settled", false],
      ["adviser", false],
      ["wait", true],
    ]);
    const { wait: _, ...rest } = full;
    expect(surveyAnswersSchema.safeParse(rest).success).toBe(true);
  });

  it("ITR-1 takes nothing besides its answers", () => {
    expect(surveyAnswersSchema.safeParse(full).success).toBe(true);
    expect(surveyAnswersSchema.safeParse({ ...full, name: "Wren" }).success).toBe(false);
  });

  it("ITR-1 counts each answer once, and loses none before it", () => {
    const once = withAnswers({}, full);
    expect(once).toEqual({ settled: { all: 1 }, adviser: { most: 1 }, wait: { minute: 1 } });
    expect(withAnswers(once, { settled: "all", adviser: "part" })).toEqual({
      settled: { all: 2 },
      adviser: { most: 1, part: 1 },
      wait: { minute: 1 },
    });
  });
});
