import { afterEach, beforeEach, expect } from "vitest";

const original = console.error;
let logged: unknown[][] = [];

/** A test in which something logs an error that the test does not expect has found a defect. */
beforeEach(() => {
  logged = [];
  console.error = (...said: unknown[]) => {
    logged.push(said);
    original.apply(console, said);
  };
});

afterEach(() => {
  console.error = original;
  expect(logged).toEqual([]);
});
