import { SourceMap, type SourceMapPayload } from "node:module";

/** The place in our sources that a frame names (`src/app.ts:12`), or null. Frames count lines and columns from one. */
export function sourceOf(map: SourceMapPayload, frame: string): string | null {
  const [, line, column] = /:(\d+):(\d+)$/.exec(frame) ?? [];
  if (!line || !column) return null;
  const entry = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  // Past the end of a line, the nearest entry belongs to an earlier line.
  if (!("originalSource" in entry) || entry.generatedLine !== Number(line) - 1) return null;
  const file = /(?:src|client|node_modules)\/.*$/.exec(entry.originalSource)?.[0];
  return file ? `${file}:${entry.originalLine + 1}` : null;
}
