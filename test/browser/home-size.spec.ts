import { gzipSync } from "node:zlib";
import { expect, test } from "./fixture.ts";

/** Bytes of an answer as a strong gzip makes them. */
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

test("PAGE-9 home is light: 20 kB of page and styles, 6 kB of script before anything is touched", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path, { headers: { "accept-encoding": "identity" } })).text();
  const html = await read("/");
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = ""]) => path);
  const sheets = linked(/<link rel="stylesheet" href="([^"]+)"/g);
  const scripts = linked(/<script type="module" src="([^"]+)"/g);
  expect([sheets.length, scripts.length]).toEqual([1, 1]);
  const sizes = await Promise.all([...sheets, ...scripts].map(async (path) => gzip(await read(path))));
  const [styles = 0, script = 0] = sizes;
  expect(gzip(html) + styles).toBeLessThanOrEqual(20_000);
  expect(script).toBeLessThanOrEqual(6_000);
});
