import type { Language } from "../../src/contract/language/languages.ts";
import { voiceOf } from "../../src/locales/speaking.ts";

/** Words that nearly every English sentence has one of. */
const englishWords = "the of to and or for your you is are it with we our this that from no".split(" ");

/** Texts of one word that are English. */
const englishAlone = "Yes No Free Search Next Back Close Price Help Save Settings Questions".split(" ");

/** Which of them are words of another language, too. */
const ownWords: Readonly<Record<string, readonly string[]>> = {
  es: ["no", "No"],
  fr: ["Questions"],
  it: ["no", "No", "it"],
  nl: ["is", "of", "we"],
  pl: ["no", "to", "we"],
};

/** The labels of our apps that pages quote: they are in English in every language. */
const quoted = /[„“«"]\s?I have a (?:subscription|recovery code)\s?[“”»"]/g;

function isEnglish(text: string, language: Language): boolean {
  const own = ownWords[language] ?? [];
  const words = text.includes(" ") ? text.toLowerCase().match(/\p{L}+/gu) : [text];
  const english = text.includes(" ") ? englishWords : englishAlone;
  return (words ?? []).some((word) => english.includes(word) && !own.includes(word));
}

/** The texts of a page and of its attributes, without those that say they are English, and the names of sites. */
export function textsIn(html: string): readonly string[] {
  const inEnglish = /<(section|ul|p|a|span|h4) [^>]*lang="en-GB"[^>]*>.*?<\/\1>/gs;
  const shown = html.replace(/<(script|style|code)\b.*?<\/\1>|<td><a .*?<\/a>/gs, "").replace(inEnglish, "");
  const said = [...shown.matchAll(/>([^<]+)<|(?:alt|title|placeholder|aria-label|content|data-column)="([^"]+)"/g)];
  return said.map(([, text = "", attribute = ""]) => text || attribute);
}

/** The English texts of a page. */
export function englishIn(html: string, language: Language): readonly string[] {
  return textsIn(html).filter((text) => isEnglish(text.replace(quoted, "").trim(), language));
}

/** Collects the messages that German lacks, until it is stopped. */
export function missingInGerman(): { readonly missing: readonly string[]; stop(): void } {
  const missing: string[] = [];
  return { missing, stop: voiceOf("de").on("missing", ({ id }) => missing.push(id)) };
}
