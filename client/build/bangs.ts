import type { Plugin } from "vite";
import { readBangs } from "../../src/contract/bangs.ts";
import { bangList } from "../bangs/bang-list.ts";

/** Writes the list of bangs for the worker: `dist/client/data/bangs.txt`. A line of the wrong form fails the build. */
export function bangs(): Plugin {
  return {
    name: "nightjar:bangs",
    generateBundle() {
      readBangs(bangList);
      this.emitFile({ type: "asset", fileName: "data/bangs.txt", source: bangList });
    },
  };
}
