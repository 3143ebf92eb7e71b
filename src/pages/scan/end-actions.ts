/** What the visitor thinks of a scan. */
import type { Hono } from "hono";
import * as z from "zod/mini";
import { href, routes } from "../../contract/routes.ts";
import { verdicts } from "../../contract/scan/scans.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../forms/form.ts";
import { isForAnother } from "../../forms/idempotency-key.tsx";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import { keepFact } from "../../session/flash.ts";
import { longestFeedback } from "./feedback-page.tsx";
import { scanPages } from "./routes.tsx";
import { giveFeedback } from "./scan-calls.ts";
import { formOwnerOf, goTo, noScan, openScan, redirectUnlessAllowed } from "./scan-visitor.ts";
import { scanErrorTag } from "./trouble.tsx";

const feedbackForm = form({
  verdict: z.enum(verdicts),
  words: z._default(z.string().check(z.trim(), z.maxLength(longestFeedback)), ""),
});

export function endActions(app: Hono<Http>): void {
  app.post(routes.dbpFeedback.path, takeForm(feedbackForm, takeFeedback));
}

async function takeFeedback(c: C, given: SentTo<typeof feedbackForm>): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "feedback");
  if (redirect) return redirect;
  if (isForAnother(given.fields, await formOwnerOf(visitor))) return goTo("feedback");
  const page = scanPages.dbpFeedback;
  const again = { screen: "form", typed: given.fields } as const;
  if (!given.ok) {
    const trouble = given.faults.has("verdict") ? "no-verdict" : "too-long";
    return answerPage(c, page, { ...again, tag: "invalid", trouble });
  }
  const { verdict, words } = given.value;
  const answer = await giveFeedback(c, visitor.scanId ?? "", { verdict, ...(words !== "" && { words }) });
  if (answer.ok) {
    const told = keepFact((await c.var.subscriber()).session, "scan-rated");
    return seeOther(href("dbpFeedback", told));
  }
  const { error } = answer;
  if (error === "scan_gone") return answerPage(c, page, noScan(visitor, error));
  const tag = error === "too_many_ratings" ? "wait" : scanErrorTag(error);
  return answerPage(c, page, { ...again, tag, trouble: error });
}
