/** The site that the browser tests look at, on the port given as an argument, until it is told to end. */
import { rmSync } from "node:fs";
import { logFolder, startDevServer } from "../dev-server.ts";
import { startSearx } from "../results/searx-listener.ts";
import { onionServer } from "./onion/onion-server.ts";
import { searxPort } from "./search/searx.ts";

// Removes the logs of earlier runs.
rmSync(logFolder, { recursive: true, force: true });

await startSearx(searxPort);

await startDevServer(Number(process.argv[2]), {
  // Nobody is drawn into an experiment, so that a test sees the same page on any day; an address still shows each version.
  vars: {
    EXPERIMENTS: "off",
    ONION_ORIGIN_HOST: onionServer.originHost,
    ONION_KEY: onionServer.key,
    SEARCH_UPSTREAM: `http://127.0.0.1:${searxPort}/`,
  },
  isForTests: true,
});
