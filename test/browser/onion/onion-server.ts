/** How the server of the browser tests is told of an onion service; `server.ts` starts it so. */
const port = Number(process.env.PORT ?? 8788);

export const onionServer = {
  port,
  origin: `http://127.0.0.1:${port}`,
  originHost: "onion-origin.localhost",
  /** Of this test alone. */
  key: "a-key-of-the-browser-tests-and-of-nothing-else",
} as const;
