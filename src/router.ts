import { HonoBase } from "hono/hono-base";
import type { Result, Router } from "hono/router";
import type { Http } from "./http.ts";

/** Hono with {@link FewRoutes}: its own routers would be a tenth of the code that an isolate loads before its first answer. */
export function application(): HonoBase<Http> {
  return new HonoBase<Http>({ router: new FewRoutes() });
}

interface Route<Handler> {
  readonly method: string;
  /** The whole path, or only its beginning where `isPrefix` is set. */
  readonly path: string;
  readonly isPrefix: boolean;
  readonly handler: Handler;
}

/** Matches exact paths, and prefixes written with a "*" at the end. Refuses parameters. */
class FewRoutes<Handler> implements Router<Handler> {
  readonly name = "FewRoutes";
  readonly #routes: Route<Handler>[] = [];

  add(method: string, path: string, handler: Handler): void {
    if (/[:{]|\*./.test(path)) throw new Error(`${path} is no address as it is asked for`);
    const isPrefix = path.endsWith("*");
    this.#routes.push({ method, path: isPrefix ? path.slice(0, -1) : path, isPrefix, handler });
  }

  match(method: string, path: string): Result<Handler> {
    const handlers = this.#routes
      .filter((route) => route.method === method || route.method === "ALL")
      .filter((route) => (route.isPrefix ? path.startsWith(route.path) : path === route.path))
      .map(({ handler }): [Handler, Record<string, string>] => [handler, {}]);
    return [handlers];
  }
}
