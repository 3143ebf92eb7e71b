import { type Context, Hono } from "hono";
import { renderToReadableStream } from "react-dom/server.edge";
import { createApp } from "../../src/app.ts";
import { edge } from "../../src/edge.ts";
import { readConfig } from "../../src/env.ts";
import { servicesFor } from "../../src/gateway/site-services.ts";
import type { Http } from "../../src/http.ts";
import { pageAnswer } from "../../src/render/answers.ts";
import { readFacets } from "../../src/render/facets.ts";
import { Hole } from "../../src/render/hole.tsx";
import { page, placePage } from "../../src/render/page.ts";
import { renderPage, Whole } from "../../src/render/render.tsx";
import { resolveVisit } from "../../src/visit/visit.ts";
import { pages } from "../pages.ts";

/** The worker under load: the site as it is deployed, and beside it the yardsticks. */
const app = new Hono<Http & { Bindings: { FILES: Fetcher } }>();

const constant = new TextEncoder().encode("constant");

app.get("/bench/constant", (c) => c.text("constant"));

/** The headers of every page, with a constant body. */
app.get("/bench/headers", (c) => {
  const visit = resolveVisit(c.req.raw, readConfig(c.env));
  const rendered = { body: constant, etag: null, styleSources: "", scriptSources: "" };
  return pageAnswer(c.req.raw, visit, { rendered, status: 200, later: () => {} });
});

/** A response of the site, kept ready: sending it again is the platform's work alone. */
interface Ready {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

const given = ({ bytes, headers }: Ready) => new Response(bytes, { headers, encodeBody: "manual" });

let readyHome: Ready | undefined;
app.get("/bench/ready", async (c) => {
  readyHome ??= await readyOnce("/", c, ({ headers }) => headers.has("content-encoding"));
  return given(readyHome);
});

let readyWords: Ready | undefined;
app.get("/bench/ready-words", async (c) => {
  readyWords ??= await readyOnce("/ac?q=wea&type=list", c, ({ ok }) => ok);
  return given(readyWords);
});

/** A page is compressed after an earlier response, so this asks until the response is as it should be. */
async function readyOnce(path: string, { req, executionCtx }: Context, isReady: (answer: Response) => boolean) {
  for (;;) {
    const answer = await site.fetch(new Request(new URL(path, req.url), req.raw), bindings, executionCtx);
    const bytes = await answer.arrayBuffer();
    if (isReady(answer)) return { bytes, headers: new Headers(answer.headers) };
    await scheduler.wait(10);
  }
}

/** As long as an answer of `/ac`, and the same for every request. */
const eight = Array.from({ length: 8 }, (_, index) => ({ phrase: `weather in place ${index}` }));
app.get("/bench/json", (c) => c.json(eight));

app.get("/bench/full", async (c) => {
  const visit = resolveVisit(c.req.raw, readConfig(c.env));
  const { home } = pages;
  const sheet = await home.sheet.read(c.env.ASSETS);
  if (!sheet) throw new Error("the styles of home cannot be read");
  const whole = <Whole page={home} facets={readFacets(home, visit)} styles={[sheet]} />;
  const body = await renderToReadableStream(whole);
  return c.body(body, 200, { "content-type": "text/html; charset=utf-8" });
});

const greeting = ({ searchParams }: URL) => <p>{searchParams.get("who")}</p>;

const placed = placePage(
  "home",
  page<"platform" | "layout" | "install" | "steps">({
    title: pages.home.title,
    description: pages.home.description,
    varies: ["platform", "layout", "install", "steps"],
    holes: { greeting: ({ url }) => (url.searchParams.has("waits") ? Promise.resolve(greeting(url)) : greeting(url)) },
    body: (facets) => (
      <>
        <Hole name="greeting" />
        {pages.home.body({ ...facets, app: null, standIn: false, searchesWeb: true, trial: 7, staging: false }, null)}
      </>
    ),
  }),
  "home",
);
const homeWithHole = { ...placed, id: "bench" };

app.get("/bench/hole", async (c) => {
  const config = readConfig(c.env);
  const visit = resolveVisit(c.req.raw, config);
  const given = {
    services: servicesFor({ here: visit.url, staging: false, options: { config, env: c.env } }),
    files: c.env.ASSETS,
    subscriber: null,
    outcome: null,
  };
  const report = (error: unknown) => console.error(error);
  const rendered = await renderPage({ page: homeWithHole, visit, given, report });
  return pageAnswer(c.req.raw, visit, { rendered, status: 200, later: (work) => c.executionCtx.waitUntil(work) });
});

/** Text as long as home, with a hole in the middle, made without any of the site's code for pages. */
const half = new TextEncoder().encode("constant ".repeat(3500));
app.get("/bench/text", (c) => {
  const waiting = [half, Promise.resolve(new TextEncoder().encode(`<p>${c.req.query("who")}</p>`)), half];
  const body = new ReadableStream({
    async pull(controller) {
      const piece = waiting.shift();
      if (!piece) return controller.close();
      controller.enqueue(await piece);
    },
  });
  return c.body(body, 200, { "content-type": "text/html; charset=utf-8" });
});

app.get("/bench/file/:name", (c) => c.env.FILES.fetch(`http://files/${c.req.param("name")}`));

app.get("/bench/nothing", (c) => c.body(null, 204));
app.post("/bench/nothing", (c) => c.body(null, 204));

/** The cost of a body that is not read: the least that any worker can do with one. */
app.post("/bench/unread", (c) => c.body(null, 413));
app.get("/bench/points", (c) => c.json({ points }));

const front = edge(createApp());

/** Requests that are made here have no `cf`, hence the type assertion. */
const site = {
  fetch: (request: Request, env: object | undefined, context: Pick<ExecutionContext, "waitUntil">) =>
    front.fetch(...([request, env, context] as Parameters<typeof front.fetch>)),
};

/** A recorded response of a search service, so that only our own work is measured: asking, reading, rendering. */
const recorded = JSON.stringify({
  results: Array.from({ length: 10 }, (_, index) => ({
    title: `What is known of otter ${index}`,
    url: `https://documents.example/otter/${index}`,
    content: "Otters are carnivorous mammals. The 13 extant otter species are all semiaquatic, aquatic, or marine.",
    thumbnail: index % 2 ? null : `https://pictures.example/${index}.jpg`,
  })),
  corrections: [],
  suggestions: ["otter den", "river otter", "sea otter"],
});
/** What a search service sends that wants to stop us: as long as an answer may be, and nothing but entries. */
const hostile = `{"results":[${"0,".repeat(499_000)}0]}`;
const hostileService = "https://hostile.example/";
globalThis.fetch = async (asked) => {
  const isHostile = asked instanceof Request && asked.url.startsWith(hostileService);
  return new Response(isHostile ? hostile : recorded, { headers: { "content-type": "application/json" } });
};

/** Signs the addresses of pictures, and seals sessions: without it no form is taken. */
const keys = JSON.stringify({ keys: [{ kid: "bench", k: "A".repeat(43) }] });

let searches = 0;
const results = (SEARCH_UPSTREAM: string) => (c: Context) =>
  site.fetch(
    new Request(new URL(`/?q=${++searches}%25+of+80`, c.req.url), c.req.raw),
    { ...c.env, SEARCH_UPSTREAM, SESSION_KEYS: keys },
    c.executionCtx,
  );
app.get("/bench/results", results("https://searx.example/"));
app.get("/bench/hostile-results", (c) => {
  // A line for each of thousands would hide what else is told.
  console.error = () => {};
  return results(hostileService)(c);
});

/** Collects what nobody refers to any more, where the worker was started with V8's flag for it. */
app.get("/bench/collect", (c) => {
  if (typeof gc !== "function") return c.text("there is no gc", 501);
  gc();
  return c.text("collected");
});
declare const gc: (() => void) | undefined;

/** Stand in for the platform's datasets, which workerd alone lacks: both take points, and one counts them. */
let points = 0;
const dataset = { EVENTS: { writeDataPoint: () => void points++ }, ANSWERS: { writeDataPoint: () => {} } };

/** Stands in for its rate limits. */
const unlimited = { limit: async () => ({ success: true }) };
const limits = {
  REQUESTS: unlimited,
  LIMIT_FEW: unlimited,
  LIMIT_SOME: unlimited,
  LIMIT_MANY: unlimited,
  LIMIT_ALL: unlimited,
};

/** One object for all requests, as on the platform: what is parsed of it is cached by it. */
let bindings: (Env & { FILES: Fetcher; SESSION_KEYS: string }) | undefined;

export default {
  fetch(request, env, ctx) {
    bindings ??= { ...env, ...dataset, ...limits, SESSION_KEYS: keys };
    // Neither app is mounted in the other: Hono would wrap each handler of the site once more.
    return (request.url.includes("/bench/") ? app : site).fetch(request, bindings, ctx);
  },
} satisfies ExportedHandler<Env & { FILES: Fetcher }>;
