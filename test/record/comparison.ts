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
  return [...status, ...headers, ...textDifferences(normalizedText(old.text), normalizedText(fresh.text))];
}

/** Each run of pieces in which two texts differ, with the piece before it. */
function textDifferences(old: string, fresh: string): [string, string][] {
  if (old === fresh) return [];
  const [a, b] = [pieces(old), pieces(fresh)];
  const found: [string, string][] = [];
  for (let [i, j] = [0, 0]; i < a.length || j < b.length; ) {
    if (a[i] === b[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const [left, right] = nextAlike(a, b, i, j);
    const before = a[i - 1] ?? "";
    found.push([cut(before + a.slice(i, left).join("")), cut(before + b.slice(j, right).join(""))]);
    [i, j] = [left, right];
  }
  return found;
}

/** How many equal pieces in a row show that two texts go on alike. */
const enoughAlike = 3;

/** Where two texts go on alike after they differ, as near as can be. */
function nextAlike(a: readonly string[], b: readonly string[], i: number, j: number): [number, number] {
  const most = a.length - i + b.length - j;
  for (let away = 1; away < most; away += 1) {
    for (let left = Math.max(0, away - (b.length - j)); left <= Math.min(away, a.length - i); left += 1) {
      if (isAlike(a, b, i + left, j + away - left)) return [i + left, j + away - left];
    }
  }
  return [a.length, b.length];
}

function isAlike(a: readonly string[], b: readonly string[], i: number, j: number): boolean {
  return Array.from({ length: enoughAlike }, (_, step) => a[i + step] === b[j + step]).every(Boolean);
}

function pieces(html: string): readonly string[] {
  return html.match(/<[^>]*>|[^<]+/g) ?? [];
}

function cut(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)} … (${text.length})` : text;
}
