import { Hono } from "hono";
import { renderToReadableStream } from "react-dom/server.edge";
import { homePages } from "../../../src/pages/home/routes.tsx";
import type { Frame } from "../../../src/render/frame.ts";
import { WholePage } from "../../../src/render/render.tsx";
import { resolveVisit } from "../../../src/visit/visit.ts";

/** The plain way to build the site: Hono, React's renderer, and the same page as ours, rendered for each request. */
const app = new Hono<{ Bindings: { ASSETS: Fetcher } }>();

const frame: Frame = {
  host: "main",
  language: "en",
  offer: null,
  theme: "system",
  ai: true,
  country: null,
  method: "get",
  simulator: null,
  staging: false,
  group: "",
};

const visit = resolveVisit(new Request("http://localhost/"), { hosts: { start: [], noai: [], onion: [] } });

app.get("/", async (c) => {
  const { home } = homePages;
  const sheet = await home.sheet.read(c.env.ASSETS);
  if (!sheet) throw new Error("the styles of home cannot be read");
  const given = { ...frame, ...home.vary(visit), read: null, data: null, result: null };
  const whole = (
    <WholePage page={home} frame={frame} styles={[sheet]}>
      {home.body(given)}
    </WholePage>
  );
  const body = await renderToReadableStream(whole);
  return c.body(body, 200, { "content-type": "text/html; charset=utf-8" });
});

export default app;
