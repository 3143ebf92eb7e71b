/**
 * `npm run stack -- index.js:1:23456 …`: which line of ours the frames of a log line name. Reads the map of what was
 * built; `--worker services` for a line of the services worker.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { sourceOf } from "./source-of.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { worker: { type: "string", default: "worker" } },
});
const map = JSON.parse(readFileSync(`dist/${values.worker}/index.js.map`, "utf8"));
for (const frame of positionals) console.warn(`${frame}  ${sourceOf(map, frame) ?? "not of what was built here"}`);
