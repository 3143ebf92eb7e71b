import { HonoBase } from "hono/hono-base";
import type { Result, Router } from "hono/router";
import type { Http } from "./http.ts";

/** Hono with {@link FewRoutes}: its own routers are a tenth of what an isolate reads before it answers anything. */
export function application(): HonoBase<Http> {
  return new HonoBase<Http>({ router: new FewRoutes() });
}

interface Route<Handler> {
  readonly method: string;
  /** A whole address, or what one that goes on begins with. */
  readonly path: string;
  readonly isPrefix: boolean;
  readonly handler: Handler;
}

/**
 * Addresses as they are written, and those that end in "*", which stands for whatever follows. Parameters are refused. What
 * is added before the first middleware answers alone: nothing that comes later is looked for.
 */
class FewRoutes<Handler> implements Router<Handler> {
  readonly name = "FewRoutes";
  readonly #first: Route<Handler>[] = [];
  readonly #routes: Route<Handler>[] = [];

  add(method: string, path: string, handler: Handler): void {
    if (/[:{]|\*./.test(path)) throw new Error(`${path} is no address as it is asked for`);
    const isPrefix = path.endsWith("*");
    const route = { method, path: isPrefix ? path.slice(0, -1) : path, isPrefix, handler };
    (method === "ALL" || this.#routes.length > 0 ? this.#routes : this.#first).push(route);
  }

  match(method: string, path: string): Result<Handler> {
    const isAsked = (route: Route<Handler>) =>
      (route.method === method || route.method === "ALL") &&
      (route.isPrefix ? path.startsWith(route.path) : path === route.path);
    const first = this.#first.filter(isAsked);
    const found = first.length > 0 ? first : this.#routes.filter(isAsked);
    return [found.map(({ handler }): [Handler, Record<string, string>] => [handler, {}])];
  }
}
