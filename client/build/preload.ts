import type { Plugin } from "vite";

/**
 * Removes the bundler's wrapper around dynamic imports, which requests all files behind an import at once instead of one after
 * another: the names of all those files would come with every page, to save one round trip when an island is first touched.
 */
export function preload(): Plugin {
  return {
    name: "site:preload",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
  };
}
