import { type Context, Hono, type MiddlewareHandler } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import { getPath } from "hono/utils/url";
import { eventPath } from "./contract/events/events.ts";
import { failureEvents } from "./contract/events/failure-events.ts";
import { languageNames, pathIn } from "./contract/language/languages.ts";
import { activateHref, canonicalPath, endpoints, pageAsked, routeNames, routes } from "./contract/routes.ts";
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
} from "./endpoints/discovery.ts";
import { countEvent } from "./endpoints/events.ts";
import { openSearch } from "./endpoints/opensearch.ts";
import { explainFlood, refusal } from "./endpoints/refusal.ts";
import { readEdgeConfig } from "./env.ts";
import { allPages, mountAt } from "./features.ts";
import { floodGate, requestOriginOf } from "./gateway/flood-limits.ts";
import { isForwarded } from "./gateway/services.ts";
import type { Http } from "./http.ts";
import { speaking } from "./locales/speaking.ts";
import { failure, wantsPage } from "./platform/json-http.ts";
import { logFailure } from "./platform/log.ts";
import { hasEffect, otherMethod, routesOfDoingGet } from "./platform/methods.ts";
import { errorPageAnswer, tellEvent } from "./render/answers.ts";
import { continuePage, wouldChange } from "./render/continue-page.ts";
import { type ErrorPageName, errorPages } from "./render/error-page.ts";
import { completeHeaders, isForeignEffect } from "./render/security.ts";
import { failuresToTell } from "./session/failed-steps.ts";
import type { Subscriber } from "./session/subscriber.ts";
import { bareAddress } from "./visit/bare-name.ts";
import { simulatorCookie } from "./visit/simulator.ts";
import { keepsStaging, stagingCookie } from "./visit/staging.ts";
import { resolveVisit, type Visit } from "./visit/visit.ts";
import { routeLabel } from "./watch/route-label.ts";

/** Where a developer looks at each error page. */
const errorPath = "/dev/errors/";

/** The whole site as one Hono application: resolves the visit, refuses, answers, and handles what nothing answered. */
export function createApp(): Hono<Http> {
  // A router that takes routes at any time, since features are mounted when first asked for.
  const app = new Hono<Http>({ router: new TrieRouter(), getPath: pathAsked });

  // Before `meetVisit`, because they come at every keystroke and with every page, and need no visit.
  app.get(endpoints.suggestions, ({ req, env }) => autocomplete(req.raw, env));
  app.on(["GET", "POST"], `${eventPath}*`, ({ req, env, executionCtx }) => countEvent(req.raw, env, executionCtx));

  app.use(meetVisit);
  app.use(inLanguage);
  app.use(refuse);
  app.use(withSubscriber);
  app.use(forward);

  app.get(endpoints.settings, (c) => c.redirect(routes.theme.path, 301));
  for (const language of languageNames) {
    app.get(activateHref(language), (c) => c.redirect(pathIn(language, routes.activateThisDeviceByEmail.path), 302));
  }
  app.get(endpoints.qrCode, async (c) => (await import("./endpoints/qr-code.ts")).qrCode(c));
  app.get(endpoints.country, country);
  app.get(endpoints.proEligible, proEligible);
  app.get(endpoints.health, async (c) => (await import("./endpoints/health.ts")).health(c));
  app.on("GET", [endpoints.image, `${endpoints.image}/`], async (c) =>
    (await import("./endpoints/image-proxy.ts")).imageProxy(c),
  );
  app.get(endpoints.bangList, bangRecords);
  app.get(endpoints.openSearch, openSearch);
  app.get(endpoints.sitemap, async (c) => (await import("./endpoints/sitemap.ts")).sitemap(c, await allPages()));
  app.get(endpoints.robots, robotsTxt);
  app.get(endpoints.securityTxt, securityTxt);
  app.get(endpoints.gpc, gpcSupport);
  app.get(endpoints.changePassword, changePassword);
  app.get(endpoints.appleApps, appleApps);
  app.get(endpoints.androidApps, androidApps);
  app.get(endpoints.updatesFeed, async (c) => (await import("./endpoints/feed.ts")).updatesFeed(c));

  app.on(["GET", "POST"], routes.home.path, async (c, next) => {
    // Searches go to the address of the home page.
    if (c.get("visit").feature !== "search") return next();
    return (await import("./pages/search/search-answer.tsx")).search(c, next);
  });
  // After search: a search may be a POST but needs no session, so missing session keys must not refuse it.
  app.use(requireSessionKeys);

  app.get(`${errorPath}*`, (c) => {
    const name = c.req.path.slice(errorPath.length);
    return c.get("config").development && isErrorPage(name) ? errorPageAnswer(c.get("visit"), name) : notFound(c);
  });

  app.get("/dev/controls", async (c) =>
    c.get("config").development ? (await import("./pages/controls/index.ts")).answerControls(c) : notFound(c),
  );

  app.notFound(async (c) => {
    const known = canonicalRedirect(c) ?? otherMethod(app.routes, c.req.method, c.req.path);
    return known ?? notFound(c);
  });
  app.onError((error, c) => {
    // Clears an earlier answer: Hono would copy its headers, such as Location, to the new one.
    c.res = undefined;
    return failed(error, c.req.raw, c.get("visit") ?? resolveVisit(c.req.raw, readEdgeConfig(c.env)));
  });

  const { fetch } = app;
  app.fetch = async (request, env, context) => {
    try {
      await mountAt(app, pathAsked(request));
    } catch (error) {
      return failed(error, request, resolveVisit(request, readEdgeConfig(env as Env)));
    }
    return fetch(request, env, context);
  };
  return app;
}

/** The path of an address, without the language that it may begin with. */
function pathAsked(request: Request): string {
  return pageAsked(getPath(request)).path;
}

/** The answer where our own code failed. */
function failed(error: unknown, { url }: Request, visit: Visit): Promise<Response> {
  logFailure({ part: "request", cause: error, route: routeLabel(new URL(url).pathname) });
  return errorPageAnswer(visit, "oops-500");
}

/** Wraps every handler registered after it, errors included: resolves the visit, and completes the headers of every answer. */
const meetVisit: MiddlewareHandler<Http> = async (c, next) => {
  const config = readEdgeConfig(c.env);
  const visit = resolveVisit(c.req.raw, config);
  c.set("config", config);
  c.set("visit", visit);
  c.set("intent", {
    isUnsolicited: visit.isUnsolicited,
    isEffectWithheld: false,
    isRenewalWithheld: false,
  });
  c.set("gate", floodGate(c.env, requestOriginOf(c.req.raw, visit.host)));
  await next();
  const simulator = config.development ? simulatorCookie(visit) : null;
  if (simulator) c.res.headers.append("set-cookie", simulator);
  if (!isListed(visit.host, config.stage)) c.res.headers.set("x-robots-tag", "noindex");
  completeHeaders(c.res.headers, visit);
};

/** Answers in the language that the address names. A page that is not written in it is there in English, at its own address. */
const inLanguage: MiddlewareHandler<Http> = async (c, next) => {
  const { namedLanguage, language, url, feature } = c.get("visit");
  if (namedLanguage !== "en" && namedLanguage !== language) {
    return c.redirect(`${url.pathname}${url.search}`, c.req.method === "POST" ? 307 : 302);
  }
  await speaking({ language, feature: feature ?? "fallback", files: c.env.ASSETS }, next);
};

/** Redirects `www.` hosts to the bare name, and stops what is not served: closed paths, probes and floods. */
const refuse: MiddlewareHandler<Http> = async (c, next) => {
  const bare = bareAddress(c.get("visit").url, c.get("config").mainHosts);
  if (bare) return c.redirect(bare, 308);
  const refused = await refusal(c);
  if (refused) return refused;
  await next();
  await explainFlood(c);
};

/** Refuses changes from other sites. Opens session and account on first use, and saves them with the answer. */
const withSubscriber: MiddlewareHandler<Http> = async (c, next) => {
  if (isForeignEffect(c.req.method, c.req.raw.headers, c.get("visit").url)) {
    return c.text("This form was sent from another site, so nothing was done.", 403);
  }
  let opened: Promise<Subscriber> | undefined;
  c.set("subscriber", () => {
    opened ??= openSubscriber(c);
    return opened;
  });
  await next();
  const isUnsolicited = c.get("intent").isUnsolicited;
  if (isUnsolicited) await showUnchanged(c, opened !== undefined);
  else if (opened) await keepSession(c);
  const staging = await stagingChange(c, isUnsolicited ? undefined : opened);
  if (!staging) return;
  c.res.headers.append("set-cookie", staging);
  c.res.headers.set("cache-control", "private, no-store");
};

/** Passes requests for the addresses of services to the gateway. */
const forward: MiddlewareHandler<Http> = async (c, next) => {
  const [config, visit, intent] = [c.get("config"), c.get("visit"), c.get("intent")];
  const { pathname } = visit.url;
  if (!isForwarded(pathname, config)) return next();
  const refused = c.req.method === "HEAD" && otherMethod(routesOfDoingGet(pathname), "HEAD", pathname);
  if (refused) return refused;
  // Native clients and visitors who typed the address pass: their requests do not name another site.
  if (intent.isUnsolicited && hasEffect(c.req.method, pathname)) return failure("unsolicited_request", 403);
  const failurePage = (name: ErrorPageName, status: number) => errorPageAnswer(visit, name, status);
  const { gateway } = await import("./gateway/gateway.ts");
  const { country, staging } = visit;
  const language = wantsPage(c.req.raw.headers) ? visit.wishedLanguage : null;
  return gateway(c.req.raw, { config, env: c.env, failurePage, gate: c.get("gate"), country, staging, language });
};

/** Refuses a POST where the session keys are missing: the form would take effect, and then its cookie could not be sealed. */
const requireSessionKeys: MiddlewareHandler<Http> = async (c, next) => {
  if (c.req.method !== "POST") return next();
  const { hasSessionKeys } = await import("./session/session-keys.ts");
  if (hasSessionKeys(c.get("config"))) return next();
  return wantsPage(c.req.raw.headers) ? errorPageAnswer(c.get("visit"), "503") : failure("service_not_configured", 503);
};

async function openSubscriber(c: Context<Http>): Promise<Subscriber> {
  return (await import("./session/open-subscriber.ts")).openSubscriber(c);
}

async function notFound(c: Context<Http>): Promise<Response> {
  return (await import("./pages/fallback/index.ts")).answerNotFound(c);
}

/** The paths of all pages and endpoints, whatever methods they take; the services have others. */
const knownPaths: ReadonlySet<string> = new Set([
  ...routeNames.map((name) => routes[name].path),
  ...Object.values(endpoints),
  ...languageNames.map(activateHref),
]);

/** Redirects another spelling of a known address (case, extra slashes) to its canonical one, with its query (PAGE-11). */
function canonicalRedirect(c: Context<Http>): Response | null {
  const { pathname, search } = c.get("visit").url;
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !knownPaths.has(pageAsked(canonical).path)) return null;
  return c.redirect(`${canonical}${search}`, 301);
}

/** Marks an answer made with the session as private, and adds the session cookies when anything in it changed. */
async function keepSession(c: Context<Http>): Promise<void> {
  const { session, failures } = await c.get("subscriber")();
  for (const label of failuresToTell(c.res, session, failures)) tellEvent(c.res.headers, failureEvents[label]);
  for (const cookie of await session.cookies()) c.res.headers.append("set-cookie", cookie);
  c.res.headers.set("cache-control", "private, no-store");
}

/** An unsolicited request changes nothing: if it would, the answer is a page that repeats the request from this site. */
async function showUnchanged(c: Context<Http>, opened: boolean): Promise<void> {
  const session = opened ? (await c.get("subscriber")()).session : null;
  const isAsked = c.get("visit").isStagingWithheld && c.res.headers.get("content-type")?.startsWith("text/html");
  if (isAsked || wouldChange(c, session)) c.res = await continuePage(c, session);
  if (opened) c.res.headers.set("cache-control", "private, no-store");
}

/**
 * Staging begins with the address that asks for it, on any page, since every page says that the visitor is on staging. It
 * ends with the session.
 */
async function stagingChange(
  { var: { visit } }: Context<Http>,
  opened: Promise<Subscriber> | undefined,
): Promise<string | null> {
  const isKept = keepsStaging(visit.cookies);
  if ((await opened)?.session.isEnded) return isKept ? stagingCookie.end : null;
  return visit.staging && !isKept ? stagingCookie.set : null;
}

function isErrorPage(name: string): name is ErrorPageName {
  return Object.hasOwn(errorPages, name);
}
