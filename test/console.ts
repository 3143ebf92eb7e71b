import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { type Level, written } from "./logged.ts";

const levels: readonly Level[] = ["debug", "log", "info", "warn", "error"];
const original = Object.fromEntries(levels.map((level) => [level, console[level]])) as Pick<Console, Level>;
let errors: unknown[][] = [];

/** Fails a test if anything in it logs an error that it does not expect. */
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
 * OPS-2: nothing that the workers logged during a test file is about a visitor. Outside workerd, tests run the browser's code,
 * whose console is the visitor's own.
 */
afterAll(async () => {
  const lines = written.splice(0);
  if (navigator.userAgent !== "Cloudflare-Workers") return;
  const { faultsOf } = await import("./watch/faults-of.ts");
  expect(lines.flatMap(({ said }) => faultsOf(said))).toEqual([]);
});
