import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Not a file's name, so that nothing else takes it for one. */
const elements = "\0elements";

/** `react-dom/server` brings two renderers, of which one makes streams. Ours is the one that gives the text. */
const textRenderer = join(
  dirname(createRequire(import.meta.url).resolve("react-dom/package.json")),
  "cjs/react-dom-server-legacy.browser.production.js",
);

/**
 * Of React, what the edge runs. `jsx` and `jsxs` are one function in production; as an export of a module, and not a field
 * of an object, its 3,000 calls are a letter each.
 */
export function edgeReact(): Plugin {
  return {
    name: "site:edge-react",
    enforce: "pre",
    resolveId(source, importer) {
      if (source === "react-dom/server") return textRenderer;
      return source === "react/jsx-runtime" && importer !== elements ? elements : null;
    },
    load: (id) =>
      id === elements
        ? `import runtime from "react/jsx-runtime";
           const { Fragment, jsx } = runtime;
           export { Fragment, jsx, jsx as jsxs };`
        : null,
  };
}

/** What runs in the browser alone is left out of the edge, with all that only it calls. */
export const browserHooks: string[] = ["useEffect", "useLayoutEffect"];
