import type { Hono } from "hono";
import { eventPath } from "./contract/events/events.ts";
import { endpoints } from "./contract/routes.ts";
import { autocomplete } from "./endpoints/autocomplete.ts";
import { countEvent } from "./endpoints/events.ts";
import { isOverLimit } from "./endpoints/refusal.ts";
import { readConfig } from "./env.ts";
import type { Http } from "./http.ts";
import { fromOnionProxy } from "./onion/front.ts";
import { keepPage, keptPage, pageKey } from "./visit/kept-pages.ts";
import { countAnswer } from "./watch/answer-counter.ts";
import { routeLabel } from "./watch/route-label.ts";

/** What the platform sees of the application: one fetch handler. */
export function edge(app: Hono<Http>) {
  return {
    async fetch(request, env, context) {
      const begun = Date.now();
      const { onion, development } = readConfig(env);
      const path = pathIn(request.url);
      const admitted = fromOnionProxy(request, onion);
      const answer =
        admitted instanceof Response ? admitted : await respond(app, admitted, { path, begun, env, context });
      const route = routeLabel(path);
      if (!development) countAnswer(env, { route, status: answer.status, milliseconds: Date.now() - begun });
      return answer;
    },
  } satisfies ExportedHandler<Env>;
}

/** The path of an address as the platform writes it. Cut by hand on every request, since a URL takes microseconds to parse. */
function pathIn(address: string): string {
  const start = address.indexOf("/", address.indexOf("//") + 2);
  const end = address.indexOf("?", start);
  return end < 0 ? address.slice(start) : address.slice(start, end);
}

interface Arrival {
  readonly path: string;
  readonly begun: number;
  readonly env: Env;
  readonly context: ExecutionContext;
}

function respond(app: Hono<Http>, request: Request, arrival: Arrival): Promise<Response> {
  const make = async () => app.fetch(request, arrival.env, arrival.context);
  // If answering at once fails, the application handles the request: should it fail too, it logs the error and has a page.
  return respondAtOnce(request, arrival)?.catch(make) ?? keptOrMade(request, arrival, make);
}

/** Answers suggestions (asked for at every keystroke) and events by itself; null for anything else. */
function respondAtOnce(request: Request, { path, env, context }: Arrival): Promise<Response> | null {
  const { method } = request;
  if (path === endpoints.suggestions && method === "GET") return autocomplete(request, env);
  const counts = path.startsWith(eventPath) && (method === "GET" || method === "POST");
  return counts ? countEvent(request, env, context) : null;
}

/** Answers with a kept page if an equal request got one, since a new one would be no different; else keeps what is made. */
async function keptOrMade(request: Request, { env, begun }: Arrival, make: () => Promise<Response>): Promise<Response> {
  const key = pageKey(request);
  if (key === null) return make();
  const page = keptPage(env, key, begun);
  if (page && !(await isOverLimit(request, env, page.isOnion)))
    return new Response(page.bytes, { headers: page.headers, encodeBody: "manual" });
  const answer = await make();
  // Kept under the hour in which the request began, because the visit was resolved by that hour's rules.
  keepPage(env, key, answer, begun);
  return answer;
}
