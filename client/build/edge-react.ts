import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Plugin, parseAst } from "vite";
import { withoutListeners } from "./edge-listeners.ts";
import { leftOutParts, usedExports } from "./edge-react-parts.ts";

/** The exports that the edge gets of each React package, through a virtual module ({@link facade}). */
const facades: Readonly<Record<string, readonly string[]>> = {
  react: usedExports.react,
  "react-dom": usedExports["react-dom"],
  "react/jsx-runtime": ["Fragment", "jsx", "jsx as jsxs"],
};

const packages = dirname(dirname(createRequire(import.meta.url).resolve("react-dom/package.json")));

/** `react-dom/server` brings two renderers, one of which streams. We use the other, which returns a string. */
export const textRenderer = join(packages, "react-dom/cjs/react-dom-server-legacy.browser.production.js");

/** For each of React's files, the function that removes what the edge does not use. */
const lighter: Readonly<Record<string, (code: string) => string>> = {
  [textRenderer]: withoutUnused,
  [join(packages, "react/cjs/react.production.js")]: (code) => withExports(code, usedExports.react),
  [join(packages, "react-dom/cjs/react-dom.production.js")]: (code) => withExports(code, usedExports["react-dom"]),
};

/**
 * Keeps of React only what the edge runs. `jsx` and `jsxs` are the same function in production; as a module's export instead of
 * an object's field, each of its 3,000 calls is shortened to one letter.
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

/** Hooks that run only in the browser: the build of the edge drops their calls, with everything that only those use. */
export const browserHooks: string[] = ["useEffect", "useLayoutEffect"];

/**
 * React's code with the bodies of some functions replaced, by name: an `unused` one throws an error that names
 * `edge-react-parts.ts` if it is called after all, and an `idle` one does nothing.
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

/**
 * A package's code without the exports that nothing here uses. Names that begin with underscores stay: React's own packages use
 * them between themselves.
 */
function withExports(code: string, used: readonly string[]): string {
  let left = code;
  for (const { start, end } of parseAst(code).body.toReversed()) {
    const name = /^exports\.([a-zA-Z]\w*) = /.exec(code.slice(start, end))?.[1];
    if (name && !used.includes(name)) left = left.slice(0, start) + left.slice(end);
  }
  return left;
}
