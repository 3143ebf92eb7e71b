import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AskedBy, askedFor } from "../../src/answers/answer.ts";
import { instantAnswer, kinds } from "../../src/answers/kinds.ts";
import { corpus } from "./corpus.ts";
import { type Expected, neighbours } from "./neighbours.ts";
import { ordinary } from "./ordinary.ts";
import { reports } from "./reports.ts";

const about: AskedBy = {
  now: Date.parse("2026-11-22T12:00:00Z"),
  region: "uk",
  units: "metric",
  requestHeaders: [
    ["user-agent", "Owl/1.0"],
    ["accept-language", "en-GB"],
    ["accept", "text/html"],
    ["cf-connecting-ip", "203.0.113.9"],
  ],
  files: env.ASSETS,
  random: (bytes) => crypto.getRandomValues(bytes),
};

/** Whether the word in the search is a form of the question's word: "otters" for "otter, noun". */
function isFormOf(asked: string, question: string): boolean {
  const [word = ""] = question.split(",");
  return asked.startsWith(word.slice(0, -1));
}

const answered = async (text: string) => (await instantAnswer(askedFor(text, about)))?.value ?? null;

/** The number with which an answer begins: "9.460730473 × 10^18 millimetres". */
function numberIn(value: string): number {
  const [, digits = "", power = "0"] = /^(-?[\d,]+(?:\.\d+)?)(?: × 10\^(-?\d+))?/.exec(value) ?? [];
  return digits === "" ? Number.NaN : Number(`${digits.replaceAll(",", "")}e${power}`);
}

function isRight(value: string | null, right: Expected): boolean {
  if (value === null || right === null) return value === right;
  if (typeof right === "string") return value.startsWith(right);
  return Math.abs(numberIn(value) - right) <= 1e-9 * Math.abs(right);
}

async function wrongAmong(rows: readonly (readonly [asked: string, right: Expected])[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [asked, right] of rows) {
    const value = await answered(asked);
    if (!isRight(value, right)) wrong.push(`${asked} → ${value}, not ${right}`);
  }
  return wrong;
}

describe("instant answers", () => {
  it.each(Object.entries(neighbours))("SRCH-8 %s", async (_, rows) => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(await wrongAmong(rows)).toEqual([]);
  });

  it("SRCH-8 what people told of other search boxes, calculators and converters is right here", async () => {
    expect(reports.length).toBeGreaterThanOrEqual(40);
    expect(await wrongAmong(reports.map(({ asked, right }) => [asked, right]))).toEqual([]);
  });

  it("SRCH-8 no unit is another for its case: what a symbol was taken for is said where its case leaves it open", async () => {
    const notesOf = async (text: string) => (await instantAnswer(askedFor(text, about)))?.notes?.join(" ") ?? "";
    expect(await notesOf("1 gb in MiB")).toContain("GB");
    expect(await notesOf("5 mw in hp")).toContain("MW");
    expect(await notesOf("1 Gb in MB")).toBe("");
    expect(await notesOf("1.000 + 1")).toContain("1.000");
  });

  it("SRCH-8 a sum is the same in every way to write its signs", async () => {
    const signs: Readonly<Record<string, readonly string[]>> = {
      "+": ["+", " + ", " ＋ ", " plus "],
      "-": [" - ", " – ", " − ", " minus ", "−"],
      "*": ["*", " * ", " × ", "×", " · ", " times "],
      "/": [" / ", " ÷ ", "÷", " ⁄ ", " ∕ ", " ／ ", " divided by "],
    };
    const digits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const number = fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 4);
    const sum = fc.tuple(number, fc.constantFrom("+", "-", "*", "/"), number, fc.nat(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(sum, async ([one, sign, other, way, isWide]) => {
        const ways = signs[sign] ?? [];
        const written = (text: string) => (isWide ? digits(text) : text);
        const plain = await answered(`${one} ${sign} ${other}`);
        const alike = await answered(`${written(String(one))}${ways[way % ways.length]}${written(String(other))}`);
        expect(plain).not.toBeNull();
        expect(alike).toBe(plain);
      }),
      { numRuns: 300 },
    );
  });

  it("SRCH-8 a measure converted there and back is what it was", async () => {
    const alike = [
      ["sq ft", "m²", "ha", "acres", "sq in"],
      ["N·m", "ft lb", "in-lb", "kgf m", "joules", "kWh"],
      ["km/h", "mph", "knots", "ft/s", "metres per minute"],
      ["psi", "bar", "kPa", "mmHg", "N/m2"],
      ["MB", "Gb", "KiB", "bits", "TB"],
      ["kg/m3", "lb/ft3", "g/cm3"],
    ] as const;
    const pair = fc
      .constantFrom(...alike)
      .chain((family) => fc.tuple(fc.constantFrom(...family), fc.constantFrom(...family)));
    await fc.assert(
      fc.asyncProperty(pair, fc.integer({ min: 1, max: 999 }), async ([from, to], amount) => {
        const there = await answered(`${amount} ${from} in ${to}`);
        const back = from === to ? null : await answered(`${numberIn(there ?? "")} ${to} in ${from}`);
        if (from === to) expect(there).toBeNull();
        else expect(Math.abs(numberIn(back ?? "") / amount - 1)).toBeLessThan(1e-8);
      }),
      { numRuns: 200 },
    );
  });

  it("SRCH-8 the corpus is answered as it should be", async () => {
    const wrong: string[] = [];
    for (const [asked, expected] of corpus) {
      const value = await answered(asked);
      const isRight =
        expected === null
          ? value === null
          : value !== null && (value.startsWith(expected) || (expected.startsWith("-") && value.includes(expected)));
      if (!isRight) wrong.push(`${asked} → ${value}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it("SRCH-8 in 2,000 things that people search for, none is taken for a question but those for the dictionary", async () => {
    const taken: string[] = [];
    let defined = 0;
    for (const phrase of ordinary) {
      const answer = await instantAnswer(askedFor(phrase, about));
      if (answer === null) continue;
      const asked = /^(?:define (.+)|(.+) meaning|what does (.+) mean)$/.exec(phrase)?.slice(1).find(Boolean);
      const isDefined = asked !== undefined && answer.source?.includes("WordNet") && isFormOf(asked, answer.question);
      if (isDefined) defined += 1;
      else taken.push(`${phrase} → ${answer.question}: ${answer.value}`);
    }
    expect(ordinary).toHaveLength(2000);
    expect(taken).toEqual([]);
    expect(defined).toBeGreaterThan(60);
  });

  it("SRCH-8 is never thrown off by any text", async () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.stringMatching(/^[-+*/^%!()\d .e=x]{1,40}$/),
      fc
        .array(fc.constantFrom(...corpus.flatMap(([asked]) => asked.split(" "))), { maxLength: 9 })
        .map((words) => words.join(" ")),
    );
    await fc.assert(
      fc.asyncProperty(text, async (asked) => {
        const answer = await instantAnswer(askedFor(asked, about));
        if (answer)
          for (const said of [answer.question, answer.value])
            expect(said).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }),
      { numRuns: 3000 },
    );
  });

  it("SRCH-8 there are no fewer than sixteen kinds", () => {
    expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(16);
  });
});
