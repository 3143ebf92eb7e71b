import { type Answer, type AnswerRequest, exact, grouped, numberWords } from "../answer.ts";
import { evaluate } from "./expression.ts";
import { meansNoSum } from "./number-forms.ts";

const percent = "(?:%|percent|per cent)";

const opening =
  /^(?:(?:what(?:'s|’s| is| does)|calculate|calc|compute|work out|evaluate|solve|how much is) (?:the )?|(?:the )(?=square|cube|sqrt|sum|product)|= ?)/;
const ending = /(?:\s*=|\s+equals?| equal to)$/;

const money = /[$£€]/;

/** Sums whose result is money: amounts of one currency added up, or one amount multiplied, divided or taken a share of. */
const moneySums = [
  /^([$£€])[\d.,]+(?: ?[-+] ?\1[\d.,]+)+$/,
  /^[$£€][\d.,]+ ?[*/x×÷] ?[\d.,]+$/,
  /^[\d.,]+ ?[*x×] ?[$£€][\d.,]+$/,
  new RegExp(String.raw`^(?:a |add )?[\d.]+ ?${percent} (?:of|off|tip on|to|less than|more than) [$£€][\d.,]+$`),
  /^half of [$£€][\d.,]+$/,
];

/** Rounded to the cent; half a cent is rounded away from zero. */
function amountWords(value: number, sign: string): string {
  const cents = Math.round(exact(Math.abs(value) * 100));
  return `${value < 0 && cents > 0 ? "-" : ""}${sign}${grouped((cents / 100).toFixed(2))}`;
}

/** Sums of numbers: "12 * (3 + 4)", "15% of 80", "sqrt 2", "20% off 50", "5/8 as a percentage". */
export function calculator({ words }: AnswerRequest): Answer | null {
  const typed = words.replace(opening, "").replace(opening, "").replace(ending, "").trim();
  if (meansNoSum(typed) && !/=$/.test(words)) return null;
  const sign = money.exec(typed)?.[0] ?? "";
  if (sign && !moneySums.some((sum) => sum.test(typed))) return null;
  const plain = typed.replaceAll(sign, "");
  // Without a letter it is none of those that need many patterns.
  const isInWords = /[a-z]/.test(plain);
  return (isInWords ? inOtherForm(plain) : null) ?? sumOf(plain, typed, { sign, isInWords });
}

interface Written {
  /** Of money; "" where there is none. */
  readonly sign: string;
  readonly isInWords: boolean;
}

function sumOf(plain: string, typed: string, { sign, isInWords }: Written): Answer | null {
  const share = isInWords ? shareOf(plain) : null;
  const known = share ?? (isInWords ? special(plain) : null);
  const sum = known === null ? evaluate(plain) : { value: known, isInDegrees: false };
  if (!sum || !Number.isFinite(sum.value)) return null;
  if (sign && Math.abs(sum.value) > 1e12) return null;
  const isAngle = /\b(?:sin|cos|tan)\b/.test(typed) && !sum.isInDegrees;
  const notes = [...(isAngle ? ["Angles are in radians."] : []), ...(sum.note ? [sum.note] : [])];
  return {
    question: typed,
    value: sign ? amountWords(sum.value, sign) : `${numberWords(sum.value)}${share === null ? "" : "%"}`,
    ...(notes.length > 0 && { notes }),
  };
}

const otherForm =
  /^(.+?) (?:as|in|to|into) an? ?(percentage|percent|%|decimal|fraction)$|^(.+?) (?:as|in|to) (percentage|percent|%|decimal|fractions?)$/;

/** A sum or a number in another form: "5/8 as a percentage", "1/8 as a decimal", "0.625 as a fraction". */
function inOtherForm(plain: string): Answer | null {
  const [, one, ofOne, other, ofOther] = otherForm.exec(plain) ?? [];
  const [given = "", form = ""] = [one ?? other, ofOne ?? ofOther];
  if (!given) return null;
  const isNumber = new RegExp(`^${number}$`).test(given);
  const outOf = new RegExp(`^${number} (?:out )?of ${number}$`).exec(given);
  const value = isNumber ? read(given) : outOf ? read(outOf[1]) / read(outOf[2]) : evaluate(given)?.value;
  if (value === undefined || !Number.isFinite(value)) return null;
  if (/^(?:%|per)/.test(form))
    return { question: `${given} as a percentage`, value: `${numberWords(exact(value * 100))}%` };
  if (form === "decimal") return isNumber ? null : { question: `${given} as a decimal`, value: numberWords(value) };
  const fraction = fractionOf(value);
  return fraction === null ? null : { question: `${given} as a fraction`, value: fraction };
}

/** In digits after the point: a longer decimal is seldom meant to be an exact fraction. */
const mostPlaces = 6;

function fractionOf(value: number): string | null {
  const places = String(value).split(".")[1]?.length ?? 0;
  if (places === 0 || places > mostPlaces || Math.abs(value) > 1e6) return null;
  const [over, under] = [Math.round(Math.abs(value) * 10 ** places), 10 ** places];
  const common = greatestDivisor(over, under);
  return `${value < 0 ? "-" : ""}${over / common}/${under / common}`;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** A decimal number, with or without thousands separators. */
const number = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;

type Rule = readonly [pattern: RegExp, work: (first: number, second: number) => number];

/** Questions in words that name their numbers in another order than a sum would. */
const rules: readonly Rule[] = [
  [
    new RegExp(`^${number} ?${percent} (?:off(?: of)?|less than) ${number}$`),
    (share, whole) => whole * (1 - share / 100),
  ],
  [new RegExp(`^(?:a )?${number} ?${percent} tip on ${number}$`), (share, whole) => (whole * share) / 100],
  [new RegExp(`^add ${number} ?${percent} to ${number}$`), (share, whole) => whole * (1 + share / 100)],
  [new RegExp(`^${number} ?${percent} more than ${number}$`), (share, whole) => whole * (1 + share / 100)],
  [new RegExp(`^half of ${number}$`), (whole) => whole / 2],
  [new RegExp(`^(?:a )?third of ${number}$`), (whole) => whole / 3],
  [new RegExp(`^(?:a )?quarter of ${number}$`), (whole) => whole / 4],
  [new RegExp(`^(?:double|twice) ${number}$`), (whole) => whole * 2],
  [new RegExp(`^${number} ?${percent} discount on ${number}$`), (share, whole) => whole * (1 - share / 100)],
  [
    new RegExp(`^(?:increase ${number} by|${number} increased by) ${number} ?${percent}$`),
    (whole, share) => whole * (1 + share / 100),
  ],
  [
    new RegExp(
      `^(?:decrease ${number} by|reduce ${number} by|${number} (?:decreased|reduced) by) ${number} ?${percent}$`,
    ),
    (whole, share) => whole * (1 - share / 100),
  ],
  [new RegExp(`^(?:add|sum of) ${number} (?:and|to) ${number}$`), (one, other) => one + other],
  [new RegExp(`^subtract ${number} from ${number}$`), (less, whole) => whole - less],
  [new RegExp(`^difference between ${number} and ${number}$`), (one, other) => Math.abs(one - other)],
  [new RegExp(`^(?:multiply ${number} by|product of ${number} and) ${number}$`), (one, other) => one * other],
  [new RegExp(`^divide ${number} by ${number}$`), (whole, parts) => whole / parts],
];

/** Questions whose answer is itself a percentage. */
const shares: readonly Rule[] = [
  [
    new RegExp(`^what (?:%|percent|per cent|percentage) is ${number} (?:out )?of ${number}$`),
    (part, whole) => (part / whole) * 100,
  ],
  [
    new RegExp(`^${number} (?:is what|as a) (?:%|percent|per cent|percentage) of ${number}$`),
    (part, whole) => (part / whole) * 100,
  ],
  [
    new RegExp(`^(?:what )?(?:%|percent|per cent|percentage) of ${number} is ${number}$`),
    (whole, part) => (part / whole) * 100,
  ],
  [
    new RegExp(`^(?:%|percent|per cent|percentage) (?:increase|change) from ${number} to ${number}$`),
    (from, to) => (to / from - 1) * 100,
  ],
  [
    new RegExp(`^(?:%|percent|per cent|percentage) decrease from ${number} to ${number}$`),
    (from, to) => (1 - to / from) * 100,
  ],
];

const special = (typed: string) => worked(typed, rules);
const shareOf = (typed: string) => worked(typed, shares);

function worked(typed: string, rules: readonly Rule[]): number | null {
  for (const [pattern, work] of rules) {
    const match = pattern.exec(typed);
    const [first, second] = match?.slice(1).filter((found) => found !== undefined) ?? [];
    if (match) return exact(work(read(first), read(second)));
  }
  return null;
}

function read(text = ""): number {
  return Number(text.replaceAll(",", ""));
}
