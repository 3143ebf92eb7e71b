import { Hono } from "hono";

/** The least that an isolate can begin with. */
const app = new Hono();

app.get("*", (c) => c.text("constant"));

export default app;
