import type { Rolldown } from "vite";

type Splitting = Rolldown.CodeSplittingOptions;
type Graph = Rolldown.ChunkingContext;

/**
 * In how many parts of the site something has to be used to be loaded with the first page, whichever that is. With fewer,
 * a first page evaluates more than 120 kB of gzip (`npm run bench:weights`); with more, each further area reads more modules.
 */
const manyAreas = 10;

/**
 * Few modules, since an isolate that begins reads one after another: what every request needs is one, what most pages are
 * made of (React among it) another, and the rest comes with the area that wants it. `entry` is a file's whole path.
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

/** The module and all that is read before it can run: not what it loads later. */
function importedFrom(id: string, graph: Graph, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importedFrom(imported, graph, found);
  return found;
}
