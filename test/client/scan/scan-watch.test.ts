import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quarterOf, watchScan } from "../../../client/scan/scan-watch.ts";
import type { ScanChange, ScanStatus } from "../../../src/contract/scan/scans.ts";

const first: ScanStatus = {
  scanProgress: { currentScans: 0, totalScans: 60, scannedBrokers: [] },
  resultsFound: [],
  state: "searching",
  round: 1,
  revision: 0,
  startedAt: 0,
  expiresAt: 86_400_000,
  demonstration: { today: 0, dayLasts: 2000 },
};

function at(revision: number, currentScans = revision, state: ScanStatus["state"] = "searching"): ScanStatus {
  return { ...first, revision, state, scanProgress: { ...first.scanProgress, currentScans } };
}

function changeAt(...given: Parameters<typeof at>): string {
  const change: ScanChange = { ...at(...given), whole: false };
  return JSON.stringify(change);
}

/** A browser driven by hand: `events` is the open stream, `waiting` its timers, `answers` what the service says next. */
function watched({ hasEvents = true, answers = [] as unknown[] } = {}) {
  const seen: ScanStatus[] = [];
  const connections: string[] = [];
  const waiting: { pause: number; run: () => void }[] = [];
  let events: { onData(data: string): void; onEnd(): void } | null = null;
  let opened = 0;
  let gone = 0;
  const stop = watchScan(first, {
    openEvents(listener) {
      if (!hasEvents) return null;
      opened += 1;
      events = listener;
      return () => {
        events = null;
      };
    },
    ask: async () => {
      const [answer] = answers.splice(0, 1);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    after(pause, run) {
      const entry = { pause, run };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
    onStatus: (status) => seen.push(status),
    onConnection: (connection) => connections.push(connection),
    onGone: () => {
      gone += 1;
    },
  });
  /** Runs the next timer, which asks the service, and returns for how long it was set. */
  async function ask(): Promise<number> {
    const [next] = waiting.splice(0, 1);
    next?.run();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    return next?.pause ?? -1;
  }
  return { seen, connections, waiting, ask, stop, events: () => events, opened: () => opened, gone: () => gone };
}

describe("DBP-1 following a scan", () => {
  it("what is shown never goes back, in whatever order and however often events come", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 })), (revisions) => {
        const watch = watched();
        for (const revision of revisions) watch.events()?.onData(changeAt(revision));
        const shown = watch.seen.map(({ revision }) => revision);
        expect(shown).toEqual(shown.toSorted((one, other) => one - other));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.at(-1) ?? 0).toBe(Math.max(0, ...revisions));
      }),
    );
  });

  it("where events end it asks at once, and goes on asking", async () => {
    const watch = watched({ answers: [at(3), at(2), at(5)] });
    watch.events()?.onEnd();
    expect(await watch.ask()).toBe(0);
    expect(await watch.ask()).toBe(2000);
    expect(await watch.ask()).toBe(2000);
    expect(watch.seen.map(({ revision }) => revision)).toEqual([3, 5]);
    expect(watch.connections.at(-1)).toBe("asking");
  });

  it("a browser without events asks from the start", async () => {
    const watch = watched({ hasEvents: false, answers: [at(1)] });
    expect(await watch.ask()).toBe(0);
    expect(watch.seen).toHaveLength(1);
  });

  it("while nothing answers it says so and waits longer each time, then is back at once", async () => {
    const lost = new Error("offline");
    const watch = watched({ hasEvents: false, answers: [lost, 503, "nonsense", lost, lost, at(1)] });
    const pauses = [];
    for (let turn = 0; turn < 6; turn += 1) pauses.push(await watch.ask());
    expect(pauses).toEqual([0, 2000, 4000, 8000, 15_000, 15_000]);
    expect(watch.connections).toEqual(["lost", "lost", "lost", "lost", "lost", "asking"]);
    expect(watch.waiting.map(({ pause }) => pause)).toEqual([2000]);
  });

  it("after a while of asking it tries events again", async () => {
    const watch = watched({ answers: Array.from({ length: 15 }, (_, index) => at(index + 1)) });
    watch.events()?.onEnd();
    for (let turn = 0; turn < 15; turn += 1) await watch.ask();
    expect(watch.opened()).toBe(2);
    watch.events()?.onData(changeAt(40));
    expect(watch.connections.at(-1)).toBe("live");
    expect(watch.waiting).toEqual([]);
  });

  it.each([404, 410])("a scan that is gone (%i) is told once and not asked for again", async (status) => {
    const watch = watched({ answers: [status] });
    watch.events()?.onEnd();
    await watch.ask();
    expect(watch.gone()).toBe(1);
    expect(watch.waiting).toEqual([]);
  });

  it("a scan that is settled is left alone", async () => {
    const byEvents = watched();
    byEvents.events()?.onData(changeAt(9, 60, "settled"));
    expect(byEvents.events()).toBeNull();
    const byAsking = watched({ hasEvents: false, answers: [at(9, 60, "settled")] });
    await byAsking.ask();
    expect(byAsking.waiting).toEqual([]);
  });

  it("once stopped, nothing more is asked or shown", async () => {
    const watch = watched({ hasEvents: false, answers: [at(1)] });
    watch.stop();
    expect(watch.waiting).toEqual([]);
    const asking = watched({ hasEvents: false, answers: [at(1)] });
    asking.waiting[0]?.run();
    asking.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect(asking.seen).toEqual([]);
  });

  it("broken events change nothing", () => {
    const watch = watched();
    for (const data of ["", "{", "null", "{}", '{"revision":9}']) watch.events()?.onData(data);
    expect([watch.seen, watch.connections]).toEqual([[], []]);
  });

  it("is said aloud four times at most", () => {
    const quarters = Array.from({ length: 61 }, (_, done) => quarterOf(at(done)));
    expect(new Set(quarters)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(quarters).toEqual(quarters.toSorted());
  });
});
