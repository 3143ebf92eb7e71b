import { describe, expect, it } from "vitest";
import { type EnrolmentSetting, enrol } from "../../../client/experiments/enrol.ts";
import { hiddenLetter } from "../../../client/experiments/exposure.ts";
import { createExpiringStore } from "../../../client/storage/expiring-store.ts";
import { createMemoryStore } from "../../../client/storage/store.ts";
import { drawnByBrowser, drawnByEdge } from "../../experiment.ts";

const registry = { one: drawnByEdge, two: drawnByBrowser };

const setting: EnrolmentSetting = {
  mark: "one.b",
  search: "",
  cookie: "",
  blocked: false,
  origin: null,
  today: "2026-11-21",
  random: () => 0.9,
  open: () => createMemoryStore(),
};

describe("enrolment in the browser", () => {
  it("EXP-5 EXP-6 keeps the letter of the edge, alone, for the visit", () => {
    const store = createMemoryStore();
    const open = () => store;
    expect(enrol(registry, { ...setting, open })).toMatchObject({
      name: "one",
      state: { variant: "b", why: "backend" },
      isNew: true,
      enrolledOn: "2026-11-21",
    });
    expect([store.get("exp_one"), store.get("exp_one_on")]).toEqual(["b", null]);
    // The next day of drawing begins during the visit, which stays in the group in which it was counted.
    expect(enrol(registry, { ...setting, open, mark: "one.a" })).toMatchObject({
      state: { variant: "b", why: "stored" },
      isNew: false,
    });
  });

  it("EXP-3 EXP-6 the letter that the browser holds counts, and the edge is to hear of it where its page shows another", () => {
    const open = () => createMemoryStore([["exp_one", "b"]]);
    const hiddenIn = (more: Partial<EnrolmentSetting>) => {
      const enrolment = enrol(registry, { ...setting, open, ...more });
      return enrolment && hiddenLetter(enrolment);
    };
    expect(hiddenIn({ mark: "one.a" })).toBe("b");
    expect(hiddenIn({ mark: "one." })).toBe("b");
    expect(hiddenIn({ mark: "one.b" })).toBeNull();
    expect(hiddenIn({ mark: "one.a", open: () => createMemoryStore() })).toBeNull();
    expect(hiddenIn({ mark: "one.a", blocked: true })).toBeNull();
    expect(hiddenIn({ mark: "one.a", cookie: "exp_one=_" })).toBeNull();
  });

  it("EXP-1 EXP-6 keeps what it drew itself in local storage, with its day, until it expires", () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    const on = (day: string, draw: number) => {
      const store = createExpiringStore({ open: () => storage, clock: { now: () => Date.parse(day) } });
      return enrol(registry, { ...setting, mark: "two.?", today: day, random: () => draw, open: () => store });
    };
    expect(on("2026-11-21", 0.9)).toMatchObject({ state: { variant: "b", why: "random" }, enrolledOn: "2026-11-21" });
    expect(on("2026-12-01", 0.1)).toMatchObject({ state: { variant: "b", why: "stored" }, enrolledOn: "2026-11-21" });
    expect(on("2026-12-22", 0.1)).toMatchObject({ state: { variant: "a", why: "random" }, enrolledOn: "2026-12-22" });
  });

  it.each([
    ["the address asked for it", { search: "?exp_one=b" }, "b", "address"],
    ["the edge drew none", { mark: "one." }, false, "not-drawn"],
    ["nothing is measured", { blocked: true }, false, "blocked"],
    ["the browser has no storage", { open: () => null }, false, "storage"],
  ])("EXP-2 keeps nothing where %s", (_, differs, variant, why) => {
    const store = createMemoryStore();
    const found = enrol(registry, { ...setting, open: () => store, ...differs });
    expect(found).toMatchObject({ state: { variant, why }, isNew: false });
    expect(store.get("exp_one")).toBeNull();
  });

  it("EXP-2 who left is in no group, whatever was kept before", () => {
    const open = () => createMemoryStore([["exp_one", "b"]]);
    expect(enrol(registry, { ...setting, open, mark: "one.", cookie: "exp_one=_" })).toMatchObject({
      state: { variant: false, why: "left" },
    });
  });

  it("EXP-3 a page that says nothing of an experiment of the edge is a mistake", () => {
    expect(() => enrol(registry, { ...setting, mark: "one" })).toThrow(
      "Experiment one has not been assigned on the backend",
    );
  });

  it.each(["", ".b", "three.b", "toString.b", "<b>"])("EXP-1 the mark %j names no experiment", (mark) => {
    expect(enrol(registry, { ...setting, mark })).toBeNull();
  });
});
