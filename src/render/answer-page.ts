import type { Context } from "hono";
import { type Services, servicesFor } from "../gateway/site-services.ts";
import type { Http } from "../http.ts";
import { logFailure } from "../platform/log.ts";
import { askerOf } from "../session/asker.ts";
import { routeLabel } from "../watch/route-label.ts";
import { pageAnswer } from "./answers.ts";
import { type AnyOutcome, outcomeStatus } from "./outcome.ts";
import { type PlacedPage, pageFor } from "./page.ts";
import { renderPage } from "./render.tsx";

/**
 * Answers a request with a page of the site. `outcome` is what the handler learnt for it, of the type that the page
 * declares; its tag decides the status. Only a page that declares null may do without.
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
  const { visit } = c.var;
  const page = pageFor(visit, placed, outcome);
  const subscriber = page.personal ? await c.var.subscriber() : null;
  const given = { services: servicesOf(c), files: c.env.ASSETS, subscriber, outcome };
  const route = routeLabel(visit.url.pathname);
  const report = (error: unknown) => logFailure({ part: "hole", cause: error, route });
  const rendered = await renderPage({ page, visit, given, report });
  const status = outcome ? outcomeStatus[outcome.tag] : page.status;
  return pageAnswer(c.req.raw, visit, { rendered, status, asksVersion: page.asksVersion });
}

/** The services as this request may ask them. */
export function servicesOf(c: Context<Http>): Services {
  return servicesFor(askerOf(c));
}
