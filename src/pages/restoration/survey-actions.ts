import * as z from "zod/mini";
import { anything, call } from "../../contract/call.ts";
import { surveyAnswersSchema } from "../../contract/restoration/itr-survey.ts";
import { href } from "../../contract/routes.ts";
import { type C, form, type SentTo, seeOther } from "../../forms/form.ts";
import { serviceOf } from "../../gateway/service-of.ts";
import { answerPage } from "../../render/answer-page.ts";
import { keepFact } from "../../session/flash.ts";
import { restorationPages } from "./routes.tsx";

const page = restorationPages.itrSurvey;

const { settled, adviser, wait } = surveyAnswersSchema.shape;

/** For the optional question, a value that is none of the choices counts as no answer. */
export const surveyForm = form({ settled, adviser, wait: z.catch(wait, undefined) });

export async function takeSurvey(c: C, sent: SentTo<typeof surveyForm>): Promise<Response> {
  const given = sent.fields;
  if (!sent.ok) return answerPage(c, page, { tag: "invalid", given, missing: sent.faults });
  const taken = await call(serviceOf(c), { method: "POST", path: "/itr/survey", body: sent.value, schema: anything });
  if (taken.ok) return seeOther(href("itrSurvey", keepFact((await c.var.subscriber()).session, "help-rated")));
  return answerPage(c, page, { tag: taken.error.status === 429 ? "wait" : "unavailable", given });
}
