import { gzipSync } from "node:zlib";
import { expect, test } from "../fixture.ts";

/** The size of a text in bytes as the platform compresses it. */
const gzip = (text: string) => gzipSync(text, { level: 6 }).length;

test("PAGE-9 home is light: 17.5 kB of page with its styles, 6 kB of script before anything is touched", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path, { headers: { "accept-encoding": "identity" } })).text();
  const html = await read("/");
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = ""]) => path);
  const scripts = linked(/<script type="module">import"([^"]+)"/g);
  expect(linked(/<link rel="(stylesheet)"/g)).toEqual([]);
  expect(linked(/<script[^>]* src="([^"]+)"/g)).toEqual([]);
  expect(scripts).toHaveLength(1);
  // Of them 200 bytes lead to the page in six other languages.
  expect(gzip(html)).toBeLessThanOrEqual(17_500);
  expect(gzip(await read(scripts[0] ?? ""))).toBeLessThanOrEqual(6_000);
});
