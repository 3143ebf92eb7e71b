import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { routeNames, routes } from "../../../src/contract/routes.ts";
import { serviceTable } from "../../../src/platform/service-table.ts";
import { expectWritten } from "../../logged.ts";
import { pages } from "../../pages.ts";
import { searxServer } from "../../results/searx-server.ts";
import { subscribed } from "../subscription/visitor.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const upstreams = Object.fromEntries(Object.values(serviceTable).map(({ host }) => [host, "https://service.example"]));

/** The site with every service on another host, whose network behaves as given. */
function site(network: typeof fetch, vars: Readonly<Record<string, string>> = upstreams) {
  vi.spyOn(globalThis, "fetch").mockImplementation(network);
  const app = createApp();
  return async (path: string, cookie = "") =>
    app.fetch(
      new Request(`http://localhost${path}`, { redirect: "manual", headers: { cookie: `country=IE; ${cookie}` } }),
      { ...env, ...vars },
      createExecutionContext(),
    );
}

/** Reads an answer up to some text. */
async function readTo(answer: Response, words: string) {
  const reader = answer.body?.getReader();
  if (!reader) throw new Error("the answer has no body");
  const decoder = new TextDecoder();
  const read = async (isEnough: (text: string) => boolean) => {
    let text = "";
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += decoder.decode(piece.value, { stream: true });
      if (isEnough(text)) break;
    }
    return text;
  };
  return { start: await read((text) => text.includes(words)), rest: () => read(() => false) };
}

/** What comes of some work within 25 seconds of waiting that pass at once; null if nothing does. */
async function afterLong(work: () => Promise<string | null>): Promise<string | null> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let done: { readonly said: string | null } | undefined;
  const working = work().then((said) => {
    done = { said };
  });
  for (let seconds = 0; !done && seconds < 25; seconds += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1000);
  }
  vi.useRealTimers();
  if (!done) return null;
  await working;
  return done.said;
}

const posts = [
  {
    ...{ title: "Moths", slug: "moths", excerpt: "About moths.", paragraphs: ["They come to light."], html: "" },
    ...{ published_at: "2026-11-01T00:00:00Z", feature_image: null, url: "https://site.example/updates#moths" },
  },
];
const jobs = [
  {
    ...{ id: "owl", title: "Owl keeper", department: "Design", location: "Anywhere" },
    ...{ posted_at: "2026-11-01", url: "https://jobs.example/1" },
  },
];

/** What a page shows late, and what stands before and after it. */
const late = [
  { path: "/updates", data: { posts }, before: "<h1", part: "They come to light.", after: "Suggest a change" },
  { path: "/hiring", data: jobs, before: 'id="roles"', part: "Owl keeper", after: "What you get" },
] as const;

describe.each(late)("$path", ({ path, data, before, part, after }) => {
  it("STREAM-1 is sent up to what a slow service is asked for, and on in order once that answers", async () => {
    const answering = Promise.withResolvers<Response>();
    const answer = await site(() => answering.promise)(path);
    expect(answer.status).toBe(200);
    const { start, rest } = await readTo(answer, before);
    expect(start).toMatch(/^<!DOCTYPE html>/);
    expect(start).not.toContain(part);
    answering.resolve(Response.json(data));
    const end = await rest();
    expect(end.indexOf(part)).toBeGreaterThan(-1);
    expect(end.indexOf(after)).toBeGreaterThan(end.indexOf(part));
    expect(end.endsWith("</html>")).toBe(true);
    expect(start + end).not.toMatch(/<template|<script(?! type="(?:module|application\/ld\+json)")/);
  });

  it("HOST-3 is sent whole where that is asked for", async () => {
    const answer = await site(async () => Response.json(data))(`${path}?complete`);
    expect(answer.headers.get("content-length") ?? "0").not.toBe("");
    expect(await answer.text()).toContain(part);
  });

  it.each<[string, () => Promise<Response>]>([
    ["fails", async () => new Response("otter", { status: 500 })],
    ["lies", async () => Response.json([{ title: 1 }])],
    ["is not there", () => Promise.reject(new TypeError("connection refused"))],
  ])("SVC-6 ERR-3 is whole and says what is missing if the service %s", async (_, network) => {
    expectWritten("warn");
    const answer = await site(network)(path);
    const html = await answer.text();
    expect([answer.status, html.endsWith("</html>"), html.includes(after)]).toEqual([200, true, true]);
    expect(html).toMatch(/class="[^"]*notice/);
  });

  it("SVC-6 ERR-3 is whole and says what is missing if the service never answers", async () => {
    expectWritten("warn");
    const html = await afterLong(async () => (await site(() => new Promise(() => {}))(path)).text());
    expect(html).toMatch(/class="[^"]*notice[\s\S]*<\/html>$/);
  });
});

describe("a page of results", () => {
  it("STREAM-1 is sent up to the web results while the search service takes its time", async () => {
    const asked = Promise.withResolvers<void>();
    const server = searxServer("working");
    const search = site(
      async (input, init) => {
        await asked.promise;
        return server.fetch(new Request(input, init));
      },
      { SEARCH_UPSTREAM: "https://searx.example/" },
    );
    const answer = await search(`/?q=${crypto.randomUUID()}`);
    const { start, rest } = await readTo(answer, "<h1");
    expect(start).not.toContain("documents.example");
    asked.resolve();
    const end = await rest();
    const order = ["documents.example/otter/0", "Search another site", "</html>"].map((words) => end.indexOf(words));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(-1);
  });
});

describe("status, title and place", () => {
  it.each([
    ["/no/such/page", 404, null],
    ["/dbp/dashboard", 303, "/dbp/scan"],
    ["/subscriptions/manage", 303, "/subscriptions/activate?next=%2Fsubscriptions%2Fmanage"],
    ["/subscriptions/activate?by=recovery-code", 200, null],
  ])("STREAM-1 of %s are decided before anything is sent", async (path, status, place) => {
    const answer = await site(() => new Promise(() => {}))(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, place]);
    const html = await answer.text();
    expect(html.includes("<title>Enter your recovery code")).toBe(path.includes("recovery-code"));
  });
});

/** Every page that loads something, signed out and signed in, while all services misbehave. */
describe("every page with something to load", { timeout: 120_000 }, () => {
  const loading = routeNames.filter((name) => pages[name].load);

  it.each<[string, typeof fetch]>([
    ["fail", async () => new Response("otter", { status: 500 })],
    ["lie", async () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } })],
    ["cannot be reached", () => Promise.reject(new TypeError("connection refused"))],
  ])("STREAM-1 SVC-6 answers in full where the services %s", async (_, network) => {
    const cookie = (await subscribed()).cookie();
    for (const level of ["warn", "error"] as const) expectWritten(level);
    const ask = site(network);
    for (const name of loading) {
      for (const jar of ["", cookie]) {
        const answer = await ask(routes[name].path, jar);
        const html = await answer.text();
        const isWhole =
          answer.status >= 300 && answer.status < 400 ? answer.headers.has("location") : html.endsWith("</html>");
        expect([name, isWhole, html.includes("error_oops_500")]).toEqual([name, true, false]);
      }
    }
  });

  it("STREAM-1 SVC-6 answers in time where the services never do", async () => {
    const cookie = (await subscribed()).cookie();
    for (const level of ["warn", "error"] as const) expectWritten(level);
    const ask = site(() => new Promise(() => {}));
    for (const name of loading) {
      const said = await afterLong(async () => {
        const answer = await ask(routes[name].path, cookie);
        return (await answer.text()) || answer.headers.get("location");
      });
      expect([name, said]).not.toEqual([name, null]);
    }
  });
});
