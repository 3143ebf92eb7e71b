import { type Context, Hono } from "hono";
import { eventPath } from "./contract/events/events.ts";
import { failureEvents } from "./contract/events/failure-events.ts";
import { canonicalPath, endpoints, type RouteName, routeNames, routes } from "./contract/routes.ts";
import { autocomplete } from "./endpoints/autocomplete.ts";
import { bangRecords } from "./endpoints/bangs.ts";
import { country, proEligible } from "./endpoints/country.ts";
import {
  androidApps,
  appleApps,
  changePassword,
  gpcSupport,
  isListed,
  robotsTxt,
  securityTxt,
  sitemap,
} from "./endpoints/discovery.ts";
import { countEvent } from "./endpoints/events.ts";
import { updatesFeed } from "./endpoints/feed.ts";
import { health } from "./endpoints/health.ts";
import { imageProxy } from "./endpoints/image-proxy.ts";
import { openSearch } from "./endpoints/opensearch.ts";
import { qrCode } from "./endpoints/qr-code.ts";
import { refusal } from "./endpoints/refusal.ts";
import { choiceRoutes } from "./endpoints/settings.ts";
import { readConfig } from "./env.ts";
import { gateway } from "./gateway/gateway.ts";
import { isForwarded } from "./gateway/services.ts";
import type { Http } from "./http.ts";
import { browserPages } from "./pages/browser/routes.tsx";
import { newsletterRoutes } from "./pages/company/newsletter-actions.ts";
import { companyPages } from "./pages/company/routes.tsx";
import { fallbackPages, notFound as notFoundPage } from "./pages/fallback/routes.tsx";
import { helpRoutes } from "./pages/help/help-actions.ts";
import { helpPages } from "./pages/help/routes.tsx";
import { homePages } from "./pages/home/routes.tsx";
import { legalPages } from "./pages/legal/routes.tsx";
import { measurePages } from "./pages/measure/routes.tsx";
import { proPages } from "./pages/pro/routes.tsx";
import { restorationRoutes } from "./pages/restoration/actions.ts";
import { codePages, restorationPages } from "./pages/restoration/routes.tsx";
import { scanRoutes } from "./pages/scan/actions.ts";
import { scanPages } from "./pages/scan/routes.tsx";
import { searchPages, searchRoutes } from "./pages/search/routes.tsx";
import { settingsPages } from "./pages/settings/routes.tsx";
import { settingsRoutes } from "./pages/settings/theme-actions.ts";
import { subscriptionRoutes } from "./pages/subscription/actions.ts";
import { subscriptionPages } from "./pages/subscription/routes.tsx";
import { logFailure } from "./platform/log.ts";
import { answerPage, servicesOf } from "./render/answer-page.ts";
import { errorAnswer, tellEvent } from "./render/answers.ts";
import { continuePage, wouldChange } from "./render/continue-page.ts";
import { type ErrorPageName, errorPages } from "./render/error-page.ts";
import type { AnyPage, PlacedPage } from "./render/page.ts";
import { completeHeaders, isForeignEffect } from "./render/security.ts";
import { subscriberOf } from "./session/open-subscriber.ts";
import type { Session } from "./session/session.ts";
import { failuresToTell } from "./session/waiting-failures.ts";
import { bareAddress } from "./visit/bare-name.ts";
import { isUnsolicited } from "./visit/request-intent.ts";
import { keepsStaging, stagingCookie } from "./visit/staging.ts";
import { standInCookie } from "./visit/stand-in.ts";
import { resolveVisit } from "./visit/visit.ts";
import { routeLabel } from "./watch/route-label.ts";

/** Pages that show nothing without what their handlers learn. */
const handledPages = { ...scanPages, ...codePages };

/** All other pages. A route without a page does not compile, nor one here that cannot do without a handler. */
const plainPages: Readonly<Record<Exclude<RouteName, keyof typeof handledPages>, PlacedPage>> = {
  ...homePages,
  ...searchPages,
  ...settingsPages,
  ...browserPages,
  ...proPages,
  ...restorationPages,
  ...subscriptionPages,
  ...companyPages,
  ...helpPages,
  ...legalPages,
  ...measurePages,
  ...fallbackPages,
};

/** Every page of the site map. */
export const pages: Readonly<Record<RouteName, AnyPage>> = { ...plainPages, ...handledPages };

/** The whole site as one application: who asks, what is refused, what answers, what happens when nothing does. */
export function createApp(): Hono<Http> {
  const app = new Hono<Http>();

  // Before the visit is resolved: these are asked often, and need little more than their query.
  app.get(endpoints.suggestions, autocomplete);
  app.on(["GET", "POST"], `${eventPath}*`, countEvent);

  // Around everything else, errors included: what every answer says, whoever made it.
  app.use(async (c, next) => {
    const config = readConfig(c.env);
    const visit = resolveVisit(c.req.raw, config);
    c.set("config", config);
    c.set("visit", visit);
    c.set("intent", { isUnsolicited: isUnsolicited(c.req.method, c.req.raw.headers, visit.url), isHeldBack: false });
    await next();
    const standIn = config.development ? standInCookie(visit) : null;
    if (standIn) c.res.headers.append("set-cookie", standIn);
    if (!isListed(visit.host, config.stage)) c.res.headers.set("x-robots-tag", "noindex");
    completeHeaders(c.res.headers, visit);
  });

  app.use(async (c, next) => {
    const { config, visit } = c.var;
    const bare = bareAddress(visit.url, config.mainHosts);
    return bare ? c.redirect(bare, 308) : ((await refusal(c)) ?? next());
  });

  app.use(async (c, next) => {
    if (isForeignEffect(c.req.method, c.req.raw.headers, c.var.visit.url)) {
      return c.text("This form was sent from another site, so nothing was done.", 403);
    }
    const subscriber = subscriberOf(c);
    let opened = false;
    c.set("subscriber", () => {
      opened = true;
      return subscriber();
    });
    await next();
    if (c.var.intent.isUnsolicited) await showUnchanged(c, opened);
    else if (opened) await keepSession(c);
  });

  app.use(async (c, next) => {
    const { config, visit } = c.var;
    if (!isForwarded(visit.url.pathname, config)) return next();
    const failurePage = (name: "500" | "nginx-500") => errorAnswer(visit, name);
    return gateway(c.req.raw, { config, env: c.env, failurePage });
  });

  app.get(endpoints.qrCode, qrCode);
  app.get(endpoints.country, country);
  app.get(endpoints.proEligible, proEligible);
  app.get(endpoints.health, health);
  app.on("GET", [endpoints.image, `${endpoints.image}/`], imageProxy);
  choiceRoutes(app);
  app.get(endpoints.bangList, bangRecords);
  app.get(endpoints.openSearch, openSearch);
  app.get(endpoints.sitemap, (c) => sitemap(c, pages, servicesOf(c)));
  app.get(endpoints.robots, robotsTxt);
  app.get(endpoints.securityTxt, securityTxt);
  app.get(endpoints.gpc, gpcSupport);
  app.get(endpoints.changePassword, changePassword);
  app.get(endpoints.appleApps, appleApps);
  app.get(endpoints.androidApps, androidApps);
  searchRoutes(app, pages);
  app.get(endpoints.updatesFeed, (c) => updatesFeed(servicesOf(c)));

  settingsRoutes(app);
  newsletterRoutes(app);
  helpRoutes(app);
  subscriptionRoutes(app);
  scanRoutes(app);
  restorationRoutes(app);

  for (const page of Object.values(plainPages)) app.get(page.path, (c) => answerPage(c, page));

  app.get("/dev/errors/:name", (c) => {
    const name = c.req.param("name");
    return c.var.config.development && isErrorPage(name) ? errorAnswer(c.var.visit, name) : notFound(c);
  });

  app.notFound((c) => canonicalRedirect(c) ?? notFound(c));
  app.onError((error, c) => {
    logFailure({ part: "request", cause: error, route: routeLabel(new URL(c.req.url).pathname) });
    // Nothing of an answer that was made before goes along, such as where it led.
    c.res = undefined;
    return errorAnswer(c.var.visit ?? resolveVisit(c.req.raw, readConfig(c.env)), "oops-500");
  });
  return app;
}

function notFound(c: Context<Http>): Promise<Response> {
  return answerPage(c, notFoundPage);
}

/** Everything that answers a GET, other than what services answer. */
const knownPaths: ReadonlySet<string> = new Set([
  ...routeNames.map((name) => routes[name].path),
  ...Object.values(endpoints),
]);

/** Another spelling of an address that we have leads to the one spelling, with its query (PAGE-11). */
function canonicalRedirect(c: Context<Http>): Response | null {
  const { pathname, search } = c.var.visit.url;
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !knownPaths.has(canonical)) return null;
  return c.redirect(`${canonical}${search}`, 301);
}

/** An answer that knows the visitor is theirs alone, and carries the session when anything in it changed. */
async function keepSession(c: Context<Http>): Promise<void> {
  const { session, failures } = await c.var.subscriber();
  for (const label of failuresToTell(c.res, session, failures)) tellEvent(c.res.headers, failureEvents[label]);
  const cookies = [await session.cookie(), stagingChange(c, session)];
  for (const cookie of cookies) if (cookie) c.res.headers.append("set-cookie", cookie);
  c.res.headers.set("cache-control", "private, no-store");
}

/** What nobody here asked for changes nothing: where it would, the answer is a page that asks for it from here. */
async function showUnchanged(c: Context<Http>, opened: boolean): Promise<void> {
  const session = opened ? (await c.var.subscriber()).session : null;
  if (wouldChange(c, session)) c.res = await continuePage(c, session);
  if (opened) c.res.headers.set("cache-control", "private, no-store");
}

/** Staging begins with the address that asks for it, and ends with the session. */
function stagingChange({ var: { visit } }: Context<Http>, { isEnded }: Session): string | null {
  const isKept = keepsStaging(visit.cookies);
  if (isEnded) return isKept ? stagingCookie.end : null;
  return visit.staging && !isKept ? stagingCookie.set : null;
}

function isErrorPage(name: string): name is ErrorPageName {
  return Object.hasOwn(errorPages, name);
}
