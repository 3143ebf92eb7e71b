import { describe, expect, it } from "vitest";
import { askUpstream } from "../../src/results/ask-upstream.ts";
import { MinuteCache } from "../../src/results/minute-cache.ts";
import type { Found, Search } from "../../src/results/results.ts";
import { searxng } from "../../src/results/searxng.ts";
import { type Mode, searxServer } from "./searx-server.ts";

const search: Search = { words: "otter", region: "wt-wt", safe: "moderate", page: 1, kind: "web" };
const service = searxng("https://searx.example/");

function asking(mode: Mode) {
  const server = searxServer(mode);
  let time = 0;
  const setting = { fetch: server.fetch, cache: new MinuteCache<Found>(9), now: () => time, timeLimit: 50 };
  return {
    server,
    ask: (changed: Partial<Search> = {}) => askUpstream(service, { ...search, ...changed }, setting),
    later: (milliseconds: number) => {
      time += milliseconds;
    },
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
  ] as const)("SRCH-7 says what is wrong with one that is %s", async (mode, fault) => {
    expect(await asking(mode).ask()).toEqual({ ok: false, fault });
  });

  it("SRCH-7 asks once a minute for the same, and again for what differs", async () => {
    const { ask, server, later } = asking("working");
    await ask();
    await ask();
    expect(server.asked).toHaveLength(1);
    await ask({ page: 2 });
    await ask({ safe: "off" });
    await ask({ region: "uk-en" });
    expect(server.asked).toHaveLength(4);
    later(60_000);
    await ask();
    expect(server.asked).toHaveLength(5);
  });

  it("SRCH-7 remembers no failure", async () => {
    const { ask, server } = asking("failing");
    await ask();
    await ask();
    expect(server.asked).toHaveLength(2);
  });
});
