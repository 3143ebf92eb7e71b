/** Every part of the site, and where its code is: no part is loaded before one of its addresses is asked for. */
import type { Hono } from "hono";
import type { Area } from "./area.ts";
import { type AreaName, endpoints, type RouteName, routeNames, routes } from "./contract/routes.ts";
import type { Http } from "./http.ts";
import type { PlacedPage } from "./render/page.ts";

/** A part of the site that is not loaded yet. */
export interface LaterArea<Names extends RouteName = RouteName> {
  load(): Promise<Area<Names>>;
  /** Addresses at which it answers besides those of its pages. */
  readonly endpoints?: readonly string[];
}

type RoutesOf<Name extends AreaName> = {
  [Route in RouteName]: (typeof routes)[Route]["area"] extends Name ? Route : never;
}[RouteName];

const { dbpEvents, dbpStatus, dbpCsv, dbpJson } = endpoints;
const { chooseTheme, chooseCountry, chooseExperiment, chooseMeasuring } = endpoints;

/** The folders of `src/pages`. An area that lacks a page of the site map does not compile. */
export const areas: { readonly [Name in AreaName]: LaterArea<RoutesOf<Name>> } = {
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
const choices: LaterArea<never> = {
  load: async () => (await import("./endpoints/settings.ts")).choices,
  endpoints: [chooseTheme, chooseCountry, chooseExperiment, chooseMeasuring],
};

/** The part of the site that answers each address: a page's area, or the part that lists the address in `endpoints`. */
export const areaAt: ReadonlyMap<string, LaterArea<never>> = new Map([
  ...routeNames.map((name) => [routes[name].path, areas[routes[name].area]] as const),
  ...[...Object.values<LaterArea<never>>(areas), choices].flatMap((part) =>
    (part.endpoints ?? []).map((path) => [path, part] as const),
  ),
]);

const mounted = new WeakMap<Hono<Http>, Set<LaterArea<never>>>();

/** Adds the routes of the area that answers at an address, the first time that one of its addresses is asked for. */
export async function mountAt(app: Hono<Http>, path: string): Promise<void> {
  const area = areaAt.get(path);
  const known = mounted.get(app) ?? new Set();
  mounted.set(app, known);
  if (!area || known.has(area)) return;
  const { app: routes } = await area.load();
  // Another request may have mounted it meanwhile.
  if (known.has(area)) return;
  known.add(area);
  app.route("/", routes);
}

/** Each page by its route. */
export type AllPages = Readonly<Record<RouteName, PlacedPage>>;

/** Loads every area. */
export async function allPages(): Promise<AllPages> {
  const loaded = await Promise.all(Object.values(areas).map(async ({ load }) => (await load()).pages));
  return Object.assign({}, ...loaded);
}
