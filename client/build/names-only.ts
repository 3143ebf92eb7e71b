import type { Plugin } from "vite";

/**
 * Styles come with the page (`page-styles.ts`), so the bundles of scripts hold names of classes alone, and no import waits for a
 * style sheet: Vite's helper for that would be a tenth of the entry script.
 */
export function namesOnly(): Plugin {
  return {
    name: "site:names-only",
    enforce: "post",
    config: () => ({ build: { cssCodeSplit: false } }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
    },
  };
}
