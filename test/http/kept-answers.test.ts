/**
 * What an isolate keeps in memory, it never tells anybody whom it does not belong to. Two isolates, each with every module of
 * its own: one hears strangers first, the other does not, and both must say the same.
 */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { wordsHeader } from "../../src/contract/search/suggestions.ts";
import { searxServer } from "../results/searx-server.ts";

interface Asked {
  readonly path: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly country?: string;
}

/** Answers as whoever asked would read them. */
type Isolate = (asked: Asked) => Promise<string>;

/** The search service finds the same for the same words. */
const bound = { ...env, SEARCH_UPSTREAM: "https://searx.example/" };

async function newIsolate(): Promise<Isolate> {
  vi.resetModules();
  const { default: worker } = await import("../../src/index.ts");
  return async ({ path, host = "localhost", headers = {}, country }) => {
    const cf = country === undefined ? {} : { cf: { country } };
    const request = new Request(`http://${host}${path}`, { headers, redirect: "manual", ...cf });
    return shown(await worker.fetch(request as Parameters<typeof worker.fetch>[0], bound, createExecutionContext()));
  };
}

async function shown(answer: Response): Promise<string> {
  return JSON.stringify([answer.status, [...answer.headers], await answer.text()], null, 1);
}

const browser = { accept: "text/html", "accept-encoding": "gzip, br", "user-agent": "Owl/1.0" };
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

/** What people ask for: suggestions, pages, searches with an instant answer, results, and small files. */
const ordinary: readonly Asked[] = [
  ...["a", "pay", "vi", "of", "wea", "weather in", "12+km+in+miles", "otter+!w"].map((q) => ({ path: `/ac?q=${q}` })),
  ...["pay", "vi", "weather"].map((q) => ({ path: `/ac?q=${q}&type=list` })),
  { path: "/ac?q=vi&kl=at-de" },
  { path: "/ac?q=vi", headers: { cookie: "kl=at-de" } },
  { path: "/ac?q=15%25+of+80", headers: { cookie: "kz=-1" } },
  { path: "/ac", headers: { [wordsHeader]: "pay" } },
  { path: "/ac?q=pay", host: "onion.localhost" },
  ...["/", "/about", "/browser", "/compare-privacy", "/theme", "/nowhere"].map((path) => ({ path, headers: browser })),
  { path: "/browser", headers: { ...browser, "user-agent": phone } },
  { path: "/about", headers: { ...browser, cookie: "kae=d" } },
  { path: "/about", headers: { ...browser, "sec-gpc": "1" } },
  { path: "/about", host: "noai.localhost", headers: browser },
  { path: "/", headers: browser, country: "DE" },
  { path: "/", host: "onion.localhost", headers: browser },
  ...["15%25+of+80", "capital+of+France", "otters"].map((q) => ({ path: `/?q=${q}`, headers: browser })),
  { path: "/?q=1+cup+in+ml", headers: { ...browser, cookie: "kaj=m" } },
  { path: "/?q=otters&p=2", headers: browser, country: "IE" },
  { path: "/qr.svg?origin=funnel_home" },
  { path: "/country.json", country: "IE" },
  { path: "/robots.txt" },
];

const one = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const pathOf = ({ path }: Asked) => path.split("?", 1)[0] ?? "/";
const queryOf = ({ path }: Asked) => path.split("?", 2)[1] ?? "q=pay";

/** Pieces of addresses that read like others: repeated, encoded and misplaced names, second queries, fragments. */
const piece = fc.oneof(
  one(ordinary).map(queryOf),
  one(ordinary).map((asked) => `%71=${queryOf(asked).slice(2)}`),
  one([
    "q",
    "q=",
    "%q=a",
    "q[]=a",
    "=pay",
    "kl=at-de",
    "kl=../",
    "k%6C=fr-fr",
    "kz=-1",
    "type=list",
    "typ%65=list",
    "type",
  ]),
  fc
    .tuple(one(["q", "kl", "type", "origin", "z"]), fc.string({ maxLength: 12, unit: "grapheme" }))
    .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`),
  one(["stranger !w", "stranger", "stranger !w?q=pay", "<b>pay</b>", "\u202epay"]).map(
    (q) => `q=${encodeURIComponent(q)}`,
  ),
);
const joiner = one(["&", "&", "&", "?", "&&", "#", "#?", ";", "/?"]);

const oddHeaders = fc
  .subarray([
    ["cookie", "kl=at-de; kl=fr-fr; q=pay"],
    ["cookie", "kz=-1; kae=c; k7=ff0000; __Host-session=x.y"],
    [wordsHeader, "stranger%20!w"],
    [wordsHeader, "%E0"],
    ["accept-encoding", "br;q=0, gzip"],
    ["user-agent", phone],
    ["user-agent", ""],
    ["sec-gpc", "1"],
    ["sec-fetch-site", "cross-site"],
    ["referer", "https://stranger.example/?q=pay"],
    ["x-forwarded-host", "stranger.example"],
    ["accept", "*/*"],
  ] as const)
  .map((pairs) => Object.fromEntries(pairs));

/** What the address of an ordinary request ends with, where it does not belong. */
const ending = fc.tuple(one(["", "", "&", "&z=?", "#?", "?"]), one(ordinary));

const odd = fc.oneof(fc.constant({}), oddHeaders);

/** An ordinary address with odd headers. */
const disguised = fc
  .tuple(one(ordinary), odd)
  .map(([like, headers]) => ({ ...like, headers: { ...like.headers, ...headers } }));

const misspelt = fc
  .record({ like: one(ordinary), pieces: fc.array(fc.tuple(joiner, piece), { maxLength: 3 }), ending, headers: odd })
  .map(({ like, pieces, ending: [sign, other], headers }) => {
    const start = pieces.reduce((path, [sign, text], at) => `${path}${at === 0 ? "?" : sign}${text}`, pathOf(like));
    const path = sign === "" ? start : `${start}${sign}${queryOf(other)}`;
    return { ...like, path, headers: { ...like.headers, ...headers } };
  });

const strange: fc.Arbitrary<Asked> = fc.oneof(disguised, misspelt);

describe("answers of an isolate that strangers have asked before", { timeout: 120_000 }, () => {
  let other: Isolate;
  const fresh = new Map<Asked, string>();

  beforeAll(async () => {
    // The hour decides some of an answer.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const service = searxServer("working");
    vi.spyOn(globalThis, "fetch").mockImplementation((given) => service.fetch(given as Request));
    other = await newIsolate();
    for (const asked of ordinary) fresh.set(asked, await other(asked));
  }, 60_000);
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  // An isolate forgets nothing of what was tried before, so a smaller example would prove nothing.
  const way = { endOnFailure: true };
  const many = (length: number) => fc.array(strange, { minLength: length, maxLength: length, size: "max" });
  /** Once and more often: a page is cached after the first. */
  const again = fc
    .tuple(disguised, fc.constantFrom(1, 12))
    .map(([page, times]) => Array.from({ length: times }, () => page));
  const insistent = fc.array(again, { minLength: 100, maxLength: 100, size: "max" }).map((pages) => pages.flat());

  it("HOLD-6 are those of one that nobody has asked before", async () => {
    await fc.assert(
      fc.asyncProperty(many(400), insistent, async (strangers, pages) => {
        const warm = await newIsolate();
        for (const stranger of strangers) await warm(stranger);
        for (const page of pages) await warm(page);
        for (const [asked, answer] of fresh) expect(await warm(asked), JSON.stringify(asked)).toBe(answer);
      }),
      { ...way, numRuns: 1 },
    );
  });

  it("HOLD-6 are the same for any requests in any order", async () => {
    await fc.assert(
      fc.asyncProperty(many(500), async (requests) => {
        const warm = await newIsolate();
        const forwards: string[] = [];
        const backwards: string[] = [];
        for (const asked of requests) forwards.push(await warm(asked));
        for (const asked of requests.toReversed()) backwards.unshift(await other(asked));
        for (const [at, asked] of requests.entries()) expect(forwards[at], JSON.stringify(asked)).toBe(backwards[at]);
      }),
      { ...way, numRuns: 1 },
    );
  });
});
