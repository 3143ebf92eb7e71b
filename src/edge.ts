import type { Hono } from "hono";
import { readEdgeConfig } from "./env.ts";
import type { Http } from "./http.ts";
import { fromOnionProxy } from "./onion/front.ts";
import { countAnswer } from "./watch/answer-counter.ts";
import { routeLabel } from "./watch/route-label.ts";

/** What the platform sees of the application: one fetch handler. */
export function edge(app: Hono<Http>) {
  return {
    async fetch(request, env, context) {
      const begun = Date.now();
      const { onion, development } = readEdgeConfig(env);
      const admitted = fromOnionProxy(request, onion);
      const answer = admitted instanceof Response ? admitted : await app.fetch(admitted, env, context);
      const route = routeLabel(new URL(request.url).pathname);
      if (!development) countAnswer(env, { route, status: answer.status, milliseconds: Date.now() - begun });
      return answer;
    },
  } satisfies ExportedHandler<Env>;
}
