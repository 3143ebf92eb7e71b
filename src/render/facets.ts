import { installCall } from "../contract/acquisition/install.ts";
import { facts } from "../contract/brand.ts";
import type { Os } from "../contract/device.ts";
import type { ExperimentName } from "../contract/experiments/registry.ts";
import type { Settings } from "../contract/settings/settings.ts";
import { campaignOf } from "../contract/subscription/campaigns.ts";
import { trialDays } from "../contract/subscription/subscription.ts";
import { onboardingSteps } from "../visit/onboarding.ts";
import type { Visit } from "../visit/visit.ts";
import type { AnyPage, ChromeFacet, Facets, Layout, Platform, SearchMethod, ShellFacets } from "./page.ts";

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

/** How the setting `kg` wants searches to be sent. */
export function searchMethod({ kg }: Settings): SearchMethod {
  return kg === "p" ? "post" : "get";
}

/** Whether pages of a visit link to the chat with AI (HOST-4). */
export function showsAi({ host, settings }: Pick<Visit, "host" | "settings">): boolean {
  return host !== "noai" && settings.kbg !== "-1";
}

/** How each facet is read from the visit. */
const readers: { readonly [Name in keyof Facets]: (visit: Visit) => Facets[Name] } = {
  host: (visit) => visit.host,
  theme: (visit) => visit.theme,
  ai: showsAi,
  country: (visit) => visit.country,
  method: ({ settings }) => searchMethod(settings),
  // A system that is too old for our browser is treated as one that has none.
  platform: ({ device }) => (installCall(device).tooOld ? "other" : platforms[device.os.name]),
  layout: (visit) => askedLayout(visit) ?? (versionOf(visit, "home_layout") === "b" ? "focused" : "promo"),
  install: (visit) => installCall(visit.device),
  app: (visit) => visit.app,
  standIn: (visit) => visit.standIn,
  staging: (visit) => visit.staging,
  searchesWeb: (visit) => visit.searchesWeb,
  trial: ({ country, url }) => {
    const campaign = campaignOf(url.searchParams.get("origin"));
    return trialDays({ platform: "web", country, campaign }) ?? facts.trialDays;
  },
  steps: ({ device }) => {
    const tooOld = installCall(device).tooOld !== null;
    return onboardingSteps(device.os.name, device.browser.name, { tooOld, extension: device.extension });
  },
};

function askedLayout({ url }: Visit): Layout | undefined {
  return layouts.find((layout) => layout === url.searchParams.get("layout"));
}

/** The version of an experiment that a visit sees, for a facet or a hole: "?" where the browser draws it, "" for none. */
export function versionOf({ experiments }: Visit, name: ExperimentName): ShellFacets["group"] {
  const state = experiments[name];
  return state.tag === "not-ready" ? "?" : state.variant || "";
}

/** A visit whose address names a layout is shown that one, and is in no group. */
function groupOf({ experiment }: AnyPage, visit: Visit): ShellFacets["group"] {
  return experiment === null || askedLayout(visit) ? "" : versionOf(visit, experiment);
}

/** What a page reads of a facet that it does not vary by: the same for every visit, so that shells can be shared. */
const fixed: Omit<Facets, ChromeFacet> = {
  platform: "other",
  layout: "promo",
  install: { offer: "computers", tooOld: null },
  steps: [],
  app: null,
  standIn: false,
  searchesWeb: true,
  trial: facts.trialDays,
};

export function readFacets(page: AnyPage, visit: Visit): ShellFacets {
  const { host, theme, country, staging } = visit;
  const facets = {
    ...fixed,
    host,
    theme,
    country,
    staging,
    ai: showsAi(visit),
    method: readers.method(visit),
    group: groupOf(page, visit),
  };
  for (const name of variedBy(page, visit)) Object.assign(facets, { [name]: readers[name](visit) });
  return facets;
}

/** With a developer's stand-in, every page varies by the app, as the stand-in is on all of them. */
function variedBy({ varies }: AnyPage, { standIn }: Pick<Visit, "standIn">): AnyPage["varies"] {
  return standIn ? [...varies, "app", "standIn"] : varies;
}

/** The key of a shell, without the facets that have one value in all shells of the page. */
export function facetsKey(page: AnyPage, facets: ShellFacets): string {
  const base = `${page.id} ${facets.host} ${facets.theme} ${facets.ai} ${facets.country} ${facets.method} ${facets.staging} ${facets.group}`;
  return variedBy(page, facets).reduce((key, name) => `${key} ${JSON.stringify(facets[name])}`, base);
}
