import type { ReactNode } from "react";
import type { InstallCall } from "../contract/acquisition/install.ts";
import type { Country } from "../contract/country.ts";
import type { Os } from "../contract/device.ts";
import { type ExperimentName, experimentOf, type VariantLetter } from "../contract/experiments/registry.ts";
import { type RouteName, routes } from "../contract/routes.ts";
import type { Theme } from "../contract/settings/theme.ts";
import type { PaletteName } from "../contract/theme/palettes.ts";
import type { Files, SiteFile } from "../files/site-file.ts";
import type { Services } from "../gateway/site-services.ts";
import type { Subscriber } from "../session/subscriber.ts";
import type { HostVariant } from "../visit/host.ts";
import type { OnboardingStep } from "../visit/onboarding.ts";
import type { Visit } from "../visit/visit.ts";
import type { AnyOutcome } from "./outcome.ts";
import { type InlineStyle, sheetOf } from "./sheet.ts";
import type { Thing } from "./structured-data.ts";

/** What a shell may depend on. Each facet has few values, so that the shells of a page can be counted. */
export interface Facets {
  readonly host: HostVariant;
  readonly theme: Theme;
  /** Whether links lead to the chat with AI: not on the host without AI, and not for whoever wants none. */
  readonly ai: boolean;
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
  /** Whether the visit is one to staging (SUB-7), which its pages then say. */
  readonly staging: boolean;
  /** The days of the free trial that this visit is offered: three values. */
  readonly trial: number;
  /** Whether a search has web results: the same for a whole deployment. */
  readonly searchesWeb: boolean;
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
export type ChromeFacet = "host" | "theme" | "ai" | "country" | "method" | "staging";

/** Renders what fills a hole: the part of a page that is personal, free-form or from a service, on each request. */
export type HoleRenderer<Outcome = null> = (visit: Visit, given: Given<Outcome>) => ReactNode | Promise<ReactNode>;

/** What a hole is handed besides the visit. */
export interface Given<Outcome = null> {
  readonly services: Services;
  readonly files: Files;
  /** On a personal page, the visitor's session. A hole reads it; only a handler, which sets cookies, changes it. */
  readonly subscriber: Subscriber | null;
  /**
   * What the page's handler found out, such as a form that was not accepted. The page declares its type where a hole names
   * it, `Given<SurveyOutcome | null>`; where that includes null, the page may be answered without a handler.
   */
  readonly outcome: Outcome;
}

/** A feed of the page, for readers that look for one. */
export interface Feed {
  readonly title: string;
  readonly href: string;
}

/** One page of the site, as its area declares it. `Outcome`: what its handler has to hand it, see {@link Given}. */
export interface Page<Outcome = null> {
  readonly title: string;
  /** One sentence for search engines and social cards. */
  readonly description: string;
  /** The facets that the body depends on, besides those of header and footer. */
  readonly varies: readonly (keyof Facets)[];
  /** `lean`: around a task, with nothing that leads away from it; `bare`: no header and footer. */
  readonly chrome: "full" | "lean" | "bare";
  readonly status: 200 | 404;
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** The day its text last changed ("2026-11-21"), where somebody keeps account of that. */
  readonly changed: string | null;
  /** The site's file with long text for the body; where it cannot be read, there is no page. */
  readonly reads: SiteFile<object> | null;
  body(facets: Facets, read: object | null): ReactNode;
  /** What it tells search engines about itself, besides its breadcrumbs. */
  structured(facets: Facets, read: object | null): readonly Thing[];
  readonly holes: Readonly<Record<string, HoleRenderer<Outcome>>>;
  readonly feeds: readonly Feed[];
  /** The colours it has in place of the site's own (SET-5); null: none. */
  readonly palette: PaletteName | null;
  /** Asks the browser for the version of its system, to offer the file that fits (DEV-2). */
  readonly asksVersion: boolean;
  /** Shows something of the visitor's own, from their session. */
  readonly personal: boolean;
  /** Pages that stand in for this one at the same address, and which of them a visit gets; null: this one. */
  readonly variants: Readonly<Record<string, Page<Outcome>>>;
  readonly variantFor: (visit: Visit, outcome: Outcome) => string | null;
  /** The title of the step that is shown, for a page that holds several; null for the page's own title. */
  readonly titleFor: (visit: Visit, given: TitleGiven<Outcome>) => string | null;
}

/** What a page may choose its title by. */
export interface TitleGiven<Outcome> {
  readonly subscriber: Subscriber | null;
  readonly outcome: Outcome;
}

/** What an area writes: a {@link Page} in which the body can read only the facets that it declares. */
interface PageDeclaration<Varies extends keyof Facets, Read extends object, Outcome extends AnyOutcome>
  extends Pick<Page, "title" | "description"> {
  readonly varies?: readonly Varies[];
  readonly chrome?: Page["chrome"];
  readonly status?: Page["status"];
  readonly indexed?: boolean;
  readonly changed?: string;
  readonly holes?: Page<Outcome>["holes"];
  readonly feeds?: Page["feeds"];
  readonly palette?: Page["palette"];
  readonly asksVersion?: Page["asksVersion"];
  readonly personal?: boolean;
  readonly variants?: Page<Outcome>["variants"];
  readonly variantFor?: Page<Outcome>["variantFor"];
  readonly titleFor?: Page<Outcome>["titleFor"];
  readonly reads?: SiteFile<Read>;
  body(facets: Pick<Facets, Varies | ChromeFacet>, read: Read): ReactNode;
  structured?(facets: Pick<Facets, Varies | ChromeFacet>, read: Read): readonly Thing[];
}

export function page<
  Varies extends keyof Facets = never,
  Read extends object = never,
  Outcome extends AnyOutcome = null,
>(declared: PageDeclaration<Varies, Read, Outcome>): Page<Outcome> {
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
    palette: null,
    asksVersion: false,
    personal: false,
    variants: {},
    variantFor: () => null,
    titleFor: () => null,
    ...declared,
  };
}

/** A page in its place: the address it answers, its name in events and its style sheet. */
export interface PlacedPage<Outcome = null> extends Page<Outcome> {
  /** Tells its shells from those of other pages. */
  readonly id: string;
  readonly sheet: SiteFile<InlineStyle>;
  readonly path: string;
  readonly event: string;
  /** The picture that is shown where its address is shared, see `card-list.ts`. */
  readonly card: string;
  /** The experiment on it, see `contract/experiments/registry.ts`. */
  readonly experiment: ExperimentName | null;
}

/** A page whose outcome may be of any type. */
export type AnyPage = PlacedPage<never>;

type Unplaced<Names extends RouteName> = Readonly<Record<Names, Page<never>>>;

/** The type of the outcome that a page gets from its handler. */
type OutcomeOf<Declared> = Declared extends Page<infer Outcome> ? Outcome : never;

type Placed<Pages> = { readonly [Name in keyof Pages]: PlacedPage<OutcomeOf<Pages[Name]>> };

/** The pages of an area (a folder of `src/pages`), by route. Each has a style sheet of its own. */
export function area<Pages extends Partial<Unplaced<RouteName>>>(pages: Pages): Placed<Pages> {
  return placeAll(pages, (route) => route);
}

/** The pages of an area that replace each other in one document, and therefore share one style sheet: the area's. */
export function journey<Pages extends Partial<Unplaced<RouteName>>>(name: string, pages: Pages): Placed<Pages> {
  return placeAll(pages, () => `areas/${name}`);
}

function placeAll<Pages extends Partial<Unplaced<RouteName>>>(
  pages: Pages,
  sheetFor: (route: RouteName) => string,
): Placed<Pages> {
  const placed = Object.entries(pages).map(([name, page]) => {
    const route = name as RouteName;
    return [route, placePage(route, page, sheetFor(route))];
  });
  return Object.fromEntries(placed) as Placed<Pages>;
}

/** @param sheet see {@link sheetOf} */
export function placePage<Outcome>(route: RouteName, page: Page<Outcome>, sheet: string): PlacedPage<Outcome> {
  const card = page.indexed ? route : "home";
  return { ...page, ...routes[route], id: route, card, sheet: sheetOf(sheet), experiment: experimentOf(route) };
}

/** The page that a visit gets at an address: the page itself or one of its variants. */
export function pageFor<Outcome>(visit: Visit, placed: PlacedPage<Outcome>, outcome: Outcome): PlacedPage<Outcome> {
  const name = placed.variantFor(visit, outcome);
  const variant = name === null ? undefined : placed.variants[name];
  return variant && name !== null ? inPlaceOf(placed, variant, name) : placed;
}

/** A variant at the address of its page. */
export function inPlaceOf<Outcome>(placed: AnyPage, variant: Page<Outcome>, name: string): PlacedPage<Outcome> {
  const { sheet, path, event, card, id } = placed;
  return { ...variant, sheet, path, event, card, id: `${id}/${name}`, experiment: null };
}
