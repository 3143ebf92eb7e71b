import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { Features, transform } from "lightningcss";
import type { Plugin } from "vite";
import { menuIcons } from "../frame/menu-icons.ts";
import { screenNames } from "../styles/screen.ts";
import { declaredIn, importsOf } from "./page-modules.ts";
import { themeSheet, withTheme } from "./theme/theme-sheet.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * Class names for scripts and for the built workers. The rules themselves are in the style sheets below, so code needs only the
 * names: `<file>_<local>`, the same that wrangler's own bundler gives.
 */
export function classNames(): Plugin {
  return {
    name: "site:class-names",
    enforce: "pre",
    resolveId: (source) => {
      if (source === namesOf) return source;
      return source.endsWith(".module.css") ? `${virtual}${scope(source)}` : null;
    },
    load(id) {
      // One function for all sheets: a hundred copies would add to the worker's size.
      if (id === namesOf) return "export default (file) => new Proxy({}, { get: (_, local) => file + String(local) });";
      if (!id.startsWith(virtual)) return null;
      const file = JSON.stringify(`${id.slice(virtual.length)}_`);
      return `import namesOf from ${JSON.stringify(namesOf)};\nexport default /* @__PURE__ */ namesOf(${file});`;
    },
  };
}

/** Not a file's name, so that the bundler's own handling of style sheets leaves it alone. */
const virtual = "\0class-names:";
const namesOf = "site-class-names";

/**
 * Writes one sheet for each page, which the worker inlines: `data/styles/<route>.css`. The pages of a journey share one, and so
 * do pages without a route of their own: `data/styles/areas/<area>.css`. A long page (`Page.lower`) inlines the sheet of that
 * name in `data/styles/upper`, and links the rest where it begins: `assets/<name>-<hash>.css`. Styles for what a page may add
 * after it has loaded are linked: `styles/<name>.css`.
 */
export function styles(): Plugin {
  return {
    name: "site:styles",
    generateBundle() {
      // Each file is compiled once, since what all pages share is in every sheet.
      const compiled = new Map<string, string>();
      const rulesOf = (file: string): string => {
        const rules = compiled.get(file) ?? compile(file);
        compiled.set(file, rules);
        return rules;
      };
      for (const [file, files] of styleSheets()) {
        const source = files().map(rulesOf).join("\n");
        const lower = lowerNames.find((name) => file === `styles/${name}.css`);
        this.emitFile({ type: "asset", source, ...(lower ? { name: `${lower}.css` } : { fileName: file }) });
      }
    },
  };
}

/** A sheet compiled from the sources as they are, by its file name; null if there is none of that name. */
export function sheetAt(fileName: string): string | null {
  const sheet = fileName.endsWith(".css") ? styleSheets().get(fileName) : undefined;
  return sheet ? sheet().map(compile).join("\n") : null;
}

/** All sheets by file name, each with a function that finds the files it is made of, since finding them takes time. */
function styleSheets(): ReadonlyMap<string, () => readonly string[]> {
  const site = styleSheetsReachedFrom([join(root, "src/render/render.tsx")]);
  const named = (folder: string, sheets: readonly Sheet[]) =>
    sheets.map(([name, files]): Sheet => [`${folder}/${name}.css`, files]);
  return new Map([
    ...named("data/styles", pageSheets(site)),
    ...named("styles", [...lowerSheets(site), ...laterSheets(site)]),
  ]);
}

type Sheet = readonly [name: string, files: () => readonly string[]];

/** No file on disk: {@link compile} makes it from the theme. */
const theme = join(root, "client/styles/theme.css");

const ground = [join(root, "client/styles/tokens.css"), theme, join(root, "client/styles/base.css")];

/** Parts of the frame that no first screen shows: the end of the page, and what its menu opens. */
const ending = ["country-picker", "footer", "hidden-bird", "menu-links"].map((name) =>
  join(root, `client/frame/${name}.module.css`),
);

/** What the frame's search box opens. A page may itself show it from the start. */
const opened = join(root, "client/search/suggestions.module.css");

const frame = [...ending, opened];

/** For pages with a lower sheet of their own (`Page.lower`), the modules that may make up their first screen. */
const firstScreens: Readonly<Record<string, readonly string[]>> = {
  home: ["search-hero", "start-page"].map((name) => join(root, `src/pages/home/${name}.tsx`)),
};

/** The sheets that pages link, cached for good under names with a hash of their content. */
export const lowerNames = ["frame", ...Object.keys(firstScreens)];

/** What the document, header and footer need comes with every page; the rest is what the page's own file imports. */
function pageSheets(site: ReadonlySet<string>): Sheet[] {
  const sheets = (name: string, files: readonly string[]): Sheet[] => {
    const first = firstScreens[name] ?? files;
    const sheetWith = (shared: readonly string[]) => [
      ...ground,
      ...shared.toSorted(),
      ...styleSheetsNotIn(site, first),
    ];
    const upper = () => {
      const isOpen = styleSheetsReachedFrom(first).has(opened);
      return [...site].filter((file) => !ending.includes(file) && (file !== opened || isOpen));
    };
    return [
      [name, () => sheetWith([...site])],
      [`upper/${name}`, () => sheetWith(upper())],
    ];
  };
  const areas = readdirSync(join(root, "src/pages"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return areas.flatMap(({ name }) => {
    const all = sources(`src/pages/${name}`);
    const asking = all.filter((file) => declaredIn(file).isShownWhole);
    // A journey's sheet is requested by the module of its routes and needs all files; a module that shows a page without a
    // route imports that page.
    const isJourney = asking.some((file) => declaredIn(file).pages.length > 0);
    return [
      ...(asking.length > 0 ? sheets(`areas/${name}`, isJourney ? all : asking) : []),
      ...all
        .flatMap((file) => declaredIn(file).pages)
        .flatMap(([route, file]) => sheets(route, file === null ? all : [file])),
    ];
  });
}

/**
 * Styles for what is below the first screen, each linked where that begins: those of the frame, which all pages share, and
 * those of single pages.
 */
function lowerSheets(site: ReadonlySet<string>): Sheet[] {
  const own = Object.entries(firstScreens).map(([name, first]): Sheet => {
    const known = () => new Set([...site, ...styleSheetsReachedFrom(first)]);
    return [name, () => styleSheetsNotIn(known(), sources(`src/pages/${name}`))];
  });
  return [["frame", () => frame], ...own];
}

/** Styles for what a page may add after it has loaded: the list of its events, and for developers the stand-in app. */
function laterSheets(site: ReadonlySet<string>): Sheet[] {
  return [
    ["sent-events", () => styleSheetsNotIn(site, [join(root, "client/events/opened-list.tsx")])],
    ["stand-in", () => styleSheetsNotIn(site, sources("client/stand-in"))],
  ];
}

function styleSheetsNotIn(known: ReadonlySet<string>, files: readonly string[]): string[] {
  return [...styleSheetsReachedFrom(files)].filter((file) => !known.has(file)).sort();
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, folder, file));
}

/**
 * Every style sheet that files reach through their imports, except dynamic ones that are marked to have a sheet of their own.
 */
function styleSheetsReachedFrom(files: readonly string[], reached = new Set<string>()): Set<string> {
  for (const file of files) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (file.endsWith(".css")) continue;
    styleSheetsReachedFrom(importsOf(file).filter(isShown), reached);
  }
  return new Set([...reached].filter((file) => file.endsWith(".css")));
}

/** Whether a file is a style sheet or may import one. */
function isShown(file: string): boolean {
  return /\.(?:tsx?|module\.css)$/.test(file);
}

/** A style sheet as it is sent: compact, with class names that are unique on the site in place of the file's own. */
export function compile(file: string): string {
  const cssModules = file.endsWith(".module.css") && { pattern: `${scope(file)}_[local]` };
  const code = Buffer.from(
    screenNames + (file === theme ? themeSheet() : withFunctionsExpanded(readFileSync(file, "utf8"))),
  );
  const named = { drafts: { customMedia: true }, include: Features.CustomMediaQueries };
  return transform({ filename: file, code, minify: true, cssModules, ...named }).code.toString();
}

const icons: ReadonlyMap<string, string> = new Map(Object.entries(menuIcons));

/**
 * CSS with each `theme(…)`, `drawing(…)` and `icon(…)` written out. The sources have no `url(…)` because wrangler's bundler
 * would look for that file.
 */
function withFunctionsExpanded(css: string): string {
  const drawn = withTheme(css).replace(
    /\bdrawing\((\w+)-(dawn|dusk)\)/g,
    (_, name: string, sky: string) => `url("/art/${name}.${sky}.svg")`,
  );
  return drawn.replace(/\bicon\((\w+)\)/g, (_, name: string) => {
    const path = icons.get(name);
    if (path === undefined) throw new Error(`the menu has no icon "${name}"`);
    const pen = "fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'";
    const icon = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${pen}><path d='${path}'/></svg>`;
    return `url("data:image/svg+xml,${icon}")`;
  });
}

/** `country-picker.module.css` → `country_picker`: the prefix of the file's class names. */
function scope(file: string): string {
  return basename(file, ".module.css").replaceAll("-", "_");
}
