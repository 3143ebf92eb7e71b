import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";
import { catalogs } from "./build/catalogs.ts";
import { clientFiles } from "./build/client-files.ts";
import { cssFunctions, cssOptions } from "./build/css.ts";
import { development } from "./build/development.ts";
import { expandedFiles } from "./build/expanded-files.ts";
import { namesOnly } from "./build/names-only.ts";
import { pageStyles } from "./build/page-styles.ts";
import { serviceTexts } from "./build/service-texts.ts";
import { spokenDocuments } from "./build/spoken-documents.ts";
import { sourceVersion } from "./build/version.ts";

const root = resolve(import.meta.dirname, "..");

/** The worker of the edge, and of the benchmarks. The log knows its modules by these names (`src/platform/log.ts`). */
export const edgeBuild: BuildEnvironmentOptions = {
  minify: true,
  rolldownOptions: { output: { chunkFileNames: "modules/[name].js" } },
};

/** What the sources of the edge need besides the platform: style functions, names of files. */
export function edgePlugins() {
  return [cssFunctions(), clientFiles(), namesOnly()];
}

/** The one build: the browser's files, the edge and the services worker, into `dist`. `vite dev` serves the same three. */
export default defineConfig(({ command }) => ({
  root,
  publicDir: "static",
  envDir: false,
  define: command === "build" ? { "globalThis.BUILD_VERSION": JSON.stringify(sourceVersion()) } : {},
  css: cssOptions(),
  plugins: [
    react(),
    edgePlugins(),
    pageStyles(),
    catalogs(),
    spokenDocuments(),
    serviceTexts(),
    expandedFiles(),
    development(),
    cloudflare({
      configPath: "wrangler.toml",
      viteEnvironment: { name: "edge" },
      auxiliaryWorkers: [{ configPath: "src/services/wrangler.toml", viteEnvironment: { name: "services" } }],
    }),
  ],
  // The other hosts of the site, and the one by which the edge asks for files; "localhost" is allowed by default.
  server: { port: 8787, strictPort: true, allowedHosts: [".example", ".onion", "files.invalid"] },
  // How long a plugin takes depends on the machine, and is no fault.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  builder: {
    // The edge names the browser's files and reads what lies beside them, so those are built before it.
    async buildApp({ build, environments: { client, services, edge } }) {
      if (!client || !services || !edge) throw new Error("an environment is missing");
      await build(client);
      await Promise.all([build(services), build(edge)]);
    },
  },
  environments: {
    edge: { build: edgeBuild },
    services: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        target: "es2022",
        modulePreload: false,
        rolldownOptions: {
          input: ["client/entry.ts", "client/search/results-entry.ts", "client/simulator/simulator.tsx"],
          // Constants such as the brand's name are inlined: a chunk for them would be one more file that every page loads.
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          output: {
            // The entry script names every chunk, and hashes do not compress, so they are short.
            chunkFileNames: "assets/[name]-[hash:7].js",
            // Few files: what every island needs, and what several share.
            codeSplitting: {
              // Otherwise a group would include what the entry script needs, and the entry script would load the whole group.
              includeDependenciesRecursively: false,
              groups: [
                { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|islands[\\/]island\.tsx$/ },
                // A group of its own: the pages inside our apps check messages, and have no use for React.
                { name: "schemas", test: /node_modules[\\/]zod[\\/]/ },
                {
                  // Class names are here because plain scripts use them, too: in "parts" they would bring React along.
                  name: "contract",
                  test: /contract[\\/](?:brand[\\/]brand(?:-ids)?|cookies|routes|settings[\\/](?:settings|theme))\.ts$|\.module\.css$/,
                },
                // Without what uses it: the simulator uses it, too, and must not load the entry script before itself.
                { name: "bridge", test: /client[\\/]bridge[\\/](?!transports[\\/]fake)/ },
                // What several screens inside our apps share.
                {
                  name: "in-app-parts",
                  test: /client[\\/]in-app[\\/](?:use-[\w-]+\.ts|[\w-]+\.tsx|purchase[\\/](?:use-)?purchase(?:-notices)?\.tsx?)$/,
                },
                {
                  name: "parts",
                  test: /client[\\/](?:components|frame|search|settings|events)[\\/](?:(?:sections|menu)[\\/])?[\w-]+(?<!-island)\.tsx$/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
