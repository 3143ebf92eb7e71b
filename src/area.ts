/** The parts of the site that are loaded when one of their addresses is first asked for: see `areas.ts`. */
import type { Context, Handler, Hono, Next } from "hono";
import type { RouteName } from "./contract/routes.ts";
import type { Http } from "./http.ts";
import { answerPage } from "./render/answer-page.ts";
import type { PlacedPage } from "./render/page.ts";
import { application } from "./router.ts";

type Answer = ReturnType<Handler<Http>>;

/** A part of the site: its pages, and what answers at its addresses. */
export interface Area<Names extends RouteName = RouteName> {
  readonly pages: Readonly<Record<Names, PlacedPage>>;
  /** A Hono handler for the area's addresses: calls `next` where the area has no answer. */
  readonly answer: Handler<Http>;
  /** Its routes, which say what methods each address takes. */
  readonly routes: Hono<Http>["routes"];
}

interface Declared<Names extends RouteName> {
  readonly pages?: Readonly<Record<Names, PlacedPage>>;
  /** Registers its handlers, including those of forms; a page of `pages` is answered where no handler answers. */
  handlers?(app: Hono<Http>): void;
}

/** Declares an area. */
export function openArea<Names extends RouteName = never>({
  pages = {} as Readonly<Record<Names, PlacedPage>>,
  handlers,
}: Declared<Names>): Area<Names> {
  const app = application();
  handlers?.(app);
  for (const page of Object.values<PlacedPage>(pages)) app.get(page.path, (c) => answerPage(c, page));
  return { pages, answer: answerWith(app), routes: app.routes };
}

/**
 * Runs the handlers of an application in the request's own context: mounting one application in another would create a
 * second context and route a second time. Their addresses have no parameters, so they can be looked up in a map.
 */
function answerWith({ routes }: Hono<Http>): Handler<Http> {
  const known = new Map<string, Handler<Http>[]>();
  const handlersAt = (method: string, path: string) =>
    routes.flatMap((route) => {
      const isHere = route.path === path || route.path === "/*";
      return isHere && (route.method === method || route.method === "ALL") ? [route.handler as Handler<Http>] : [];
    });
  for (const { method, path } of routes) known.set(`${method} ${path}`, handlersAt(method, path));
  return (c, next) => {
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    return inTurn(known.get(`${method} ${c.req.path}`) ?? [], 0, c, next);
  };
}

/** Runs the handlers in order, each through `next` of the one before. */
function inTurn(handlers: readonly Handler<Http>[], at: number, c: Context<Http>, next: Next): Answer {
  const handler = handlers[at];
  if (!handler) return passOn(next);
  return handler(c, async () => {
    const answer = await inTurn(handlers, at + 1, c, next);
    if (answer) c.res = answer;
  });
}

/** Continues with handlers outside the area, which set the answer on the context themselves. */
async function passOn(next: Next): Promise<void> {
  await next();
}
