import { type Context, Hono } from "hono";
import { renderToReadableStream } from "react-dom/server.edge";
import { createApp } from "../../src/app.ts";
import { edge } from "../../src/edge.ts";
import { readEdgeConfig } from "../../src/env.ts";
import type { C } from "../../src/forms/form.ts";
import { serviceFor } from "../../src/gateway/service.ts";
import { readPosts } from "../../src/gateway/site-services.ts";
import type { Http } from "../../src/http.ts";
import { resultsPage } from "../../src/pages/search/results-page.tsx";
import { pageAnswer } from "../../src/render/answers.ts";
import { frameOf } from "../../src/render/frame.ts";
import { LateParts } from "../../src/render/later.tsx";
import { placePage, type RegisteredPage } from "../../src/render/page.ts";
import { WholePage } from "../../src/render/render.tsx";
import { resolveVisit } from "../../src/visit/visit.ts";
import { pages } from "../pages.ts";
import { noLimits } from "./no-limits.ts";

/** The worker under load: the site as it is deployed, and beside it the yardsticks. */
const app = new Hono<Http & { Bindings: { FILES: Fetcher } }>();

const constant = new TextEncoder().encode("constant");

app.get("/bench/constant", (c) => c.text("constant"));

/** The headers of every page, with a constant body. */
app.get("/bench/headers", (c) => {
  const visit = resolveVisit(c.req.raw, readEdgeConfig(c.env));
  const rendered = { body: constant, etag: null, styleSources: "", scriptSources: "" };
  return pageAnswer(c.req.raw, visit, { rendered, status: 200 });
});

/** A response of the site, kept ready: sending it again is the platform's work alone. */
interface Ready {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

const given = ({ bytes, headers }: Ready) => new Response(bytes, { headers, encodeBody: "manual" });

let readyHome: Ready | undefined;
app.get("/bench/ready", async (c) => {
  readyHome ??= await readyOnce("/", c);
  return given(readyHome);
});

let readyWords: Ready | undefined;
app.get("/bench/ready-words", async (c) => {
  readyWords ??= await readyOnce("/ac?q=wea&type=list", c);
  return given(readyWords);
});

async function readyOnce(path: string, { req, executionCtx }: Context): Promise<Ready> {
  const answer = await site.fetch(new Request(new URL(path, req.url), req.raw), bindings, executionCtx);
  return { bytes: await answer.arrayBuffer(), headers: new Headers(answer.headers) };
}

/** As long as an answer of `/ac`, and the same for every request. */
const eight = Array.from({ length: 8 }, (_, index) => ({ phrase: `weather in place ${index}` }));
app.get("/bench/json", (c) => c.json(eight));

/** A page as Hono and React render it when nothing is done for speed: whole, for each request, from what it loads. */
async function plainly(
  c: Context<Http & { Bindings: { FILES: Fetcher } }>,
  page: RegisteredPage,
  loaded: object | null,
) {
  const visit = c.get("visit");
  const sheet = await page.sheet.read(c.env.ASSETS);
  if (!sheet) throw new Error(`the styles of ${page.id} cannot be read`);
  const [frame, read] = [frameOf(visit, page), page.reads && (await page.reads.read(c.env.ASSETS))];
  const given = { ...frame, ...page.vary(visit), read, data: loaded, result: null };
  const whole = (
    <WholePage page={page} frame={frame} read={read} styles={[sheet]}>
      {page.body(given)}
    </WholePage>
  );
  // Everything is there, so nothing comes later.
  const body = await renderToReadableStream(new LateParts(console.error).around(whole));
  return c.body(body, 200, { "content-type": "text/html; charset=utf-8" });
}

app.use("/bench/plain/*", async (c, next) => {
  const config = readEdgeConfig(c.env);
  c.set("config", config);
  c.set("visit", resolveVisit(c.req.raw, config));
  await next();
});

app.get("/bench/plain/home", (c) => plainly(c, pages.home, null));

/** Pages that load something, rendered plainly from the same. */
app.get("/bench/plain/measure", (c) => plainly(c, pages.whatWeMeasure, { visit: c.get("visit") }));

app.get("/bench/plain/updates", async (c) => {
  const { visit, config } = c.var;
  const service = serviceFor({ here: visit.url, staging: false, options: { config, env: c.env } });
  return plainly(c, pages.updates, { posts: await readPosts(service) });
});

app.get("/bench/plain/results", async (c) => {
  const words = newWords();
  const config = readEdgeConfig({ ...c.env, ...searching });
  c.set("config", config);
  c.set("visit", resolveVisit(new Request(`http://localhost/?q=${encodeURIComponent(words)}`), config));
  const search = { tag: "shown", asked: { words, kind: "web", page: 1 }, bangs: null } as const;
  const data = (await resultsPage.load?.(c as unknown as C, search)) as Readonly<Record<"answer" | "web", unknown>>;
  const results = { ...placePage("home", resultsPage, "features/search"), id: "results" };
  return plainly(c, results as RegisteredPage, { ...data, answer: await data.answer, web: await data.web });
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
const json = { headers: { "content-type": "application/json" } };
const contentHost = "https://content.example";

/** A recorded list of updates, as the content service gives it. */
const posts = JSON.stringify({
  posts: Array.from({ length: 20 }, (_, index) => ({
    ...{
      slug: `update-${index}`,
      title: `What changed in week ${index}`,
      url: `https://site.example/updates#${index}`,
    },
    ...{
      published_at: "2026-11-01T00:00:00Z",
      excerpt: "Otters are carnivorous mammals.",
      feature_image: null,
      html: "",
    },
    paragraphs: ["The 13 extant otter species are all semiaquatic, aquatic, or marine.", "Otters live on fish."],
  })),
});
/** What a search service sends that wants to stop us: as long as an answer may be, and nothing but entries. */
const hostile = `{"results":[${"0,".repeat(499_000)}0]}`;
const hostileService = "https://hostile.example/";
const sentBy = (address: string) =>
  address.startsWith(hostileService) ? hostile : address.startsWith(contentHost) ? posts : recorded;
globalThis.fetch = async (input) => new Response(sentBy(String(input instanceof Request ? input.url : input)), json);

/** Signs the addresses of pictures, and seals sessions: without it no form is taken. */
const keys = JSON.stringify({ keys: [{ kid: "bench", k: "A".repeat(43) }] });

const searching = { SEARCH_UPSTREAM: "https://searx.example/", SESSION_KEYS: keys };

/** Makes each search a new one. */
let searches = 0;
const newWords = () => `${++searches}% of 80`;

const results = (SEARCH_UPSTREAM: string) => (c: Context) =>
  site.fetch(
    new Request(new URL(`/?${new URLSearchParams({ q: newWords() })}`, c.req.url), c.req.raw),
    { ...c.env, ...searching, SEARCH_UPSTREAM },
    c.executionCtx,
  );
app.get("/bench/results", results(searching.SEARCH_UPSTREAM));
app.get("/bench/hostile-results", results(hostileService));

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

/** One object for all requests, as on the platform: what is parsed of it is cached by it. */
let bindings: (Env & { FILES: Fetcher; SESSION_KEYS: string }) | undefined;

export default {
  fetch(request, env, ctx) {
    bindings ??= { ...env, ...dataset, ...noLimits, SESSION_KEYS: keys, ...{ CONTENT_HOST: contentHost } };
    // Neither app is mounted in the other: Hono would wrap each handler of the site once more.
    return (request.url.includes("/bench/") ? app : site).fetch(request, bindings, ctx);
  },
} satisfies ExportedHandler<Env & { FILES: Fetcher }>;
