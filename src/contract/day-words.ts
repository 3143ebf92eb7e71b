import type { Country } from "./country.ts";
import { westernmostZoneOf } from "./westernmost-zone.ts";

/**
 * Milliseconds since 1970 as "28 November 2026, 14:03 UTC". The hour always goes with the day, because in Auckland or
 * Honolulu it is another day half of the time; scripts convert both to the visitor's own time zone.
 */
export function momentWords(time: number, locale = "en-GB"): string {
  return `${dayWords(time, locale, "UTC")}, ${clockWords(time, "UTC")} UTC`;
}

/** "Saturday 28 November 2026" in the time zone of a country, for pages before the order, which sets the hour. */
export function plannedDayWords(time: number, country: Country | null): string {
  return weekdayWords(time, westernmostZoneOf(country));
}

/** "Saturday 28 November 2026", in a time zone. */
export function weekdayWords(time: number, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone }).format(time);
  return `${weekday} ${dayWords(time, "en-GB", timeZone)}`;
}

/** A moment as {@link momentWords} writes it: the day, and the clock in UTC. */
export const moment = /(\d{1,2} \w+ \d{4}), (\d\d:\d\d) UTC/g;

/** The text with its moments converted to a time zone and marked "your time"; by default, the zone of the browser. */
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
