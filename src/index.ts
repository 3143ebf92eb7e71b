import { createApp } from "./app.ts";

/** What the platform sees: one fetch handler. Hono's application is made once for each isolate. */
const app = createApp();

export default { fetch: app.fetch } satisfies ExportedHandler<Env>;
