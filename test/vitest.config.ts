import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** JSX as the deployed worker has it: the production runtime, see [define] in wrangler.toml. */
const oxc = { jsx: { runtime: "automatic" as const, development: false } };

/**
 * A worker for each file takes as long as its tests. They may share one: each test makes the accounts and addresses that it
 * works with, so what another has left in a store is none of its business.
 */
const isolate = false;

/** How far random walks go: `npm run nightly` sends them further. */
const walk = { seeds: Number(process.env.WALK_SEEDS ?? 3), steps: Number(process.env.WALK_STEPS ?? 150) };

declare module "vitest" {
  interface ProvidedContext {
    walk: { seeds: number; steps: number };
  }
}

const setupFiles = ["test/console.ts"];

export default defineConfig({
  root,
  envDir: false,
  test: {
    reporters: ["default"],
    projects: [
      {
        root,
        envDir: false,
        oxc,
        test: {
          name: "plain",
          isolate,
          // Thousands of random cases take their time on a busy machine.
          testTimeout: 30_000,
          setupFiles,
          include: ["test/{build,contract,visit,client,platform}/**/*.test.{ts,tsx}", "test/*.test.ts"],
        },
      },
      {
        root,
        envDir: false,
        oxc,
        css: { modules: { generateScopedName: "[name]_[local]" } },
        plugins: [cloudflareTest({ wrangler: { configPath: "./test/wrangler.toml" } })],
        test: {
          name: "workerd",
          setupFiles,
          isolate,
          provide: { walk },
          // The first request of all starts the whole worker, which takes seconds on a busy machine.
          testTimeout: 15_000,
          include: ["test/{answers,forms,http,platform,results,services,render,session,watch}/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
