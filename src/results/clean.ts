import type { FoundResults, WebResult } from "./results.ts";

/** What a page shows at most. A service that sends more is cut, not believed. */
const most = { results: 40, hints: 8, title: 200, snippet: 400, address: 2000, hint: 100 } as const;

/** The fields that an adapter picks from one result of a service, not yet checked. */
export interface RawResult {
  readonly title: unknown;
  readonly address: unknown;
  readonly snippet: unknown;
  /** The first valid https address is used. */
  readonly thumbnails: readonly unknown[];
  /** Begins with an ISO 8601 date, `2026-11-21`. */
  readonly date: unknown;
  /** Seconds, or hours, minutes and seconds with colons. */
  readonly length: unknown;
}

interface RawFound {
  /** As the service sent them: only the first are looked at. */
  readonly results: readonly unknown[];
  readonly pick: (result: unknown) => RawResult;
  readonly corrections: readonly unknown[];
  readonly related: readonly unknown[];
}

/** A service's answer as plain text, bounded and safe to link to; drops the rest. Null if no result sent is usable. */
export function cleanFound({ results, pick, corrections, related }: RawFound): FoundResults | null {
  const clean = results
    .slice(0, 2 * most.results)
    .flatMap((result) => cleanResult(pick(result)))
    .slice(0, most.results);
  if (results.length > 0 && clean.length === 0) return null;
  return { results: clean, corrections: cleanHints(corrections), related: cleanHints(related) };
}

function cleanResult({ title, address, snippet, thumbnails, date, length }: RawResult): WebResult[] {
  const leadsTo = webAddress(address, /^https?:$/);
  if (leadsTo === null) return [];
  const thumbnail = thumbnails.map((given) => webAddress(given, /^https:$/)).find((given) => given !== null);
  const name = plain(title, most.title) || new URL(leadsTo).hostname;
  return [
    {
      title: name,
      address: leadsTo,
      snippet: plain(snippet, most.snippet),
      thumbnail: thumbnail ?? null,
      day: dayOf(date),
      length: lengthOf(length),
    },
  ];
}

function dayOf(given: unknown): string | null {
  const day = /^\d{4}-\d\d-\d\d(?![^T ])/.exec(typeof given === "string" ? given : "")?.[0];
  // Refuses 30 February, which parses as a day in March.
  return day && Date.parse(day) > 0 && new Date(day).toISOString().startsWith(day) ? day : null;
}

function lengthOf(given: unknown): string | null {
  const isClock = typeof given === "string" && /^(?:\d{1,2}:)?\d{1,2}:\d\d$/.test(given);
  const seconds = isClock ? given.split(":").reduce((sum, part) => 60 * sum + Number(part), 0) : given;
  if (typeof seconds !== "number" || !(seconds >= 1 && seconds < 360_000)) return null;
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  const parts = hours ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(rest)].join(":");
}

function twoDigits(part = 0): string {
  return String(part).padStart(2, "0");
}

function cleanHints(given: readonly unknown[]): readonly string[] {
  const hints = given.map((hint) => plain(hint, most.hint));
  return [...new Set(hints.filter(Boolean))].slice(0, most.hints);
}

/** Null if it has a user name or password too, which would only disguise where the address leads. */
function webAddress(given: unknown, protocols: RegExp): string | null {
  if (typeof given !== "string" || given.length > most.address) return null;
  const url = URL.parse(given);
  if (!url || !protocols.test(url.protocol) || url.username || url.password) return null;
  return url.href.length > most.address ? null : url.href;
}

/** One line of text without tags, control characters and direction marks, never cut in the middle of a character. */
function plain(given: unknown, length: number): string {
  if (typeof given !== "string") return "";
  const line = given
    .slice(0, 8 * length)
    .toWellFormed()
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : line;
}

/** The first hints of a list; none of what is no list. */
export function hintsOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given.slice(0, 4 * most.hints) : [];
}

/** An own property of a value read from JSON, never an inherited one; undefined if there is none. */
export function own(given: unknown, name: string): unknown {
  if (typeof given !== "object" || given === null || !Object.hasOwn(given, name)) return undefined;
  return (given as Readonly<Record<string, unknown>>)[name];
}
