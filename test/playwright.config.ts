import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./browser/chromium.ts";
import { onionServer } from "./browser/onion/onion-server.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.env.PORT ?? 8788);

/** The whole suite serves what was built and is released; a single file, by hand, what the sources say now. */
const configs = process.env.BUILT
  ? "-c dist/worker/wrangler.development.toml -c dist/services/wrangler.development.toml"
  : "-c wrangler.toml -c src/services/wrangler.toml";

export default defineConfig({
  testDir: "browser",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [["line"], ["json", { outputFile: `${root}test-results/browser.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    launchOptions: { executablePath: await chromiumPath(), args: chromiumFlags },
  },
  webServer: {
    // Nobody is drawn into an experiment, so that a test sees the same page on any day; an address still shows each version.
    command: `npx wrangler dev ${configs} --port ${port} --inspector-port 0 --var EXPERIMENTS:off --var ONION_ORIGIN_HOST:${onionServer.originHost} --var ONION_KEY:${onionServer.key}`,
    cwd: root,
    url: `http://localhost:${port}/country.json`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
