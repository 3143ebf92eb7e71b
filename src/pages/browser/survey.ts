import * as z from "zod/mini";
import { i18n } from "../../contract/language/i18n.ts";
import { inOneLine } from "../../contract/language/punctuation.ts";

/** The questions of the preview survey and what may be answered, as the form shows them and the letter repeats them. */
export const previewSurveyQuestions = {
  use: {
    ask: /*i18n*/ "What do you use the preview for?",
    several: false,
    answers: {
      everyday: /*i18n*/ "Everything, every day",
      beside: /*i18n*/ "Now and then, beside another browser",
      once: /*i18n*/ "I looked at the browser once",
      not: /*i18n*/ "I haven’t installed the browser yet",
    },
  },
  trouble: {
    ask: /*i18n*/ "What went wrong?",
    several: true,
    answers: {
      looks: /*i18n*/ "Pages looked odd",
      closed: /*i18n*/ "The browser closed by itself",
      slow: /*i18n*/ "Something was slow",
      moving: /*i18n*/ "Bookmarks or passwords weren’t imported",
      nothing: /*i18n*/ "Nothing so far",
    },
  },
  stay: {
    ask: /*i18n*/ "Will you keep using the preview?",
    several: false,
    answers: {
      stay: /*i18n*/ "Yes",
      back: /*i18n*/ "No, I went back to the finished browser",
      open: /*i18n*/ "I haven’t decided",
    },
  },
} as const;

/** In characters: some mail programs refuse an address that is much longer than two thousand. */
export const longestWish = 1000;

const { use, trouble, stay } = previewSurveyQuestions;

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

export type PreviewSurveyAnswers = z.infer<typeof surveySchema>;

function choiceOf<Name extends string>(answers: Readonly<Record<Name, string>>) {
  return z.enum(Object.keys(answers) as Name[]);
}

/** The answers of a form that was sent; null for an address without any of its fields. Never throws. */
export function readSurvey(query: URLSearchParams): PreviewSurveyAnswers | null {
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
export function surveyLetter(answers: PreviewSurveyAnswers): string | null {
  const parts = [
    answers.use && letterPart(i18n.t(use.ask), i18n.t(use.answers[answers.use])),
    answers.trouble.length > 0 &&
      letterPart(i18n.t(trouble.ask), inOneLine(answers.trouble.map((one) => i18n.t(trouble.answers[one])))),
    answers.stay && letterPart(i18n.t(stay.ask), i18n.t(stay.answers[answers.stay])),
    answers.wish && letterPart(i18n.t("What’s missing, or should be different?"), answers.wish),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join("\n\n") : null;
}

function letterPart(question: string, answer: string): string {
  return `${question}\n${answer}`;
}
