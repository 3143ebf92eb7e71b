import type { Experiment } from "../src/contract/experiments/registry.ts";

/** An experiment that the edge draws, for a visit. */
export const drawnByEdge: Experiment = {
  description: "One thing or the other.",
  reason: "Which?",
  owner: "Nobody",
  ends: "2026-12-31",
  page: "about",
  hosts: ["main"],
  variants: { a: "One", b: "The other" },
  allocation: { a: 0.5, b: 0.5 },
  assignment: "backend",
  persistence: { storage: "session" },
};

/** One that the browser draws, for a month. */
export const drawnByBrowser: Experiment = {
  ...drawnByEdge,
  assignment: "random",
  persistence: { storage: "local", days: 30 },
};
