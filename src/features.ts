/** Every part of the site, and where its code is: no part is loaded before one of its addresses is asked for. */
import type { Hono } from "hono";
import { endpoints, type RouteName, routeNames, routes, type SiteFeatureName } from "./contract/routes.ts";
import type { Feature } from "./feature.ts";
import type { Http } from "./http.ts";
import type { RegisteredPage } from "./render/page.ts";

/** A part of the site that is not loaded yet. */
export interface LaterFeature<Names extends RouteName = RouteName> {
  load(): Promise<Feature<Names>>;
  /** Addresses at which it answers besides those of its pages. */
  readonly endpoints?: readonly string[];
}

type RoutesOf<Name extends SiteFeatureName> = {
  [Route in RouteName]: (typeof routes)[Route]["feature"] extends Name ? Route : never;
}[RouteName];

const { dbpEvents, dbpStatus, dbpCsv, dbpJson } = endpoints;
const { chooseTheme, chooseCountry, chooseExperiment, chooseMeasuring } = endpoints;

/** The folders of `src/pages`. A feature that lacks a page of the site map does not compile. */
export const features: { readonly [Name in SiteFeatureName]: LaterFeature<RoutesOf<Name>> } = {
  home: { load: async () => (await import("./pages/home/index.ts")).home },
  search: { load: async () => (await import("./pages/search/index.ts")).search },
  settings: { load: async () => (await import("./pages/settings/index.ts")).settings },
  browser: { load: async () => (await import("./pages/browser/index.ts")).browser },
  pro: { load: async () => (await import("./pages/pro/index.ts")).pro },
  scan: {
    load: async () => (await import("./pages/scan/index.ts")).scan,
    endpoints: [dbpEvents, dbpStatus, dbpCsv, dbpJson],
  },
  restoration: { load: async () => (await import("./pages/restoration/index.ts")).restoration },
  subscription: { load: async () => (await import("./pages/subscription/index.ts")).subscription },
  company: { load: async () => (await import("./pages/company/index.ts")).company },
  help: { load: async () => (await import("./pages/help/index.ts")).help },
  legal: { load: async () => (await import("./pages/legal/index.ts")).legal },
  measure: { load: async () => (await import("./pages/measure/index.ts")).measure },
  fallback: { load: async () => (await import("./pages/fallback/index.ts")).fallback },
};

/** The small forms that stand on many pages. */
const choices: LaterFeature<never> = {
  load: async () => (await import("./endpoints/settings.ts")).choices,
  endpoints: [chooseTheme, chooseCountry, chooseExperiment, chooseMeasuring],
};

/** The part of the site that answers each address: a page's feature, or the part that lists the address in `endpoints`. */
export const featureAt: ReadonlyMap<string, LaterFeature<never>> = new Map([
  ...routeNames.map((name) => [routes[name].path, features[routes[name].feature]] as const),
  ...[...Object.values<LaterFeature<never>>(features), choices].flatMap((part) =>
    (part.endpoints ?? []).map((path) => [path, part] as const),
  ),
]);

const mounted = new WeakMap<Hono<Http>, Set<LaterFeature<never>>>();

/** Adds the routes of the feature that answers at an address, the first time that one of its addresses is asked for. */
export async function mountAt(app: Hono<Http>, path: string): Promise<void> {
  const feature = featureAt.get(path);
  const known = mounted.get(app) ?? new Set();
  mounted.set(app, known);
  if (!feature || known.has(feature)) return;
  const { app: routes } = await feature.load();
  // Another request may have mounted it meanwhile.
  if (known.has(feature)) return;
  known.add(feature);
  app.route("/", routes);
}

/** Each page by its route. */
export type AllPages = Readonly<Record<RouteName, RegisteredPage>>;

/** Loads every feature. */
export async function allPages(): Promise<AllPages> {
  const loaded = await Promise.all(Object.values(features).map(async ({ load }) => (await load()).pages));
  return Object.assign({}, ...loaded);
}
