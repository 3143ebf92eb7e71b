import { createApp } from "./app.ts";
import { readConfig } from "./env.ts";
import { fromOnionProxy } from "./onion/front.ts";

/** What the platform sees: one fetch handler. Hono's application is made once for each isolate. */
const app = createApp();

export default {
  fetch(request, env, context) {
    const asked = fromOnionProxy(request, readConfig(env).onion);
    return asked instanceof Response ? asked : app.fetch(asked, env, context);
  },
} satisfies ExportedHandler<Env>;
