import { languageNow } from "../contract/language/i18n.ts";
import { languages } from "../contract/language/languages.ts";

/** For what is there in English only: it says so on a page in another language. */
export function inEnglish() {
  return languageNow() === "en" ? {} : { lang: languages.en.tag };
}
