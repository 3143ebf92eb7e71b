/** The header with the typed words, percent-encoded, for visitors who keep them out of addresses (`kg`). */
export const wordsHeader = "search-words";

/** At most this many suggestions are given and shown (SRCH-1). */
export const suggestionLimit = 8;

/** In UTF-16 units: longer than any phrase that could be suggested. What is typed beyond it is not looked at. */
export const longestQuery = 80;

/** In UTF-16 units. Far more than the longest query with its markup: a bound on the work that an oversized input can ask for. */
export const longestInput = 2000;

/**
 * What somebody typed, fit to be looked up: without markup, control and direction marks or broken characters, spaces
 * made single, cut at {@link longestQuery}. A space at the end stays, because it ends a word.
 */
export function cleanQuery(given: string): string {
  const plain = plainText(given.slice(0, longestInput)).trimStart();
  return plain.slice(0, longestQuery).replace(/[\ud800-\udbff]$/, "");
}

const alreadyPlain = /^[\w.,'-]*(?: [\w.,'-]+)* ?$/;

function plainText(given: string): string {
  if (alreadyPlain.test(given)) return given;
  return given
    .toWellFormed()
    .replace(/<[^<>]*>?/g, " ")
    .replace(/[<>\ufffd\p{Cc}\p{Cf}\s]+/gu, " ");
}

/** What people type instead of characters that Unicode (NFKD) does not decompose. */
const typedInstead: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  "‘": "'",
  "’": "'",
  "–": "-",
};

/** The form in which phrases are compared: lower case, without accents, single spaces (Unicode NFKD). */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøłđðþı‘’–]/g, (letter) => typedInstead[letter] ?? letter)
    .replace(/\s+/g, " ");
}

/** Some of the first may be empty, or the same but for their case. */
const mostLookedAt = 4 * suggestionLimit;

/**
 * The phrases of an answer of `/ac`, `[{"phrase": "…"}, …]`, from whichever source: plain text, each once, at most
 * {@link suggestionLimit}. Null when the answer does not have that form.
 */
export function readSuggestions(answer: unknown): readonly string[] | null {
  if (!Array.isArray(answer)) return null;
  const phrases = answer.slice(0, mostLookedAt).map(phraseOf);
  return phrases.includes(null) ? null : unique(phrases.filter((phrase) => phrase !== null));
}

/** In UTF-16 units: a longer answer is shown on the results page only. */
export const longestAnswer = 60;

/** The answer that came with the first phrase, `[{"phrase": "12 km in miles", "answer": "7.456 mi"}, …]`; null where none did. */
export function readInstant(answer: unknown): string | null {
  const first: unknown = Array.isArray(answer) ? answer[0] : null;
  if (typeof first !== "object" || first === null || !("answer" in first)) return null;
  return typeof first.answer === "string" ? first.answer.slice(0, longestAnswer) : null;
}

function phraseOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null || !("phrase" in item)) return null;
  return typeof item.phrase === "string" ? cleanQuery(item.phrase).trimEnd() : null;
}

/** Each phrase once, whatever its case, the empty ones left out. */
function unique(phrases: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  for (const phrase of phrases) {
    const key = phrase.toLowerCase();
    if (phrase && !known.has(key)) known.set(key, phrase);
  }
  return [...known.values()].slice(0, suggestionLimit);
}

/**
 * Where the typed part of a phrase ends: the number of its UTF-16 units that the query accounts for, whatever the case
 * and accents; 0 when the phrase does not begin with the query.
 */
export function typedLength(phrase: string, query: string): number {
  const typed = fold(query).trimEnd();
  if (!typed || !fold(phrase).startsWith(typed)) return 0;
  for (let length = 1; length <= phrase.length; length++) {
    if (fold(phrase.slice(0, length)).length >= typed.length && !/^\p{M}/u.test(phrase.slice(length))) return length;
  }
  return 0;
}
