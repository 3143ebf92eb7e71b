import * as z from "zod/mini";
import { surveyAnswersSchema, surveySumsSchema } from "../../contract/restoration/itr-survey.ts";
import { href } from "../../contract/routes.ts";
import { type C, form, type SentTo, seeOther } from "../../forms/form.ts";
import { anything, ask } from "../../gateway/ask.ts";
import { answerPage } from "../../render/answer-page.ts";
import { askerOf } from "../../session/asker.ts";
import { factAt, tellFact } from "../../session/told.ts";
import { restorationPages } from "./routes.tsx";

const page = restorationPages.itrSurvey;

const path = "/itr/survey";

const { settled, adviser, wait } = surveyAnswersSchema.shape;

/** To the question that may stay open, what is none of the choices is no answer. */
export const surveyForm = form({ settled, adviser, wait: z.catch(wait, undefined) });

/** The form; or what came of it, which may be reloaded without being sent again. */
export async function showSurvey(c: C): Promise<Response> {
  const told = factAt({ url: c.var.visit.url, session: (await c.var.subscriber()).session });
  if (told === "unknown") return answerPage(c, page, { tag: "shown", screen: "perhaps", given: new URLSearchParams() });
  if (told !== "help-rated") return answerPage(c, page);
  const sums = await ask(askerOf(c), { path, schema: surveySumsSchema });
  return answerPage(c, page, { tag: "shown", screen: "thanks", sums: sums.tag === "ok" ? sums.data : null });
}

export async function takeSurvey(c: C, sent: SentTo<typeof surveyForm>): Promise<Response> {
  const given = sent.fields;
  if (!sent.ok) return answerPage(c, page, { tag: "invalid", given, missing: sent.faults });
  const taken = await ask(askerOf(c), { method: "POST", path, body: sent.value, schema: anything });
  if (taken.tag === "ok")
    return seeOther(href("itrSurvey", tellFact((await c.var.subscriber()).session, "help-rated")));
  return answerPage(c, page, { tag: "unavailable", given });
}
