import type { Plugin } from "vite";

/** What the bundler wraps around each import that happens later: the files behind it are asked for at once, not one by one. */
const helper = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};
`;

/** A fifth of the bundler's own helper, which also sees to style sheets and old browsers: it comes with every page. */
export function preload(): Plugin {
  return {
    name: "nightjar:preload",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? helper : null),
  };
}
