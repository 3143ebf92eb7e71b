import type { Country } from "./country.ts";
import { lastZoneOf } from "./last-zone.ts";

/**
 * "28 November 2026, 14:03 UTC" of milliseconds since 1970: in Auckland or Honolulu it is another day half of the time, so a day
 * stands nowhere without its hour, which scripts tell by the visitor's own clock.
 */
export function momentWords(time: number, locale = "en-GB"): string {
  return `${dayWords(time, locale, "UTC")}, ${clockWords(time, "UTC")} UTC`;
}

/** "Saturday 28 November 2026" by the clock of a country, where the hour comes only with the order. */
export function plannedDayWords(time: number, country: Country | null): string {
  const timeZone = lastZoneOf(country);
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone }).format(time);
  return `${weekday} ${dayWords(time, "en-GB", timeZone)}`;
}

/** A moment as {@link momentWords} writes it. */
const moment = /(\d{1,2} \w+ \d{4}), (\d\d:\d\d) UTC/g;

/** The same text with its moments in another zone, "your time"; without one, that of whoever reads. */
export function inZone(text: string, zone?: string): string {
  return text.replace(moment, (_, day: string, clock: string) => {
    const time = Date.parse(`${day} ${clock} UTC`);
    return `${dayWords(time, "en-GB", zone)}, ${clockWords(time, zone)} your time`;
  });
}

function dayWords(time: number, locale: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(time);
}

function clockWords(time: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(time);
}
