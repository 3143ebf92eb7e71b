import { Hono } from "hono";
import { renderToReadableStream } from "react-dom/server.edge";
import { facts } from "../../../src/contract/brand.ts";
import { homePages } from "../../../src/pages/home/routes.tsx";
import type { ShellFacets } from "../../../src/render/page.ts";
import { Whole } from "../../../src/render/render.tsx";

/** The plain way to build the site: Hono, React's renderer, and the same page as ours, rendered for each request. */
const app = new Hono<{ Bindings: { ASSETS: Fetcher } }>();

const facets: ShellFacets = {
  host: "main",
  theme: "system",
  ai: true,
  country: null,
  method: "get",
  platform: "other",
  layout: "promo",
  install: { offer: "computers", tooOld: null },
  steps: [],
  app: null,
  standIn: false,
  searchesWeb: true,
  staging: false,
  trial: facts.trialDays,
  group: "",
};

app.get("/", async (c) => {
  const { home } = homePages;
  const sheet = await home.sheet.read(c.env.ASSETS);
  if (!sheet) throw new Error("the styles of home cannot be read");
  const body = await renderToReadableStream(<Whole page={home} facets={facets} styles={[sheet]} />);
  return c.body(body, 200, { "content-type": "text/html; charset=utf-8" });
});

export default app;
