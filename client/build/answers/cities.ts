import { plain } from "../../../src/answers/facts/plain.ts";
import { countryCodes, countryFacts } from "./place-facts.ts";

/** Places and their time zones, by the names that people ask for. */

/** Places that people ask for and that no zone is named after. */
const known: Readonly<Record<string, string>> = {
  "san francisco": "America/Los_Angeles",
  seattle: "America/Los_Angeles",
  "las vegas": "America/Los_Angeles",
  "san diego": "America/Los_Angeles",
  portland: "America/Los_Angeles",
  "new york city": "America/New_York",
  california: "America/Los_Angeles",
  houston: "America/Chicago",
  dallas: "America/Chicago",
  austin: "America/Chicago",
  texas: "America/Chicago",
  "new orleans": "America/Chicago",
  boston: "America/New_York",
  miami: "America/New_York",
  atlanta: "America/New_York",
  philadelphia: "America/New_York",
  washington: "America/New_York",
  "washington dc": "America/New_York",
  florida: "America/New_York",
  nyc: "America/New_York",
  montreal: "America/Toronto",
  calgary: "America/Edmonton",
  mumbai: "Asia/Kolkata",
  delhi: "Asia/Kolkata",
  bangalore: "Asia/Kolkata",
  bengaluru: "Asia/Kolkata",
  chennai: "Asia/Kolkata",
  shenzhen: "Asia/Shanghai",
  beijing: "Asia/Shanghai",
  guangzhou: "Asia/Shanghai",
  "hong kong": "Asia/Hong_Kong",
  "abu dhabi": "Asia/Dubai",
  osaka: "Asia/Tokyo",
  kyoto: "Asia/Tokyo",
  munich: "Europe/Berlin",
  hamburg: "Europe/Berlin",
  frankfurt: "Europe/Berlin",
  cologne: "Europe/Berlin",
  barcelona: "Europe/Madrid",
  milan: "Europe/Rome",
  naples: "Europe/Rome",
  lyon: "Europe/Paris",
  marseille: "Europe/Paris",
  manchester: "Europe/London",
  edinburgh: "Europe/London",
  glasgow: "Europe/London",
  cardiff: "Europe/London",
  geneva: "Europe/Zurich",
  "rio de janeiro": "America/Sao_Paulo",
  rio: "America/Sao_Paulo",
  "cape town": "Africa/Johannesburg",
  "st petersburg": "Europe/Moscow",
  "tel aviv": "Asia/Jerusalem",
  hawaii: "Pacific/Honolulu",
  alaska: "America/Anchorage",
  bali: "Asia/Makassar",
  kyiv: "Europe/Kyiv",
  kiev: "Europe/Kyiv",
  saigon: "Asia/Ho_Chi_Minh",
  kolkata: "Asia/Kolkata",
  yangon: "Asia/Yangon",
  "ho chi minh city": "Asia/Ho_Chi_Minh",
  macao: "Asia/Macau",
  "isle of man": "Europe/Isle_of_Man",
  "easter island": "Pacific/Easter",
  "christmas island": "Indian/Christmas",
  utc: "UTC",
  gmt: "UTC",
};

/**
 * What people call their time, where it is no English word: the standard or summer time itself, whatever the season. Hours ahead
 * of Universal Time, or a zone where they are no whole number; and what it is called, where that is not all it could mean.
 */
const abbreviations: readonly (readonly [name: string, ahead: number | string, called?: string])[] = [
  ...([
    ["est", -5],
    ["edt", -4],
    ["mst", -7],
    ["mdt", -6],
    ["pst", -8],
    ["pdt", -7],
    ["akst", -9],
    ["akdt", -8],
    ["hst", -10],
  ] as const),
  ["cst", -6, "US Central Standard Time"],
  ["cdt", -5, "US Central Daylight Time"],
  ["bst", 1, "British Summer Time"],
  ...([
    ["cet", 1],
    ["cest", 2],
    ["eet", 2],
    ["eest", 3],
    ["msk", 3],
    ["jst", 9],
    ["kst", 9],
  ] as const),
  ["ist", "Asia/Kolkata", "India (IST)"],
  ...([
    ["sgt", 8],
    ["hkt", 8],
    ["pkt", 5],
    ["awst", 8],
    ["aest", 10],
    ["aedt", 11],
    ["nzst", 12],
    ["nzdt", 13],
  ] as const),
];

const ofAbbreviations = abbreviations.map(([name, ahead, called]): Row => {
  if (typeof ahead === "string") return [name, ahead, called ?? name];
  const offset = `UTC${ahead < 0 ? "−" : "+"}${Math.abs(ahead)}`;
  // The database counts these the other way round.
  return [name, `Etc/GMT${ahead < 0 ? "+" : "-"}${Math.abs(ahead)}`, `${called ?? name.toUpperCase()} (${offset})`];
});

/** Names of zones and capitals that are English words, or by which more people mean another place. */
const unclear =
  "adak antigua beulah canary casey center chatham christmas cocos cordoba creston davis dawson easter eucla gambier halifax kirov knox la_rioja male marengo mendoza merida midway monticello new_salem nome norfolk oral palmer petersburg resolute samara san_jose san_juan san_luis santarem stanley swift_current tell_city thule troll truk vevay victoria vincennes wake winamac"
    .split(" ")
    .map((name) => name.replaceAll("_", " "));

/** The city that a zone is named after: "lisbon" of "Europe/Lisbon". */
function cityOf(zone: string): string {
  return zone
    .slice(zone.lastIndexOf("/") + 1)
    .replaceAll("_", " ")
    .toLowerCase();
}

const zones = Intl.supportedValuesOf("timeZone").filter((zone) => !zone.startsWith("Etc/"));

/** Zones by lower-case name; "" for an unclear name. */
const cities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(zones.map((zone) => [cityOf(zone), zone])),
  ...known,
  ...Object.fromEntries(unclear.map((name) => [name, ""])),
};

/** Labels for names that could mean several places, or whose spelling `titled` would get wrong. */
const cityLabels: Readonly<Record<string, string>> = {
  portland: "Portland, Oregon",
  texas: "Texas (most of it)",
  florida: "Florida (most of it)",
  "st petersburg": "St Petersburg, Russia",
  perth: "Perth, Australia",
  melbourne: "Melbourne, Australia",
  naples: "Naples, Italy",
  manchester: "Manchester, England",
  boston: "Boston, Massachusetts",
  kingston: "Kingston, Jamaica",
  santiago: "Santiago, Chile",
  georgetown: "Georgetown, Guyana",
  "la paz": "La Paz, Bolivia",
  "st johns": "St John’s, Canada",
  "washington dc": "Washington, D.C.",
  washington: "Washington, D.C.",
  "rio de janeiro": "Rio de Janeiro",
  "dar es salaam": "Dar es Salaam",
  "isle of man": "the Isle of Man",
  nyc: "New York",
  utc: "UTC",
  gmt: "GMT",
};

/**
 * Countries with several zones, and Georgia, which shares its name with a US state: the time of the capital would be a guess.
 */
const severalZones = new Set("GE US CA RU AU BR MX ID KZ CN MN CD CL ES PT EC FM KI PG NZ UA".split(" "));

type Row = readonly [name: string, zone: string, label: string];

const ofCountries: readonly Row[] = Object.entries(countryCodes).flatMap(([name, code]) => {
  const country = severalZones.has(code) ? undefined : countryFacts[code];
  return country ? [[name, country.zone, country.called] as const] : [];
});
const ofCapitals = Object.values(countryFacts).map(({ capital, zone }): Row => {
  const name = plain(capital);
  return [name, zone, cityLabels[name] ?? capital];
});
const capitals = new Map(ofCapitals.map(([name, , label]) => [name, label]));
const ofCities = Object.entries(cities).map(([name, zone]): Row => {
  return [name, zone, capitals.get(name) ?? cityLabels[name] ?? titled(name)];
});

function titled(name: string): string {
  return name.replace(/(?:^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A line for each name, as `src/answers/facts/zones.ts` reads it. Of several rows with a name, the last counts. */
const rows = new Map([...ofCountries, ...ofCapitals, ...ofCities, ...ofAbbreviations].map((row) => [row[0], row]));
export const zoneLines = [...rows.values()]
  .filter(([, zone]) => zone !== "")
  .map((row) => row.join("\t"))
  .join("\n");
