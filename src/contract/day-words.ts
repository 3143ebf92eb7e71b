/** "28 November 2026" of milliseconds since 1970, in Universal Time, which no page names: a day is exact enough. */
export function dayWords(time: number, locale = "en-GB"): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** "28 November 2026, 14:03 UTC", where the hour decides whether something is paid or deleted. */
export function momentWords(time: number): string {
  return `${dayWords(time)}, ${clockWords(time, "UTC")} UTC`;
}

/** A moment as the function above writes it. */
const moment = /(\d{1,2} \w+ \d{4}), (\d\d:\d\d) UTC/g;

/** The same text with its moments in another zone, "your time"; without one, that of whoever reads. */
export function inZone(text: string, zone?: string): string {
  return text.replace(moment, (_, day: string, clock: string) => {
    const time = Date.parse(`${day} ${clock} UTC`);
    const there = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: zone }).format(time);
    return `${there}, ${clockWords(time, zone)} your time`;
  });
}

function clockWords(time: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(time);
}
