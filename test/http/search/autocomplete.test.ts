import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { fold, longestInput, suggestionLimit, wordsHeader } from "../../../src/contract/search/suggestions.ts";
import { edge } from "../../../src/edge.ts";
import { askUpstream } from "../../../src/suggestions/upstream.ts";
import { expectWritten } from "../../logged.ts";
import { hosts, request } from "../request.ts";

interface Suggestion {
  readonly answer?: string;
  readonly phrase: string;
}

async function phrasesFor(query: string, rest = ""): Promise<readonly string[]> {
  const answer = await request(`/ac?q=${encodeURIComponent(query)}${rest}`);
  expect(answer.status, query).toBe(200);
  const list = await answer.json<Suggestion[]>();
  return list.map(({ phrase }) => phrase);
}

/** The suggestions that a deployment with these bindings gives. */
async function askedOf(bound: Env, query: string): Promise<readonly Suggestion[]> {
  const asked = new Request(`http://localhost/ac?q=${query}`) as Request<unknown, IncomingRequestCfProperties>;
  return (await edge(createApp()).fetch(asked, bound, createExecutionContext())).json();
}

describe("GET /ac", () => {
  it("SRCH-1 answers with at most eight phrases that go on from the query", async () => {
    const answer = await request("/ac?q=weat");
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const list = await answer.json<Suggestion[]>();
    expect(list).toHaveLength(suggestionLimit);
    for (const item of list) {
      expect(Object.keys(item)).toEqual(["phrase"]);
      expect(item.phrase).toMatch(/^weat/);
    }
    expect(list[0]?.phrase).toBe("weather");
  });

  it("SRCH-1 SET-1 takes words that stand in no address, and no text as none", async () => {
    const told = async (words: string) =>
      (await request("/ac", { headers: { [wordsHeader]: words } })).json<Suggestion[]>();
    expect((await told(encodeURIComponent("café n")))[0]?.phrase).toMatch(/^caf/);
    expect(await told("%E9")).toEqual([]);
  });

  it.each([
    ["12 km in miles", "7.456454307 miles"],
    ["15% of 80", "12"],
    ["Capital of France ", "Paris"],
  ])("SRCH-8 answers %s before any phrase", async (query, expected) => {
    const list = await (await request(`/ac?${new URLSearchParams({ q: query })}`)).json<Suggestion[]>();
    expect(list[0]).toEqual({ phrase: query.trim(), answer: expected });
    expect(list.slice(1).map((item) => Object.keys(item).join())).toEqual(list.slice(1).map(() => "phrase"));
    expect(list.length).toBeLessThanOrEqual(suggestionLimit);
  });

  it.each(["capital of georgia", "1 cup in ml"])("SRCH-8 leaves to the page what needs a note: %s", async (query) => {
    expect(await (await request(`/ac?${new URLSearchParams({ q: query })}`)).text()).not.toContain("answer");
  });

  it("SRCH-8 SRCH-9 answers nothing where answers are switched off, to other programs, and to words", async () => {
    const keys = async (path: string, asked = {}) =>
      (await (await request(path, asked)).json<object[]>()).flatMap((item) => Object.keys(item));
    expect(await keys("/ac?q=15%25+of+80", { cookie: "kz=-1" })).not.toContain("answer");
    expect(await keys("/ac?q=history+of+time")).not.toContain("answer");
    expect(JSON.stringify(await (await request("/ac?q=15%25+of+80&type=list")).json())).not.toContain("answer");
  });

  it("SRCH-1 gives the form of OpenSearch when asked for it", async () => {
    const answer = await request("/ac?q=weat&type=list");
    expect(answer.headers.get("content-type")).toContain("application/x-suggestions+json");
    const [query, phrases] = await answer.json<[string, string[]]>();
    expect(query).toBe("weat");
    expect(phrases).toContain("weather forecast");
  });

  it("SRCH-1 SRCH-6 gives a browser its query back letter for letter", async () => {
    const asked = [
      "a<b",
      "  two  spaces ",
      "<b>weat</b>",
      'say "hi" \\o/',
      "\u202eabc",
      "a\tb",
      "1+1",
      "x".repeat(300),
      "<",
      " ",
    ];
    for (const query of asked) {
      const answer = await request(`/ac?type=list&q=${encodeURIComponent(query)}`);
      expect((await answer.json<[string, string[]]>())[0]).toBe(query);
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 40 }), async (query) => {
        const answer = await request(`/ac?type=list&q=${encodeURIComponent(query)}`);
        expect((await answer.json<[string, string[]]>())[0]).toBe(query);
      }),
      { numRuns: 100 },
    );
  });

  it.each(["", "?q=", "?q=%20%20", "?q=%3Cb%3E", "?q=%E2%80%8F"])(
    "SRCH-1 gives an empty list for no words: %s",
    async (query) => {
      const answer = await request(`/ac${query}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual([]);
    },
  );

  it.each([
    ["<b>weat</b>", "weather"],
    ["\u202eweather fore", "weather forecast"],
    ["WEATHER FORE", "weather forecast"],
    ["zuri", "zürich"],
    ["sao paul", "são paulo"],
    ["São Paul", "são paulo"],
    ["wetaher", "weather"],
    ["photosinthesis", "photosynthesis"],
    ["cheap hotels in lisbo", "cheap hotels in lisbon"],
  ])("SRCH-1 SRCH-2 looks past markup, marks, case, accents and one slip: %s", async (typed, expected) => {
    expect(await phrasesFor(typed)).toContain(expected);
  });

  it("SRCH-2 ranks by region", async () => {
    const world = await phrasesFor("vi");
    const home = await phrasesFor("vi", "&kl=at-de");
    expect(world).not.toContain("villach");
    expect(home).toContain("villach");
    expect((await phrasesFor("bonj", "&kl=fr-fr"))[0]).toBe("bonjour");
  });

  it("SRCH-1 reads the region from the setting where the address has none", async () => {
    const answer = await request("/ac?q=vi", { cookie: "kl=at-de" });
    expect((await answer.json<Suggestion[]>()).map(({ phrase }) => phrase)).toContain("villach");
  });

  it("SRCH-1 SRCH-2 says to the first keys of a word each time what belongs to this asker", async () => {
    const ask = async (path: string, cookie?: string) => {
      const answer = await request(path, cookie === undefined ? {} : { cookie });
      return { text: await answer.text(), type: answer.headers.get("content-type") };
    };
    const world = await ask("/ac?q=vi");
    expect(await ask("/ac?q=vi")).toEqual(world);
    const list = await ask("/ac?q=vi&type=list");
    expect(list.type).toContain("application/x-suggestions+json");
    expect(JSON.parse(list.text)[0]).toBe("vi");
    const austria = await ask("/ac?q=vi&kl=at-de");
    expect(austria.text).toContain("villach");
    expect(await ask("/ac?q=vi&kl=at-de")).toEqual(austria);
    expect(await ask("/ac?q=vi", "kl=at-de")).toEqual(austria);
    expect(await ask("/ac?q=vi")).toEqual(world);
    expect((await request("/ac?q=vi", { host: hosts.onion })).headers.get("x-robots-tag")).toBe("noindex");
  });

  it.each<[string, string, Record<string, string>]>([
    ["ends in another query", "/ac?q=stranger+!w&z=?q=", {}],
    ["has its words in a header", "/ac?z=?q=", { [wordsHeader]: "stranger%20!w" }],
    ["is one word to some readers and another to others", "/ac?q=stranger+!w&q=", {}],
  ])("HOLD-6 a request that %s decides nothing of what others are told", async (_, address, headers) => {
    // Two that nobody has asked for here before.
    for (const [word, rest] of [
      ["gat", ""],
      ["hou", "&type=list"],
    ]) {
      const stranger = await request(`${address}${word}${rest}`, { headers });
      expect(await stranger.text()).toContain("stranger");
      expect(await (await request(`/ac?q=${word}${rest}`)).text()).not.toContain("stranger");
    }
  });

  it("SRCH-1 asks again for a part of the index that could not be read", async () => {
    const said = expectWritten("error");
    const fetch = vi.fn(env.ASSETS.fetch.bind(env.ASSETS)).mockResolvedValueOnce(new Response(null, { status: 500 }));
    const bound = { ...env, ASSETS: { fetch, connect: env.ASSETS.connect } };
    expect(await askedOf(bound, "qu")).toEqual([]);
    expect(said).toHaveBeenCalledOnce();
    expect(await askedOf(bound, "qu")).toHaveLength(suggestionLimit);
    vi.restoreAllMocks();
  });

  it("SRCH-2 completes bangs", async () => {
    const phrases = await phrasesFor("otter !w");
    expect(phrases[0]).toBe("otter !w");
    for (const phrase of phrases) expect(phrase).toMatch(/^otter !w/);
  });

  it("SRCH-2 suggests our own pages", async () => {
    expect(await phrasesFor("nightjar comp")).toContain("nightjar compare protections");
    expect((await phrasesFor("nightjar pers"))[0]).toBe("nightjar personal information removal");
  });

  it.each(["dbp", "duckai", "ai chat"])(
    "SRCH-2 HOST-4 suggests no page by a name of its address, and none of AI: %s",
    async (name) => {
      expect(await phrasesFor(`nightjar ${name.slice(0, 2)}`)).not.toContain(`nightjar ${name}`);
    },
  );

  const long = "a".repeat(100_000);
  it.each([
    ["100 kB", `q=${long}`],
    ["100 kB of words", `q=${"weather ".repeat(12_500)}`],
    ["100 kB of markup", `q=${"%3C".repeat(33_000)}`],
    ["lone surrogates", "q=%ED%A0%80%ED%B0%80a"],
    ["bytes that are no UTF-8", "q=%ff%fe%c3"],
    ["a script", "q=%3Cscript%3Ealert(1)%3C/script%3E"],
    ["direction marks", "q=%E2%80%AE%E2%80%8Fabc%E2%80%AC"],
    ["a region that is a path", "q=we&kl=../../"],
    ["arrays", "q[]=a&q[]=b&q=we&q=zz&kl[]=fr-fr"],
    ["an unknown form", "q=we&type[]=list&type=%00"],
    ["line feeds", "q=we%0Aather%00"],
    ["names of what every object has", "q=__proto__&kl=constructor"],
    ["letters outside the keyboard", "q=%F0%9F%A6%89%F0%9F%A6%89"],
    ["a bang alone", "q=!"],
  ])("SRCH-1 answers with a list whatever it is sent: %s", async (_, query) => {
    const answer = await request(`/ac?${query}`);
    expect(answer.status).toBe(200);
    const list = await answer.json<Suggestion[]>();
    expect(Array.isArray(list)).toBe(true);
    const phrases = list.map(({ phrase }) => phrase);
    expect(new Set(phrases.map(fold)).size).toBe(phrases.length);
    for (const phrase of phrases) expect(phrase).not.toMatch(/[<>]/);
  });

  it("SRCH-1 cuts an over-long query in the answer too", async () => {
    const answer = await request(`/ac?q=${long}&type=list`);
    const [query] = await answer.json<[string, string[]]>();
    expect(query).toHaveLength(longestInput);
  });
});

describe("a configured upstream", () => {
  const address = "https://suggestions.example/ac?client=nightjar";

  it("SRCH-2 learns the query and the region, and nothing else", async () => {
    const asked: [string, RequestInit | undefined][] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push([String(input), init]);
      return Response.json([{ phrase: "otter <b>facts</b>" }]);
    };
    expect(await askUpstream({ address, fetch }, "otter f", "uk-en")).toEqual(["otter facts"]);
    expect(asked[0]?.[0]).toBe(`${address}&q=otter+f&kl=uk-en`);
    expect(asked[0]?.[1]?.headers).toBeUndefined();
  });

  it("SRCH-2 is asked for the first keys of a word, too", async () => {
    await request("/ac?q=vi");
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json([{ phrase: "viper" }]));
    const bound = { ...env, AC_UPSTREAM: "https://suggestions.example/" };
    const phrases = await askedOf(bound, "vi");
    vi.restoreAllMocks();
    expect(phrases).toEqual([{ phrase: "viper" }]);
    expect(await phrasesFor("vi")).not.toContain("viper");
  });

  it.each<[string, (signal: AbortSignal | null | undefined) => Promise<Response>]>([
    ["answers with an error", async () => new Response("", { status: 503 })],
    ["answers with something else", async () => Response.json({ phrase: "otter" })],
    ["cannot be reached", () => Promise.reject(new TypeError("no connection"))],
    [
      "says nothing for a second",
      (signal) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    ],
  ])("SRCH-2 is passed over when it %s", async (_, answer) => {
    const fetch = (__: RequestInfo | URL, init?: RequestInit) => answer(init?.signal);
    expect(await askUpstream({ address, fetch }, "otter", "wt-wt")).toBeNull();
  });
});
