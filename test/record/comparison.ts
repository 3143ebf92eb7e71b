import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Answer, normalizedHeaders, normalizedText } from "./normalized.ts";

/** Answers that differ in the same way. */
interface Difference {
  readonly before: string;
  readonly after: string;
  readonly places: string[];
}

/** In characters: how much of a difference is shown. */
const longestShown = 400;

/** Compares two recorded folders; returns the differences, the most frequent first, and how many answers were compared. */
export function compare(before: string, after: string): { compared: number; differences: readonly Difference[] } {
  const found = new Map<string, Difference>();
  let compared = 0;
  const files = new Set([...readdirSync(before), ...readdirSync(after)]);
  for (const file of [...files].sort()) {
    const [old, fresh] = [readGroup(before, file), readGroup(after, file)];
    for (const name of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
      compared += 1;
      for (const [was, is] of differencesOf(old[name], fresh[name])) {
        const key = `${was}\0${is}`;
        const known = found.get(key) ?? { before: was, after: is, places: [] };
        found.set(key, known);
        known.places.push(`${file.replace(".json.gz", "")}: ${name}`);
      }
    }
  }
  return { compared, differences: [...found.values()].sort((a, b) => b.places.length - a.places.length) };
}

function readGroup(folder: string, file: string): Readonly<Record<string, Answer>> {
  try {
    return JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString("utf8"));
  } catch {
    return {};
  }
}

function differencesOf(old: Answer | undefined, fresh: Answer | undefined): [string, string][] {
  if (!old || !fresh) return [[old ? "there" : "not there", fresh ? "there" : "not there"]];
  const [was, is] = [normalizedHeaders(old.headers), normalizedHeaders(fresh.headers)];
  const headers = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => was[name] !== is[name])
    .map((name): [string, string] => [`${name}: ${was[name]}`, `${name}: ${is[name]}`]);
  const status: [string, string][] =
    old.status === fresh.status ? [] : [[`status ${old.status}`, `status ${fresh.status}`]];
  return [...status, ...headers, ...textDifference(normalizedText(old.text), normalizedText(fresh.text))];
}

/** The first and the last place where two texts differ, with all that is between them. */
function textDifference(old: string, fresh: string): [string, string][] {
  if (old === fresh) return [];
  const [a, b] = [pieces(old), pieces(fresh)];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const shown = (all: readonly string[]) => all.slice(Math.max(0, start - 1), all.length - end).join("");
  return [[cut(shown(a)), cut(shown(b))]];
}

function pieces(html: string): readonly string[] {
  return html.match(/<[^>]*>|[^<]+/g) ?? [];
}

function cut(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)} … (${text.length})` : text;
}
