/** The last pages of a scan: what was deleted, and what the visitor thinks of it. */
import type { Hono } from "hono";
import * as z from "zod/mini";
import { href, routes } from "../../contract/routes.ts";
import { verdicts } from "../../contract/scan/scans.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { factAt, keepFact } from "../../session/told.ts";
import { longestFeedback } from "./feedback-page.tsx";
import { scanPages } from "./routes.tsx";
import { giveFeedback } from "./scan-calls.ts";
import {
  forgetScan,
  goTo,
  noScan,
  openScan,
  redirectUnlessAllowed,
  showPage,
  withScanCookies,
} from "./scan-visitor.ts";
import { tagOf } from "./trouble.tsx";

const feedbackForm = form({
  verdict: z.enum(verdicts),
  words: z._default(z.string().check(z.trim(), z.maxLength(longestFeedback)), ""),
});

export function endActions(app: Hono<Http>): void {
  app.get(routes.dbpDeleted.path, deleted);
  app.get(routes.dbpFeedback.path, feedback);
  app.post(routes.dbpFeedback.path, takeForm(feedbackForm, takeFeedback));
}

/** Shown once: the answer with this page also removes the cookie. */
async function deleted(c: C): Promise<Response> {
  const visitor = await openScan(c);
  if (!visitor.deleted) return goTo(visitor, "start");
  forgetScan(visitor);
  return showPage(visitor, scanPages.dbpDeleted, { tag: "shown", deleted: visitor.deleted });
}

async function feedback(c: C): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "feedback");
  if (redirect) return redirect;
  const fact = factAt({ url: c.var.visit.url, session: (await c.var.subscriber()).session });
  const screen = fact === "scan-rated" ? "thanks" : "form";
  return showPage(visitor, scanPages.dbpFeedback, { tag: "shown", screen });
}

async function takeFeedback(c: C, given: SentTo<typeof feedbackForm>): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "feedback");
  if (redirect) return redirect;
  const page = scanPages.dbpFeedback;
  const again = { screen: "form", typed: given.fields } as const;
  if (!given.ok) {
    const trouble = given.faults.has("verdict") ? "no-verdict" : "too-long";
    return showPage(visitor, page, { ...again, tag: "invalid", trouble });
  }
  const { verdict, words } = given.value;
  const answer = await giveFeedback(c, visitor.scanId ?? "", { verdict, ...(words !== "" && { words }) });
  if (answer.ok) {
    const told = keepFact((await c.var.subscriber()).session, "scan-rated");
    return withScanCookies(visitor, seeOther(href("dbpFeedback", told)));
  }
  const { error } = answer;
  if (error === "scan_gone") return showPage(visitor, page, noScan(visitor, error));
  const tag = error === "too_many_ratings" ? "wait" : tagOf(error);
  return showPage(visitor, page, { ...again, tag, trouble: error });
}
