import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Plugin, parseAst } from "vite";
import { withoutListeners } from "./edge-listeners.ts";
import { leftOutParts, usedExports } from "./edge-react-parts.ts";

/** What comes from a package of React, by the package: what is named here, in a module that is no file. */
const facades: Readonly<Record<string, readonly string[]>> = {
  react: usedExports.react,
  "react-dom": usedExports["react-dom"],
  "react/jsx-runtime": ["Fragment", "jsx", "jsx as jsxs"],
};

const packages = dirname(dirname(createRequire(import.meta.url).resolve("react-dom/package.json")));

/** `react-dom/server` brings two renderers, of which one makes streams. Ours is the one that gives the text. */
export const textRenderer = join(packages, "react-dom/cjs/react-dom-server-legacy.browser.production.js");

/** What of React's files is left out, by the file. */
const lighter: Readonly<Record<string, (code: string) => string>> = {
  [textRenderer]: withoutUnused,
  [join(packages, "react/cjs/react.production.js")]: (code) => withExports(code, usedExports.react),
  [join(packages, "react-dom/cjs/react-dom.production.js")]: (code) => withExports(code, usedExports["react-dom"]),
};

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
      return facades[source] && !importer?.startsWith(packages) && !importer?.startsWith("\0") ? `\0${source}` : null;
    },
    load(id) {
      const lighten = lighter[id];
      if (lighten) return lighten(readFileSync(id, "utf8"));
      const names = id.startsWith("\0") && facades[id.slice(1)];
      return names ? facade(id.slice(1), names) : null;
    },
    transform: (code, id) => (id.endsWith(".tsx") && !id.includes("/node_modules/") ? withoutListeners(code) : null),
  };
}

function facade(name: string, exported: readonly string[]): string {
  const found = exported.map((each) => each.split(" as ")[0]);
  return `import all from "${name}"; const { ${[...new Set(found)]} } = all; export { ${exported} };`;
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

/** Code of a package without what it exports to nobody here. React's own parts know each other by names with underlines. */
function withExports(code: string, used: readonly string[]): string {
  let left = code;
  for (const { start, end } of parseAst(code).body.toReversed()) {
    const name = /^exports\.([a-zA-Z]\w*) = /.exec(code.slice(start, end))?.[1];
    if (name && !used.includes(name)) left = left.slice(0, start) + left.slice(end);
  }
  return left;
}
