import { notationOf, numberOf, numberPattern, withoutFractionSigns } from "../numbers.ts";

export type Token =
  | { readonly tag: "number"; readonly value: number }
  | {
      readonly tag: "sign" | "name";
      readonly text: string;
      /** Whether a space stands before it. */
      readonly isSpaced: boolean;
    };

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const spoken: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\b(\d+)(?:st|nd|rd|th) root of (\d[\d.,]*)/g, "($2)^(1/$1)"],
  [/\b(?:square root|sqrt) of\b/g, "sqrt"],
  [/\bcube root of\b|∛/g, "cbrt"],
  [/\b(?:raised )?to the power(?: of)?\b/g, "^"],
  [/\b(?:raised )?to the (\d+)(?:st|nd|rd|th)(?: power)?\b/g, "^$1"],
  [/\bdivided by\b/g, "/"],
  [/\bmultiplied by\b/g, "*"],
  [/\bpercent\b|\bper cent\b/g, "%"],
  [/([\d.,]+)‰/g, "($1 / 10)%"],
  [/\bplus\b|➕/g, "+"],
  [/\bminus\b|[−➖]/g, "-"],
  [/\bnegative (?=[\d.])/g, "-"],
  [/\btimes\b|[×·⋅∙•∗✕✖⨯]/g, "*"],
  [/\bsquared\b/g, "^2"],
  [/\bcubed\b/g, "^3"],
  [/\bfactorial\b/g, "!"],
  [/\bmodulo\b/g, "mod"],
  [/[÷∕➗]/g, "/"],
  [/π/g, "pi"],
  [/\*\*/g, "^"],
  [/(?<=[\d)]) x (?=[\d(.])/g, "*"],
  // Beside plus and times it is no size ("80x40", "1/4x20"), no extension ("555-1234x56") and no number of base 16 ("0x1f").
  [/(?<=[\d)])(?<!\b0)x(?=[\d(])(?:(?<=[+*^].*x)|(?=.*[+*^]))/g, "*"],
  [
    new RegExp(`(?<=[\\d)a-z])⁻?[${raised}]+`, "g"),
    (sign) => `^(${[...sign].map((each) => (each === "⁻" ? "-" : raised.indexOf(each))).join("")})`,
  ],
  [/(?<![\d.,/])\(?(\d+\/\d+)\)? of (?=\d)/g, "($1) * "],
  // Mixed numbers: "1 1/2 + 2".
  [/(?<![\d.,/] ?)\b(\d+) (\d+\/\d+)(?![\d/.,])/g, "($1 + $2)"],
];

const piece = new RegExp(`\\s*(?:(${numberPattern})|(log_?\\d{1,3}(?= ?\\(| \\d)|[a-z]+)|([-+*/^%!()√°]))`, "y");

interface Tokens {
  readonly list: readonly Token[];
  /** What must be said of the notation of its numbers. */
  readonly note?: string;
}

/** The tokens of a sum; null if the text has anything else in it. */
export function tokensOf(text: string): Tokens | null {
  const whole = withoutFractionSigns(text, (before, fraction) =>
    before ? `(${before} + ${fraction})` : `(${fraction})`,
  );
  const plain = spoken.reduce((sum, [word, sign]) => sum.replace(word, sign as string), whole).trim();
  const found: RegExpExecArray[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < plain.length) {
    const match = piece.exec(plain);
    if (!match) return null;
    found.push(match);
  }
  const notation = notationOf(found.flatMap(([, digits = []]) => digits));
  if (!notation) return null;
  const list = found.map(([all, digits, name, sign]): Token => {
    if (digits) return { tag: "number", value: numberOf(digits, notation) };
    const isSpaced = all.startsWith(" ");
    if (name) return { tag: "name", text: name, isSpaced };
    return { tag: "sign", text: sign === "√" ? "sqrt" : (sign ?? ""), isSpaced };
  });
  return { list, ...(notation.note && { note: notation.note }) };
}
