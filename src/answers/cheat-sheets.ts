import type { Answer, AnswerRequest } from "./answer.ts";

type Rows = readonly (readonly [string, string])[];

const patterns: Rows = [
  [".", "any character but a line break"],
  ["\\d \\w \\s", "a digit, a word character, white space; capitals: anything else"],
  ["[abc] [^abc] [a-z]", "one of these, none of these, one of a range"],
  ["a* a+ a?", "any number, at least one, at most one"],
  ["a{2,5}", "two to five"],
  ["a*? a+?", "as few as possible"],
  ["^ $", "the start and the end of the text, or of each line with m"],
  ["\\b", "the edge of a word"],
  ["(ab) (?:ab)", "a group that is kept, and one that isn’t"],
  ["(?<name>ab) \\k<name>", "a group with a name, and the same text again"],
  ["a|b", "either"],
  ["(?=ab) (?!ab)", "followed, not followed by (lookahead)"],
  ["(?<=ab) (?<!ab)", "preceded, not preceded by (lookbehind)"],
  ["\\. \\* \\\\", "the sign itself"],
  ["g i m s u y", "all, any case, lines, dot takes line breaks, Unicode, from here"],
];

const sheets: Readonly<Record<string, readonly [title: string, rows: Rows]>> = {
  regex: ["Regular expressions", patterns],
};

/** Regular expressions in fifteen lines, or only the lines that mention a word: "regex cheat sheet", "regex lookahead". */
export function cheatSheets({ words }: AnswerRequest): Answer | null {
  const [, name = ""] =
    /^(?:regex|regexp|regular expressions?)(?: (cheat ?sheet|syntax|reference|lookahead|lookbehind|group|groups|quantifiers?|anchors?|flags?))$/.exec(
      words,
    ) ?? [];
  const [title, rows] = sheets.regex ?? ["", []];
  if (!name) return null;
  const wanted = name.replace(/s$/, "");
  const found = rows.filter(([, meaning]) => meaning.includes(wanted));
  return {
    question: title,
    value: "JavaScript’s syntax. Most languages use the same.",
    rows: found.length > 0 ? found : rows,
  };
}
