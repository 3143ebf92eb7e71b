import type { Plugin } from "vite";

/**
 * Leaves out what the bundler wraps around each import that happens later, which asks for the files behind it at once
 * and not one by one: the names of all of them would come with every page, to save one trip when an island is first
 * touched.
 */
export function preload(): Plugin {
  return {
    name: "site:preload",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
  };
}
