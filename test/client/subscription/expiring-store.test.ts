import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createExpiringStore, type WebStorage } from "../../../client/storage/expiring-store.ts";
import { createManualClock } from "./manual-clock.ts";

const hour = 3_600_000;

/** Browser storage that works as it should. */
function webStorage(entries: Record<string, string> = {}): WebStorage & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function fails(): never {
  throw new DOMException("no", "QuotaExceededError");
}

const broken: Readonly<Record<string, () => WebStorage | null>> = {
  blocked: () => fails(),
  absent: () => null,
  full: () => ({ ...webStorage(), setItem: fails }),
  forgetful: () => ({ ...webStorage(), setItem: () => {} }),
  unreadable: () => ({ getItem: fails, setItem: fails, removeItem: fails }),
};

describe("expiring store", () => {
  it("STORE-1 an entry without a date stays", () => {
    const storage = webStorage();
    const clock = createManualClock(Date.parse("2026-11-21T23:59:00Z"));
    createExpiringStore({ open: () => storage, clock }).set("a", "1");
    clock.advance(10_000 * 24 * hour);
    expect(createExpiringStore({ open: () => storage, clock }).get("a")).toBe("1");
  });

  it("STORE-1 an entry with days is there through the last of them, whatever the hour, and gone after it", () => {
    const storage = webStorage();
    const clock = createManualClock(Date.parse("2026-11-21T23:59:00Z"));
    const store = createExpiringStore({ open: () => storage, clock });
    store.set("a", "1", 2);
    expect(JSON.parse(storage.kept.get("a") ?? "")).toEqual({ value: "1", until: "2026-11-23" });
    clock.advance(48 * hour);
    expect(store.get("a")).toBe("1");
    clock.advance(hour);
    expect(store.get("a")).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it("STORE-1 days beyond what a date can name never end", () => {
    const store = createExpiringStore({ open: () => webStorage(), clock: createManualClock() });
    expect(() => store.set("a", "1", Number.MAX_SAFE_INTEGER)).not.toThrow();
  });

  it.each(["", "1", "{", "null", "[]", '"a"', '{"value":1}', '{"value":"1","until":"soon"}', '{"until":"2099-01-01"}'])(
    "STORE-1 what lies there as %j is nothing, and can be written over",
    (text) => {
      const store = createExpiringStore({ open: () => storage, clock: createManualClock() });
      const storage = webStorage({ a: text });
      expect(store.get("a")).toBeNull();
      store.set("a", "1");
      expect(store.get("a")).toBe("1");
    },
  );

  it.each(Object.entries(broken))("STORE-1 storage that is %s never throws, and the page goes on", (_, open) => {
    const clock = createManualClock(Date.parse("2026-11-21T10:00:00Z"));
    const store = createExpiringStore({ open, clock });
    expect(store.get("a")).toBeNull();
    store.set("a", "1", 1);
    expect(store.get("a")).toBe("1");
    clock.advance(38 * hour);
    expect(store.get("a")).toBeNull();
    store.set("b", "2");
    store.remove("b");
    expect(store.get("b")).toBeNull();
  });

  it("STORE-1 a full storage keeps no older value beside the new one", () => {
    const storage = webStorage();
    const clock = createManualClock();
    const store = createExpiringStore({ open: () => storage, clock });
    store.set("a", "old");
    storage.setItem = fails;
    store.set("a", "new");
    expect(store.get("a")).toBe("new");
    expect(createExpiringStore({ open: () => storage, clock }).get("a")).toBeNull();
  });

  it("STORE-1 any text comes back as it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (value, key) => {
        const storage = webStorage();
        const clock = createManualClock(Date.parse("2026-11-21T10:00:00Z"));
        createExpiringStore({ open: () => storage, clock }).set(key, value, 3);
        expect(createExpiringStore({ open: () => storage, clock }).get(key)).toBe(value);
      }),
    );
  });
});
