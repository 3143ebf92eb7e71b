import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare, Response, type V4WorkerOptions } from "miniflare";
import { build, type FetchResult, mergeConfig, type Plugin, transformWithOxc, type ViteDevServer } from "vite";
import { unstable_getMiniflareWorkerOptions as settingsIn } from "wrangler";
import { sheetAt } from "../styles.ts";
import { workerConfig } from "../worker-config.ts";
import { workerName } from "../wrangler/settings.ts";
import { base } from "./dev-assets.ts";
import { passOn } from "./pass-on.ts";

const root = resolve(import.meta.dirname, "../../..");
const sourcesOfServices = ["src/services/", "src/platform/", "src/contract/"].map((folder) => join(root, folder));

/**
 * Both workers in workerd, behind Vite's server: the edge module by module, the services as one bundle that is rebuilt on
 * changes.
 */
export function siteWorker(): Plugin {
  let vite: ViteDevServer;
  let modules: ModuleStore;
  let services: string;
  let miniflare: Miniflare | null = null;

  const workers = async () => bothWorkers(await edgeWorker(modules), services);

  const reload = () => vite.ws.send({ type: "full-reload" });

  /** Most changes in code that they share with the edge leave their bundle as it is. */
  async function renewServices() {
    const made = await bundledServices();
    if (made === services) return;
    services = made;
    await miniflare?.setOptions(await workers());
    reload();
  }

  return {
    name: "site:worker",
    async configureServer(server) {
      if (!existsSync(join(root, "dist/client"))) throw new Error("The site's files are not there yet: npm run build");
      process.loadEnvFile(join(root, ".env"));
      vite = server;
      modules = new ModuleStore(vite);
      services = await bundledServices();
      const running = new Miniflare(await workers());
      miniflare = running;
      // Vite by itself watches only what is loaded as a module, and style sheets are not.
      vite.watcher.add(join(root, "src"));
      vite.middlewares.use(async (asked, answer, next) => {
        if (asked.url?.startsWith(base)) return next();
        const sheet = sheetAt(asked.url?.slice(1) ?? "");
        if (sheet !== null) return answer.setHeader("content-type", "text/css").end(sheet);
        passOn(await running.ready, vite, asked, answer);
      });
    },
    // No module is replaced in an open page: the page reloads.
    hotUpdate({ file }) {
      if (this.environment.name !== "ssr") return [];
      modules.forget(file);
      if (sourcesOfServices.some((folder) => file.startsWith(folder))) {
        renewServices().catch((error: Error) => vite.config.logger.error(error.message));
      }
      reload();
      return [];
    },
    closeBundle: () => miniflare?.dispose(),
  };
}

/** The edge's modules as Vite made them. workerd asks for each once, and again when it has changed. */
class ModuleStore {
  readonly #made = new Map<string, FetchResult>();
  readonly #changed = new Set<string>();
  readonly #vite: ViteDevServer;

  constructor(vite: ViteDevServer) {
    this.#vite = vite;
  }

  forget(file: string): void {
    this.#changed.add(file);
    for (const [url, made] of this.#made) if ("file" in made && made.file === file) this.#made.delete(url);
  }

  /**
   * Answers the runner (`runner.ts`): with the modules made so far, the files changed since it last asked, or a result of
   * Vite's own.
   */
  async answer(what: string, data: unknown[]): Promise<unknown> {
    if (what === "modules") return [...this.#made];
    if (what === "changed") {
      const changed = [...this.#changed];
      this.#changed.clear();
      return changed;
    }
    const [url, importer] = data as string[];
    const asked = what === "fetchModule" ? [url, importer, {}] : data;
    const payload = { type: "custom", event: "vite:invoke", data: { id: "send", name: what, data: asked } } as const;
    const answer = await this.#vite.environments.ssr.hot.handleInvoke(payload);
    if ("error" in answer || url === undefined) return answer;
    // Each run starts with an empty runner, so it has nothing to invalidate.
    const made = { ...answer.result, invalidate: false };
    this.#made.set(url, made);
    return { result: made };
  }
}

/** The edge's worker: a module runner, with the bindings that `npm start` gives the edge. */
async function edgeWorker(modules: ModuleStore): Promise<V4WorkerOptions> {
  const { workerOptions } = settingsIn(join(root, "wrangler.toml"));
  const runner = join(import.meta.dirname, "runner.ts");
  const { code } = await transformWithOxc(readFileSync(runner, "utf8"), runner);
  const ofVite = createRequire(import.meta.url).resolve("vite/module-runner");
  return {
    ...workerOptions,
    name: workerName,
    modules: [
      { type: "ESModule", path: "runner.js", contents: code },
      { type: "ESModule", path: "vite/module-runner", contents: readFileSync(ofVite, "utf8") },
    ],
    unsafeEvalBinding: "EVAL",
    serviceBindings: {
      ...(workerOptions.serviceBindings as object),
      DEV: async (asked: Request) => {
        const { pathname } = new URL(asked.url);
        if (asked.method === "GET") return new Response(sheetAt(pathname.slice(1)));
        return Response.json(await modules.answer(pathname.slice(1), await asked.json()));
      },
    },
  } as V4WorkerOptions;
}

function bothWorkers(edge: V4WorkerOptions, services: string) {
  const { workerOptions } = settingsIn(join(root, "src/services/wrangler.toml"));
  return convertV4MiniflareOptions({
    resourcePersistencePath: join(root, ".wrangler/state/dev"),
    workers: [
      edge,
      {
        ...workerOptions,
        name: `${workerName}-services`,
        modules: [{ type: "ESModule", path: "index.js", contents: services }],
      },
    ],
  } as never);
}

/** The services worker as it is built for a deployment, but readable. */
async function bundledServices(): Promise<string> {
  const config = workerConfig({ entry: "src/services/index.ts", outDir: "dist/services" });
  const made = await build(
    mergeConfig(config, {
      define: { "process.env.NODE_ENV": '"development"', "globalThis.BUILD_VERSION": "undefined" },
      build: {
        write: false,
        minify: false,
        sourcemap: "inline",
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  );
  const [file] = [made].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (file?.type !== "chunk") throw new Error("the services came to no script");
  return file.code;
}
