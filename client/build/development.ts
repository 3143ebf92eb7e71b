import type { OutgoingHttpHeaders } from "node:http";
import react from "@vitejs/plugin-react";
import type { EnvironmentModuleNode, Plugin } from "vite";

type WriteHead = (status: number, headers?: OutgoingHttpHeaders) => unknown;

/** What only `npm run dev` needs: the start of the scripts, and that an open page shows what was saved. */
export function development(): Plugin {
  /** Whether open pages show something else than what was saved. */
  let isOutdated = false;
  return {
    name: "site:development",
    apply: "serve",
    resolveId: { filter: { id: /^virtual:start$/ }, handler: () => "\0virtual:start" },
    load: { filter: { id: /^\0virtual:start$/ }, handler: () => start },
    transform: {
      filter: { id: /\/src\/(?:services\/)?index\.ts$/ },
      handler: (code) => ({ code: code + telling, map: null }),
    },
    configureServer({ middlewares, environments }) {
      middlewares.use((_, answer, next) => {
        const write = answer.writeHead.bind(answer) as WriteHead;
        const writeOpened: WriteHead = (status, headers) => write(status, opened(headers));
        Object.assign(answer, { writeHead: writeOpened });
        next();
      });
      for (const { hot } of [environments.edge, environments.services].flatMap((worker) => worker ?? [])) {
        hot.on("site:updated", () => {
          if (isOutdated) environments.client.hot.send({ type: "full-reload" });
          isOutdated = false;
        });
      }
    },
    hotUpdate({ modules }) {
      if (this.environment.name !== "client") isOutdated ||= !modules.every((module) => isOfIslands(module));
    },
  };
}

/** The worker says when it has what was saved: a page that is loaded before then may still be the old one. */
const telling = `
import.meta.hot?.on("vite:afterUpdate", () => import.meta.hot.send("site:updated"));`;

/**
 * Vite's own script, which puts what was saved into the page, and then ours. React's refresh has to be there before the first
 * component. A module that the page has not loaded, since its island is still asleep, is shown by loading the page again.
 */
const start = `
import "/@vite/client";
${react.preambleCode.replace("__BASE__", "/")}
import.meta.hot.on("vite:beforeUpdate", ({ updates }) => {
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  if (updates.some(({ path }) => !loaded.has(path))) location.reload();
});
import("/client/entry.ts");
`;

/** Vite puts the styles of a module into the page as elements of their own. */
function opened(headers: OutgoingHttpHeaders = {}): OutgoingHttpHeaders {
  const policy = headers["content-security-policy"];
  if (!policy) return headers;
  const open = String(policy).replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'");
  return { ...headers, "content-security-policy": open };
}

/** Whether a module is part of islands alone, which React renews in place. */
function isOfIslands(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (seen.has(module) || module.file?.endsWith("-island.tsx")) return true;
  seen.add(module);
  return module.importers.size > 0 && [...module.importers].every((importer) => isOfIslands(importer, seen));
}
