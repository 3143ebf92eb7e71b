import * as z from "zod/mini";

/** The questions of the preview survey and what may be answered, as the form shows them and the letter repeats them. */
export const surveyQuestions = {
  use: {
    ask: "What do you use the preview for?",
    several: false,
    answers: {
      everyday: "Everything, every day",
      beside: "Now and then, beside another browser",
      once: "I looked at the browser once",
      not: "I haven’t installed the browser yet",
    },
  },
  trouble: {
    ask: "What went wrong?",
    several: true,
    answers: {
      looks: "Pages looked odd",
      closed: "The browser closed by itself",
      slow: "Something was slow",
      moving: "Bookmarks or passwords weren’t imported",
      nothing: "Nothing so far",
    },
  },
  stay: {
    ask: "Will you keep using the preview?",
    several: false,
    answers: { stay: "Yes", back: "No, I went back to the finished browser", open: "I haven’t decided" },
  },
} as const;

/** In characters: some mail programs refuse an address that is much longer than two thousand. */
export const longestWish = 1000;

const { use, trouble, stay } = surveyQuestions;

/** Answers as an address carries them; a value that is none of the choices counts as not answered. */
const surveySchema = z.object({
  use: z.catch(z.nullable(choiceOf(use.answers)), null),
  trouble: z.catch(z.array(choiceOf(trouble.answers)), []),
  stay: z.catch(z.nullable(choiceOf(stay.answers)), null),
  wish: z.pipe(
    z.catch(z.string(), ""),
    z.transform((text) => [...text.replace(/[^\P{Cc}\n]/gu, "").trim()].slice(0, longestWish).join("")),
  ),
});

export type SurveyAnswers = z.infer<typeof surveySchema>;

function choiceOf<Name extends string>(answers: Readonly<Record<Name, string>>) {
  return z.enum(Object.keys(answers) as Name[]);
}

/** The answers of a form that was sent; null for an address without any of its fields. Never throws. */
export function readSurvey(query: URLSearchParams): SurveyAnswers | null {
  if (!["use", "trouble", "stay", "wish"].some((name) => query.has(name))) return null;
  const known = query.getAll("trouble").filter((answer) => Object.hasOwn(trouble.answers, answer));
  return surveySchema.parse({
    use: query.get("use"),
    trouble: [...new Set(known)],
    stay: query.get("stay"),
    wish: query.get("wish") ?? "",
  });
}

/** The letter that the answers make, as plain text; null when nothing was answered. */
export function surveyLetter(answers: SurveyAnswers): string | null {
  const parts = [
    answers.use && letterPart(use.ask, use.answers[answers.use]),
    answers.trouble.length > 0 &&
      letterPart(trouble.ask, answers.trouble.map((one) => trouble.answers[one]).join("; ")),
    answers.stay && letterPart(stay.ask, stay.answers[answers.stay]),
    answers.wish && letterPart("What’s missing, or should be different?", answers.wish),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join("\n\n") : null;
}

function letterPart(question: string, answer: string): string {
  return `${question}\n${answer}`;
}
