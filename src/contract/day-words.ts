/** "28 November 2026" of milliseconds since 1970, in Universal Time, which no page names: a day is exact enough. */
export function dayWords(time: number, locale = "en-GB"): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
