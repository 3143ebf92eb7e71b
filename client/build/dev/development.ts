import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { classNames } from "../styles.ts";
import { base, devAssets } from "./dev-assets.ts";
import { siteWorker } from "./site-worker.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Pre-bundled into one file each: they are CommonJS, or consist of many modules. */
const packages = ["hono", "hono/html", "jose", "lean-qr", "react", "react/jsx-dev-runtime", "react-dom", "zod/mini"];

/**
 * The site for developers. Vite makes each module on request, the edge runs in workerd (`site-worker.ts`), and a page reloads
 * when one of its files is saved. Nothing of this is part of what is built and released.
 */
export async function startDevelopment(port: number): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: false,
    root: `${root}/client`,
    base,
    // The edge answers all other addresses.
    appType: "custom",
    publicDir: false,
    envDir: false,
    plugins: [classNames(), devAssets(), siteWorker()],
    // No hot replacement of components: React controls at most an island of a page, so the whole page reloads.
    oxc: { jsx: { runtime: "automatic", development: true, refresh: false } },
    optimizeDeps: {
      entries: [],
      include: ["react", "react/jsx-dev-runtime", "react-dom", "react-dom/client", "zod/mini"],
    },
    ssr: {
      target: "webworker",
      noExternal: true,
      resolve: { conditions: ["workerd", "worker", "edge-light", "module", "import", "default"] },
      optimizeDeps: { include: [...packages, "react-dom/server"] },
    },
    environments: { ssr: { resolve: { builtins: [/^cloudflare:/, /^node:/] } } },
    server: {
      port,
      strictPort: true,
      // The other hosts of the site; every name below "localhost" is allowed by default.
      allowedHosts: [".example", ".onion"],
      cors: false,
      fs: { allow: [root] },
      watch: { ignored: [`${root}/dist/**`, `${root}/test*/**`] },
    },
  });
  return vite.listen();
}
