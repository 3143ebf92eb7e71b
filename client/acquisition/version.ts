/** The acquisition version: the week, and the day of that week, on which a visitor arrived. Protocols, section 6. */
import { fallbackVariant, getTParam, type PageQuery } from "./address.ts";

/** Both variants are a lower-case letter, or an underscore for none. */
export interface AcquisitionVersion {
  /** Weeks since the epoch, counted from 1. */
  readonly major: number;
  /** The day of that week: 1 for Wednesday to 7 for Tuesday. */
  readonly minor: number;
  readonly variant: string;
  readonly secondVariant: string;
}

/** 24 February 2016, midnight in New York. */
const epoch = Date.parse("2016-02-24T05:00:00Z");

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** The version at `now`, in milliseconds since 1970; any time before the epoch counts as the first day after it. */
export function versionAt(now: number): AcquisitionVersion {
  const elapsed = Math.max(1, now - (isSummer(now) ? epoch - hour : epoch));
  const major = Math.ceil(elapsed / week);
  const minor = Math.ceil((elapsed - (major - 1) * week) / day);
  return { major, minor, variant: fallbackVariant, secondVariant: fallbackVariant };
}

/** Daylight saving in New York: from the second Sunday of March to the first Sunday of November, at two in the morning. */
function isSummer(now: number): boolean {
  const year = new Date(now).getUTCFullYear();
  return now >= sunday(year, 2, 8) + 7 * hour && now < sunday(year, 10, 1) + 6 * hour;
}

/** Midnight UTC of the first Sunday on or after a day. */
function sunday(year: number, month: number, date: number): number {
  const first = new Date(Date.UTC(year, month, date));
  return first.getTime() + ((7 - first.getUTCDay()) % 7) * day;
}

/**
 * The version at the end of a text such as "v47-3" or "v47-3ab"; null where there is none. Letters that are not given
 * are underscores.
 */
export function parseVersion(text: unknown): AcquisitionVersion | null {
  if (typeof text !== "string" || text.length > 100) return null;
  const [, major = "", minor = "", letters = ""] = /v(\d{1,6})-([1-7])([a-z_]{2})?$/.exec(text) ?? [];
  if (major === "") return null;
  const [variant = fallbackVariant, secondVariant = fallbackVariant] = letters;
  return { major: Number(major), minor: Number(minor), variant, secondVariant };
}

/** "v47-3", followed by both letters if either of them is given. */
export function formatVersion({ major, minor, variant, secondVariant }: AcquisitionVersion): string {
  const letters = variant + secondVariant;
  return `v${major}-${minor}${letters === fallbackVariant + fallbackVariant ? "" : letters}`;
}

/** How far `from` is before `to`, in weeks (`versions`) and in days; negative if it is the later one. */
export function versionDistance(
  from: AcquisitionVersion,
  to: AcquisitionVersion,
): { readonly versions: number; readonly days: number } {
  const versions = to.major - from.major;
  return { versions, days: versions * 7 + to.minor - from.minor };
}

/**
 * The version that an address carries in `atb`, else today's. `va` gives the variant letter, or both letters; each is a
 * lower-case letter or an underscore, and anything else counts as not given. Without `va`, the variant in `t` counts, if
 * `t` says that the visitor came from the home page (ADDR-7, HOST-6).
 */
export function acquisitionVersion(location: PageQuery, now: number): AcquisitionVersion {
  // A shortcut, because this runs for every page served and most addresses have no query.
  if (location.search === "") return versionAt(now);
  const version = parseVersion(new URLSearchParams(location.search).get("atb")) ?? versionAt(now);
  const [variant = version.variant, secondVariant = version.secondVariant] = lettersOf(location);
  return { ...version, variant, secondVariant };
}

/** Whether an address says anything about the version, which then holds for the whole visit. */
export function saysVersion(location: PageQuery): boolean {
  return parseVersion(new URLSearchParams(location.search).get("atb")) !== null || lettersOf(location) !== "";
}

function lettersOf(location: PageQuery): string {
  const letters = new URLSearchParams(location.search).get("va") ?? "";
  if (/^[a-z_]{1,2}$/.test(letters)) return letters;
  const variant = getTParam(location);
  return variant === fallbackVariant ? "" : variant;
}
