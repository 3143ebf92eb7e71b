/** When what happens in a case, from the moment at which it was opened. Pure. */
import { facts } from "../../contract/brand/brand.ts";
import type { AccessCode } from "../../contract/services.ts";
import { digest } from "../../platform/digest.ts";
import { caseSteps } from "../../product/case-steps.ts";

const { codeHours, lines } = facts.restoration;

const day = 24 * 60 * 60 * 1000;

/** A case is opened with its access code, whose life is always as long. In milliseconds since 1970. */
export function openedAt({ expiresAt }: Pick<AccessCode, "expiresAt">): number {
  return expiresAt - codeHours * 60 * 60 * 1000;
}

/**
 * By which the advisers find a case: eight digits that the access code alone decides, so that nothing more is kept, and
 * that lead back neither to the code nor to the account.
 */
export async function caseReference({ accessCode }: Pick<AccessCode, "accessCode">): Promise<string> {
  const digits = Array.from((await digest(`case ${accessCode}`)).subarray(0, 8), (byte) => byte % 10).join("");
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** The calendar day of a moment where the advisers work, as its midnight in UTC: so a day always has 24 hours. */
export function adviserDay(time: number): number {
  // Swedish writes a date as ISO 8601 does.
  return Date.parse(new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: lines.zone }).format(time));
}

/** The day that comes so many working days, Monday to Friday, after another. Both are midnights in UTC. */
export function workingDaysAfter(first: number, count: number): number {
  if (count === 0) return first;
  const next = first + day;
  const isWorkingDay = new Date(next).getUTCDay() % 6 !== 0;
  return workingDaysAfter(next, isWorkingDay ? count - 1 : count);
}

/** The steps of a case with the day by which each is done; null where nobody can say. */
export function casePlan(opened: number) {
  const first = adviserDay(opened);
  return caseSteps().map(({ workingDays, title, text }) => ({
    title,
    text,
    by: workingDays === null ? null : workingDaysAfter(first, workingDays),
  }));
}
