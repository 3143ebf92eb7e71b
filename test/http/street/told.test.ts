import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { reports } from "../../answers/reports.ts";
import { afresh } from "./afresh.ts";
import * as earlier from "./reports.ts";
import { type Told, told } from "./told.ts";
import { trials } from "./trials.ts";

type Kind = keyof typeof trials;

/** The requirements that each kind is about. */
const ids: Readonly<Record<Kind, string>> = {
  answer: "SRCH-8",
  answered: "SRCH-8",
  suggestions: "SRCH-6",
  bang: "SRCH-4",
  email: "SUB-2",
  code: "FLOW-2",
  image: "SVC-5",
  onion: "HOST-3",
  clearnet: "HOST-3",
  feedEntry: "SVC-5",
  feed: "SVC-5",
  bridgeAnswer: "NAT-1",
  settings: "SET-2",
  profile: "DBP-1",
  cell: "DBP-1",
  payments: "SUB-8",
  authorize: "SVC-2",
  exchanged: "SVC-2",
  checkout: "SVC-3",
  status: "PAGE-11",
  header: "SVC-2",
  described: "SRCH-6",
};

/** The rows of a table, in one form. */
function rowsOf(table: Told) {
  return (Object.keys(table) as Kind[]).flatMap((kind) =>
    (table[kind] ?? []).map(([source, input, right]) => ({ id: ids[kind], kind, source, input, right })),
  );
}

/** A number in words or digits is right where no further digit follows. */
function isRight(given: unknown, right: unknown): boolean {
  if (right instanceof RegExp) return typeof given === "string" && right.test(given);
  return typeof given === "string" && typeof right === "string" && given.startsWith(`${right} `);
}

/** When the answers are given that tell the next days of something. */
const thursday = Date.UTC(2026, 10, 26, 8);

describe.each(Object.entries({ told, afresh }))("%s", (_, table) => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: thursday });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it.each(rowsOf(table))("$id $kind, $source: $input", async ({ kind, input, right }) => {
    const given = await (trials[kind] as (input: unknown) => unknown)(input);
    expect(isRight(given, right) ? right : given).toEqual(right);
  });
});

describe("the log", () => {
  it("SRCH-8 SUB-2 has a hundred reports, and a hundred more that were tried afresh", () => {
    const before = Object.values(earlier).flat();
    const [first, second] = [rowsOf(told), rowsOf(afresh)];
    expect(before.length + first.length + reports.length).toBeGreaterThanOrEqual(200);
    expect(second.length).toBeGreaterThanOrEqual(100);
    const known = new Set([...before, ...first].map(({ source, input }) => `${source} ${JSON.stringify(input)}`));
    expect(second.filter(({ source, input }) => known.has(`${source} ${JSON.stringify(input)}`))).toEqual([]);
    const sources = [...before, ...first, ...second].map(({ source }) => source);
    expect(sources.filter((source) => !/^[\w.-]+\/[\w.-]+#\d+$/.test(source))).toEqual([]);
  });
});
