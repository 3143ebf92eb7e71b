import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../client/time/clock.ts";
import { within as withinOrReject } from "../../client/time/deadline.ts";
import { within } from "../../src/platform/deadline.ts";

const never = () => new Promise<string>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a deadline in the worker", () => {
  it("gives what the work came to, and leaves no timer behind", async () => {
    let seen: AbortSignal | undefined;
    const work = async (signal: AbortSignal) => {
      seen = signal;
      return "done";
    };
    expect(await within(100, work, () => "late")).toBe("done");
    expect(vi.getTimerCount()).toBe(0);
    expect(seen?.aborted).toBe(false);
  });

  it("says what is to be said when the time is over, and tells the work", async () => {
    let stopped = false;
    const work = (signal: AbortSignal) => {
      signal.addEventListener("abort", () => {
        stopped = true;
      });
      return never();
    };
    const outcome = within(100, work, () => "late");
    await vi.advanceTimersByTimeAsync(99);
    expect(stopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe("late");
    expect(stopped).toBe(true);
  });

  it("rejects as the work does, or as `late` does", async () => {
    await expect(within(100, () => Promise.reject(new Error("broken")), never)).rejects.toThrow("broken");
    expect(vi.getTimerCount()).toBe(0);
    const outcome = within(100, never, () => {
      throw new Error("too late");
    });
    const refused = expect(outcome).rejects.toThrow("too late");
    await vi.advanceTimersByTimeAsync(100);
    await refused;
  });

  it("does not mistake a value that is undefined for the end of the time", async () => {
    expect(
      await within(
        100,
        async () => undefined,
        () => "late",
      ),
    ).toBeUndefined();
  });
});

describe("a deadline in the browser", () => {
  const deadline = { clock: systemClock, limit: 100, late: () => new Error("too late") };

  it("gives what the work came to, and leaves no timer behind", async () => {
    expect(await withinOrReject(deadline, async () => "done")).toBe("done");
    await expect(withinOrReject(deadline, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("rejects when the time is over, and tells the work", async () => {
    let signal: AbortSignal | undefined;
    const outcome = withinOrReject(deadline, (given) => {
      signal = given;
      return never();
    });
    const refused = expect(outcome).rejects.toThrow("too late");
    await vi.advanceTimersByTimeAsync(99);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(signal?.aborted).toBe(true);
  });
});
