import * as z from "zod/mini";
import { SiteFile } from "../../files/site-file.ts";
import { plain } from "./plain.ts";

const countrySchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Its name in a sentence: "the Netherlands". */
  called: z.string(),
  capital: z.string(),
  /** What must be said with the capital, because the name alone would mislead. */
  capitalNote: z.optional(z.string()),
  /** Its name and its code (ISO 4217): "Euro (EUR)". */
  currency: z.string(),
  callingCode: z.string(),
  /** In the middle of 2024. */
  population: z.optional(z.number()),
  /** What must be said with the population, because the figure alone would mislead. */
  populationNote: z.optional(z.string()),
  /** In square kilometres, with inland waters. */
  area: z.number(),
});

export type CountryFacts = z.infer<typeof countrySchema>;

/** Keyed by names as `plain` makes them. */
const byName = z.record(z.string(), z.string());

/** What the build makes from `client/build/answers/place-facts.ts`. */
const factsSchema = z.object({
  /** By their codes. */
  countries: z.record(z.string(), countrySchema),
  /** Country codes; "" for a name that is no country's. */
  names: byName,
  capitals: byName,
  /** Parts of countries with a capital of their own. */
  parts: z.record(z.string(), z.tuple([z.string(), z.string()])),
  worldPopulation: z.number(),
});

/** Countries and their parts, by the names that people ask for. */
export class Places {
  readonly #facts: z.infer<typeof factsSchema>;

  constructor(facts: z.infer<typeof factsSchema>) {
    this.#facts = facts;
  }

  /** A country by its name in English; null where there is none. */
  countryNamed(name: string): CountryFacts | null {
    return this.#country(this.#facts.names, name.replace(/^the /, ""));
  }

  /** The same, but null for the name of a part: Scotland is not as large as its country. */
  wholeCountryNamed(name: string): CountryFacts | null {
    return this.partNamed(name.replace(/^the /, "")) ? null : this.countryNamed(name);
  }

  get worldPopulation(): number {
    return this.#facts.worldPopulation;
  }

  countryOfCapital(name: string): CountryFacts | null {
    return this.#country(this.#facts.capitals, name);
  }

  countriesCalled(callingCode: string): readonly CountryFacts[] {
    return Object.values(this.#facts.countries).filter((country) => country.callingCode === callingCode);
  }

  /** A state, a province or a nation of a country, with its capital; null where there is none. */
  partNamed(name: string): readonly [name: string, capital: string] | null {
    return own(this.#facts.parts, plain(name)) ?? null;
  }

  #country(codes: Readonly<Record<string, string>>, name: string): CountryFacts | null {
    return own(this.#facts.countries, own(codes, plain(name)) ?? "") ?? null;
  }
}

/** An own property, never one that every object inherits. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Too long for the worker, and only questions for places need it. */
export const placesFile = new SiteFile("places.json", (text) => new Places(factsSchema.parse(JSON.parse(text))));
