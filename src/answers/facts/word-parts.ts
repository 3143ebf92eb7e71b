/**
 * How many of the site's files the dictionary is split into; a lookup reads one of them, some 20 kB. A line of such a part is
 * a word, then for each sense a tab, the letter of its part of speech and its meaning.
 */
export const dictionaryParts = 512;

/** Which part a word is in: FNV-1a of its letters, so that parts are alike in size. */
export function partOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % dictionaryParts;
}

/** The senses of a word in a part: for each, the letter of its part of speech, then the meaning. Empty if it lacks the word. */
export function sensesIn(part: string, word: string): readonly string[] {
  const start = part.startsWith(`${word}\t`) ? 0 : part.indexOf(`\n${word}\t`) + 1;
  if (start === 0 && !part.startsWith(`${word}\t`)) return [];
  const end = part.indexOf("\n", start);
  return part.slice(start + word.length + 1, end === -1 ? undefined : end).split("\t");
}
