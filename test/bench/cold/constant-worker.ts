import { Hono } from "hono";

/** The smallest worker that an isolate can start with. */
const app = new Hono();

app.get("*", (c) => c.text("constant"));

export default app;
