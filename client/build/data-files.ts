import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { readBangs } from "../../src/contract/search/bangs.ts";
import { bangList } from "../bangs/bang-data.ts";
import { characterLines } from "./answers/characters.ts";
import { zoneLines } from "./answers/cities.ts";
import { httpStatuses } from "./answers/http-statuses.ts";
import { measureLines } from "./answers/measures.ts";
import { places } from "./answers/place-facts.ts";
import { filesMadeInParallel } from "./files-made-in-parallel.ts";
import { makeSiteIndex, writtenIndex } from "./site-pages/site-index.ts";

/**
 * Writes what the worker has no room for and reads from the site's files: `dist/client/data/…`. A malformed line in the list of
 * bangs fails the build.
 */
export function dataFiles(): Plugin {
  return filesMadeInParallel("site:data-files", async () => {
    readBangs(bangList);
    const { openApi, openApiPath } = await run<typeof import("./openapi/openapi.ts")>("openapi/openapi.ts");
    const { foundPages, writtenDocuments, writtenLists } =
      await run<typeof import("./site-pages/page-texts.tsx")>("site-pages/page-texts.tsx");
    return [
      ["data/bangs.txt", bangList],
      ["data/characters.txt", characterLines()],
      ["data/measures.txt", measureLines],
      ["data/zones.txt", zoneLines],
      ...written("data", { places, "http-statuses": httpStatuses, ...writtenDocuments }),
      ...written("data/lists", writtenLists),
      [openApiPath.slice(1), JSON.stringify(openApi())],
      ["data/site-pages.json", writtenIndex(makeSiteIndex(foundPages))],
    ];
  });
}

function written(folder: string, facts: Readonly<Record<string, object>>): (readonly [string, string])[] {
  return Object.entries(facts).map(([name, fact]) => [`${folder}/${name}.json`, JSON.stringify(fact)]);
}

/**
 * Runs a module below this folder. Style sheets and `dist/assets.json` are replaced by stubs: texts need no styles, and the
 * build has yet to write that file.
 */
async function run<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(join(import.meta.dirname, path), {
    configFile: false,
    logLevel: "silent",
    plugins: [
      standIn(/\.css$/, "export default {}"),
      standIn(/\/dist\/assets\.json$/, "export default { starter: {}, lower: {} }"),
    ],
  });
  return module;
}

/** Replaces each import whose path matches `name` with a module of one line. */
function standIn(name: RegExp, code: string): Plugin {
  const id = `\0${name}`;
  return {
    name: "site:stand-in",
    enforce: "pre",
    resolveId: (source) => (name.test(source) ? id : null),
    load: (asked) => (asked === id ? code : null),
  };
}
