import { languageNow } from "../../../src/contract/language/i18n.ts";

/** What each contraction stands for: every ending once, and the words that are irregular with it. */
const expansions: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bcan’t\b/gi, "cannot"],
  [/\bwon’t\b/gi, "will not"],
  [/n’t\b/g, " not"],
  [/’ve\b/g, " have"],
  [/’re\b/g, " are"],
  [/’ll\b/g, " will"],
  [/\b(it|that|there|here|what|who)’s\b/gi, "$1 is"],
  [/\bI’m\b/g, "I am"],
];

/** A statement that pages make, as a contract says it: word by word, without contractions, which other languages write without. */
export function formal(statement: string): string {
  if (languageNow() !== "en") return statement;
  return expansions.reduce((text, [pattern, words]) => text.replace(pattern, words), statement);
}
