import type { Context } from "hono";
import { i18n } from "../contract/language/i18n.ts";
import type { Http } from "../http.ts";
import { loadCatalogs } from "../locales/speaking.ts";
import { within } from "../platform/deadline.ts";
import { logFailure } from "../platform/log.ts";
import { routeLabel } from "../watch/route-label.ts";
import { errorPageAnswer, pageAnswer } from "./answers.ts";
import { pageFor, type RegisteredPage, said } from "./page.ts";
import { renderPage } from "./render.tsx";
import { type ActionResult, statusSaid, titleSaid } from "./result.ts";

/**
 * Milliseconds for all that a page loads: as long as a service may take (`gateway.ts`), and the calls that follow a late one
 * (`gateway/service.ts`).
 */
const loadLimit = 12_000;

/**
 * Answers a request with a page of the site. `result` is what an action found out for it, of the type that the page declares;
 * its tag decides the status.
 */
export async function answerPage<Result extends ActionResult = never>(
  c: Context<Http>,
  registered: RegisteredPage<Result>,
  result: NoInfer<Result> | null = null,
): Promise<Response> {
  const visit = c.get("visit");
  // A page shown again with a result is the one that has the form.
  const page: RegisteredPage<Result> =
    result === null ? (pageFor(visit, registered) as RegisteredPage<Result>) : registered;
  await loadCatalogs({ language: visit.language, feature: page.feature, files: c.env.ASSETS });
  const data = await load(c, page, result);
  if (data instanceof Response) return data;
  const status = statusSaid(data) ?? statusSaid(result) ?? page.status;
  const title = titleSaid(data) ?? said(page.title);
  const route = routeLabel(visit.url.pathname);
  const rendered = await renderPage<Result>({
    page,
    visit,
    files: c.env.ASSETS,
    data,
    result,
    // A tab and a screen reader say the title first (WCAG 2.4.2).
    title: status >= 400 && status !== page.status ? i18n.t("Error: {title}", { title }) : title,
    report: (error) => logFailure({ part: "late part", cause: error, route }),
  });
  return pageAnswer(c.req.raw, visit, { rendered, status, asksVersion: page.asksVersion });
}

/** What the page loads; an answer of its own where that takes too long. */
async function load<Result extends ActionResult>(
  c: Context<Http>,
  page: RegisteredPage<Result>,
  result: Result | null,
): Promise<unknown> {
  if (!page.load) return null;
  const loading = page.load(c, result);
  if (!(loading instanceof Promise)) return loading;
  return within(
    loadLimit,
    () => loading,
    () => errorPageAnswer(c.get("visit"), "nginx-500"),
  );
}
