import { type Language, languages } from "../../../src/contract/language/languages.ts";
import { type Catalog, voiceOf } from "../../../src/locales/speaking.ts";
import type { SiteIndex } from "../../../src/pages/search/site-matches.ts";
import { speakAs } from "../../../src/platform/spoken.ts";
import { foundPages } from "../site-pages/page-texts.tsx";
import { makeSiteIndex } from "../site-pages/site-index.ts";
import { storedTables } from "./stored-tables.ts";
import { writtenDocuments } from "./written-documents.ts";

interface Spoken {
  /** By the name of its file. */
  readonly documents: Readonly<Record<string, object>>;
  /** Sentences that have no text in the language, and stand there in English: those of a brand that is not ours, for example. */
  readonly missing: readonly string[];
  /** The index of the site's own search. */
  readonly pages: SiteIndex;
}

/** Every document in a language whose messages are given, and what the site's own search finds in it. */
export async function documentsIn(language: Language, messages: Catalog["messages"]): Promise<Spoken> {
  const translator = voiceOf(language);
  translator.load(languages[language].tag, messages);
  const missing: string[] = [];
  const stop = translator.on("missing", ({ id }) => missing.push(id));
  const documents = speakAs({ language, translator }, () => ({ ...writtenDocuments(), cookies: storedTables() }));
  stop();
  const pages = await speakAs({ language, translator }, () => foundPages(documents));
  return { documents, missing, pages: makeSiteIndex(pages, language) };
}
