import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { readBangs } from "../../src/contract/search/bangs.ts";
import { bangList } from "../bangs/bang-data.ts";
import { zoneLines } from "./answers/cities.ts";
import { httpStatuses } from "./answers/http-statuses.ts";
import { measures } from "./answers/measures.ts";
import { places } from "./answers/place-facts.ts";
import { makeSiteIndex, writtenIndex } from "./site-pages/site-index.ts";

/**
 * What the worker reads from the site's files because it has no room for it: `dist/client/data/…`. A line of the list of
 * bangs that has the wrong form fails the build.
 */
export function dataFiles(): Plugin {
  return {
    name: "site:data-files",
    async generateBundle() {
      const write = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      const writeAll = (folder: string, facts: Readonly<Record<string, object>>) => {
        for (const [name, fact] of Object.entries(facts)) write(`${folder}/${name}.json`, JSON.stringify(fact));
      };
      readBangs(bangList);
      write("data/bangs.txt", bangList);
      write("data/zones.txt", zoneLines);
      writeAll("data", { places, measures, "http-statuses": httpStatuses });
      const { openApi, openApiPath } = await run<typeof import("./openapi/openapi.ts")>("openapi/openapi.ts");
      write(openApiPath.slice(1), JSON.stringify(openApi()));
      const { foundPages, writtenDocuments, writtenLists } =
        await run<typeof import("./site-pages/page-texts.tsx")>("site-pages/page-texts.tsx");
      writeAll("data", writtenDocuments);
      writeAll("data/lists", writtenLists);
      write("data/site-pages.json", writtenIndex(makeSiteIndex(foundPages)));
    },
  };
}

/** A module below this folder, run as the site runs it; words have no styles, and name no file that the build has yet to write. */
async function run<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(join(import.meta.dirname, path), {
    configFile: false,
    logLevel: "silent",
    plugins: [
      standIn(/\.css$/, "export default {}"),
      standIn(/\/dist\/assets\.json$/, "export default { starter: {} }"),
    ],
  });
  return module;
}

/** Has a module of one line stand in for the files of a name. */
function standIn(name: RegExp, code: string): Plugin {
  const id = `\0${name}`;
  return {
    name: "site:stand-in",
    enforce: "pre",
    resolveId: (source) => (name.test(source) ? id : null),
    load: (asked) => (asked === id ? code : null),
  };
}
