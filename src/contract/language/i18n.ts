import { type Language, languages } from "./languages.ts";

type Values = Readonly<Record<string, unknown>>;

/** What translators have to know of a message that does not say it itself: `npm run words` writes it beside the message. */
interface ForTranslators {
  readonly comment: string;
}

/** The texts of one language: an object of Lingui, or what stands in for it where everything is English. */
export interface Translator {
  t(message: string, values?: Values, about?: ForTranslators): string;
}

/** A translator, and its language. */
export interface Spoken {
  readonly language: Language;
  readonly translator: Translator;
}

/** A translator without plurals and the like, for the browser and for tools: a message, or what stands for it, with its values. */
export function plainTranslator(words: Readonly<Record<string, string>> = {}): Translator {
  return {
    t: (message, values = {}) =>
      (words[message] ?? message).replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place)),
  };
}

const english: Spoken = { language: "en", translator: plainTranslator() };

/** The id of the element that holds what scripts say on a page in another language than English, as JSON. */
export const pageWords = "page-words";

let speaking: () => Spoken = () => english;

/** Lets the worker decide, for each request, what is spoken; without it, English is. */
export function letSpeak(decide: () => Spoken | undefined): void {
  speaking = () => decide() ?? english;
}

/** The language of the request that is being answered. */
export function languageNow(): Language {
  return speaking().language;
}

/** The same as HTML and `Intl` name it. */
export function languageTag(): string {
  return languages[languageNow()].tag;
}

/** What is costly to make and the same for all that is said in a language, such as a format of `Intl`: made once for each. */
export function perLanguage<Made>(make: (tag: string) => Made): () => Made {
  const known = new Map<string, Made>();
  return () => {
    const tag = languageTag();
    const made = known.get(tag) ?? make(tag);
    known.set(tag, made);
    return made;
  };
}

/**
 * The text of the request's language. The English text is the message's name, so that a page reads as a page, and
 * `npm run words` collects it from here. Call it inside of functions: outside, it would be the language of nobody.
 *
 * @example i18n.t("Free for {days} days", { days })
 */
export const i18n: Translator = {
  t: (message, values) => speaking().translator.t(message, values),
};
