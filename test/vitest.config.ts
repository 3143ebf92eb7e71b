import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { classNames } from "../client/build/styles.ts";
import { forgetfulFolder } from "./in-memory.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Miniflare, which stands in for the platform, puts its stores there.
process.env.TMPDIR ??= forgetfulFolder();

/** JSX as the deployed worker has it: the production runtime, see [define] in wrangler.toml. */
const oxc = { jsx: { runtime: "automatic" as const, development: false } };

/**
 * Starting a worker for each test file takes as long as its tests, so files share one. Each test makes the accounts and
 * addresses that it works with, so it does not matter what another has left in a store.
 */
const isolate = false;

/**
 * Unlike the platform, the test pool cannot load a module while two requests wait for it, or after the test file that requested
 * it has ended. So this makes the dynamic imports of areas, endpoints and answers static.
 */
const loadedAtOnce = {
  name: "test:loaded-at-once",
  enforce: "pre" as const,
  transform(code: string, id: string) {
    if (!/\/src\/(?:app|areas|answers\/kinds|endpoints\/autocomplete|pages\/search\/own-answer)\.tsx?$/.test(id))
      return null;
    const imports: string[] = [];
    const text = code.replace(/(?:await )?\bimport\(("[^"]+")\)/g, (_, path: string) => {
      imports.push(`import * as loaded${imports.length} from ${path};`);
      return `loaded${imports.length - 1}`;
    });
    return imports.join(" ") + text;
  },
};

/** How far random walks go: `npm run nightly` sends them further. */
const walk = {
  from: Number(process.env.WALK_FROM ?? 1),
  seeds: Number(process.env.WALK_SEEDS ?? 3),
  steps: Number(process.env.WALK_STEPS ?? 150),
  atOnce: Number(process.env.AT_ONCE ?? 1),
};

/** Random journeys: how many, and of how many steps each. */
const journeys = { count: Number(process.env.JOURNEYS ?? 3), steps: Number(process.env.JOURNEY_STEPS ?? 130) };

/** Sizes of the tests with made-up requests and with floods. */
const fuzz = { seed: Number(process.env.FUZZ_SEED ?? 1), count: Number(process.env.FUZZ_REQUESTS ?? 2000) };
const flood = {
  signUps: Number(process.env.FLOOD_SIGN_UPS ?? 40),
  newsletters: Number(process.env.FLOOD_NEWSLETTERS ?? 40),
  scans: Number(process.env.FLOOD_SCANS ?? 10),
};

declare module "vitest" {
  interface ProvidedContext {
    walk: { from: number; seeds: number; steps: number; atOnce: number };
    journeys: { count: number; steps: number };
    fuzz: typeof fuzz;
    flood: typeof flood;
  }
}

const setupFiles = ["test/console.ts", "test/properties.ts"];

/** A test without assertions fails: it may loop over a list that is empty by mistake, or return too early. */
const asserting = { requireAssertions: true };

export default defineConfig({
  root,
  envDir: false,
  test: {
    reporters: ["default"],
    // Each worker has its own platform and stores. By default, one core of two would be idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        root,
        envDir: false,
        oxc,
        test: {
          name: "plain",
          expect: asserting,
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
        // The class names of the built sheets: a test compares both.
        plugins: [classNames(), loadedAtOnce, cloudflareTest({ wrangler: { configPath: "./test/wrangler.toml" } })],
        test: {
          name: "workerd",
          expect: asserting,
          setupFiles,
          isolate,
          provide: { walk, journeys, fuzz, flood },
          // The first request of all starts the whole worker, which takes seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: ["test/{answers,forms,http,platform,results,services,render,session,watch}/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
