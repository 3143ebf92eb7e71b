import { type Answer, type Asked, exact, grouped, numberWords } from "./answer.ts";
import { evaluate } from "./expression.ts";

/** Numbers written like a sum that mean something else: dates, times, ratios, telephone numbers. */
const looksLikeANumber = /^[\d.]+(?:[-/:][\d.]+)+$/;

/** A division after all: too large for a date, a score or opening hours ("24/7"), and no season ("2023/24"). */
const quotient = /^(?!(?:19|20)\d\d\/)\d{3,6}\/\d{1,6}$/;

const percent = "(?:%|percent|per cent)";

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

/** Sums of numbers: "12 * (3 + 4)", "15% of 80", "sqrt 2", "20% off 50". */
export function calculator({ words }: Asked): Answer | null {
  const typed = words
    .replace(/^(?:what(?:'s|’s| is)|calculate|compute|work out|how much is) /, "")
    .replace(/^the (?=square|cube|sqrt)/, "")
    .replace(/\s*=$/, "")
    .trim();
  if (looksLikeANumber.test(typed) && !quotient.test(typed) && !words.endsWith("=")) return null;
  const sign = money.exec(typed)?.[0] ?? "";
  if (sign && !moneySums.some((sum) => sum.test(typed))) return null;
  const plain = typed.replaceAll(sign, "");
  const share = shareOf(plain);
  const value = share ?? special(plain) ?? evaluate(plain);
  if (value === null || !Number.isFinite(value)) return null;
  if (sign && Math.abs(value) > 1e12) return null;
  return {
    question: typed,
    value: sign ? amountWords(value, sign) : `${numberWords(value)}${share === null ? "" : "%"}`,
    ...(/sin|cos|tan/.test(typed) && { notes: ["Angles are in radians."] }),
  };
}

/** A decimal number, with or without thousands separators. */
const number = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;

type Rule = readonly [pattern: RegExp, work: (first: number, second: number) => number];

/** Questions in words that name their numbers in another order than a sum would. */
const rules: readonly Rule[] = [
  [new RegExp(`^${number} ?${percent} (?:off|less than) ${number}$`), (share, whole) => whole * (1 - share / 100)],
  [new RegExp(`^(?:a )?${number} ?${percent} tip on ${number}$`), (share, whole) => (whole * share) / 100],
  [new RegExp(`^add ${number} ?${percent} to ${number}$`), (share, whole) => whole * (1 + share / 100)],
  [new RegExp(`^${number} ?${percent} more than ${number}$`), (share, whole) => whole * (1 + share / 100)],
  [new RegExp(`^half of ${number}$`), (whole) => whole / 2],
];

/** Questions whose answer is itself a percentage. */
const shares: readonly Rule[] = [
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
    if (match) return exact(work(read(match[1]), read(match[2])));
  }
  return null;
}

function read(text = ""): number {
  return Number(text.replaceAll(",", ""));
}
