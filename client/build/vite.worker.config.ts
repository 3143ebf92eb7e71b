import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { classNames } from "./styles.ts";
import react from "@vitejs/plugin-react";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root,
  publicDir: false,
  envDir: false,
  logLevel: "warn",
  plugins: [react(), classNames()],
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { conditions: ["workerd", "worker", "edge-light", "module", "import", "default"] },
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "edge-light", "module", "import", "default"] } },
  build: {
    ssr: "src/index.ts",
    outDir: "dist/worker",
    emptyOutDir: true,
    target: "es2024",
    minify: true,
    sourcemap: true,
    rolldownOptions: {
      preserveEntrySignatures: "strict",
      external: [/^cloudflare:/, /^node:/],
      output: { codeSplitting: true, entryFileNames: "index.js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
