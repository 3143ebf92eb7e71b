/** The settings of an onion service with which `server.ts` starts the server of the browser tests. */
const port = Number(process.env.PORT ?? 8788);

export const onionServer = {
  port,
  origin: `http://127.0.0.1:${port}`,
  originHost: "onion-origin.localhost",
  /** Used by these tests only. */
  key: "a-key-of-the-browser-tests-and-of-nothing-else",
} as const;
