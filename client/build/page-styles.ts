import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { DevEnvironment, Plugin } from "vite";
import { compile, minified } from "./css.ts";
import { declaredIn } from "./page-routes.ts";

const root = resolve(import.meta.dirname, "../..");

/** The modules and style sheets that a module imports, statically or dynamically. */
type ImportsOf = (file: string) => readonly string[] | Promise<readonly string[]>;

/**
 * Writes a style sheet for each page, which the worker inlines: `data/styles/<route>.css`, made of what the page's module
 * imports in the graph of the edge. The pages of a flow share one, and so do pages without a route of their own:
 * `data/styles/features/<feature>.css`. Styles for what a page may add after it has loaded are linked: `styles/<name>.css`.
 * While developing, the same addresses answer with the styles as they stand.
 */
export function pageStyles(): Plugin {
  return {
    name: "site:page-styles",
    applyToEnvironment: ({ name }) => name === "edge",
    async writeBundle() {
      const { outDir } = this.environment.getTopLevelConfig().environments.client?.build ?? {};
      if (!outDir) throw new Error("the files of the site have no folder");
      // What all pages share is in every sheet, so each file is read and compiled once.
      const rulesOf = remembered(compile);
      const importsOf = remembered((file: string) => {
        const known = this.getModuleInfo(file);
        return known ? [...known.importedIds, ...known.dynamicallyImportedIds] : [];
      });
      for (const [name, files] of pageSheets()) {
        const target = resolve(root, outDir, name);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, minified((await files(importsOf)).map(rulesOf)));
      }
    },
    configureServer({ middlewares, environments }) {
      middlewares.use(async ({ url = "" }, answer, next) => {
        const { edge } = environments;
        const files = url.endsWith(".css") && edge && pageSheets().get(url.slice(1));
        if (!files) return next();
        try {
          const sheet = (await files(importsWhileDeveloping(edge))).map(compile);
          answer.setHeader("content-type", "text/css").end(minified(sheet));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function remembered<Result>(make: (file: string) => Result): (file: string) => Result {
  const known = new Map<string, Result>();
  return (file) => {
    const result = known.get(file) ?? make(file);
    known.set(file, result);
    return result;
  };
}

function importsWhileDeveloping(edge: DevEnvironment): ImportsOf {
  return async (file) => {
    // A module that was not asked for yet has no imports in the graph.
    await edge.transformRequest(file);
    return [...(edge.moduleGraph.getModuleById(file)?.importedModules ?? [])].flatMap(({ id }) => id ?? []);
  };
}

/** The style sheets that a page is made of, in their order. */
type Files = (importsOf: ImportsOf) => Promise<readonly string[]>;

/** Every sheet by its file name. */
function pageSheets(): ReadonlyMap<string, Files> {
  const features = readdirSync(join(root, "src/pages"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map([...features.flatMap(({ name }) => sheetsOfFeature(name)), ...laterSheets]);
}

function sheetsOfFeature(name: string): readonly (readonly [string, Files])[] {
  const all = sources(`src/pages/${name}`);
  const declared = all.map((file) => ({ file, ...declaredIn(file) }));
  const shownWhole = declared.filter(({ isShownWhole }) => isShownWhole);
  // A flow's sheet is requested by the module of its routes and needs all files; a module that shows a page without a
  // route imports that page.
  const isJourney = shownWhole.some(({ pages }) => pages.length > 0);
  const whole = isJourney ? all : shownWhole.map(({ file }) => file);
  return [
    ...(whole.length > 0 ? [[`data/styles/features/${name}.css`, pageSheet(whole)] as const] : []),
    ...declared
      .flatMap(({ pages }) => pages)
      .map(([route, file]) => [`data/styles/${route}.css`, pageSheet(file === null ? all : [file])] as const),
  ];
}

const ground = ["tokens", "theme", "base"].map((name) => join(root, `client/styles/${name}.css`));

/** What document, header and footer need comes with every page; the rest is what the page itself imports. */
function pageSheet(files: readonly string[]): Files {
  return async (importsOf) => {
    const site = await sheetsReachedFrom(siteModules, importsOf);
    return [...new Set([...ground, ...[...site].sort(), ...(await sheetsBeside(site, files, importsOf))])];
  };
}

const siteModules = [join(root, "src/render/render.tsx")];

/** The list of a visit's events, which any page may open, and for developers the simulator. */
const laterRoots: Readonly<Record<string, string>> = {
  "sent-events": join(root, "client/events/opened-list.tsx"),
  simulator: join(root, "client/simulator/simulator.module.css"),
};

const laterSheets = Object.entries(laterRoots).map(([name, file]): readonly [string, Files] => [
  `styles/${name}.css`,
  async (importsOf) => sheetsBeside(await sheetsReachedFrom(siteModules, importsOf), [file], importsOf),
]);

async function sheetsBeside(
  known: ReadonlySet<string>,
  files: readonly string[],
  importsOf: ImportsOf,
): Promise<readonly string[]> {
  return [...(await sheetsReachedFrom(files, importsOf))].filter((file) => !known.has(file)).sort();
}

/** Every style sheet that our modules reach through their imports, except what has a sheet of its own. */
async function sheetsReachedFrom(files: readonly string[], importsOf: ImportsOf): Promise<ReadonlySet<string>> {
  const own = new Set(Object.values(laterRoots).filter((file) => !files.includes(file)));
  const reached = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (reached.has(file) || own.has(file) || !file.startsWith(root) || file.includes("/node_modules/")) return;
    reached.add(file);
    if (!file.endsWith(".css")) await Promise.all((await importsOf(file)).map(visit));
  };
  await Promise.all(files.map(visit));
  return new Set([...reached].filter((file) => file.endsWith(".css")));
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, folder, file));
}
