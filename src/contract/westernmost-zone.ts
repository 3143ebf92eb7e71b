import type { Country } from "./country.ts";

/**
 * The time zone of each country where we sell, except the United States. For a country with several it is the westernmost,
 * so that a day given in it is never later than the reader's own.
 */
const zones: Readonly<Record<string, string>> = {
  AT: "Europe/Vienna",
  BE: "Europe/Brussels",
  BG: "Europe/Sofia",
  CA: "America/Vancouver",
  CY: "Asia/Nicosia",
  CZ: "Europe/Prague",
  DE: "Europe/Berlin",
  DK: "Europe/Copenhagen",
  EE: "Europe/Tallinn",
  ES: "Atlantic/Canary",
  FI: "Europe/Helsinki",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GR: "Europe/Athens",
  HR: "Europe/Zagreb",
  HU: "Europe/Budapest",
  IE: "Europe/Dublin",
  IT: "Europe/Rome",
  LT: "Europe/Vilnius",
  LU: "Europe/Luxembourg",
  LV: "Europe/Riga",
  MT: "Europe/Malta",
  NL: "Europe/Amsterdam",
  PL: "Europe/Warsaw",
  PT: "Atlantic/Azores",
  RO: "Europe/Bucharest",
  SE: "Europe/Stockholm",
  SI: "Europe/Ljubljana",
  SK: "Europe/Bratislava",
};

/** The westernmost time zone of a country; Honolulu for the United States, for null, and for those where we do not sell. */
export function westernmostZoneOf(country: Country | null): string {
  return (country && zones[country]) ?? "Pacific/Honolulu";
}

/** The easternmost time zone of the countries with several where we sell. */
const easternmost: Readonly<Record<string, string>> = {
  CA: "America/St_Johns",
  ES: "Europe/Madrid",
  PT: "Europe/Lisbon",
  US: "America/New_York",
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * When the last of so many days after the day of a moment ends: everywhere in the country, whichever of its clocks said what day
 * it was. Milliseconds since 1970, as is the moment.
 */
export function lastDayEnd(moment: number, days: number, country: Country | null): number {
  const zone = westernmostZoneOf(country);
  const first = dateIn((country && easternmost[country]) ?? zone)(moment);
  const last = new Date(Date.parse(first) + days * day).toISOString().slice(0, "2026-12-12".length);
  const date = dateIn(zone);
  // Hour by hour: days have 23 or 25 of them when clocks change, and in the Azores they change at midnight.
  let end = Math.floor((moment + (days - 1) * day) / hour) * hour;
  while (date(end) <= last) end += hour;
  return end;
}

/** The date in a time zone, as "2026-12-12". */
function dateIn(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone });
  return (time) => format.format(time);
}
