import { type Answer, type AnswerRequest, numberWords } from "./answer.ts";

const baseNames: Readonly<Record<string, number>> = {
  binary: 2,
  bin: 2,
  octal: 8,
  oct: 8,
  decimal: 10,
  dec: 10,
  hex: 16,
  hexadecimal: 16,
};
const prefixes: Readonly<Record<string, number>> = { b: 2, o: 8, x: 16 };
const nameOf = (base: number) => ({ 2: "binary", 8: "octal", 16: "hexadecimal" })[base] ?? "decimal";
const base = "(binary|bin|octal|oct|decimal|dec|hex|hexadecimal)";
const prefixed = new RegExp(
  `^(?:convert )?(0x[0-9a-f]{1,13}|0b[01]{1,52}|0o[0-7]{1,17})(?: (?:to|in|into|as) ${base})?$`,
);
const spelled = new RegExp(
  `^(?:convert )?([0-9a-f]{1,13}|[01]{1,52}) (?:(?:in|from) )?(?:${base} )?(?:to|in|into|as) ${base}$`,
);
const ofBase = new RegExp(String.raw`^${base} (?:of )?(\d{1,15})$`);

/** Numbers in other bases, in Roman numerals or other digits, their factors: "255 in hex", "MCMXCIV", "６", "factors of 360". */
export function numerals(asked: AnswerRequest): Answer | null {
  const words = asked.words.replace(/^(?:what(?:'s|’s| is)) /, "");
  return inOtherDigits(asked) ?? bases(words) ?? roman(words) ?? factors(words) ?? divisors(words);
}

/** A number by itself in digits of another kind, full-width or of another script, as it is on a plain keyboard. */
function inOtherDigits({ text, line }: AnswerRequest): Answer | null {
  if (!/^\d+(?:[.,]\d+)*$/.test(line) || !/(?!\d)\p{Nd}/u.test(text)) return null;
  return { question: text, value: line };
}

function bases(words: string): Answer | null {
  const [, whole, into = ""] = prefixed.exec(words) ?? [];
  if (whole && into) return ofDigits(whole.slice(2), prefixes[whole[1] ?? ""] ?? 10, baseNames[into] ?? 10);
  if (whole) return inBases(Number(whole), whole);
  const [, digits = "", from = "decimal", to = ""] = spelled.exec(words) ?? [];
  if (to) return ofDigits(digits, baseNames[from] ?? 10, baseNames[to] ?? 10);
  const [, wanted = "", number] = ofBase.exec(words) ?? [];
  return number ? ofDigits(number, 10, baseNames[wanted] ?? 10) : null;
}

const digitsOf: Readonly<Record<number, RegExp>> = { 2: /^[01]+$/, 8: /^[0-7]+$/, 10: /^\d+$/, 16: /^[0-9a-f]+$/ };

function ofDigits(digits: string, from: number, to: number): Answer | null {
  const value = Number.parseInt(digits, from);
  if (!digitsOf[from]?.test(digits) || from === to || !Number.isSafeInteger(value)) return null;
  const written = from === 10 ? digits : `${digits.toUpperCase()} (${nameOf(from)})`;
  return {
    ...inBases(value, digits),
    question: `${written} in ${nameOf(to)}`,
    value: value.toString(to).toUpperCase(),
  };
}

function inBases(value: number, written: string): Answer {
  const rows = [
    ["Decimal", value.toString()],
    ["Hexadecimal", `0x${value.toString(16).toUpperCase()}`],
    ["Octal", `0o${value.toString(8)}`],
    ["Binary", `0b${value.toString(2)}`],
  ] as const;
  return { question: written, value: value.toString(), rows };
}

const symbols = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;
const toRoman =
  /^(?:convert )?(\d{1,4}) (?:(?:in|to|as|into) )?roman(?: numerals?| letters)?$|^roman(?: numerals?)? (?:for |of )?(\d{1,4})$/;
const fromRoman =
  /^(?:convert )?(?:roman numerals? )?([mdclxvi]+)(?: roman(?: numerals?)?| (?:in|to|as|into) (?:an? )?(?:numbers?|arabic|decimal|digits|english|integer))$|^(?:roman|arabic)(?: numerals?)? (?:for |of )?(?!mix$|dim$|mild$)([mdclxvi]{2,})$/;

function roman(words: string): Answer | null {
  const written = toRoman.exec(words);
  const number = Number(written?.[1] ?? written?.[2] ?? 0);
  if (number > 0 && number < 4000) return { question: `${number} in Roman numerals`, value: romanOf(number) };
  const found = fromRoman.exec(words);
  // Four or more letters by themselves are meant as a number: "MCMXCIV", not "DC"; `numberOf` refuses "civil".
  const letters = (found?.[1] ?? found?.[2] ?? (/^[mdclxvi]{4,}$/.test(words) ? words : "")).toUpperCase();
  const value = numberOf(letters);
  return value ? { question: `${letters}, a Roman numeral`, value: numberWords(value).replaceAll(",", "") } : null;
}

function romanOf(number: number): string {
  let [left, written] = [number, ""];
  for (const [value, letters] of symbols) {
    while (left >= value) {
      written += letters;
      left -= value;
    }
  }
  return written;
}

/** Null unless the letters are a Roman numeral in its usual form. */
function numberOf(letters: string): number | null {
  let [left, value] = [letters, 0];
  for (const [worth, sign] of symbols) {
    while (left.startsWith(sign)) {
      value += worth;
      left = left.slice(sign.length);
    }
  }
  return left === "" && value > 0 && value < 4000 && romanOf(value) === letters ? value : null;
}

const factorQuestion = /^(?:all )?(?:the )?(?:factors?|divisors) of (\d{1,10})$/;
const primesQuestion = /^(?:prime factors?(?: of)?|prime factori[sz]ation of|factori[sz]e) (\d{1,10})$/;
const primeQuestion = /^is (\d{1,10}) (?:a )?prime(?: number)?$/;
/** A longer list would be a wall of numbers. */
const mostFactors = 64;

function factors(words: string): Answer | null {
  const [asked, split, tested] = [factorQuestion, primesQuestion, primeQuestion].map((one) => one.exec(words)?.[1]);
  const number = Number(asked ?? split ?? tested ?? 0);
  if (number < 2) return tested ? { question: `Is ${number} prime?`, value: "No" } : null;
  const primes = primesOf(number);
  const product = primes.join(" × ");
  if (tested)
    return { question: `Is ${number} prime?`, value: primes.length === 1 ? "Yes" : `No: ${number} = ${product}` };
  const all = asked ? factorsFrom(primes) : null;
  if (!all)
    return { question: `Prime factors of ${number}`, value: primes.length === 1 ? `${number} is prime.` : product };
  const note = primes.length === 1 ? `${number} is prime.` : `As a product of primes: ${product}`;
  return { question: `Factors of ${number}`, value: all.join(", "), notes: [note] };
}

/** Every whole number that divides the product of these; null where they are too many to read. */
function factorsFrom(primes: readonly number[]): readonly number[] | null {
  const found = new Set([1]);
  for (const prime of primes) {
    for (const factor of [...found]) found.add(factor * prime);
    if (found.size > mostFactors) return null;
  }
  return [...found].toSorted((one, other) => one - other);
}

function primesOf(number: number): number[] {
  const found: number[] = [];
  let left = number;
  for (let factor = 2; factor * factor <= left; factor += factor === 2 ? 1 : 2) {
    // Above 31 bits `%` takes twenty times as long as `/`, whose quotient is exact enough for this test below 53 bits.
    while (Number.isInteger(left / factor)) {
      found.push(factor);
      left /= factor;
    }
  }
  return left > 1 ? [...found, left] : found;
}

const divisorQuestion =
  /^(gcd|hcf|lcm|greatest common divisor|highest common factor|least common multiple)(?: of)?[ (]+(\d{1,12})(?:, ?| and |, and | )(\d{1,12})\)?$/;

function divisors(words: string): Answer | null {
  const [, name = "", one, other] = divisorQuestion.exec(words) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (!one || !a || !b) return null;
  const common = greatest(a, b);
  const isMultiple = name === "lcm" || name.startsWith("least");
  const found = isMultiple ? (a / common) * b : common;
  if (!Number.isSafeInteger(found)) return null;
  return {
    question: `${isMultiple ? "Least common multiple" : "Greatest common divisor"} of ${a} and ${b}`,
    value: numberWords(found),
  };
}

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}
