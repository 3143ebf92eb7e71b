import type { ReactNode } from "react";
import type { InstallCall } from "../contract/acquisition/install.ts";
import type { Country } from "../contract/country.ts";
import type { Os } from "../contract/device.ts";
import { type ExperimentName, experimentOf, type VariantLetter } from "../contract/experiments/registry.ts";
import { type RouteName, routes } from "../contract/routes.ts";
import type { Theme } from "../contract/settings/theme.ts";
import type { Files, SiteFile } from "../files/site-file.ts";
import type { Services } from "../gateway/ask.ts";
import type { Subscriber } from "../session/subscriber.ts";
import type { HostVariant } from "../visit/host.ts";
import type { OnboardingStep } from "../visit/onboarding.ts";
import type { Visit } from "../visit/visit.ts";
import { type InlineStyle, sheetOf } from "./sheet.ts";
import type { Thing } from "./structured-data.ts";

/** What a shell may depend on. Each facet has few values, so that the shells of a page can be counted. */
export interface Facets {
  readonly host: HostVariant;
  readonly theme: Theme;
  readonly country: Country | null;
  /** How searches are sent: `post` keeps the words out of the address. */
  readonly method: SearchMethod;
  readonly platform: Platform;
  readonly layout: Layout;
  /** What to offer on this device: about twenty values. */
  readonly install: InstallCall;
  /** The onboarding steps to suggest: about seven lists. */
  readonly steps: readonly OnboardingStep[];
  /** The system of our app that the page is in; null in any other browser. */
  readonly app: Os | null;
  /** The native side of the app is a stand-in: only where a developer asked for one. */
  readonly standIn: boolean;
}

/** What a whole page depends on, its body and its frame. */
export interface ShellFacets extends Facets {
  /**
   * The version of the page's experiment, "?" where the browser draws it; empty for who takes no part, and where there is
   * no experiment.
   */
  readonly group: VariantLetter | "?" | "";
}

export type SearchMethod = "get" | "post";

/** The systems that an install call tells apart. */
export type Platform = "ios" | "android" | "macos" | "windows" | "other";

/** The three arrangements of the home page. */
export type Layout = "promo" | "focused" | "suggestions";

/** Header and footer show these, so every page has them. */
export type ChromeFacet = "host" | "theme" | "country" | "method";

/** Renders the part of a page that is personal, free-form or from a service, on each request. */
export type Hole = (visit: Visit, given: Given) => ReactNode | Promise<ReactNode>;

/** What a hole is handed besides the visit. */
export interface Given {
  readonly services: Services;
  readonly files: Files;
  /** On a personal page, the visitor's session. A hole reads it; only a handler, which sets cookies, changes it. */
  readonly subscriber: Subscriber | null;
  /** The form that was posted to this page and was not accepted, to be shown again as it was filled in. */
  readonly returned: ReturnedForm | null;
}

export interface ReturnedForm {
  readonly fields: ReadonlyMap<string, string>;
  /** `unavailable`: nothing is wrong with the form, but the service that takes it did not answer. */
  readonly trouble: "invalid" | "unavailable";
}

/** A feed of the page, for readers that look for one. */
export interface Feed {
  readonly title: string;
  readonly href: string;
}

/** One page of the site, as its area declares it. */
export interface Page {
  readonly title: string;
  /** One sentence for search engines and social cards. */
  readonly description: string;
  /** The facets that the body depends on, besides those of header and footer. */
  readonly varies: readonly (keyof Facets)[];
  /** `bare`: no header and footer. */
  readonly chrome: "full" | "bare";
  readonly status: 200 | 404;
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** The day its text last changed ("2026-11-21"), where somebody keeps account of that. */
  readonly changed: string | null;
  /** Long text that the body shows lies among the site's files; without it there is no page. */
  readonly reads: SiteFile<object> | null;
  body(facets: Facets, read: object | null): ReactNode;
  /** What it tells search engines about itself; the trail that leads to it is added to that. */
  structured(facets: Facets): readonly Thing[];
  readonly holes: Readonly<Record<string, Hole>>;
  readonly feeds: readonly Feed[];
  /** Without scripts it is opened anew after so many seconds; null: never. */
  readonly refresh: number | null;
  /** Shows something of the visitor's own, from their session. */
  readonly personal: boolean;
  /** Pages that stand in for this one at the same address, and which of them a visit gets; null: this one. */
  readonly variants: Readonly<Record<string, Page>>;
  readonly variantFor: (visit: Visit) => string | null;
}

/** What an area writes: a {@link Page} in which the body can read only the facets that it declares. */
interface PageDeclaration<Varies extends keyof Facets, Read extends object>
  extends Pick<Page, "title" | "description"> {
  readonly varies?: readonly Varies[];
  readonly chrome?: Page["chrome"];
  readonly status?: Page["status"];
  readonly indexed?: boolean;
  readonly changed?: string;
  readonly holes?: Page["holes"];
  readonly feeds?: Page["feeds"];
  readonly refresh?: Page["refresh"];
  readonly personal?: boolean;
  readonly variants?: Page["variants"];
  readonly variantFor?: Page["variantFor"];
  readonly reads?: SiteFile<Read>;
  body(facets: Pick<Facets, Varies | ChromeFacet>, read: Read): ReactNode;
  structured?(facets: Pick<Facets, Varies | ChromeFacet>): readonly Thing[];
}

export function page<Varies extends keyof Facets = never, Read extends object = never>(
  declared: PageDeclaration<Varies, Read>,
): Page {
  return {
    varies: [],
    chrome: "full",
    status: 200,
    indexed: true,
    changed: null,
    reads: null,
    structured: () => [],
    holes: {},
    feeds: [],
    refresh: null,
    personal: false,
    variants: {},
    variantFor: () => null,
    ...declared,
  };
}

/** A page in its place: the address it answers, its name in events and its style sheet. */
export interface PlacedPage extends Page {
  /** Tells its shells from those of other pages. */
  readonly id: string;
  readonly sheet: SiteFile<InlineStyle>;
  readonly path: string;
  readonly event: string;
  /** What is tried on it, see `contract/experiments.ts`. */
  readonly experiment: ExperimentName | null;
}

type Placed<Names extends RouteName> = Readonly<Record<Names, PlacedPage>>;

/** The pages of an area (a folder of `src/pages`), by route. Each has a style sheet of its own. */
export function area<Names extends RouteName>(pages: Readonly<Record<Names, Page>>): Placed<Names> {
  return placeAll(pages, (route) => route);
}

/** The pages of an area that take each other's place in one document, with one style sheet for all: the area's. */
export function journey<Names extends RouteName>(name: string, pages: Readonly<Record<Names, Page>>): Placed<Names> {
  return placeAll(pages, () => `areas/${name}`);
}

function placeAll<Names extends RouteName>(
  pages: Readonly<Record<Names, Page>>,
  sheetFor: (route: Names) => string,
): Placed<Names> {
  const names = Object.keys(pages) as Names[];
  const placed = names.map((route) => [route, placePage(route, pages[route], sheetFor(route))]);
  return Object.fromEntries(placed) as Placed<Names>;
}

/** @param sheet see {@link sheetOf} */
export function placePage(route: RouteName, page: Page, sheet: string): PlacedPage {
  return { ...page, ...routes[route], id: route, sheet: sheetOf(sheet), experiment: experimentOf(route) };
}

/** The page that a visit gets at an address: the page itself or one of its variants. */
export function pageFor(visit: Visit, placed: PlacedPage): PlacedPage {
  const name = placed.variantFor(visit);
  const variant = name === null ? undefined : placed.variants[name];
  if (!variant) return placed;
  const { sheet, path, event } = placed;
  return { ...variant, sheet, path, event, id: `${placed.id}/${name}`, experiment: null };
}
