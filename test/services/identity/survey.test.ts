import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type SurveyAnswers,
  surveyAnswersSchema,
  surveyQuestions,
  surveySumsSchema,
  withAnswers,
} from "../../../src/contract/restoration/itr-survey.ts";
import { parseFields } from "../../../src/forms/form.ts";
import { surveyForm } from "../../../src/pages/restoration/survey-actions.ts";
import { request } from "../../http/request.ts";

const path = "/itr/survey";
const headers = { "content-type": "application/json", origin: "http://localhost" };
const send = (body: unknown) => request(path, { method: "POST", headers, body: JSON.stringify(body) });

let clock = Date.now();

/** The sums as read a minute later: they are cached for that long. */
async function sums() {
  clock += 60_001;
  vi.useFakeTimers({ toFake: ["Date"], now: clock });
  return surveySumsSchema.parse(await (await request(path)).json());
}

afterEach(() => {
  vi.useRealTimers();
});

describe("survey of identity theft restoration", () => {
  it("ITR-1 adds each answer to its sum, however many come at once", async () => {
    const before = await sums();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ settled: "all", adviser: "most" })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
    const after = await sums();
    expect(after.settled?.all).toBe((before.settled?.all ?? 0) + 10);
    expect(after.adviser?.most).toBe((before.adviser?.most ?? 0) + 10);
    // Nothing else is counted; other tests may have answered before.
    expect(after.wait).toEqual(before.wait);
  });

  it("ITR-1 no one object takes all answers, and reading them often asks none of them again", async () => {
    await Promise.all(Array.from({ length: 40 }, () => send({ settled: "some", adviser: "most" })));
    await sums();
    const names = ["all", ...Array.from({ length: 15 }, (_, index) => `all:${index + 1}`)];
    const parts = await Promise.all(names.map((name) => env.SURVEY_TALLY.getByName(name).sums()));
    expect(parts.filter((part) => (part.settled?.some ?? 0) > 0).length).toBeGreaterThan(3);
    const before = await sums();
    vi.useFakeTimers({ toFake: ["Date"], now: clock });
    await send({ settled: "some", adviser: "most" });
    const kept = surveySumsSchema.parse(await (await request(path)).json());
    expect(kept).toEqual(before);
    expect((await sums()).settled?.some).toBe((before.settled?.some ?? 0) + 1);
  });

  it.each([
    {},
    { settled: "all" },
    { settled: "all", adviser: "toString" },
    { settled: "all", adviser: "most", wait: "" },
    { settled: "all", adviser: "most", email: "wren@post.example" },
    [],
    "all",
  ])("ITR-1 takes nothing but its answers: %j", async (body) => {
    const before = await sums();
    expect((await send(body)).status).toBe(400);
    expect(await sums()).toEqual(before);
  });

  it("ITR-1 a form is its answers, or names the questions that want one", () => {
    const told = (fields: Record<string, string>) => {
      const sent = parseFields(surveyForm, new URLSearchParams(fields));
      return sent.ok ? { answers: sent.value } : { missing: [...sent.faults] };
    };
    expect(told({})).toEqual({ missing: ["settled", "adviser"] });
    expect(told({ settled: "all", adviser: "constructor" })).toEqual({ missing: ["adviser"] });
    expect(told({ settled: "all", adviser: "most", wait: "ages", name: "Wren" })).toEqual({
      answers: { settled: "all", adviser: "most" },
    });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("settled", "adviser", "wait", "__proto__"), fc.string()), (fields) => {
        const read = told(fields);
        expect("missing" in read || surveyAnswersSchema.safeParse(read.answers).success).toBe(true);
      }),
    );
  });

  it("ITR-1 the sums are as many as the answers", () => {
    const one = fc.record<SurveyAnswers>(
      {
        settled: fc.constantFrom("all", "some", "not", "never"),
        adviser: fc.constantFrom("most", "part", "nothing"),
        wait: fc.constantFrom("minute", "minutes", "longer", "back"),
      },
      { requiredKeys: ["settled", "adviser"] },
    );
    fc.assert(
      fc.property(fc.array(one), (all) => {
        const added = all.reduce(withAnswers, {});
        const total = (question: string) => Object.values(added[question] ?? {}).reduce((sum, times) => sum + times, 0);
        for (const question of Object.keys(surveyQuestions) as (keyof SurveyAnswers)[]) {
          expect(total(question)).toBe(all.filter((answers) => answers[question] !== undefined).length);
        }
      }),
    );
  });
});
