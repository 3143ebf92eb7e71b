import { readBangs } from "../../src/contract/search/bangs.ts";
import { bangList } from "../bangs/bang-data.ts";
import { characterLines } from "./answers/characters.ts";
import { zoneLines } from "./answers/cities.ts";
import { httpStatuses } from "./answers/http-statuses.ts";
import { measureLines } from "./answers/measures.ts";
import { places } from "./answers/place-facts.ts";
import { storedTables } from "./documents/stored-tables.ts";
import { writtenDocuments } from "./documents/written-documents.ts";
import type { MadeFiles } from "./make.ts";
import { openApi, openApiPath } from "./openapi/openapi.ts";
import { foundPages } from "./site-pages/page-texts.tsx";
import { makeSiteIndex } from "./site-pages/site-index.ts";
import { suggestionIndex } from "./suggestions/suggestion-files.ts";
import { manifest } from "./web-manifest.ts";

/**
 * What `npm run data` makes: what the worker has no room for and reads from the site's files (`static/data`), the index of
 * suggestions, packed, the contract of the services, and the manifest. A malformed line in the list of bangs is an error.
 */
export async function made(): Promise<MadeFiles> {
  readBangs(bangList);
  const texts = { cookies: storedTables(), ...writtenDocuments() };
  const files = {
    "static/data/bangs.txt": bangList,
    "static/data/characters.txt": characterLines(),
    "static/data/measures.txt": measureLines,
    "static/data/zones.txt": zoneLines,
    ...written("static/data", {
      places,
      "http-statuses": httpStatuses,
      ...texts,
    }),
    "static/data/site-pages.json": JSON.stringify(makeSiteIndex(await foundPages(texts), "en")),
    [`static${openApiPath}`]: JSON.stringify(openApi(), null, 1),
    "static/site.webmanifest": JSON.stringify(manifest),
    "src/suggestions/data/index.br": suggestionIndex(),
  };
  return { folders: ["static/api", "static/data"], files: new Map(Object.entries(files)) };
}

function written(folder: string, facts: Readonly<Record<string, object>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [`${folder}/${name}.json`, JSON.stringify(fact)]),
  );
}
