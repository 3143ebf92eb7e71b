import { describe, expect, it } from "vitest";
import { askSearchService } from "../../src/results/ask-upstream.ts";
import type { WebSearch } from "../../src/results/results.ts";
import { searxng } from "../../src/results/searxng.ts";
import { type Mode, searxServer } from "./searx-server.ts";

const search: WebSearch = { words: "otter", region: "wt-wt", safe: "moderate", page: 1, kind: "web" };
const service = searxng("https://searx.example/");

function asking(mode: Mode) {
  const server = searxServer(mode);
  const setting = { fetch: server.fetch, now: () => 0, timeLimit: 50 };
  return {
    server,
    ask: (changed: Partial<WebSearch> = {}) => askSearchService(service, { ...search, ...changed }, setting),
  };
}

describe("asking a search service", () => {
  it("SRCH-7 brings what it found", async () => {
    const answered = await asking("working").ask();
    expect(answered.ok && answered.found.results.length).toBe(10);
  });

  it.each([
    ["slow", "slow"],
    ["dripping", "slow"],
    ["dead", "dead"],
    ["failing", "dead"],
    ["redirecting", "dead"],
    ["lying", "lying"],
    ["html", "lying"],
    ["huge", "too_large"],
    ["zeros", "too_large"],
  ] as const)("SRCH-7 says what is wrong with one that is %s", async (mode, fault) => {
    expect(await asking(mode).ask()).toEqual({ ok: false, fault });
  });

  it("SRCH-7 HOLD-6 asks each time, so that no answer tells by its time what somebody else searched", async () => {
    const { ask, server } = asking("working");
    await ask();
    await ask();
    expect(server.asked).toHaveLength(2);
  });
});
