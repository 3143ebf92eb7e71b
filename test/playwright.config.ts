import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./browser/chromium.ts";
import { nightly } from "./browser/fixture.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.env.PORT ?? 8788);

/** Specs that mostly wait (for the end of a scan, a server's restart or a late script) and leave a core idle. */
const waiting = /(?:scan\/(?:subscriber-)?scan|later-routes|own-zone|-restart)\.spec\.ts$/;

export default defineConfig({
  testDir: "browser",
  // Emptied at the start, so nothing else may be written there.
  outputDir: "../test-results/browser",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  ...(process.env.NIGHTLY ? {} : { grepInvert: new RegExp(nightly.tag) }),
  timeout: 60_000,
  // How long a page may take on a machine that does three things at once; what is there already is found at once.
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: `${root}test-results/browser.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    launchOptions: { executablePath: await chromiumPath(), args: chromiumFlags },
  },
  projects: [
    // On two cores, more workers are no faster.
    { name: "site", testIgnore: waiting, workers: 2, teardown: "log" },
    // Beside them, from the start, because they take longest.
    { name: "waiting", testMatch: waiting, workers: 1, teardown: "log" },
    // Runs after all others, and checks what the servers logged meanwhile.
    { name: "log", testMatch: "log.teardown.ts" },
  ],
  webServer: {
    command: `node test/browser/server.ts ${port}`,
    cwd: root,
    url: `http://localhost:${port}/country.json`,
    timeout: 120_000,
    reuseExistingServer: false,
    // The server is several processes, which it ends itself.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
