import type { Experiment } from "../../src/contract/experiments.ts";

/** The experiments whose last day is past on a day such as "2026-11-21": a line each, none where all is well. */
export function overdue(registry: Readonly<Record<string, Experiment>>, today: string): string[] {
  return Object.entries(registry).flatMap(([name, { ends, owner }]) =>
    ends < today ? [`${name} ended on ${ends}: ${owner} decides, then the entry goes`] : [],
  );
}
