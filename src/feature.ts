/** The parts of the site that are loaded when one of their addresses is first asked for: see `features.ts`. */
import { Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import type { RouteName } from "./contract/routes.ts";
import type { Http } from "./http.ts";
import { answerPage } from "./render/answer-page.ts";
import type { RegisteredPage } from "./render/page.ts";

/** A part of the site: its pages, and the application that answers at its addresses. */
export interface Feature<Names extends RouteName = RouteName> {
  readonly pages: Readonly<Record<Names, RegisteredPage>>;
  readonly app: Hono<Http>;
}

interface Declared<Names extends RouteName> {
  readonly pages?: Readonly<Record<Names, RegisteredPage>>;
  /** Registers its handlers, including those of forms; a page of `pages` is answered where no handler answers. */
  handlers?(app: Hono<Http>): void;
}

/** Declares a feature. */
export function defineFeature<Names extends RouteName = never>({
  pages = {} as Readonly<Record<Names, RegisteredPage>>,
  handlers,
}: Declared<Names>): Feature<Names> {
  const app = new Hono<Http>({ router: new TrieRouter() });
  handlers?.(app);
  for (const page of Object.values<RegisteredPage>(pages)) app.get(page.path, (c) => answerPage(c, page));
  return { pages, app };
}
