import type { Country } from "./country.ts";
import { i18n, languageTag, perLanguage } from "./language/i18n.ts";
import { westernmostZoneOf } from "./westernmost-zone.ts";

/**
 * Milliseconds since 1970 as "28 November 2026, 14:03 UTC". The hour always goes with the day, because in Auckland or
 * Honolulu it is another day half of the time; scripts convert both to the visitor's own time zone.
 */
export function momentWords(time: number, locale: string = languageTag()): string {
  return i18n.t("{day}, {clock} UTC", { day: dayWords(time, locale, "UTC"), clock: clockWords(time, "UTC") });
}

/** "Saturday 28 November 2026" in the time zone of a country, for pages before the order, which sets the hour. */
export function plannedDayWords(time: number, country: Country | null): string {
  return weekdayWords(time, westernmostZoneOf(country));
}

/** "Saturday 28 November 2026", in a time zone. */
export function weekdayWords(time: number, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat(languageTag(), { weekday: "long", timeZone }).format(time);
  return i18n.t("{weekday} {day}", { weekday, day: dayWords(time, languageTag(), timeZone) });
}

/**
 * A moment as {@link momentWords} writes it in any language: day, name of the month, year, and the clock in UTC with the words
 * that some languages have around it, as in "28. November 2026, 14:03 Uhr (UTC)".
 */
export const moment =
  /(\d{1,2}\.?(?: de)? \p{L}+(?: de)? \d{4})(?:,| à)(?: \p{L}+\.?)? (\d\d:\d\d)(?: \p{L}+)? (?:UTC|\(UTC\))/gu;

/** The text with its moments converted to a time zone and marked "your time"; by default, the zone of the browser. */
export function inZone(text: string, zone?: string): string {
  return text.replace(moment, (whole, written: string, hour: string) => {
    const [day = "", name = "", year] = written.match(/\d+|\p{L}{3,}/gu) ?? [];
    const month = monthNumber(name);
    // A text in another language than its page.
    if (month === 0) return whole;
    const time = Date.parse(`${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}T${hour}Z`);
    return i18n.t("{day}, {clock} your time", {
      day: dayWords(time, languageTag(), zone),
      clock: clockWords(time, zone),
    });
  });
}

/** As in a date: some languages give a month another ending there. */
const monthNames = perLanguage((tag) => {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => {
    return format.formatToParts(Date.UTC(2000, month)).find(({ type }) => type === "month")?.value;
  });
});

/** 11 for "November" or its name in the language of the page; 0 for a name that it doesn't have. */
function monthNumber(name: string): number {
  return monthNames().indexOf(name) + 1;
}

function dayWords(time: number, locale: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(time);
}

function clockWords(time: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(languageTag(), { hour: "2-digit", minute: "2-digit", timeZone }).format(time);
}
