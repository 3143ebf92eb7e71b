import type { Country } from "./country.ts";

/**
 * The clock of each country where we sell, but for the United States. Of a country with several it is the westernmost: a day
 * that is told by it is never later than the reader's own.
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

/** Of no country, or of one where nothing is sold, the last of all, which is that of the United States. */
export function lastZoneOf(country: Country | null): string {
  return (country && zones[country]) ?? "Pacific/Honolulu";
}
