import type { Country } from "../contract/country.ts";
import type { Os } from "../contract/device.ts";
import type { ExperimentName, VariantLetter } from "../contract/experiments/registry.ts";
import { type Language, speaks } from "../contract/language/languages.ts";
import type { Settings } from "../contract/settings/settings.ts";
import type { Theme } from "../contract/settings/theme.ts";
import type { HostVariant } from "../visit/host.ts";
import type { Visit } from "../visit/visit.ts";

/** What head, header and footer depend on, and so every page. Each of them has few values, so that pages can be cached. */
export interface Frame {
  readonly host: HostVariant;
  readonly language: Language;
  /** Another language that the visitor wishes and the page is written in: a line at its top says so. */
  readonly offer: Language | null;
  readonly theme: Theme;
  /** Whether links lead to the chat with AI: not on the host without AI, and not for whoever wants none. */
  readonly ai: boolean;
  readonly country: Country | null;
  /** How searches are sent: `post` keeps the words out of the address. */
  readonly method: SearchMethod;
  /** Whether the visit is one to staging (SUB-7), which its pages then say. */
  readonly staging: boolean;
  /** The system whose app a simulator plays; null for everybody but a developer who asked for one. */
  readonly simulator: Os | null;
  /** The version of the page's experiment, "?" where the browser draws it; empty for who takes no part, and where there is none. */
  readonly group: VariantLetter | "?" | "";
}

/** What the frame depends on besides the visit. */
interface Framed {
  readonly experiment: ExperimentName | null;
  readonly feature: string;
}

export type SearchMethod = "get" | "post";

export function frameOf(visit: Visit, { experiment, feature }: Framed): Frame {
  const { host, language, wishedLanguage: wished, theme, country, staging } = visit;
  return {
    host,
    language,
    // An address that names a language is obeyed without a word.
    offer: language === "en" && wished !== "en" && speaks(feature, wished) ? wished : null,
    theme,
    ai: showsAi(visit),
    country,
    method: searchMethod(visit.settings),
    staging,
    simulator: visit.simulator ? visit.app : null,
    // A visit whose address names a layout is shown that one, and is in no group.
    group: experiment === null || askedLayout(visit) ? "" : versionOf(visit, experiment),
  };
}

/** How the setting `kg` wants searches to be sent. */
export function searchMethod({ kg }: Settings): SearchMethod {
  return kg === "p" ? "post" : "get";
}

/** Whether pages of a visit link to the chat with AI (HOST-4). */
export function showsAi({ host, settings }: Pick<Visit, "host" | "settings">): boolean {
  return host !== "noai" && settings.kbg !== "-1";
}

/** The version of an experiment that a visit sees: "?" where the browser draws it, "" for none. */
export function versionOf({ experiments }: Pick<Visit, "experiments">, name: ExperimentName): Frame["group"] {
  const state = experiments[name];
  return state.tag === "not-ready" ? "?" : state.variant || "";
}

const layouts = ["promo", "focused", "suggestions"] as const;

/** The three arrangements of the home page. */
export type HomeLayout = (typeof layouts)[number];

/** The layout that an address names (`?layout=`). */
export function askedLayout({ url }: Pick<Visit, "url">): HomeLayout | undefined {
  return layouts.find((layout) => layout === url.searchParams.get("layout"));
}
