import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { clientFiles } from "../client/build/client-files.ts";
import { cssFunctions, cssOptions } from "../client/build/css.ts";
import { serviceTexts } from "../client/build/service-texts.ts";
import { forgetfulFolder } from "./in-memory.ts";
import { limits, namespaces, writeTestSettings } from "./setup/worker-settings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Miniflare, which stands in for the platform, puts its stores there.
process.env.TMPDIR ??= forgetfulFolder();

/** JSX and, in workerd, React as the deployed worker has them. */
const oxc = { jsx: { runtime: "automatic" as const, development: false } };

/**
 * Starting a worker for each test file takes as long as its tests, so files share one. Each test makes the accounts and
 * addresses that it works with, so it does not matter what another has left in a store.
 */
const isolate = false;

/** How far random walks go: `npm run nightly` sends them further. */
const walk = {
  from: Number(process.env.WALK_FROM ?? 1),
  seeds: Number(process.env.WALK_SEEDS ?? 3),
  steps: Number(process.env.WALK_STEPS ?? 150),
  atOnce: Number(process.env.AT_ONCE ?? 1),
};

/** Random journeys: how many, and of how many steps each. */
const journeys = { count: Number(process.env.JOURNEYS ?? 2), steps: Number(process.env.JOURNEY_STEPS ?? 130) };

/** How many orders or sequences of the same calls are tried where any may come. */
const orders = Number(process.env.ORDERS ?? 25);

/** Sizes of the tests with made-up requests and with floods. */
const fuzz = { seed: Number(process.env.FUZZ_SEED ?? 1), count: Number(process.env.FUZZ_REQUESTS ?? 1000) };
const flood = {
  signUps: Number(process.env.FLOOD_SIGN_UPS ?? 40),
  newsletters: Number(process.env.FLOOD_NEWSLETTERS ?? 40),
  scans: Number(process.env.FLOOD_SCANS ?? 10),
};

declare module "vitest" {
  interface ProvidedContext {
    walk: { from: number; seeds: number; steps: number; atOnce: number };
    journeys: { count: number; steps: number };
    orders: number;
    fuzz: typeof fuzz;
    flood: typeof flood;
    /** The names of the bindings to Durable Objects. */
    namespaces: readonly string[];
    limits: typeof limits;
  }
}

const setupFiles = ["test/console.ts", "test/setup/properties.ts"];

/** A test without assertions fails: it may loop over a list that is empty by mistake, or return too early. */
// What is awaited, such as a mail that is sent after the answer, comes late on a busy machine.
const asserting = { requireAssertions: true, poll: { timeout: 10_000 } };

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
        plugins: [clientFiles(), serviceTexts()],
        test: {
          name: "plain",
          expect: asserting,
          isolate,
          // Thousands of random cases take their time on a busy machine.
          testTimeout: 30_000,
          setupFiles,
          provide: { limits },
          include: ["test/{build,contract,visit,client,operations,platform}/**/*.test.{ts,tsx}", "test/*.test.ts"],
        },
      },
      {
        root,
        envDir: false,
        oxc,
        // A page's class names are those of its sheet.
        css: cssOptions(),
        plugins: [
          cssFunctions(),
          clientFiles(),
          serviceTexts(),
          cloudflareTest({ wrangler: { configPath: writeTestSettings() } }),
        ],
        test: {
          name: "workerd",
          env: { NODE_ENV: "production" },
          css: { include: [/.+/] },
          expect: asserting,
          setupFiles: ["test/setup/loaded.ts", "test/setup/support-lines.ts", ...setupFiles],
          isolate,
          provide: { walk, journeys, orders, fuzz, flood, limits, namespaces },
          // The first request of all starts the whole worker, which takes seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: ["test/{answers,forms,http,platform,results,services,render,session,watch}/**/*.test.{ts,tsx}"],
        },
      },
    ],
  },
});
