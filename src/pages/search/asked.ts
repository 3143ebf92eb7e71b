import { type ResultKind, resultKinds } from "../../results/results.ts";

/** What somebody searches for: the words, and which page of which kind of results. */
export interface SearchAsked {
  readonly words: string;
  readonly kind: ResultKind;
  /** From 1. */
  readonly page: number;
}

/** Further pages are rarely wanted, and search services seldom have them. */
export const lastPage = 10;

/** In characters: far more than a search has, far less than a form may send. */
const longest = 2000;

/** Reads `q`, `ia` (the kind) and `p` (the page) from an address or a form. Null without words: that is no search. */
export function readAsked(sent: { get(name: string): string | null }): SearchAsked | null {
  const words = askedWords(sent.get("q"));
  if (!words) return null;
  const kind = resultKinds.find((kind) => kind === sent.get("ia")) ?? "web";
  const page = /^\d{1,2}$/.test(sent.get("p") ?? "") ? Number(sent.get("p")) : 1;
  return { words, kind, page: Math.min(Math.max(page, 1), lastPage) };
}

/** One line without control characters; "" where nothing is left of it. Never cut in the middle of a character. */
function askedWords(given: string | null): string {
  if (given === null) return "";
  const line = given
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return line.length > longest ? [...line].slice(0, longest).join("") : line;
}

/** The fields that repeat a search; defaults are left out, so that addresses stay short. */
export function fieldsOf({ words, kind, page }: SearchAsked): Readonly<Record<string, string>> {
  return { q: words, ...(kind !== "web" && { ia: kind }), ...(page > 1 && { p: String(page) }) };
}
