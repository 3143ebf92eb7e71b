/** The parts of the site that are loaded when one of their addresses is first asked for: see `areas.ts`. */
import { Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import type { RouteName } from "./contract/routes.ts";
import type { Http } from "./http.ts";
import { answerPage } from "./render/answer-page.ts";
import type { AnyPage, PlacedPage } from "./render/page.ts";

/** A part of the site: its pages, and the application that answers at its addresses. */
export interface Area<Names extends RouteName = RouteName> {
  readonly pages: Readonly<Record<Names, AnyPage>>;
  readonly app: Hono<Http>;
}

interface Declared<Plain extends RouteName, Handled extends RouteName> {
  /** Pages that can be answered without a handler. */
  readonly pages?: Readonly<Record<Plain, PlacedPage>>;
  /** Pages that only a handler can answer, because they show its outcome. */
  readonly handled?: Readonly<Record<Handled, AnyPage>>;
  /** Registers its handlers, including those of forms; a page of `pages` is answered where no handler answers. */
  handlers?(app: Hono<Http>): void;
}

/** Declares an area. */
export function openArea<Plain extends RouteName = never, Handled extends RouteName = never>({
  pages,
  handled,
  handlers,
}: Declared<Plain, Handled>): Area<Plain | Handled> {
  const app = new Hono<Http>({ router: new TrieRouter() });
  handlers?.(app);
  const plain = Object.values<PlacedPage>(pages ?? {});
  for (const page of plain) app.get(page.path, (c) => answerPage(c, page));
  return { pages: { ...pages, ...handled } as Readonly<Record<Plain | Handled, AnyPage>>, app };
}
