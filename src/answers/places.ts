import * as z from "zod/mini";
import { SiteFile } from "../files/site-file.ts";

const countrySchema = z.object({
  code: z.string(),
  capital: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  callingCode: z.string(),
  /** The time zone of the capital. */
  zone: z.string(),
});

export type Country = z.infer<typeof countrySchema>;

/** What the build wrote of `client/build/answers/place-facts.ts`. */
const factsSchema = z.object({
  countries: z.array(countrySchema),
  /** Codes by names that people use besides those of the locale data; "" where a name is none of a country. */
  otherNames: z.record(z.string(), z.string()),
  /** Time zones of cities that lend their name to none. */
  cities: z.record(z.string(), z.string()),
});

/** Countries and cities, by the names that people ask for. */
export class Places {
  readonly countries: readonly Country[];
  readonly #byName: ReadonlyMap<string, Country | undefined>;
  readonly #byCapital: ReadonlyMap<string, Country>;
  readonly #zones: ReadonlyMap<string, string>;

  constructor({ countries, otherNames, cities }: z.infer<typeof factsSchema>) {
    const byCode = new Map(countries.map((country) => [country.code, country]));
    this.countries = countries;
    this.#byName = new Map<string, Country | undefined>([
      ...countries.map((country) => [plain(countryName(country)), country] as const),
      ...Object.entries(otherNames).map(([name, code]) => [name, byCode.get(code)] as const),
    ]);
    this.#byCapital = new Map(countries.map((country) => [plain(country.capital), country]));
    this.#zones = new Map([...namedZones(), ...Object.entries(cities)]);
  }

  /** A country by its name in English, in lower case; null where there is none. */
  countryNamed(name: string): Country | null {
    return this.#byName.get(plain(name.replace(/^the /, ""))) ?? null;
  }

  countryOfCapital(name: string): Country | null {
    return this.#byCapital.get(plain(name)) ?? null;
  }

  /** The time zone of a city; null where none is known. */
  zoneOfCity(name: string): string | null {
    return this.#zones.get(name) ?? this.countryOfCapital(name)?.zone ?? null;
  }
}

/** Too long for the worker: 9 kB that only questions for places need. */
export const placesFile = new SiteFile("places.json", (text) => new Places(factsSchema.parse(JSON.parse(text))));

const regionNames = new Intl.DisplayNames("en-GB", { type: "region" });

export function countryName({ code }: Pick<Country, "code">): string {
  return regionNames.of(code) ?? code;
}

/** Without accents, in lower case. */
export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");
}

/** Zones by the city in their name: "Europe/Lisbon" by "lisbon". */
function namedZones(): (readonly [city: string, zone: string])[] {
  return Intl.supportedValuesOf("timeZone")
    .filter((zone) => !zone.startsWith("Etc/"))
    .map((zone) => [plain(zone.split("/").at(-1) ?? "").replaceAll("_", " "), zone] as const);
}
