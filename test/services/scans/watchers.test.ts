import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { everything } from "../../../src/services/scans/amendment.ts";
import { begin } from "../../../src/services/scans/rules.ts";
import { changeSince } from "../../../src/services/scans/view.ts";
import { type ChangesSince, Watchers } from "../../../src/services/scans/watchers.ts";
import { profile } from "./profile.ts";

const record = begin(1, everything(profile), 0);
const changes: ChangesSince = (known) => changeSince(record, profile, 0, known);

/** Reads a stream: everything sent so far, and whether it has ended. */
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

  it("DBP-1 OPS-3 that nobody reads makes nothing, fills no memory and keeps no timer", async () => {
    const watchers = new Watchers();
    let made = 0;
    const counted: ChangesSince = (known) => {
      made += 1;
      return changes(known);
    };
    const stream = watchers.watch(null, counted);
    for (let told = 0; told < 1000; told += 1) watchers.tellAll(counted);
    expect(made).toBe(0);
    await vi.advanceTimersByTimeAsync(31_000);
    expect([watchers.count, vi.getTimerCount(), made]).toEqual([0, 0, 0]);
    const { seen, done } = reading(stream);
    await done;
    expect(seen.text.length).toBeLessThan(100);
    expect(seen.text).toMatch(/event: end\ndata: later\n\n$/);
  });

  it("DBP-1 tells who reads slowly all that happened at once", async () => {
    const watchers = new Watchers();
    const reader = watchers.watch(null, changes)?.getReader();
    await reader?.read();
    const first = reader?.read();
    await first;
    let made = 0;
    for (let told = 0; told < 10; told += 1) {
      watchers.tellAll((known) => {
        made += 1;
        return changes(known);
      });
    }
    expect(made).toBe(0);
    await reader?.read();
    expect(made).toBe(1);
    await reader?.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });
});
