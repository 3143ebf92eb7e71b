/**
 * In which language the services write.
 *
 * - **What answers a call** (a page, a notice, the mail that follows a press) is in the language of the page on which it was
 *   pressed. The edge and the scripts of pages say it as `Accept-Language`; a native client says it so, too, or as the
 *   `locale` of its call. What a browser opens by itself, by a link in a mail, is in the language that the edge reads from the
 *   address, the setting and the browser. Of what is said, the best match of our languages counts, else English.
 * - **The checkout and the portal** are in the language in which they were asked for, which they keep.
 * - **What comes by alarm** (a renewal, a failed payment) is in the language in which the account's subscription was last used.
 *   Its object keeps that as two letters, and nothing else of it.
 * - **A message of the help desk's visitors** keeps its language until it is confirmed.
 *
 * Objects are asked by calls of their own, to which the language of a request does not follow: it is passed to them.
 */
import { plainTranslator, type Spoken } from "../contract/language/i18n.ts";
import { type Language, wishedLanguage } from "../contract/language/languages.ts";
import { speakAs } from "../platform/spoken.ts";

/** The language that a call names; null where it names none. */
export function languageOfCall({ headers }: Pick<Request, "headers">): Language | null {
  const wished = headers.get("accept-language");
  return wished === null ? null : wishedLanguage(wished);
}

const voices = new Map<Language, Spoken>([["en", { language: "en", translator: plainTranslator() }]]);

/** The texts of a language are a module of their own, loaded when somebody is first answered in it. */
async function voiceOf(language: Language): Promise<Spoken> {
  const known = voices.get(language);
  if (known) return known;
  const { messages, texts } = await import("virtual:service-texts");
  const own = (await texts[language]?.())?.default ?? [];
  const words = Object.fromEntries(messages.map((message, at) => [message, own[at] ?? message]));
  const voice = { language, translator: plainTranslator(words) };
  voices.set(language, voice);
  return voice;
}

/** Answers in a language. */
export async function speakingIn<Answer>(language: Language, answer: () => Answer | Promise<Answer>): Promise<Answer> {
  return speakAs(await voiceOf(language), answer);
}
