import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Plugin, parseAst } from "vite";
import { withoutListeners } from "./edge-listeners.ts";
import { leftOutParts } from "./edge-react-parts.ts";

/** Not a file's name, so that nothing else takes it for one. */
const elements = "\0elements";

/** `react-dom/server` brings two renderers, of which one makes streams. Ours is the one that gives the text. */
export const textRenderer = join(
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
    load(id) {
      if (id === textRenderer) return withoutUnused(readFileSync(id, "utf8"));
      if (id !== elements) return null;
      return `import runtime from "react/jsx-runtime";
        const { Fragment, jsx } = runtime;
        export { Fragment, jsx, jsx as jsxs };`;
    },
    transform: (code, id) => (id.endsWith(".tsx") && !id.includes("/node_modules/") ? withoutListeners(code) : null),
  };
}

/** What runs in the browser alone is left out of the edge, with all that only it calls. */
export const browserHooks: string[] = ["useEffect", "useLayoutEffect"];

/**
 * Code of React without the parts that are left out, by the names of their functions: whoever comes to one that is never
 * reached is told so.
 */
export function withoutUnused(code: string, { unused, idle } = leftOutParts): string {
  const bodies = new Map<string, string>();
  for (const name of unused) bodies.set(name, "{ leftOut() }");
  for (const name of idle) bodies.set(name, "{}");
  let rest = 0;
  let kept = "";
  for (const part of parseAst(code).body) {
    if (part.type !== "FunctionDeclaration" || !part.id || !part.body) continue;
    const body = bodies.get(part.id.name);
    if (body === undefined) continue;
    bodies.delete(part.id.name);
    kept += code.slice(rest, part.body.start) + body;
    rest = part.body.end;
  }
  if (bodies.size > 0) throw new Error(`React has no ${[...bodies.keys()].join(", ")}: see edge-react-parts.ts`);
  return `${kept}${code.slice(rest)}
    function leftOut() { throw Error("The edge leaves this part of React out: see client/build/edge-react-parts.ts") }`;
}
