import type { Os } from "../contract/device.ts";
import type { Visit } from "../visit/visit.ts";
import type { Facets, Layout, Page, PlacedPage, Platform } from "./page.ts";

const platforms: Readonly<Record<Os, Platform>> = {
  ios: "ios",
  ipados: "ios",
  android: "android",
  macos: "macos",
  windows: "windows",
  linux: "other",
  chromeos: "other",
  unknown: "other",
};

const layouts: readonly Layout[] = ["promo", "focused", "suggestions"];

/** How each facet is read from the visit. */
const readers: { readonly [Name in keyof Facets]: (visit: Visit) => Facets[Name] } = {
  host: (visit) => visit.host,
  theme: (visit) => visit.theme,
  country: (visit) => visit.country,
  platform: (visit) => platforms[visit.device.os.name],
  layout: (visit) => layouts.find((layout) => layout === visit.url.searchParams.get("layout")) ?? "promo",
};

/** What a page reads of a facet that it does not vary by: the same for every visit, so that shells can be shared. */
const fixed: Pick<Facets, "platform" | "layout"> = { platform: "other", layout: "promo" };

export function readFacets(page: Page, visit: Visit): Facets {
  const { host, theme, country } = visit;
  const facets = { ...fixed, host, theme, country };
  for (const name of page.varies) Object.assign(facets, { [name]: readers[name](visit) });
  return facets;
}

export function facetsKey(page: PlacedPage, facets: Facets): string {
  const base = `${page.id} ${facets.host} ${facets.theme} ${facets.country}`;
  return page.varies.length ? `${base} ${facets.platform} ${facets.layout}` : base;
}
