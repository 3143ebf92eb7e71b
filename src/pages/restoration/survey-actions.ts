import * as z from "zod/mini";
import { surveyAnswersSchema, surveySumsSchema } from "../../contract/restoration/itr-survey.ts";
import { href } from "../../contract/routes.ts";
import { type C, form, type SentTo, seeOther } from "../../forms/form.ts";
import { anything, ask } from "../../gateway/ask.ts";
import { answerPage } from "../../render/answer-page.ts";
import { askerOf } from "../../session/asker.ts";
import { factAt, keepFact } from "../../session/told.ts";
import { restorationPages } from "./routes.tsx";

const page = restorationPages.itrSurvey;

const path = "/itr/survey";

const { settled, adviser, wait } = surveyAnswersSchema.shape;

/** For the optional question, a value that is none of the choices counts as no answer. */
export const surveyForm = form({ settled, adviser, wait: z.catch(wait, undefined) });

/** Shows the form or, after it was sent, its result, which can be reloaded without sending the form again. */
export async function showSurvey(c: C): Promise<Response> {
  const fact = factAt({ url: c.var.visit.url, session: (await c.var.subscriber()).session });
  if (fact === "unknown") return answerPage(c, page, { tag: "shown", screen: "perhaps", given: new URLSearchParams() });
  if (fact !== "help-rated") return answerPage(c, page);
  const sums = await ask(askerOf(c), { path, schema: surveySumsSchema });
  return answerPage(c, page, { tag: "shown", screen: "thanks", sums: sums.tag === "ok" ? sums.data : null });
}

export async function takeSurvey(c: C, sent: SentTo<typeof surveyForm>): Promise<Response> {
  const given = sent.fields;
  if (!sent.ok) return answerPage(c, page, { tag: "invalid", given, missing: sent.faults });
  const taken = await ask(askerOf(c), { method: "POST", path, body: sent.value, schema: anything });
  if (taken.tag === "ok")
    return seeOther(href("itrSurvey", keepFact((await c.var.subscriber()).session, "help-rated")));
  return answerPage(c, page, { tag: taken.status === 429 ? "wait" : "unavailable", given });
}
