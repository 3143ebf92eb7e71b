import { exact } from "./answer.ts";

/** Works out sums by a grammar: signs, brackets, powers, roots, percentages. Fast on any text: each token is read once. */

type Token =
  | { readonly tag: "number"; readonly value: number }
  | { readonly tag: "sign" | "name"; readonly text: string };

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\b(?:square root|sqrt) of\b/g, "sqrt"],
  [/\bcube root of\b/g, "cbrt"],
  [/\bto the power of\b/g, "^"],
  [/\bdivided by\b/g, "/"],
  [/\bmultiplied by\b/g, "*"],
  [/\bpercent\b|\bper cent\b/g, "%"],
  [/\bplus\b/g, "+"],
  [/\bminus\b/g, "-"],
  [/\btimes\b/g, "*"],
  [/\bsquared\b/g, "^2"],
  [/\bcubed\b/g, "^3"],
  [/\bfactorial\b/g, "!"],
  [/[×·]/g, "*"],
  [/÷/g, "/"],
  [/−/g, "-"],
  [/\*\*/g, "^"],
  [/(?<=\d) x (?=\d)/g, "*"],
];

const piece = /\s*(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)|([a-z]+)|([-+*/^%!()√]))/y;

/** The tokens of a sum; null if the text has anything else in it. */
function tokens(text: string): Token[] | null {
  const plain = spoken.reduce((sum, [word, sign]) => sum.replace(word, sign), text).trim();
  const found: Token[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < plain.length) {
    const match = piece.exec(plain);
    if (!match) return null;
    const [, digits, name, sign] = match;
    if (digits) found.push({ tag: "number", value: Number(digits.replaceAll(",", "")) });
    else if (name) found.push({ tag: "name", text: name });
    else found.push({ tag: "sign", text: sign === "√" ? "sqrt" : (sign ?? "") });
  }
  return found;
}

const constants: ReadonlyMap<string, number> = new Map([
  ["pi", Math.PI],
  ["e", Math.E],
]);

/** Angles are in radians, as everywhere in mathematics. */
const functions: ReadonlyMap<string, (value: number) => number> = new Map([
  ["sqrt", Math.sqrt],
  ["cbrt", Math.cbrt],
  ["abs", Math.abs],
  ["ln", Math.log],
  ["log", Math.log10],
  ["sin", (value) => withoutDust(Math.sin(value), value)],
  ["cos", (value) => withoutDust(Math.cos(value), value)],
  ["tan", tangent],
  ["round", (value) => Math.sign(value) * Math.round(Math.abs(value))],
  ["floor", Math.floor],
  ["ceil", Math.ceil],
]);

/** Zero if the result is no more than the rounding error of numbers as large as `size`, else the result. */
function withoutDust(result: number, size: number): number {
  return Math.abs(result) < 4 * Number.EPSILON * Math.abs(size) ? 0 : result;
}

/** Throws {@link Unreadable} where the tangent would be infinite. */
function tangent(value: number): number {
  if (withoutDust(Math.cos(value), value) === 0) throw new Unreadable();
  return withoutDust(Math.tan(value), value);
}

/** A value, and whether it is a percentage: "250 + 12%" adds twelve percent of 250. */
interface Operand {
  readonly value: number;
  readonly isPercent: boolean;
}

class Unreadable extends Error {}

/** What a sum comes to; null where the text is no sum, or only a number. */
export function evaluate(text: string): number | null {
  const found = tokens(text);
  if (!found || found.length < 2 || found.length > 100) return null;
  if (!found.some(({ tag }) => tag === "number")) return null;
  const reader = new Reader(found);
  try {
    const { value, isPercent } = reader.sum();
    return reader.isAtEnd() && !isPercent && reader.worked ? exact(value) : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Reads tokens from left to right; each method is one rule of the grammar. */
class Reader {
  /** Whether anything was calculated: "(5)" is no sum. */
  worked = false;
  private at = 0;
  private depth = 0;

  private readonly list: readonly Token[];

  constructor(list: readonly Token[]) {
    this.list = list;
  }

  isAtEnd(): boolean {
    return this.at === this.list.length;
  }

  sum(): Operand {
    let left = this.product();
    for (let sign = this.take("+", "-"); sign; sign = this.take("+", "-")) {
      const right = this.product();
      const amount = right.isPercent && !left.isPercent ? left.value * right.value : right.value;
      if (![left.value, amount].every(isKept)) throw new Unreadable();
      left = { value: withoutDust(left.value + (sign === "+" ? amount : -amount), amount), isPercent: false };
    }
    return left;
  }

  private product(): Operand {
    let left = this.signed();
    for (let sign = this.take("*", "/", "of", "mod"); sign; sign = this.take("*", "/", "of", "mod")) {
      if (sign === "of" && !left.isPercent) throw new Unreadable();
      const right = this.signed();
      left = { value: applied(sign, left.value, right.value), isPercent: false };
    }
    return left;
  }

  private signed(): Operand {
    if (!this.take("-")) return this.power();
    const { value, isPercent } = this.signed();
    return { value: -value, isPercent };
  }

  private power(): Operand {
    const base = this.postfix();
    if (!this.take("^")) return base;
    return { value: base.value ** this.signed().value, isPercent: false };
  }

  private postfix(): Operand {
    let value = this.atom();
    if (this.take("!")) value = factorial(value);
    // "5!!", the double factorial, is another function.
    if (this.isNext("!")) throw new Unreadable();
    return this.take("%") ? { value: value / 100, isPercent: true } : { value, isPercent: false };
  }

  private atom(): number {
    const token = this.list[this.at++];
    if (!token) throw new Unreadable();
    if (token.tag === "number") return token.value;
    if (token.text === "(") return this.bracketed();
    const constant = constants.get(token.text);
    if (constant !== undefined) return constant;
    const work = functions.get(token.text);
    if (!work) throw new Unreadable();
    this.worked = true;
    // With brackets, what follows them applies to the result: "sin(1)^2" squares the sine.
    return work(this.isNext("(") ? this.atom() : this.signed().value);
  }

  private bracketed(): number {
    if (++this.depth > 30) throw new Unreadable();
    const { value } = this.sum();
    if (!this.isNext(")")) throw new Unreadable();
    this.at++;
    return value;
  }

  /** Moves past the next token and returns it if it is one of these; else null. */
  private take(...signs: readonly string[]): string | null {
    const sign = signs.find((candidate) => this.isNext(candidate));
    if (sign === undefined) return null;
    this.at++;
    this.worked ||= sign !== "%" && sign !== "-";
    if (sign === "-" && this.at > 1) this.worked = true;
    return sign;
  }

  private isNext(text: string): boolean {
    const token = this.list[this.at];
    return token !== undefined && token.tag !== "number" && token.text === text;
  }
}

/** Whether a number is small enough that adding one to it is exact. */
function isKept(value: number): boolean {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

function applied(sign: string, left: number, right: number): number {
  if (sign === "/") return left / right;
  if (sign === "mod" && ![left, right].every(Number.isSafeInteger)) throw new Unreadable();
  // As mathematics has it, the remainder takes the sign of the divisor.
  return sign === "mod" ? ((left % right) + right) % right : left * right;
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170) throw new Unreadable();
  let product = 1;
  for (let factor = 2; factor <= value; factor++) product *= factor;
  return product;
}
