/**
 * Experiments: two versions of a part of the site, tried at the same time, until a day that is known from the start.
 *
 * Those that the edge assigns (`backend`) are drawn for a day, a country and a kind of device, never for a visitor
 * (`src/visit/experiments.ts`). So the first byte shows the version, a visit keeps it, and the edge stores nothing and
 * recognises nobody. Those that the browser draws (`random`) are drawn for each browser and kept there alone.
 */
import type { AcquisitionOrigin } from "../acquisition/origin.ts";
import type { RouteName } from "../routes.ts";

/** Which version somebody sees. */
export type VariantLetter = "a" | "b" | "c" | "d";

export interface Experiment {
  /** What is compared, in words for visitors. */
  readonly description: string;
  /** The question that it answers. */
  readonly reason: string;
  readonly owner: string;
  /** The last day that takes part, such as "2027-02-26". After it, `test/tools/overdue.ts` fails until the entry is removed. */
  readonly ends: string;
  /** The page that differs; one experiment a page. */
  readonly page: RouteName;
  /** Host variants on which it runs. */
  readonly hosts: readonly ("main" | "noai")[];
  /** What each version is, in words for visitors. `a` is the page as it stands, which everybody else sees. */
  readonly variants: Readonly<Partial<Record<VariantLetter, string>>>;
  /** The share of each version, from 0 to 1; what is left over takes no part. */
  readonly allocation: Readonly<Partial<Record<VariantLetter, number>>>;
  /** `backend`: assigned by the edge, before the first byte. `random`: drawn by each browser for itself. */
  readonly assignment: "backend" | "random";
  /** How long the browser keeps the letter: for the visit, or in local storage for some days (EXP-1). */
  readonly persistence: { readonly storage: "session" } | { readonly storage: "local"; readonly days?: number };
  /** May replace the assigned version: if it returns another letter, the assignment becomes a manual one (EXP-4). */
  readonly afterEnrolment?: (variant: VariantLetter, origin: AcquisitionOrigin | null) => VariantLetter;
}

export const experiments = {
  home_layout: {
    description: /*i18n*/ "The home page: the full page, or a short one with the search box",
    reason:
      /*i18n*/ "Does a shorter home page lead more people to search? And do fewer of them go on to get the browser?",
    owner: /*i18n*/ "Site team",
    ends: "2027-03-31",
    page: "home",
    hosts: ["main"],
    variants: { a: /*i18n*/ "The full page, with the offer of Pro", b: /*i18n*/ "The short page" },
    // The short page on one day in four only, until we know that visitors still find the way to the browser on it.
    allocation: { a: 0.75, b: 0.25 },
    assignment: "backend",
    persistence: { storage: "session" },
  },
  plans_order: {
    description: /*i18n*/ "The plans page: monthly first, or yearly first",
    reason: /*i18n*/ "Do people choose the yearly plan because it’s cheaper, or because they saw it last?",
    owner: /*i18n*/ "Subscriptions team",
    ends: "2027-03-31",
    page: "subscriptions",
    hosts: ["main", "noai"],
    variants: { a: /*i18n*/ "The monthly plan comes first", b: /*i18n*/ "The yearly plan comes first" },
    allocation: { a: 0.5, b: 0.5 },
    assignment: "backend",
    persistence: { storage: "session" },
    // A visitor who pressed the button of one plan on the page before sees that plan first.
    afterEnrolment: (variant, origin) => orderAskedFor.get(origin?.content ?? "") ?? variant,
  },
  compare_closing: {
    description: /*i18n*/ "The end of the comparison page: search first, or the browser first",
    reason: /*i18n*/ "After comparing, do people want the browser, or would they rather try one search?",
    owner: /*i18n*/ "Site team",
    ends: "2027-03-31",
    page: "comparePrivacy",
    hosts: ["main", "noai"],
    variants: { a: /*i18n*/ "A search first", b: /*i18n*/ "The browser first" },
    allocation: { a: 0.5, b: 0.5 },
    assignment: "random",
    persistence: { storage: "local", days: 30 },
  },
} as const satisfies Record<string, Experiment>;

/** A Map, because the key comes from an address, which could name a property that every object inherits. */
const orderAskedFor: ReadonlyMap<string, VariantLetter> = new Map([
  ["monthly", "a"],
  ["annual", "b"],
]);

export type ExperimentName = keyof typeof experiments;

export const experimentNames = Object.keys(experiments) as ExperimentName[];

/** The experiment of a page, null where none runs. */
export function experimentOf(page: string): ExperimentName | null {
  return experimentNames.find((name) => experiments[name].page === page) ?? null;
}

/** Stands for "no version": in the address as `exp_<name>=_` or, for all experiments, `exp=_`; after leaving, in a cookie. */
export const unassigned = "_";

/** The name under which a version's letter is stored, and of the address parameter that asks for one. */
export function experimentKey(name: string): string {
  return `exp_${name}`;
}

/** The letter of a version that the experiment has; null for any other text. */
export function letterOf({ variants }: Experiment, text: string | null | undefined): VariantLetter | null {
  return text != null && Object.hasOwn(variants, text) ? (text as VariantLetter) : null;
}
