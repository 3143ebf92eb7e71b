import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everything } from "../../../src/services/scans/amendment.ts";
import { begin } from "../../../src/services/scans/rules.ts";
import { changeSince } from "../../../src/services/scans/view.ts";
import { type Changes, Watchers } from "../../../src/services/scans/watchers.ts";
import { profile } from "./profile.ts";

const record = begin(1, everything(profile), 0);
const changes: Changes = (known) => changeSince(record, profile, 0, known);

/** All that was sent so far, and whether the stream has ended. */
function reading(stream: ReadableStream<Uint8Array> | null) {
  const seen = { text: "", isOver: false };
  const done = (async () => {
    for await (const piece of stream ?? []) seen.text += new TextDecoder().decode(piece);
    seen.isOver = true;
  })();
  return { seen, done };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a stream of events", () => {
  it("DBP-1 gives a sign of life while nothing happens, and ends after five minutes with word to come again", async () => {
    const watchers = new Watchers();
    const { seen, done } = reading(watchers.watch(null, changes));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.text.match(/^: /gm)).toHaveLength(4);
    expect([watchers.count, seen.isOver]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    await done;
    expect(seen.text).toMatch(/event: end\ndata: later\n\n$/);
    expect([watchers.count, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("DBP-1 that somebody left keeps no timer", async () => {
    const watchers = new Watchers();
    await watchers.watch(null, changes)?.cancel();
    expect([watchers.count, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it("DBP-1 that nobody reads is ended before it fills the memory", () => {
    const watchers = new Watchers();
    watchers.watch(null, changes);
    let told = 0;
    for (; watchers.count > 0 && told < 10_000; told += 1) watchers.tellAll(() => changes(null));
    expect(told).toBeGreaterThan(10);
    expect(told).toBeLessThan(10_000);
  });
});
