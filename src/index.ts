import { createApp } from "./app.ts";
import { edge } from "./edge.ts";

/** Hono's application is made once for each isolate. */
export default edge(createApp());
