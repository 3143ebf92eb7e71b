import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { letSpeak, pageWords, plainTranslator, type Spoken } from "../../src/contract/language/i18n.ts";
import { isLanguage } from "../../src/contract/language/languages.ts";
import type { Hydration } from "./island.tsx";

/** A page in another language than English brings the words of its scripts with it. */
function spokenByPage(): Spoken | undefined {
  const words = document.getElementById(pageWords)?.textContent;
  const { lang } = document.documentElement;
  return words && isLanguage(lang) ? { language: lang, translator: plainTranslator(JSON.parse(words)) } : undefined;
}

const spoken = spokenByPage();
letSpeak(() => spoken);

/** Gives marked HTML its behaviour; when it returns, the component listens. */
export function hydrate(marked: HTMLElement, { wake }: Hydration): void {
  flushSync(() => {
    hydrateRoot(marked, wake(marked), { onRecoverableError: reportError, onUncaughtError: reportError });
  });
}
