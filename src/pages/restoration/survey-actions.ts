import type { Context } from "hono";
import { readSurvey, surveySumsSchema } from "../../contract/restoration/itr-survey.ts";
import { href } from "../../contract/routes.ts";
import { anything, ask } from "../../gateway/ask.ts";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import type { PlacedPage } from "../../render/page.ts";
import { askerOf } from "../../session/asker.ts";
import { surveyHole, thanksHole } from "./survey-page.tsx";

type C = Context<Http>;

const path = "/itr/survey";

/** The form; with `?thanks` what came of it, which may be reloaded without being sent again. */
export async function showSurvey(c: C, page: PlacedPage): Promise<Response> {
  if (!c.var.visit.url.searchParams.has("thanks")) {
    return answerPage(c, { ...page, holes: { survey: surveyHole({ given: new Map(), missing: [], failed: false }) } });
  }
  const sums = await ask(askerOf(c), { path, schema: surveySumsSchema });
  return answerPage(c, { ...page, holes: { survey: thanksHole(sums.tag === "ok" ? sums.data : null) } });
}

export async function takeSurvey(c: C, page: PlacedPage): Promise<Response> {
  const form = await c.req.raw.formData().catch(() => new FormData());
  const given = new Map([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
  const read = readSurvey(given);
  const again = (missing: readonly string[], status: number) => {
    const hole = surveyHole({ given, missing, failed: missing.length === 0 });
    return answerPage(c, { ...page, holes: { survey: hole } }, { status });
  };
  if ("missing" in read) return again(read.missing, 400);
  const taken = await ask(askerOf(c), { method: "POST", path, body: read.answers, schema: anything });
  return taken.tag === "ok" ? c.redirect(href("itrSurvey", { thanks: "" }), 303) : again([], 503);
}
