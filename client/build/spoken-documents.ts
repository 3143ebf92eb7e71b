import { join, resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { languageNames, speaks } from "../../src/contract/language/languages.ts";
import { messagesOf } from "./catalogs.ts";
import { clientFiles } from "./client-files.ts";
import type { documentsIn } from "./documents/documents-in.ts";
import { withoutStyles } from "./make.ts";
import { spokenFiles } from "./spoken-files.ts";

const root = resolve(import.meta.dirname, "../..");

/** What documents say: words of the contract, labels of settings, and their own. */
const catalogs = ["shared", "setting-labels", "legal-documents"];

/**
 * Writes the legal documents and the list of cookies in other languages: `data/documents/<language>/<document>.json`. The
 * English ones are committed (`data.ts`), where these change with every catalog.
 */
export function spokenDocuments(): Plugin {
  return spokenFiles({ name: "site:spoken-documents", folder: "data/documents", make: documentFiles });
}

/** Every file by its name. */
async function documentFiles(): Promise<ReadonlyMap<string, object>> {
  const spoken = languageNames.filter((language) => language !== "en" && speaks("legal", language));
  if (spoken.length === 0) return new Map();
  const { module } = await runnerImport<{ documentsIn: typeof documentsIn }>(
    join(import.meta.dirname, "documents/documents-in.ts"),
    { root, configFile: false, logLevel: "silent", plugins: [clientFiles(), withoutStyles()] },
  );
  const files = await Promise.all(
    spoken.map(async (language) => [language, await messagesOf(language, catalogs)] as const),
  );
  return new Map(
    files.flatMap(([language, messages]) => {
      const { documents, missing } = module.documentsIn(language, messages);
      if (missing.length > 0)
        console.warn(`legal documents in ${language} are in English where they say: ${missing.join(" | ")}`);
      return Object.entries(documents).map(
        ([name, text]) => [`data/documents/${language}/${name}.json`, text] as const,
      );
    }),
  );
}
