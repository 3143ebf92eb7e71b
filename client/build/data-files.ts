import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { readBangs } from "../../src/contract/search/bangs.ts";
import { bangList } from "../bangs/bang-data.ts";
import { httpStatuses } from "./answers/http-statuses.ts";
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
      readBangs(bangList);
      this.emitFile({ type: "asset", fileName: "data/bangs.txt", source: bangList });
      for (const [name, facts] of Object.entries({ places, "http-statuses": httpStatuses })) {
        this.emitFile({ type: "asset", fileName: `data/${name}.json`, source: JSON.stringify(facts) });
      }
      const contract = await run<typeof import("./openapi/openapi.ts")>("openapi/openapi.ts");
      this.emitFile({
        type: "asset",
        fileName: contract.openApiPath.slice(1),
        source: JSON.stringify(contract.openApi()),
      });
      const { writtenDocuments } = await run<typeof import("./documents/written-documents.ts")>(
        "documents/written-documents.ts",
      );
      for (const [name, text] of Object.entries(writtenDocuments)) {
        this.emitFile({ type: "asset", fileName: `data/${name}.json`, source: JSON.stringify(text) });
      }
      const { protectionReasons } = await run<typeof import("./documents/protection-reasons.ts")>(
        "documents/protection-reasons.ts",
      );
      this.emitFile({
        type: "asset",
        fileName: "data/protections.json",
        source: JSON.stringify(protectionReasons),
      });
      const { pageLists } = await run<typeof import("./documents/page-lists.ts")>("documents/page-lists.ts");
      for (const [name, lists] of Object.entries(pageLists)) {
        this.emitFile({ type: "asset", fileName: `data/lists/${name}.json`, source: JSON.stringify(lists) });
      }
      const { foundPages } = await run<typeof import("./site-pages/page-texts.tsx")>("site-pages/page-texts.tsx");
      this.emitFile({
        type: "asset",
        fileName: "data/site-pages.json",
        source: writtenIndex(makeSiteIndex(foundPages)),
      });
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
