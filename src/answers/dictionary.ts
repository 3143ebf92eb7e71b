import { storedWords } from "../files/stored-words.ts";
import type { Answer, AnswerRequest } from "./answer.ts";
import { partOfWord, sensesIn } from "./facts/word-parts.ts";

/** Without "the meaning of life", since whoever asks that doesn't want a dictionary. */
const questions: readonly RegExp[] = [
  /^define:? (?:an? |the )?(.+)$/,
  /^(?:(?:what(?:'s|’s| is) )?the )?(?:definition|meaning) of (?!life$)(?:the word )?(.+)$/,
  /^what does (?:the word )?(?!(?:an?|at|he|i|it|she|that|the|they|this|we|you)\b)(.+?) mean$/,
  /^(.+?) (?:definition|meaning|in the dictionary)$/,
];

/** Terms that only look like a question: "high definition". */
const notions =
  /^(?:high|low|standard|ultra|medical|legal|hidden|double|deeper|song|name|dream|flag|tarot|slang|spiritual|biblical|tesla|amazon|easter|well|true|real) (?:definition|meaning)$|^(?:definition|meaning) of (?:done|names)$/;

const partsOfSpeech: Readonly<Record<string, string>> = { n: "noun", v: "verb", a: "adjective", r: "adverb" };

/** In letters: no word of the dictionary is longer. */
const longestWord = 60;

/** What a word means: "define serendipity", "photosynthesis meaning". For a form such as "otters", what its base word means. */
export async function dictionary({ words, files }: AnswerRequest): Promise<Answer | null> {
  if (notions.test(words)) return null;
  const asked = questions.map((pattern) => pattern.exec(words)?.[1]).find((found) => found !== undefined);
  const word = asked?.replace(/^["“‘']|["”’']$/g, "");
  if (!word || word.length > longestWord || !/^[a-z][a-z' ’-]*$/.test(word)) return null;
  // With "meaning", a plural is not looked up as its singular: "meaning of dreams" asks for more than a word.
  const bases = /meaning/.test(words) ? [] : basesOf(word);
  for (const form of [word, ...bases]) {
    const text = await storedWords(files, partOfWord(form));
    const senses = text === null ? [] : sensesIn(text, form);
    if (senses.length > 0) return answerOf(form, senses);
  }
  return null;
}

function answerOf(word: string, senses: readonly string[]): Answer {
  const [first, ...others] = senses.map((sense) => [partsOfSpeech[sense[0] ?? ""] ?? "", sense.slice(1)] as const);
  return {
    question: `${word}, ${first?.[0]}`,
    value: first?.[1] ?? "",
    rows: others,
    source: "From WordNet 3.1, Princeton University.",
  };
}

/** Endings of English word forms, longest first, and what replaces each to give the base word. */
const endings: readonly (readonly [ending: RegExp, base: string])[] = [
  [/ies$/, "y"],
  [/ied$/, "y"],
  [/(.)\1(?:ing|ed|er|est)$/, "$1"],
  [/(?:ing|ed|er|est)$/, ""],
  [/(?:ing|ed|er|est)$/, "e"],
  [/(?<=[sxz]|ch|sh)es$/, ""],
  [/(?<!s)s$/, ""],
];

/** In letters: "as" is no form of "a". */
const shortestBase = 3;

/** Words that this may be a form of, the likeliest first. */
function basesOf(word: string): readonly string[] {
  const bases = endings.filter(([ending]) => ending.test(word)).map(([ending, base]) => word.replace(ending, base));
  return bases.filter((base) => base.length >= shortestBase);
}
