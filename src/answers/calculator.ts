import { type Answer, type Asked, numberWords } from "./answer.ts";
import { evaluate } from "./expression.ts";

/** Parts of numbers that are written like a sum and mean something else: days, hours, ratios, telephone numbers. */
const looksLikeANumber = /^[\d.]+(?:[-/:][\d.]+)+$/;

/** Sums of numbers: "12 * (3 + 4)", "15% of 80", "sqrt 2", "20% off 50". */
export function calculator({ words }: Asked): Answer | null {
  const typed = words
    .replace(/^(?:what(?:'s|’s| is)|calculate|compute|work out|how much is) /, "")
    .replace(/\s*=$/, "")
    .trim();
  if (looksLikeANumber.test(typed) && !words.endsWith("=")) return null;
  const share = shareOf(typed);
  const value = share ?? special(typed) ?? evaluate(typed);
  if (value === null || !Number.isFinite(value)) return null;
  return {
    question: typed,
    value: `${numberWords(value)}${share === null ? "" : "%"}`,
    ...(/sin|cos|tan/.test(typed) && { notes: ["Angles are in radians."] }),
  };
}

/** A decimal number, thousands set apart or not. */
const number = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;

type Rule = readonly [pattern: RegExp, work: (first: number, second: number) => number];

/** What people ask in words, where a sum would need another order. */
const rules: readonly Rule[] = [
  [new RegExp(`^${number} ?(?:%|percent|per cent) off ${number}$`), (share, whole) => whole * (1 - share / 100)],
  [new RegExp(`^(?:a )?${number} ?(?:%|percent|per cent) tip on ${number}$`), (share, whole) => (whole * share) / 100],
];

/** Those whose answer is itself a percentage. */
const shares: readonly Rule[] = [
  [
    new RegExp(`^${number} (?:is what|as a) (?:%|percent|per cent|percentage) of ${number}$`),
    (part, whole) => (part / whole) * 100,
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
    if (match) return rounded(work(read(match[1]), read(match[2])));
  }
  return null;
}

function read(text = ""): number {
  return Number(text.replaceAll(",", ""));
}

/** Without the dust of binary fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
