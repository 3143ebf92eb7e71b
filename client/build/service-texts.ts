import type { Plugin } from "vite";
import { languageNames } from "../../src/contract/language/languages.ts";
import { serviceTexts as textsOf } from "./catalogs.ts";

/**
 * The module `virtual:service-texts`, by which the services know what they say in each language but English: for each a module
 * of its own, with the English texts as names. The services have no files beside them, as the edge does.
 */
export function serviceTexts(): Plugin {
  const id = "\0virtual:service-texts";
  return {
    name: "site:service-texts",
    resolveId: { filter: { id: /^virtual:service-texts/ }, handler: (name) => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:service-texts/ },
      async handler(asked) {
        const language = asked.slice(id.length + 1);
        if (language) return `export default JSON.parse(${JSON.stringify(JSON.stringify(await textsOf(language)))});`;
        const others = languageNames.filter((name) => name !== "en");
        const loaders = others.map((name) => `${name}: () => import("virtual:service-texts/${name}")`);
        return `export const texts = { ${loaders.join(", ")} };`;
      },
    },
  };
}
