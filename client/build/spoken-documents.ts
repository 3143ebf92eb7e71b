import { join } from "node:path";
import type { Plugin } from "vite";
import { languageNames, speaks, translated } from "../../src/contract/language/languages.ts";
import { messagesOf } from "./catalogs.ts";
import type { documentsIn } from "./documents/documents-in.ts";
import { loaded } from "./make.ts";
import { spokenFiles } from "./spoken-files.ts";

/** What all pages say that belongs to no feature, what the site's own search knows besides, and what documents say. */
const general = ["shared", "setting-labels", "client/shared", "site-pages", "legal-documents"];

/**
 * Writes the legal documents, the list of cookies and the index of the site's own search in other languages:
 * `data/documents/<language>/<name>.json`. The English ones are committed (`data.ts`), where these change with every catalog.
 */
export function spokenDocuments(): Plugin {
  return spokenFiles({ name: "site:spoken-documents", folder: "data/documents", make: documentFiles });
}

/** Every file by its name. */
async function documentFiles(): Promise<ReadonlyMap<string, object>> {
  const module = await loaded<{ documentsIn: typeof documentsIn }>(
    join(import.meta.dirname, "documents/documents-in.ts"),
  );
  const files = new Map<string, object>();
  for (const language of languageNames) {
    if (language === "en" || !speaks("search", language)) continue;
    const features = translated[language].flatMap((name) => [name, `client/${name}`]);
    const messages = await messagesOf(language, [...features, ...general]);
    const { documents, missing, pages } = await module.documentsIn(language, messages);
    files.set(`data/documents/${language}/site-pages.json`, pages);
    if (!speaks("legal", language)) continue;
    for (const [name, text] of Object.entries(documents)) files.set(`data/documents/${language}/${name}.json`, text);
    if (missing.length > 0)
      console.warn(`legal documents in ${language} are in English where they say: ${missing.join(" | ")}`);
  }
  return files;
}
