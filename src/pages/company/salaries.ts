import { facts } from "../../contract/brand.ts";
import type { departments } from "../../contract/services.ts";

type Department = (typeof departments)[number];

interface SalaryRange {
  readonly from: number;
  readonly to: number;
}

/** A department without a range does not compile. */
const salaryRanges: Readonly<Record<Department, SalaryRange>> = facts.salaries;

const number = new Intl.NumberFormat("en-GB");

/** "120,000 to 180,000 USD a year" */
export function salaryOf(department: Department): string {
  const { from, to } = salaryRanges[department];
  return `${number.format(from)} to ${number.format(to)} USD a year`;
}
