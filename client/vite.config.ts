import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { sitePlugins } from "./build/site-plugins.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root: here,
  publicDir: "../static",
  envDir: false,
  logLevel: "warn",
  plugins: sitePlugins(),
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // Constants such as the brand's name are inlined: a chunk for them would be one more file that every page loads.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      input: { entry: `${here}entry.ts`, "stand-in": `${here}stand-in/stand-in.tsx` },
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        // The entry script names every chunk, and hashes do not compress, so they are short: six letters do for 64 chunks.
        // With more chunks the build stops and asks for seven. Put what is loaded together into one group below instead.
        chunkFileNames: "assets/[name]-[hash:6].js",
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
              test: /contract[\\/](?:brand(?:-ids)?|cookies|routes|settings[\\/](?:settings|theme))\.ts$|class-names/,
            },
            // Without what uses it: the stand-in app uses it, too, and must not load the entry script before itself.
            { name: "bridge", test: /client[\\/]bridge[\\/](?!transports[\\/]fake)/ },
            // What several screens inside our apps share.
            {
              name: "in-app-parts",
              test: /client[\\/]in-app[\\/](?:use-[\w-]+\.ts|[\w-]+\.tsx|purchase[\\/](?:use-)?purchase(?:-notices)?\.tsx?)$/,
            },
            {
              name: "parts",
              test: /client[\\/](?:components|frame|search|settings|events)[\\/][\w-]+(?<!-island)\.tsx$/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
