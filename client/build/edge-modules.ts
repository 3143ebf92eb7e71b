import type { Rolldown } from "vite";

type Splitting = Rolldown.CodeSplittingOptions;
type Graph = Rolldown.ChunkingContext;

/**
 * How many areas of the site must use a module for it to be loaded with the first page, whichever that is. With a lower number,
 * a first page evaluates more than 120 kB of gzip (`npm run bench:weights`); with a higher one, each further area reads more
 * modules.
 */
const manyAreas = 10;

/**
 * Splits the worker into few modules, since a starting isolate reads them one after another: one holds what every request
 * needs, another what most pages are made of (React among it), and the rest comes with the area that needs it. `entry` is an
 * absolute path.
 */
export function edgeModules(entry: string): Splitting {
  let start: ReadonlySet<string> | undefined;
  const isOfStart = (id: string, graph: Graph) => {
    start ??= importedFrom(entry, graph);
    return id !== entry && start.has(id);
  };
  return {
    groups: [
      { name: (id, graph) => (isOfStart(id, graph) ? "start" : null) },
      { name: (id, graph) => (isOfStart(id, graph) ? null : "pages"), minShareCount: manyAreas },
    ],
  };
}

/** The module and everything that it imports statically, at any depth: not what it loads later. */
function importedFrom(id: string, graph: Graph, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importedFrom(imported, graph, found);
  return found;
}
