/**
 * Numbers that are written like a sum and mean something else: dates, scores, versions, telephone numbers, networks. Only what is
 * written without spaces is in doubt; "7 / 8" is a sum.
 */

/** With minus signs, which mean a sum unless a group begins with zero. */
const joinedByMinus = /^\d+(?:−\d+)+$/;

const joined = /^[\d.]+(?:[-/:][\d.]+)+$/;

/** Telephone numbers, some of whose groups are split by spaces or in brackets: "(555) 555-0199", "800 555-0199". */
const telephone = /^\+?[\d ]*\(?\d{3,5}\)?[ -]\d{3,4}-\d{3,4}$|^\+\d[\d -]*$/;

/** A mixed number and nothing else: "5 1/2", "5½". */
const mixed = /^(?:\d+ \d+\/\d+|\d* ?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])$/;

/** Private and reserved networks in the short form that leaves out the zeros: "192.168/16". */
const network = /^(?:10\.0|127\.0|100\.64|169\.254|172\.16|192\.168|198\.18)\/\d{1,2}$/;

const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const quotient = new RegExp(`^${number}(?:/${number})+$`);
const difference = new RegExp(`^(${number})-(${number})$`);
const chain = new RegExp(`^${number}(?:[-/]${number})+$`);

/** Too large for a date, a score or opening hours ("24/7"), and no season ("2023/24"). */
const largeFirst = /^(?!(?:19|20)\d\d[-/])\d{3,6}[-/]/;
/** "0" before a digit, as in a date. */
const zeroFirst = /(?<![\d.])0\d/;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
/** Two days without their year: "24.12-6.1", "24.12/26.12". */
const days = new RegExp(
  String.raw`^${day}\.(?:0[1-9]|1[0-2])(?:-${day}\.(?:0?[1-9]|1[0-2])|/${day}\.(?:0[1-9]|1[0-2]))$`,
);
/** Aircraft: "747-400". */
const aircraft = /^7[0-8]7-/;

/** Whether numbers that look like a sum mean something else, or might. */
export function meansNoSum(typed: string): boolean {
  if (telephone.test(typed) || mixed.test(typed)) return true;
  if (joinedByMinus.test(typed)) return zeroFirst.test(typed);
  if (!joined.test(typed)) return false;
  if (!chain.test(typed) || zeroFirst.test(typed) || days.test(typed) || network.test(typed)) return true;
  if (quotient.test(typed)) return !isQuotient(typed);
  const [, first, second] = difference.exec(typed) ?? [];
  if (first && second) return !isDifference(typed, first, second);
  return !typed.includes(".") && !largeFirst.test(typed);
}

/** With a point, more than a date has parts, or a number larger than a date has. */
function isQuotient(typed: string): boolean {
  return typed.includes(".") || typed.split("/").length > 3 || largeFirst.test(typed);
}

/** A range goes up, and a telephone number's last group is not the shorter one: "100-37" is neither. */
function isDifference(typed: string, first: string, second: string): boolean {
  if (Number(first) <= Number(second) || aircraft.test(typed)) return false;
  return typed.includes(".") || (largeFirst.test(typed) && second.length <= first.length);
}
