import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { classNames } from "../styles.ts";
import { base, devAssets } from "./dev-assets.ts";
import { siteWorker } from "./site-worker.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Made into one file each: they are not modules of their own, or many. */
const packages = ["hono", "hono/html", "jose", "lean-qr", "react", "react/jsx-dev-runtime", "react-dom", "zod/mini"];

/**
 * The site for whoever works on it. Vite makes each module when it is asked for, the edge runs in workerd
 * (`site-worker.ts`), and a page loads itself again when a file of it is saved. Nothing of this is built, tested or released.
 */
export async function startDevelopment(port: number): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: false,
    root: `${root}/client`,
    base,
    // All else is answered by the edge.
    appType: "custom",
    publicDir: false,
    envDir: false,
    plugins: [classNames(), devAssets(), siteWorker()],
    // Components are not put in place of one another in a page that stands: an island is, at most, a part of it.
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
      // The other hosts of the site; every name below "localhost" is allowed as it is.
      allowedHosts: [".example", ".onion"],
      cors: false,
      fs: { allow: [root] },
      watch: { ignored: [`${root}/dist/**`, `${root}/test*/**`] },
    },
  });
  return vite.listen();
}
