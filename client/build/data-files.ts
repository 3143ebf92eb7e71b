import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { readBangs } from "../../src/contract/search/bangs.ts";
import { bangList } from "../bangs/bang-data.ts";
import { httpStatuses } from "./answers/http-statuses.ts";
import { places } from "./answers/place-facts.ts";

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
      const { module: contract } = await runnerImport<typeof import("./openapi/openapi.ts")>(
        join(import.meta.dirname, "openapi/openapi.ts"),
        { configFile: false, logLevel: "silent" },
      );
      this.emitFile({
        type: "asset",
        fileName: contract.openApiPath.slice(1),
        source: JSON.stringify(contract.openApi()),
      });
      const { module } = await runnerImport<typeof import("./documents/written-documents.ts")>(
        join(import.meta.dirname, "documents/written-documents.ts"),
        { configFile: false, logLevel: "silent" },
      );
      for (const [name, text] of Object.entries(module.writtenDocuments)) {
        this.emitFile({ type: "asset", fileName: `data/${name}.json`, source: JSON.stringify(text) });
      }
    },
  };
}
