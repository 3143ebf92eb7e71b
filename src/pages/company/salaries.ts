import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import type { departments } from "../../contract/services.ts";
import { counted } from "../../product/figures.ts";

type Department = (typeof departments)[number];

interface SalaryRange {
  readonly from: number;
  readonly to: number;
}

/** A department without a range does not compile. */
const salaryRanges: Readonly<Record<Department, SalaryRange>> = facts.salaries;

/** "120,000 to 180,000 USD a year" */
export function salaryOf(department: Department): string {
  const { from, to } = salaryRanges[department];
  return i18n.t("{from} to {to} USD a year", { from: counted(from), to: counted(to) });
}
