/** The parts of the site that are loaded when one of their addresses is first asked for: see `areas.ts`. */
import type { Context, Handler, Hono, Next } from "hono";
import type { RouteName } from "./contract/routes.ts";
import type { Http } from "./http.ts";
import { answerPage } from "./render/answer-page.ts";
import type { AnyPage, PlacedPage } from "./render/page.ts";
import { application } from "./router.ts";

type Answer = ReturnType<Handler<Http>>;

/** A part of the site: its pages, and what answers at its addresses. */
export interface Area<Names extends RouteName = RouteName> {
  readonly pages: Readonly<Record<Names, AnyPage>>;
  /** As a handler that is registered for its addresses: `next` is called where the area has no answer. */
  readonly answer: Handler<Http>;
  /** By which methods it may be asked where. */
  readonly routes: Hono<Http>["routes"];
}

interface Declared<Plain extends RouteName, Handled extends RouteName> {
  /** Pages that can be answered without a handler. */
  readonly pages?: Readonly<Record<Plain, PlacedPage>>;
  /** Pages that show nothing without what their handlers learn. */
  readonly handled?: Readonly<Record<Handled, AnyPage>>;
  /** Registers its handlers, forms among them; a page is answered where none of them answers. */
  handlers?(app: Hono<Http>): void;
}

/** Declares an area. */
export function openArea<Plain extends RouteName = never, Handled extends RouteName = never>({
  pages,
  handled,
  handlers,
}: Declared<Plain, Handled>): Area<Plain | Handled> {
  const app = application();
  handlers?.(app);
  const plain = Object.values<PlacedPage>(pages ?? {});
  for (const page of plain) app.get(page.path, (c) => answerPage(c, page));
  const all = { ...pages, ...handled } as Readonly<Record<Plain | Handled, AnyPage>>;
  return { pages: all, answer: answerWith(app), routes: app.routes };
}

/**
 * Answers with the handlers of an application, in the context of the request as it is. Their addresses have no parameters:
 * an application within an application would make a second context, and route a second time.
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

/** Each handler may leave the answer to the next. */
function inTurn(handlers: readonly Handler<Http>[], at: number, c: Context<Http>, next: Next): Answer {
  const handler = handlers[at];
  if (!handler) return passOn(next);
  return handler(c, async () => {
    const answer = await inTurn(handlers, at + 1, c, next);
    if (answer) c.res = answer;
  });
}

/** To what is registered for the address besides the area; that sets the answer by itself. */
async function passOn(next: Next): Promise<void> {
  await next();
}
