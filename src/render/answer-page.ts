import type { Context } from "hono";
import { type Services, servicesFor } from "../gateway/site-services.ts";
import type { Http } from "../http.ts";
import { logFailure } from "../platform/log.ts";
import { askerOf } from "../session/asker.ts";
import type { Visit } from "../visit/visit.ts";
import { routeLabel } from "../watch/route-label.ts";
import { pageAnswer } from "./answers.ts";
import { type AnyOutcome, outcomeStatus } from "./outcome.ts";
import { type PlacedPage, pageFor, type TitleGiven } from "./page.ts";
import { renderPage } from "./render.tsx";

/**
 * Answers a request with a page of the site. `outcome` is what the handler found out for it, of the type that the page
 * declares; its tag decides the status. It may be left out only where that type includes null.
 */
export function answerPage<Outcome extends AnyOutcome>(
  c: Context<Http>,
  page: PlacedPage<Outcome>,
  outcome: NoInfer<Outcome>,
): Promise<Response>;
export function answerPage(c: Context<Http>, page: PlacedPage): Promise<Response>;
export async function answerPage<Outcome extends AnyOutcome>(
  c: Context<Http>,
  placed: PlacedPage<Outcome | null>,
  outcome: Outcome | null = null,
): Promise<Response> {
  const visit = c.get("visit");
  const untitled = pageFor(visit, placed, outcome);
  const subscriber = untitled.personal ? await c.get("subscriber")() : null;
  const page = withTitle(untitled, visit, { subscriber, outcome });
  const given = { services: servicesOf(c), files: c.env.ASSETS, subscriber, outcome };
  const route = routeLabel(visit.url.pathname);
  const report = (error: unknown) => logFailure({ part: "hole", cause: error, route });
  const rendered = await renderPage({ page, visit, given, report });
  const status = outcome ? outcomeStatus[outcome.tag] : page.status;
  return pageAnswer(c.req.raw, visit, {
    rendered,
    status,
    asksVersion: page.asksVersion,
    later: (work) => c.executionCtx.waitUntil(work),
  });
}

/** Gives steps and refusals at one address titles of their own (WCAG 2.4.2): a tab and a screen reader say the title first. */
function withTitle<Outcome extends AnyOutcome>(
  page: PlacedPage<Outcome | null>,
  visit: Visit,
  given: TitleGiven<Outcome | null>,
): PlacedPage<Outcome | null> {
  const step = page.titleFor(visit, given) ?? page.title;
  const title = given.outcome && outcomeStatus[given.outcome.tag] >= 400 ? `Error: ${step}` : step;
  return title === page.title ? page : { ...page, title, id: `${page.id}: ${title}` };
}

/** The services as this request may ask them. */
export function servicesOf(c: Context<Http>): Services {
  return servicesFor(askerOf(c));
}
