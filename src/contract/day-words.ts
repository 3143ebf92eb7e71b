/** "28 November 2026" of milliseconds since 1970, in Universal Time, which no page names: a day is exact enough. */
export function dayWords(time: number, locale = "en-GB"): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** "28 November 2026, 14:03 UTC", where the hour decides whether something is paid. */
export function momentWords(time: number): string {
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" }).format(time);
  return `${dayWords(time)}, ${clock} UTC`;
}
