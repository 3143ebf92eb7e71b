import { exports } from "cloudflare:workers";
import type { Context } from "hono";
import { type Services, servicesFor } from "../gateway/ask.ts";
import type { Http } from "../http.ts";
import { pageAnswer } from "./answers.ts";
import { type AnyOutcome, outcomeStatus } from "./outcome.ts";
import { type PlacedPage, pageFor, type ReturnedForm } from "./page.ts";
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
export function answerPage<Outcome extends AnyOutcome>(
  c: Context<Http>,
  page: PlacedPage<Outcome | null>,
  outcome: Outcome | null = null,
): Promise<Response> {
  const shown = pageFor(c.var.visit, page, outcome);
  return rendered(c, shown, { outcome, returned: null, status: outcome ? outcomeStatus[outcome.tag] : shown.status });
}

interface Answering {
  /** A form that was not accepted, for the page to show again. */
  readonly returned?: ReturnedForm;
  /** Where it is not the page's own. */
  readonly status?: number;
}

const statuses: Readonly<Record<ReturnedForm["trouble"], number>> = { invalid: 400, unavailable: 503 };

/** As {@link answerPage}, for pages that do not declare their outcomes yet. */
export function answerReturned(c: Context<Http>, page: PlacedPage, { returned, status }: Answering): Promise<Response> {
  const { status: own } = pageFor(c.var.visit, page, null);
  if (!returned)
    return rendered(c, pageFor(c.var.visit, page, null), { outcome: null, returned: null, status: status ?? own });
  return rendered(c, page, { outcome: null, returned, status: status ?? statuses[returned.trouble] });
}

interface Shown<Outcome> {
  readonly outcome: Outcome;
  readonly returned: ReturnedForm | null;
  readonly status: number;
}

async function rendered<Outcome>(
  c: Context<Http>,
  page: PlacedPage<Outcome>,
  { outcome, returned, status }: Shown<Outcome>,
): Promise<Response> {
  const { visit } = c.var;
  const subscriber = page.personal ? await c.var.subscriber() : null;
  const given = { services: servicesOf(c), files: c.env.ASSETS, subscriber, outcome, returned };
  return pageAnswer(c.req.raw, visit, { rendered: await renderPage({ page, visit, given, report }), status });
}

/** The services as this request may ask them. */
export function servicesOf(c: Context<Http>): Services {
  return servicesFor(c.var.visit.url, { config: c.var.config, exports });
}

/** Failures go to the platform's log with where they happened, and without anything of the request. */
export function report(error: unknown, where: string): void {
  console.error(`failed: ${where}`, error);
}
