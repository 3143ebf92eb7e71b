import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSuggester } from "../../../client/search/suggester.ts";

interface OpenRequest {
  readonly query: string;
  readonly signal: AbortSignal;
  answer(phrases: readonly unknown[], status?: number): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A suggester whose requests stay open until the test answers them. */
function setUp() {
  const asked: OpenRequest[] = [];
  const shown: [string, readonly string[]][] = [];
  const answers: (string | null)[] = [];
  const reported: unknown[] = [];
  const suggester = createSuggester({
    fetch: (query, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        asked.push({
          query,
          signal,
          answer: (phrases, status = 200) => {
            resolve(Response.json(phrases, { status }));
            return settled();
          },
          fail: (error) => {
            reject(error);
            return settled();
          },
        });
      }),
    show: (query, { phrases, answer }) => {
      shown.push([query, phrases]);
      answers.push(answer);
    },
    report: (error) => reported.push(error),
  });
  return { asked, shown, answers, reported, suggester };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const phrase = (text: string) => ({ phrase: text });

describe("suggestions while typing", () => {
  it("SRCH-8 passes on the answer to a question, remembers it with the phrases, and bounds it", async () => {
    const { asked, answers, suggester } = setUp();
    suggester.ask("2+2");
    await asked[0]?.answer([{ phrase: "2+2", answer: "4" }, phrase("2+2 lyrics")]);
    suggester.ask("2+21");
    await asked[1]?.answer([{ phrase: "2+21", answer: "2".repeat(500) }]);
    suggester.ask("2+");
    await asked[2]?.answer([phrase("2+"), { phrase: "2+2", answer: "4" }]);
    suggester.ask("2+2");
    expect(answers).toEqual(["4", "2".repeat(60), null, "4"]);
  });

  it("SRCH-3 asks once for each query and remembers the answers", async () => {
    const { asked, shown, suggester } = setUp();
    suggester.ask("we");
    suggester.ask("we");
    expect(asked).toHaveLength(1);
    await asked[0]?.answer([phrase("weather")]);
    suggester.ask("wea");
    suggester.ask("we");
    expect(asked.map(({ query }) => query)).toEqual(["we", "wea"]);
    expect(shown).toEqual([
      ["we", ["weather"]],
      ["we", ["weather"]],
    ]);
  });

  it("SRCH-3 gives up the older request and never shows its answer", async () => {
    const { asked, shown, reported, suggester } = setUp();
    suggester.ask("we");
    suggester.ask("wea");
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[1]?.answer([phrase("weather")]);
    await asked[0]?.answer([phrase("west")]);
    expect(shown).toEqual([["wea", ["weather"]]]);
    expect(reported).toEqual([]);
  });

  it("SRCH-3 reports a failure that is no abort, also where a newer query has taken over", async () => {
    const reported: unknown[] = [];
    const fails = (error: Error) => async () => Promise.reject(error);
    const asking = [fails(new TypeError("Failed to fetch")), fails(new DOMException("gone", "AbortError"))];
    const { ask } = createSuggester({
      fetch: () => asking.shift()?.() ?? new Promise(() => {}),
      show: () => {},
      report: (error) => reported.push(error),
    });
    for (const typed of ["we", "wea", "weat"]) ask(typed);
    await expect.poll(() => reported.map(String)).toEqual(["TypeError: Failed to fetch"]);
  });

  it("SRCH-3 shows nothing for an empty field, at once and without asking", async () => {
    const { asked, shown, suggester } = setUp();
    suggester.ask("we");
    suggester.ask("  ");
    await asked[0]?.answer([phrase("weather")]);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual([["", []]]);
  });

  it.each<[string, (asked: OpenRequest | undefined) => Promise<void> | undefined]>([
    ["no connection", (asked) => asked?.fail(new TypeError("offline"))],
    ["an error", (asked) => asked?.answer([], 500)],
    ["another form", (asked) => asked?.answer(["weather"])],
  ])("SRCH-3 reports a failure, shows nothing and asks again the next time: %s", async (_, answer) => {
    const { asked, shown, reported, suggester } = setUp();
    suggester.ask("we");
    await answer(asked[0]);
    expect(reported).toHaveLength(1);
    expect(shown).toEqual([["we", []]]);
    suggester.ask("w");
    suggester.ask("we");
    expect(asked).toHaveLength(3);
  });

  it("SRCH-3 strips markup and keeps each phrase once", async () => {
    const { asked, shown, suggester } = setUp();
    suggester.ask("we<b>a");
    expect(asked[0]?.query).toBe("we a");
    await asked[0]?.answer([phrase("<b>wea</b>ther"), phrase("wea ther"), phrase("WEA THER"), phrase("west")]);
    expect(shown).toEqual([["we a", ["wea ther", "west"]]]);
  });

  it("SRCH-3 is quiet after it was stopped", async () => {
    const { asked, shown, reported, suggester } = setUp();
    suggester.ask("we");
    suggester.stop();
    await asked[0]?.answer([phrase("weather")]);
    expect([shown, reported]).toEqual([[], []]);
  });

  it("SRCH-3 shows what was typed last, in whatever order the answers come", async () => {
    const typing = fc.array(fc.constantFrom("a", "ab", "abc", "b"), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(typing, fc.infiniteStream(fc.nat(7)), async (typed, order) => {
        const { asked, shown, suggester } = setUp();
        for (const query of typed) suggester.ask(query);
        for (const place of order.take(12)) await asked[place]?.answer([phrase(`for ${asked[place].query}`)]);
        for (const { query, answer } of asked) await answer([phrase(`for ${query}`)]);
        const last = typed.at(-1) ?? "";
        expect(shown).toEqual([[last, [`for ${last}`]]]);
        expect(asked.length).toBeLessThanOrEqual(typed.length);
      }),
      { numRuns: 25 },
    );
  });
});
