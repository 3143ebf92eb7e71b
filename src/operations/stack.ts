/**
 * `npm run operate -- stack index.js:1:23456 modules/home.js:1:99 …`: finds the lines of our sources for the frames in a log line.
 * Reads the source maps of the build; `--worker services` for a line of the services worker.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { sourceOf } from "./source-of.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { worker: { type: "string", default: "edge" } },
});
for (const frame of positionals) console.warn(`${frame}  ${placeOf(frame) ?? "not of what was built here"}`);

function placeOf(frame: string): string | null {
  const map = `dist/${values.worker}/${frame.replace(/:\d+:\d+$/, "")}.map`;
  return existsSync(map) ? sourceOf(JSON.parse(readFileSync(map, "utf8")), frame) : null;
}
