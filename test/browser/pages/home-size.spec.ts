import { gzipSync } from "node:zlib";
import { expect, test } from "../fixture.ts";

/** The size of a text in bytes with gzip at its highest level. */
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

test("PAGE-9 home is light: 20 kB of page and styles, 6 kB of script before anything is touched", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path, { headers: { "accept-encoding": "identity" } })).text();
  const html = await read("/");
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = ""]) => path);
  const scripts = linked(/<script type="module">import"([^"]+)"/g);
  const sheets = await Promise.all(linked(/<link rel="stylesheet" href="([^"]+)"/g).map(read));
  expect(sheets).toHaveLength(2);
  expect(linked(/<script[^>]* src="([^"]+)"/g)).toEqual([]);
  expect(scripts).toHaveLength(1);
  expect(gzip(html + sheets.join(""))).toBeLessThanOrEqual(20_000);
  expect(gzip(await read(scripts[0] ?? ""))).toBeLessThanOrEqual(6_000);
});
