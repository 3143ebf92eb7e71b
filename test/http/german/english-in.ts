import { voiceOf } from "../../../src/locales/speaking.ts";

/** Words that nearly every English sentence has one of, and no German one. */
const englishWord = /\b(?:the|of|to|and|or|for|your|you|is|are|it|with|we|our|this|that|from|no)\b/i;

/** Texts of one word that are English and nothing else. */
const englishAlone = /^(?:Yes|No|Free|Search|Next|Back|Close|Price|Help|Save|Settings|Questions)$/;

/** The labels of our apps that pages quote: they are in English in every language. */
const quoted = /„I have a (?:subscription|recovery code)“/g;

/** The English texts of a page, without those that say they are English, and the names of sites. */
export function englishIn(html: string): readonly string[] {
  const inEnglish = /<(section|ul|p|a|span) [^>]*lang="en-GB"[^>]*>.*?<\/\1>/gs;
  const shown = html.replace(/<(script|style|code)\b.*?<\/\1>|<td><a .*?<\/a>/gs, "").replace(inEnglish, "");
  const said = [...shown.matchAll(/>([^<]+)<|(?:alt|title|placeholder|aria-label|content|data-column)="([^"]+)"/g)];
  return said
    .map(([, text = "", attribute = ""]) => (text || attribute).replace(quoted, ""))
    .filter((text) => (text.includes(" ") ? englishWord : englishAlone).test(text.trim()));
}

/** Collects the messages that German lacks, until it is stopped. */
export function missingInGerman(): { readonly missing: readonly string[]; stop(): void } {
  const missing: string[] = [];
  return { missing, stop: voiceOf("de").on("missing", ({ id }) => missing.push(id)) };
}
