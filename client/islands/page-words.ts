import { letSpeak, pageWords, plainTranslator, type Spoken } from "../../src/contract/language/i18n.ts";
import { isLanguage } from "../../src/contract/language/languages.ts";

/** A page in another language than English brings the words of its scripts with it. */
function spokenByPage(): Spoken | undefined {
  const words = document.getElementById(pageWords)?.textContent;
  const { lang } = document.documentElement;
  return words && isLanguage(lang) ? { language: lang, translator: plainTranslator(JSON.parse(words)) } : undefined;
}

/** Lets a script speak the language of its page. */
export function speakAsPage(): void {
  const spoken = spokenByPage();
  letSpeak(() => spoken);
}
