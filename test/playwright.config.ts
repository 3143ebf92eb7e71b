import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./browser/chromium.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.env.PORT ?? 8788);

export default defineConfig({
  testDir: "browser",
  // Emptied at the start, so nothing else may be written there.
  outputDir: "../test-results/browser",
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
  projects: [
    { name: "site", teardown: "log" },
    // After all others: what the servers wrote meanwhile.
    { name: "log", testMatch: "log.teardown.ts" },
  ],
  webServer: {
    command: `node test/browser/server.ts ${port}`,
    cwd: root,
    url: `http://localhost:${port}/country.json`,
    timeout: 120_000,
    reuseExistingServer: false,
    // It is several processes, which it ends itself.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
