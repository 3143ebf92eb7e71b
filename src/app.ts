import { exports } from "cloudflare:workers";
import { type Context, Hono } from "hono";
import { canonicalPath, endpoints, type RouteName, routeNames, routes } from "./contract/routes.ts";
import { country, proEligible } from "./endpoints/country.ts";
import { health } from "./endpoints/health.ts";
import { imageProxy } from "./endpoints/image-proxy.ts";
import { chooseCountry, chooseTheme } from "./endpoints/settings.ts";
import { readConfig } from "./env.ts";
import type { Http } from "./http.ts";
import { browserPages } from "./pages/browser/routes.tsx";
import { companyPages } from "./pages/company/routes.tsx";
import { fallbackPages, notFound as notFoundPage } from "./pages/fallback/routes.tsx";
import { homePages } from "./pages/home/routes.tsx";
import { legalPages } from "./pages/legal/routes.tsx";
import { proPages } from "./pages/pro/routes.tsx";
import { subscriptionPages } from "./pages/subscription/routes.tsx";
import { errorAnswer, pageAnswer } from "./render/answers.ts";
import { type ErrorPageName, errorPages, hashOf } from "./render/error-page.ts";
import { type PlacedPage, pageFor } from "./render/page.ts";
import { renderPage } from "./render/render.tsx";
import { isForeignEffect, securityHeaders } from "./render/security.ts";
import { gateway, isForwarded } from "./services/gateway.ts";
import { resolveVisit } from "./visit/visit.ts";

/** Every page of the site map. A route without a page does not compile. */
export const pages: Readonly<Record<RouteName, PlacedPage>> = {
  ...homePages,
  ...browserPages,
  ...proPages,
  ...subscriptionPages,
  ...companyPages,
  ...legalPages,
  ...fallbackPages,
};

/** The whole site as one application: who asks, what is refused, what answers, what happens when nothing does. */
export function createApp(): Hono<Http> {
  const app = new Hono<Http>();

  app.use(async (c, next) => {
    const config = readConfig(c.env);
    c.set("config", config);
    c.set("visit", resolveVisit(c.req.raw, config));
    if (isForeignEffect(c.req.method, c.req.raw.headers, c.var.visit.url)) {
      return c.text("This form was sent from another site, so nothing was done.", 403, dataHeaders(c));
    }
    await next();
    if (!c.res.headers.has("content-security-policy")) {
      for (const [name, value] of Object.entries(dataHeaders(c))) c.header(name, value);
    }
  });

  app.use(async (c, next) => {
    const { config, visit } = c.var;
    return isForwarded(visit.url.pathname, config) ? gateway(c.req.raw, { config, exports }) : next();
  });

  app.get(endpoints.country, country);
  app.get(endpoints.proEligible, proEligible);
  app.get(endpoints.health, health);
  app.on("GET", [endpoints.image, `${endpoints.image}/`], imageProxy);
  app.post(endpoints.chooseTheme, chooseTheme);
  app.post(endpoints.chooseCountry, chooseCountry);

  for (const name of routeNames) app.get(routes[name].path, (c) => answerWith(c, pages[name]));

  app.get("/dev/errors/:name", (c) => {
    const name = c.req.param("name");
    return c.var.config.development && isErrorPage(name) ? errorAnswer(c.var.visit, name) : notFound(c);
  });

  app.notFound((c) => canonicalRedirect(c) ?? notFound(c));
  app.onError((error, c) => {
    report(error, "request");
    return errorAnswer(c.var.visit, "oops-500");
  });
  return app;
}

async function answerWith(c: Context<Http>, placed: PlacedPage): Promise<Response> {
  const { visit } = c.var;
  const page = pageFor(visit, placed);
  const rendered = await renderPage({ page, visit, report });
  const additions = visit.palette ? { "style-src": await hashOf(visit.palette.css) } : undefined;
  return pageAnswer(c.req.raw, visit, rendered, page.status, additions);
}

function notFound(c: Context<Http>): Promise<Response> {
  return answerWith(c, notFoundPage);
}

const knownPaths: ReadonlySet<string> = new Set([
  ...routeNames.map((name) => routes[name].path),
  endpoints.country,
  endpoints.proEligible,
]);

/** Another spelling of an address that we have leads to the one spelling, with its query (PAGE-11). */
function canonicalRedirect(c: Context<Http>): Response | null {
  const { pathname, search } = c.var.visit.url;
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !knownPaths.has(canonical)) return null;
  return c.redirect(`${canonical}${search}`, 301);
}

function dataHeaders(c: Context<Http>) {
  return securityHeaders(c.var.visit, "data");
}

function isErrorPage(name: string): name is ErrorPageName {
  return Object.hasOwn(errorPages, name);
}

/** Failures go to the platform's log with where they happened, and without anything of the request. */
function report(error: unknown, where: string): void {
  console.error(`failed: ${where}`, error);
}
