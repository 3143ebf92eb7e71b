import type { departments } from "./services.ts";

type Department = (typeof departments)[number];

interface SalaryRange {
  readonly from: number;
  readonly to: number;
}

/** Yearly pay in US dollars by department. The demonstration's values: another company puts its own pay scale here. */
const salaryRanges: Readonly<Record<Department, SalaryRange>> = {
  Engineering: { from: 120_000, to: 180_000 },
  Design: { from: 105_000, to: 160_000 },
  "Privacy & Policy": { from: 110_000, to: 165_000 },
  Support: { from: 60_000, to: 90_000 },
  Operations: { from: 80_000, to: 130_000 },
};

const number = new Intl.NumberFormat("en-GB");

/** "120,000 to 180,000 USD a year" */
export function salaryOf(department: Department): string {
  const { from, to } = salaryRanges[department];
  return `${number.format(from)} to ${number.format(to)} USD a year`;
}
