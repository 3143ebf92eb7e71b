import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { type Level, written } from "./logged.ts";

const levels: readonly Level[] = ["debug", "log", "info", "warn", "error"];
const original = Object.fromEntries(levels.map((level) => [level, console[level]])) as Pick<Console, Level>;
let errors: unknown[][] = [];

/** A test in which something logs an error that the test does not expect has found a defect. */
beforeEach(() => {
  errors = [];
  for (const level of levels) {
    console[level] = (...said: unknown[]) => {
      written.push({ level, said });
      if (level === "error") errors.push(said);
      original[level].apply(console, said);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  expect(errors).toEqual([]);
});

/**
 * OPS-2: whatever the workers wrote during the whole suite has nothing of a visitor in it. Elsewhere tests run code of the
 * browser, whose console is the visitor's own.
 */
afterAll(async () => {
  const lines = written.splice(0);
  if (navigator.userAgent !== "Cloudflare-Workers") return;
  const { faultsOf } = await import("./watch/faults-of.ts");
  expect(lines.flatMap(({ said }) => faultsOf(said))).toEqual([]);
});
