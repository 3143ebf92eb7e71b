import { type Language, languages } from "../../../src/contract/language/languages.ts";
import { type Catalog, voiceOf } from "../../../src/locales/speaking.ts";
import { speakAs } from "../../../src/platform/spoken.ts";
import { storedTables } from "./stored-tables.ts";
import { writtenDocuments } from "./written-documents.ts";

/** Every document by its file's name, in a language whose messages are given. */
export function documentsIn(language: Language, messages: Catalog["messages"]): Readonly<Record<string, object>> {
  const translator = voiceOf(language);
  translator.load(languages[language].tag, messages);
  const missing: string[] = [];
  const stop = translator.on("missing", ({ id }) => missing.push(id));
  const documents = speakAs({ language, translator }, () => ({ ...writtenDocuments(), cookies: storedTables() }));
  stop();
  // A document is never half in one language and half in another.
  if (missing.length > 0) throw new Error(`legal documents in ${language} lack: ${missing.join(" | ")}`);
  return documents;
}
