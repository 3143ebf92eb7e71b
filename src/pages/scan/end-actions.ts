/** The last pages of a scan: what was deleted, and what the visitor thinks of it. */
import type { Hono } from "hono";
import { href, routes } from "../../contract/routes.ts";
import { verdicts } from "../../contract/scan/scans.ts";
import type { Http } from "../../http.ts";
import type { PlacedPage } from "../../render/page.ts";
import { deletedHole } from "./deleted-page.tsx";
import { type FeedbackShown, feedbackHole, longestFeedback, thanksHole } from "./feedback-page.tsx";
import { giveFeedback } from "./scan-calls.ts";
import {
  type C,
  forgetScan,
  goTo,
  ledElsewhere,
  openScan,
  readFields,
  sent,
  showPage,
  textOf,
} from "./scan-visitor.ts";
import { showTrouble } from "./trouble.tsx";

type EndPages = Readonly<Record<"dbpDeleted" | "dbpFeedback", PlacedPage>>;

export function endActions(app: Hono<Http>, pages: EndPages): void {
  app.get(routes.dbpDeleted.path, (c) => deleted(c, pages.dbpDeleted));
  app.get(routes.dbpFeedback.path, (c) => feedback(c, pages.dbpFeedback));
  app.post(routes.dbpFeedback.path, (c) => takeFeedback(c, pages.dbpFeedback));
}

/** Told once: with the page that says so, the cookie goes too. */
async function deleted(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  if (!visitor.deleted) return goTo(visitor, "start");
  forgetScan(visitor);
  return showPage(visitor, { page, hole: deletedHole(visitor.deleted) });
}

async function feedback(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, "feedback");
  if (elsewhere) return elsewhere;
  const isGiven = c.var.visit.url.searchParams.has("thanks");
  return showPage(visitor, { page, hole: isGiven ? thanksHole : feedbackHole(nothingYet) });
}

const nothingYet: FeedbackShown = { verdict: "", words: "", trouble: null };

async function takeFeedback(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, "feedback");
  if (elsewhere) return elsewhere;
  const form = await readFields(visitor);
  const words = textOf(form, "words").trim();
  const verdict = verdicts.find((known) => known === textOf(form, "verdict"));
  const again = (trouble: FeedbackShown["trouble"], status = 400) =>
    showPage(visitor, { page, hole: feedbackHole({ verdict: verdict ?? "", words, trouble }), status });
  if (!verdict) return again("no-verdict");
  if (words.length > longestFeedback) return again("too-long");
  const heard = await giveFeedback(c, visitor.scanId ?? "", { verdict, ...(words !== "" && { words }) });
  if (heard.ok) {
    const location = href("dbpFeedback", { thanks: "" });
    return sent(visitor, new Response(null, { status: 303, headers: { location } }));
  }
  if (heard.error === "scan_gone") return showTrouble(visitor, { page, error: heard.error });
  return again(heard.error, heard.error === "service_unavailable" ? 503 : 400);
}
