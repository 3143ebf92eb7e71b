import { languageNow, languageTag } from "./language/i18n.ts";

/** An ISO 3166-1 alpha-2 code in upper case, assigned to a country: {@link parseCountry} checks that. */
export type Country = Uppercase<string>;

/** Every code that ISO 3166-1 assigns. */
export const countries = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC " +
  "CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD " +
  "GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH " +
  "KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW " +
  "MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC " +
  "SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY " +
  "UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
).split(" ") as readonly Country[];

const known: ReadonlySet<string> = new Set(countries);

/** The 27 member states of the EU, the United Kingdom, the United States and Canada: where the subscription is sold. */
export const soldIn: ReadonlySet<Country> = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB US CA".split(" ") as Country[],
);

/** The countries that the footer's picker offers: those where we sell, and those of the search regions. */
export const pickerCountries: readonly Country[] = [
  ...soldIn,
  ...("AR AU BR CH CL CN CO HK ID IL IN IS JP KR MX MY NO NZ PE PH RU SG TH TR TW UA VE VN ZA".split(" ") as Country[]),
];

/** The country in a header, a cookie or a response; null for anything else, such as `T1` (Tor), `XX` and nonsense. */
export function parseCountry(value: unknown): Country | null {
  // ASCII letters only: upper-casing turns some other letters, such as the dotless i, into those of a known code.
  if (typeof value !== "string" || !/^[A-Za-z]{2}$/.test(value)) return null;
  const code = value.toUpperCase();
  return known.has(code) ? (code as Country) : null;
}

/** The value with which a visitor's own choice says "no country", whatever the connection suggests. */
export const noCountry = "none";

/** A visitor's country: their own choice in a cookie, else what the platform derived from the connection (GEO-1). */
export function resolveCountry({ cookie, geo }: { cookie: unknown; geo: unknown }): Country | null {
  if (cookie === noCountry) return null;
  return parseCountry(cookie) ?? parseCountry(geo);
}

export function isEligible(country: Country | null): boolean {
  return country !== null && soldIn.has(country);
}

const names = new Map<string, Intl.DisplayNames>();

/** What people call the country: "Ireland". */
export function countryName(country: Country, locale = "en-GB"): string {
  const inLocale = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "region" });
  names.set(locale, inLocale);
  return inLocale.of(country) ?? country;
}

/** The country within a sentence, in the language of the request: "the Netherlands". */
export function countryInText(country: Country): string {
  if (languageNow() !== "en") return countryName(country, languageTag());
  return `${withArticle.has(country) ? "the " : ""}${countryName(country)}`;
}

const withArticle: ReadonlySet<Country> = new Set(
  "AE BS CF DO FK GB GM KY MH MV NL PH TC UM US VG VI".split(" ") as Country[],
);

/** The part of `fetch` that {@link fetchCountry} needs, so that worker, browser and tests can pass in their own. */
export type FetchJson = (path: string) => Promise<{ readonly ok: boolean; json(): Promise<unknown> }>;

/** The country that `/country.json` gives; null for a failure and for an empty answer (GEO-3). */
export async function fetchCountry(path: string, fetch: FetchJson): Promise<Country | null> {
  try {
    const answer = await fetch(path);
    const body = answer.ok ? await answer.json() : null;
    return parseCountry(body && typeof body === "object" && "country" in body ? body.country : null);
  } catch {
    return null;
  }
}
