import type { Context } from "hono";
import { type Services, servicesFor } from "../gateway/site-services.ts";
import type { Http } from "../http.ts";
import { askerOf } from "../session/asker.ts";
import { pageAnswer } from "./answers.ts";
import { type PlacedPage, pageFor, type ReturnedForm } from "./page.ts";
import { renderPage } from "./render.tsx";

interface Answering {
  /** A form that was not accepted, for the page to show again. */
  readonly returned?: ReturnedForm;
  /** Where it is not the page's own. */
  readonly status?: number;
}

const statuses: Readonly<Record<ReturnedForm["trouble"], number>> = { invalid: 400, unavailable: 503 };

/** Answers a request with a page of the site. */
export async function answerPage(c: Context<Http>, placed: PlacedPage, answering: Answering = {}): Promise<Response> {
  const { visit } = c.var;
  const { returned = null } = answering;
  // A form comes back on the page that takes forms, which a variant need not do.
  const page = returned ? placed : pageFor(visit, placed);
  const subscriber = page.personal ? await c.var.subscriber() : null;
  const given = { services: servicesOf(c), files: c.env.ASSETS, subscriber, returned };
  const rendered = await renderPage({ page, visit, given, report });
  const status = answering.status ?? (returned ? statuses[returned.trouble] : page.status);
  return pageAnswer(c.req.raw, visit, { rendered, status });
}

/** The services as this request may ask them. */
export function servicesOf(c: Context<Http>): Services {
  return servicesFor(askerOf(c));
}

/** Failures go to the platform's log with where they happened, and without anything of the request. */
export function report(error: unknown, where: string): void {
  console.error(`failed: ${where}`, error);
}
