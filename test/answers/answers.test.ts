import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AskedBy, askedFor } from "../../src/answers/answer.ts";
import { instantAnswer, kinds } from "../../src/answers/kinds.ts";
import { corpus } from "./corpus.ts";
import { ordinary } from "./ordinary.ts";

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

describe("instant answers", () => {
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
