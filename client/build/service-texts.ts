import type { Plugin } from "vite";
import { languageNames } from "../../src/contract/language/languages.ts";
import { serviceTextsIn } from "./catalogs.ts";

const others = languageNames.filter((name) => name !== "en");

/**
 * The module `virtual:service-texts`, by which the services know what they say in other languages than English: the messages
 * and, for each language, a module with its texts in the same order. The services have no files beside them, as the edge has.
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
        if (language) return `export default ${asModule((await serviceTextsIn(language)).texts)};`;
        const loaders = others.map((name) => `${name}: () => import("virtual:service-texts/${name}")`);
        const [first = ""] = others;
        const { messages } = await serviceTextsIn(first);
        return `export const messages = ${asModule(messages)};\nexport const texts = { ${loaders.join(", ")} };`;
      },
    },
  };
}

/** Text is parsed as JSON in a fraction of the time that it takes as a program. */
function asModule(list: readonly unknown[]): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(list))})`;
}
