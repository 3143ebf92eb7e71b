import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { transform } from "lightningcss";
import type { Plugin } from "vite";

const root = resolve(import.meta.dirname, "../..");

/**
 * Class names in the browser's scripts. The rules themselves travel in the style sheets below, so a script needs only
 * the names: `<file>_<local>`, the same that the worker's bundler gives.
 */
export function classNames(): Plugin {
  return {
    name: "nightjar:class-names",
    enforce: "pre",
    resolveId: (source) => (source.endsWith(".module.css") ? `${virtual}${scope(source)}` : null),
    load(id) {
      if (!id.startsWith(virtual)) return null;
      const file = JSON.stringify(`${id.slice(virtual.length)}_`);
      return `export default new Proxy({}, { get: (_, local) => ${file} + String(local) });`;
    },
  };
}

/** Not a file's name, so that the bundler's own handling of style sheets leaves it alone. */
const virtual = "\0class-names:";

/** One sheet for what every page shares, `site`, and one for each area of pages. */
export function styles(): Plugin {
  return {
    name: "nightjar:styles",
    generateBundle() {
      for (const [name, files] of sheets()) {
        const source = files.map(compile).join("\n");
        if (source) this.emitFile({ type: "asset", name: `${name}.css`, source });
      }
    },
  };
}

/**
 * What the document, header and footer need comes with every page; an area brings the rest of what its pages import.
 * `stand-in` is for developers: the panel of the stand-in app.
 */
function sheets(): [string, string[]][] {
  const site = modulesUsedBy([join(root, "src/render/render.tsx")]);
  const areas = readdirSync(join(root, "src/pages"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    ["site", [join(root, "client/styles/tokens.css"), join(root, "client/styles/base.css"), ...[...site].sort()]],
    ...areas.map(({ name }): [string, string[]] => {
      const own = [...modulesUsedBy(sources(`src/pages/${name}`))].filter((file) => !site.has(file));
      return [name, own.sort()];
    }),
    ["stand-in", [...modulesUsedBy(sources("client/stand-in"))].filter((file) => !site.has(file)).sort()],
  ];
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, folder, file));
}

/** Every style sheet that files reach through their imports, but for a later one that is marked to bring its own sheet. */
function modulesUsedBy(files: readonly string[], reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (file.endsWith(".css")) continue;
    const imports = [...readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+\.(?:tsx?|module\.css))"/g)];
    modulesUsedBy(
      imports.map(([, name = ""]) => resolve(file, "..", name)),
      reached,
    );
  }
  return new Set([...reached].filter((file) => file.endsWith(".css")));
}

function compile(file: string): string {
  const modules = file.endsWith(".module.css") && { pattern: `${scope(file)}_[local]` };
  const code = readFileSync(file);
  return transform({ filename: file, code, minify: true, cssModules: modules }).code.toString();
}

/** `country-picker.module.css` → `country_picker`: what the worker's bundler puts before its class names. */
function scope(file: string): string {
  return basename(file, ".module.css").replaceAll("-", "_");
}
