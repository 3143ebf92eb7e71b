import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import worker from "../../src/index.ts";
import { pageCache } from "../../src/render/page-cache.ts";
import { durationBucket } from "../../src/watch/answer-counter.ts";
import { routeLabel } from "../../src/watch/route-label.ts";
import { expectWritten } from "../logged.ts";
import { faultsOf } from "./faults-of.ts";

type Point = Parameters<AnalyticsEngineDataset["writeDataPoint"]>[0];

/** The data points that a deployment writes for one request, and its response. */
async function counted(address: string, init: RequestInit = {}, vars: object = {}) {
  const points: Point[] = [];
  const ANSWERS = { writeDataPoint: (point: Point) => void points.push(point) };
  const deployed = { ...env, STAGE: "staging", MAIN_HOSTS: "nightjar.example", ANSWERS, ...vars };
  const context = createExecutionContext();
  const request = new Request(`https://nightjar.example${address}`, { redirect: "manual", ...init });
  const answer = await worker.fetch(request as Request<unknown, IncomingRequestCfProperties>, deployed, context);
  await answer.text();
  await waitOnExecutionContext(context);
  return { points, answer };
}

const telling = {
  cookie: "country=IE; kl=de-de",
  "user-agent": "Mozilla/5.0 (Wren)",
  "cf-connecting-ip": "198.51.100.77",
  referer: "https://somewhere.example/page",
  authorization: "Bearer of-a-secret",
};

describe("what is counted of an answer", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("OPS-2 is its route, its status, how long it took, how it began and which version: nothing of who asked", async () => {
    const { points } = await counted("/about?q=otter&origin=someone@post.example", { headers: telling });
    expect(points).toEqual([
      {
        indexes: ["about"],
        blobs: [
          "about",
          "200",
          expect.stringMatching(/^(?:\d+|slower)$/),
          expect.stringMatching(/^cold|warm$/),
          "development",
        ],
        doubles: [1],
      },
    ]);
    expect((await counted("/about")).points[0]?.blobs?.[3]).toBe("warm");
  });

  it.each([
    ["/about", "about"],
    ["/About/", "about"],
    ["/ac", "suggestions"],
    ["/t/page_view", "event"],
    ["/api/auth/v2/account", "auth service"],
    ["/checkout/a-secret", "subscriptions service"],
    ["/dev/inbox", "developers"],
    ["/wren@post.example", "unknown"],
    ["/about/wren", "unknown"],
  ])("OPS-2 %s is told as %s, in words of ours alone", (path, label) => {
    expect(routeLabel(path)).toBe(label);
  });

  it.each([
    [0, 10],
    [10, 30],
    [99, 100],
    [100, 300],
    [2999, 3000],
    [60_000, "slower"],
  ])("OPS-2 %d ms fall below %s", (milliseconds, bucket) => {
    expect(durationBucket(milliseconds)).toBe(bucket);
  });

  it("OPS-2 what is refused, unknown or broken is counted, too", async () => {
    const statusOf = async (path: string, init?: RequestInit) =>
      (await counted(path, init)).points[0]?.blobs?.slice(0, 2);
    expect(await statusOf("/no/such/page")).toEqual(["unknown", "404"]);
    expect(await statusOf("/dev/errors/500")).toEqual(["developers", "404"]);
    const foreign = { method: "POST", headers: { origin: "https://elsewhere.example" } };
    expect(await statusOf("/newsletter", foreign)).toEqual(["newsletter", "403"]);
  });

  it("OPS-2 where nothing is counted, one line says so and the visitor is answered", async () => {
    const told = expectWritten("error");
    const { answer } = await counted("/about", {}, { ANSWERS: undefined });
    expect(answer.status).toBe(200);
    const broken = {
      writeDataPoint: () => {
        throw new TypeError("wren@post.example");
      },
    };
    expect((await counted("/about", {}, { ANSWERS: broken })).answer.status).toBe(200);
    expect(told.mock.calls).toHaveLength(1);
    expect(JSON.parse(String(told.mock.calls[0]?.[0]))).toMatchObject({ part: "counting", cause: "not_bound" });
  });
});

describe("a line of the log", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("OPS-2 has nothing of what an error says, where it was asked or by whom", async () => {
    const told = expectWritten("error");
    const failing = {
      fetch: () => Promise.reject(new TypeError("no file for wren@post.example\n    at /about?q=otter:1:1")),
      connect: env.ASSETS.connect,
    };
    await counted("/bang.js?q=otter", { headers: telling }, { ASSETS: failing });
    vi.spyOn(pageCache, "get").mockImplementation(() => {
      throw new TypeError("no page for wren@post.example\n    at /about?q=otter:1:1");
    });
    const signedIn = { headers: { ...telling, cookie: "__Host-session=wren.c2VjcmV0" } };
    const { answer } = await counted("/about?q=otter", signedIn);
    expect(answer.status).toBe(500);
    expect(told.mock.calls.length).toBeGreaterThan(1);
    for (const said of told.mock.calls) expect(faultsOf(said)).toEqual([]);
    const lines = told.mock.calls.map(([text]) => JSON.parse(String(text)));
    expect(lines).toContainEqual(expect.objectContaining({ part: "file", cause: "TypeError" }));
    const request = lines.find(({ part }) => part === "request");
    expect(request).toMatchObject({ route: "about" });
    expect(request.at.length).toBeGreaterThan(0);
  });

  it.each([
    ["an address", '{"part":"request","cause":"Error","version":"development","route":"/about"}'],
    ["a message", '{"part":"request","cause":"no such thing as wren","version":"development"}'],
    ["an email", '{"part":"wren@post.example","cause":"Error","version":"development"}'],
    ["another field", '{"part":"request","cause":"Error","version":"development","agent":"Opera"}'],
    ["a frame that is none", '{"part":"request","cause":"Error","version":"development","at":["wren"]}'],
    ["a token as version", '{"part":"request","cause":"Error","version":"c2VjcmV0LXNlY3JldA"}'],
    ["free text", "something happened"],
  ])("OPS-2 the reader of the suite's lines refuses %s", (_, text) => {
    expect(faultsOf([text])).not.toEqual([]);
    expect(faultsOf([text, { more: 1 }])).not.toEqual([]);
  });
});
