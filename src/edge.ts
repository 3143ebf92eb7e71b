import type { Hono } from "hono";
import { eventPath } from "./contract/events/events.ts";
import { endpoints } from "./contract/routes.ts";
import { autocomplete } from "./endpoints/autocomplete.ts";
import { countEvent } from "./endpoints/events.ts";
import { isOverLimit } from "./endpoints/refusal.ts";
import { readConfig } from "./env.ts";
import type { Http } from "./http.ts";
import { fromOnionProxy } from "./onion/front.ts";
import { decisiveWords, givenBefore, keepGiven } from "./visit/given-pages.ts";
import { countAnswer } from "./watch/answer-counter.ts";
import { routeLabel } from "./watch/route-label.ts";

/** What the platform sees of the application: one fetch handler. */
export function edge(app: Hono<Http>) {
  return {
    async fetch(request, env, context) {
      const begun = Date.now();
      const { onion, development } = readConfig(env);
      const path = pathIn(request.url);
      const asked = fromOnionProxy(request, onion);
      const answer = asked instanceof Response ? asked : await answerOf(app, asked, { path, begun, env, context });
      const route = routeLabel(path);
      if (!development) countAnswer(env, { route, status: answer.status, milliseconds: Date.now() - begun });
      return answer;
    },
  } satisfies ExportedHandler<Env>;
}

/** Of an address as the platform writes it, which a URL would take several microseconds to read: this is done for every request. */
function pathIn(address: string): string {
  const start = address.indexOf("/", address.indexOf("//") + 2);
  const end = address.indexOf("?", start);
  return end < 0 ? address.slice(start) : address.slice(start, end);
}

interface Asking {
  readonly path: string;
  readonly begun: number;
  readonly env: Env;
  readonly context: ExecutionContext;
}

function answerOf(app: Hono<Http>, request: Request, asking: Asking): Promise<Response> {
  const make = async () => app.fetch(request, asking.env, asking.context);
  // What fails is asked of the application once more: where that fails as well, it tells of it and has a page for that.
  return answerAtOnce(request, asking)?.catch(make) ?? given(request, asking, make);
}

/** What is asked at every key, and for every event: nothing else of the application has a part in it. */
function answerAtOnce(request: Request, { path, env, context }: Asking): Promise<Response> | null {
  const { method } = request;
  if (path === endpoints.suggestions && method === "GET") return autocomplete(request, env);
  const counts = path.startsWith(eventPath) && (method === "GET" || method === "POST");
  return counts ? countEvent(request, env, context) : null;
}

/** The page that was given to whoever asked alike, since nothing of it would come out otherwise; else what is made now. */
async function given(request: Request, { env, begun }: Asking, make: () => Promise<Response>): Promise<Response> {
  const asked = decisiveWords(request);
  if (asked === null) return make();
  const page = givenBefore(env, asked, begun);
  if (page && !(await isOverLimit(request, env, page.isOnion)))
    return new Response(page.bytes, { headers: page.headers, encodeBody: "manual" });
  const answer = await make();
  // Of the hour in which it was begun: what was resolved then may be another in the next.
  keepGiven(env, asked, answer, begun);
  return answer;
}
