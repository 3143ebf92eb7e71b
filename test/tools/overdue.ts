/** Experiments past their last day: somebody has to decide, and then the entry goes. Not a test, because time alone breaks it. */
import { type Experiment, experiments } from "../../src/contract/experiments/registry.ts";

/** The experiments whose last day is past on a day such as "2026-11-21": a line each, none where all is well. */
export function overdue(registry: Readonly<Record<string, Experiment>>, today: string): string[] {
  return Object.entries(registry).flatMap(([name, { ends, owner }]) =>
    ends < today ? [`${name} ended on ${ends}: ${owner} decides, then the entry goes`] : [],
  );
}

if (import.meta.main) {
  const late = overdue(experiments, new Date().toISOString().slice(0, 10));
  for (const line of late) console.error(line);
  if (late.length > 0) process.exit(1);
}
