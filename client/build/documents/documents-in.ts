import { type Language, languages } from "../../../src/contract/language/languages.ts";
import { type Catalog, voiceOf } from "../../../src/locales/speaking.ts";
import { speakAs } from "../../../src/platform/spoken.ts";
import { storedTables } from "./stored-tables.ts";
import { writtenDocuments } from "./written-documents.ts";

interface Spoken {
  /** By the name of its file. */
  readonly documents: Readonly<Record<string, object>>;
  /** Sentences that have no text in the language, and stand there in English: those of a brand that is not ours, for example. */
  readonly missing: readonly string[];
}

/** Every document in a language whose messages are given. */
export function documentsIn(language: Language, messages: Catalog["messages"]): Spoken {
  const translator = voiceOf(language);
  translator.load(languages[language].tag, messages);
  const missing: string[] = [];
  const stop = translator.on("missing", ({ id }) => missing.push(id));
  const documents = speakAs({ language, translator }, () => ({ ...writtenDocuments(), cookies: storedTables() }));
  stop();
  return { documents, missing };
}
