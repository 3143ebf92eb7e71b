import { exact } from "../answer.ts";
import { type Token, tokensOf } from "./sum-tokens.ts";

/** Works out sums by a grammar: signs, brackets, powers, roots, percentages. Fast on any text: each token is read once. */

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
  ["asin", Math.asin],
  ["arcsin", Math.asin],
  ["acos", Math.acos],
  ["arccos", Math.acos],
  ["atan", Math.atan],
  ["arctan", Math.atan],
  ["sinh", Math.sinh],
  ["cosh", Math.cosh],
  ["tanh", Math.tanh],
  ["exp", Math.exp],
  ["round", (value) => Math.sign(value) * Math.round(Math.abs(value))],
  ["floor", Math.floor],
  ["ceil", Math.ceil],
]);

function functionNamed(name: string): ((value: number) => number) | undefined {
  const base = Number(/^log_?(\d+)$/.exec(name)?.[1] ?? 0);
  if (base === 2) return Math.log2;
  if (base === 10) return Math.log10;
  return base > 1 ? (value) => Math.log(value) / Math.log(base) : functions.get(name);
}

const degreeSigns = ["°", "degrees", "degree", "deg"];

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

export interface Sum {
  readonly value: number;
  /** Angles were given in degrees. */
  readonly isInDegrees: boolean;
  readonly note?: string;
}

/** What a sum comes to; null where the text is no sum, or only a number. */
export function evaluate(text: string): Sum | null {
  const found = tokensOf(text);
  if (!found || found.list.length < 2 || found.list.length > 100) return null;
  if (!found.list.some((token) => token.tag === "number" || token.text === "pi")) return null;
  const reader = new Reader(found.list);
  try {
    const { value } = reader.sum();
    if (!reader.isAtEnd() || !reader.worked) return null;
    return { value: exact(value), isInDegrees: reader.isInDegrees, ...(found.note && { note: found.note }) };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Reads tokens from left to right; each method is one rule of the grammar. */
class Reader {
  /** Whether anything was calculated: "(5)" is no sum. */
  worked = false;
  isInDegrees = false;
  private at = 0;
  private depth = 0;
  private functionsOpen = 0;
  /** Products without a sign so far. */
  private unsigned = 0;

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
      const { unsigned } = this;
      const right = this.signed();
      // People disagree about "6 / 2(1 + 2)".
      if (sign === "/" && this.unsigned > unsigned) throw new Unreadable();
      left = { value: applied(sign, left.value, right.value), isPercent: false };
    }
    return left;
  }

  /** A product without a sign: "2(3 + 4)", "2 pi". */
  private factors(): Operand {
    let left = this.power();
    while (!left.isPercent && this.isFactorNext()) {
      const token = this.list[this.at];
      const isApart = token?.tag === "sign" && token.isSpaced;
      const { value } = left;
      this.worked = false;
      const right = this.power();
      // A number in brackets after another is something else: "1917 (2019)".
      if (isApart && !this.worked) throw new Unreadable();
      this.worked = true;
      this.unsigned++;
      left = { value: value * right.value, isPercent: false };
    }
    return left;
  }

  private isFactorNext(): boolean {
    const [before, token] = [this.list[this.at - 1], this.list[this.at]];
    const isAfterValue = before?.tag === "number" || before?.text === ")" || before?.text === "pi";
    if (!isAfterValue || !token || token.tag === "number") return false;
    return token.text === "(" || token.text === "pi" || functionNamed(token.text) !== undefined;
  }

  private signed(): Operand {
    if (!this.take("-")) return this.factors();
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
    if (this.functionsOpen > 0 && this.take(...degreeSigns)) {
      this.isInDegrees = true;
      value *= Math.PI / 180;
    }
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
    const work = functionNamed(token.text);
    if (!work) throw new Unreadable();
    this.worked = true;
    this.functionsOpen++;
    // With brackets, what follows them applies to the result: "sin(1)^2" squares the sine.
    const value = this.isNext("(") ? this.atom() : this.operand();
    this.functionsOpen--;
    return work(value);
  }

  private operand(): number {
    return (this.isNext("-") ? this.signed() : this.power()).value;
  }

  private bracketed(): number {
    if (++this.depth > 30) throw new Unreadable();
    const { value } = this.sum();
    if (!this.isNext(")")) throw new Unreadable();
    this.at++;
    return value;
  }

  /** Transitions past the next token and returns it if it is one of these; else null. */
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
