/** The size budgets, in bytes of gzip. Reads what `npm run build` wrote. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { builtScripts } from "../../client/build/client-files.ts";

const sheets = "dist/client/data/styles";
const gzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
/** Size of all modules of a worker, compressed together, as they are uploaded. */
function upload(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  return gzipSync(Buffer.concat(names.sort().map((name) => readFileSync(`${folder}/${name}`))), { level: 9 }).length;
}

const budgets: readonly { what: string; size: number; limit: number }[] = [
  // Each feature is a module that is loaded when asked for; other languages are files beside the worker. Site search, colours,
  // cron schedules and the messages of other languages are 30 kB of libraries. A few hundred bytes are left, so that growth is
  // noticed: the last kilobyte is words and drawings of the pages.
  { what: "worker", size: upload("dist/edge"), limit: 463_000 },
  // 80 kB of it verify passkeys, and are loaded only where one is answered: see `src/services/auth/README.md`.
  // The lines of the help desk and withdrawal at once took the last of 195 kB, and what pages say in seven languages and the mended confirmations another 1.6; a few hundred bytes are left, so that growth is noticed.
  // Of that, 8 kB for each further language and 6 for the list of messages are loaded only when somebody is written to in one.
  { what: "services worker", size: upload("dist/services"), limit: 252_000 },
  { what: "entry script", size: gzip(`dist/client${builtScripts().entry}`), limit: 6_000 },
  {
    what: "heading font (already compressed)",
    size: readFileSync("dist/client/fonts/bricolage.woff2").length,
    // With the letters of the languages that the site is written in; a first flight of packets holds 14 kB.
    limit: 10_400,
  },
  ...readdirSync(sheets, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ what: `styles: ${name}`, size: gzip(`${sheets}/${name}`), limit: 9_900 })),
];

for (const { what, size, limit } of budgets) {
  console.log(`${size <= limit ? "ok  " : "OVER"} ${what.padEnd(36)} ${String(size).padStart(8)} of ${limit}`);
}
if (budgets.some(({ size, limit }) => size > limit)) process.exit(1);
