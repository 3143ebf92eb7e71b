/**
 * Pages. One without `load` is the same for every visit with the same values of its frame and of what `vary` names: it is
 * rendered once for each combination and cached. One with `load` is rendered for each request, from what was loaded; where
 * `load` gives null, nothing on the page is this visitor's own, and it is cached like any other.
 */
import type { Context } from "hono";
import type { ReactNode } from "react";
import { type ExperimentName, experimentOf } from "../contract/experiments/registry.ts";
import { type RouteName, routes } from "../contract/routes.ts";
import { type PaletteName, routePalettes } from "../contract/theme/palettes.ts";
import type { SiteFile, SiteFiles } from "../files/site-file.ts";
import type { Http } from "../http.ts";
import type { Visit } from "../visit/visit.ts";
import type { Frame } from "./frame.ts";
import type { InlineStyle } from "./paint/inline-style.ts";
import type { ActionResult } from "./result.ts";
import { sheetOf } from "./sheet.ts";
import type { Thing } from "./structured-data.ts";

/** A feed of the page, for readers that look for one. */
export interface Feed {
  readonly title: Words;
  readonly href: string;
}

/** Something long that a page shows and the worker has no room for. */
export interface Readable<Content extends object> {
  read(files: SiteFiles): Promise<Content | null>;
}

/** What a body is given. */
type Given<Values, Read, Data, Result> = Frame &
  Values & {
    /** What the page reads from the site's files. */
    readonly read: Read;
    /** What was loaded for this request; null where there was nothing to load. */
    readonly data: Data;
    /** What the page's action found out, where the page is shown again after a form. */
    readonly result: Result | null;
  };

interface About {
  readonly title: Words;
  /** One sentence for search engines and social cards. */
  readonly description: Words;
}

/** A text, or for a page that speaks several languages a function that says it in the language of the request. */
export type Words = string | (() => string);

export function said(words: Words): string {
  return typeof words === "string" ? words : words();
}

/** What a page may leave out. */
interface Kind {
  /** `lean`: around a task, with nothing that leads away from it; `bare`: no header and footer. */
  readonly chrome: "full" | "lean" | "bare";
  readonly status: 200 | 404;
  /** Whose words its scripts say: those of its feature, or of the screens inside the apps. */
  readonly words: "feature" | "in-app";
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** The day its text last changed ("2026-11-21"), where somebody keeps account of that. */
  readonly changed: string | null;
  readonly feeds: readonly Feed[];
  /** Asks the browser for the version of its system, to offer the file that fits (DEV-2). */
  readonly asksVersion: boolean;
}

/** One page of the site. `Result`: what its action may have to tell it; `never` where it has no form. */
export interface Page<Result extends ActionResult = never> extends About, Kind {
  vary(visit: Visit): object;
  /** Where it cannot be read, there is no page. */
  readonly reads: Readable<object> | null;
  load: ((c: Context<Http>, result: Result | null) => unknown) | null;
  body(given: Given<object, object | null, unknown, Result>): ReactNode;
  /** What it tells search engines about itself, besides its breadcrumbs. */
  structured(given: Frame & { readonly read: object | null }): readonly Thing[];
  /** Another page that a visit gets at the same address; null: this one. */
  instead(visit: Visit): Page | null;
}

/** What a feature writes. */
interface Declaration<Values extends object, Read extends object | null, Data, Result extends ActionResult>
  extends About,
    Partial<Omit<Kind, "changed">> {
  readonly changed?: string;
  /**
   * What the body depends on besides the frame: a small record of values that can be enumerated, parsed from the visit. A
   * text that a visitor may choose does not belong here, but in `load`.
   */
  vary?(visit: Visit): Values;
  readonly reads?: Readable<Read & object>;
  /**
   * Finds out, before anything is sent, what this request's page shows, with the result of its action if there is one.
   * Resolves to that, to null if nothing on the page is this visitor's own, or to another answer, such as a redirect. What
   * is loaded may have a `tag`, which decides the status as that of a result does, and a `title` in place of the page's. A
   * promise in it may be shown by `Later`. The type of `result` here is the one that the body is given: name it even if nothing
   * is loaded (`load: (_, __: VisitResult | null) => null`).
   */
  load?(c: Context<Http>, result: Result | null): Data | Response | Promise<Data | Response>;
  body(given: Given<Values, Read, Data, Result>): ReactNode;
  structured?(given: Frame & Values & { readonly read: Read }): readonly Thing[];
  instead?(visit: Visit): Page | null;
}

/** Declares a page. Write `vary`, `reads` and `load` before the body, so that the compiler knows what the body is given. */
export function page<
  Values extends object = object,
  Read extends object | null = null,
  Data = null,
  Result extends ActionResult = never,
>(declared: Declaration<Values, Read, Data, Result>): Page<Result> {
  return {
    vary: () => ({}),
    chrome: "full",
    words: "feature",
    status: 200,
    indexed: true,
    changed: null,
    reads: null,
    load: null,
    structured: () => [],
    feeds: [],
    asksVersion: false,
    instead: () => null,
    ...declared,
  } as Page<Result>;
}

/** A page in its place: the address it answers, its name in events and its style sheet. */
export interface RegisteredPage<Result extends ActionResult = never> extends Page<Result> {
  /** Tells it from every other page in the cache. */
  readonly id: string;
  readonly sheet: SiteFile<InlineStyle>;
  readonly path: string;
  /** The folder of `src/pages` that it is in. */
  readonly feature: string;
  readonly event: string;
  /** The picture that is shown where its address is shared, see `card-list.ts`. */
  readonly card: string;
  /** The colours it has in place of the site's own (SET-5); null: none. */
  readonly palette: PaletteName | null;
  /** The experiment on it, see `contract/experiments/registry.ts`. */
  readonly experiment: ExperimentName | null;
}

type Unregistered<Names extends RouteName> = Readonly<Record<Names, Page>>;

/** The type of the result that a page gets from its action. */
type ResultOf<Declared> = Declared extends Page<infer Result> ? Result : never;

type Registered<Pages> = { readonly [Name in keyof Pages]: RegisteredPage<ResultOf<Pages[Name]>> };

/** The pages of a feature (a folder of `src/pages`), by route. Each has a style sheet of its own. */
export function registerPages<Pages extends Partial<Unregistered<RouteName>>>(pages: Pages): Registered<Pages> {
  return registerAll(pages, (route) => route);
}

/** The pages of a feature that replace each other in one document, and therefore share one style sheet: the feature's. */
export function registerFlow<Pages extends Partial<Unregistered<RouteName>>>(
  name: string,
  pages: Pages,
): Registered<Pages> {
  return registerAll(pages, () => `features/${name}`);
}

function registerAll<Pages extends Partial<Unregistered<RouteName>>>(
  pages: Pages,
  sheetFor: (route: RouteName) => string,
): Registered<Pages> {
  const registered = Object.entries(pages).map(([name, page]) => {
    const route = name as RouteName;
    return [route, placePage(route, page, sheetFor(route))];
  });
  return Object.fromEntries(registered) as Registered<Pages>;
}

/** @param sheet see {@link sheetOf} */
export function placePage<Result extends ActionResult>(
  route: RouteName,
  page: Page<Result>,
  sheet: string,
): RegisteredPage<Result> {
  const card = page.indexed ? route : "home";
  const palette = routePalettes[route] ?? null;
  return {
    ...page,
    ...routes[route],
    id: route,
    card,
    palette,
    sheet: sheetOf(sheet),
    experiment: experimentOf(route),
  };
}

/** The page that a visit gets at an address, without a result: the page itself, or another one instead. */
export function pageFor(visit: Visit, registered: RegisteredPage): RegisteredPage {
  const other = registered.instead(visit);
  if (!other) return registered;
  const { sheet, path, feature, event, card, palette, id } = registered;
  const place = { sheet, path, feature, event, card, palette };
  return { ...other, ...place, id: `${id}: ${said(other.title)}`, experiment: null };
}
