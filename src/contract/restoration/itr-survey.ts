/** The survey for people whom an adviser has helped: its questions, and the one shape of its answers (ITR-1). Pure. */
import * as z from "zod/mini";

/** The questions and their possible answers, in the order of the page. There is no free text, which could name somebody. */
export const surveyQuestions = {
  settled: {
    ask: /*i18n*/ "Is your case settled?",
    optional: false,
    answers: {
      all: /*i18n*/ "Yes, completely",
      some: /*i18n*/ "Partly",
      not: /*i18n*/ "Not yet",
      never: /*i18n*/ "No, and I’ve stopped trying",
    },
  },
  adviser: {
    ask: /*i18n*/ "How much of the work did your adviser do?",
    optional: false,
    answers: { most: /*i18n*/ "Most of the work", part: /*i18n*/ "Some of the work", nothing: /*i18n*/ "Almost none" },
  },
  wait: {
    ask: /*i18n*/ "How long did you wait for an adviser?",
    optional: true,
    answers: {
      minute: /*i18n*/ "About a minute",
      minutes: /*i18n*/ "A few minutes",
      longer: /*i18n*/ "Longer",
      back: /*i18n*/ "I asked for a call back",
    },
  },
} as const;

export type SurveyQuestion = keyof typeof surveyQuestions;

const { settled, adviser, wait } = surveyQuestions;

/** `POST /itr/survey`. Answered with 202 `{status:"counted"}`. */
export const surveyAnswersSchema = z.strictObject({
  settled: oneOf(settled.answers),
  adviser: oneOf(adviser.answers),
  wait: z.optional(oneOf(wait.answers)),
});
export type SurveyAnswers = z.infer<typeof surveyAnswersSchema>;

/** `GET /itr/survey`: how often each answer was given, by question and answer; those never given are left out. */
export const surveySumsSchema = z.record(z.string(), z.record(z.string(), z.int()));
export type SurveySums = z.infer<typeof surveySumsSchema>;

function oneOf<Name extends string>(answers: Readonly<Record<Name, string>>) {
  return z.enum(Object.keys(answers) as Name[]);
}

/** The sums with one more of each answer given. */
export function withAnswers(sums: SurveySums, answers: SurveyAnswers): SurveySums {
  const raised = Object.entries(answers).flatMap(([question, answer]) =>
    answer === undefined
      ? []
      : [[question, { ...sums[question], [answer]: (sums[question]?.[answer] ?? 0) + 1 }] as const],
  );
  return { ...sums, ...Object.fromEntries(raised) };
}
