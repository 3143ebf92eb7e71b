/** First halves of `kl` values that are not the code of a country (ISO 3166-1), with the right code; "" for none. */
const countries: Readonly<Record<string, string>> = {
  uk: "GB",
  jp: "JP",
  sl: "SI",
  ue: "US",
  wt: "",
  xa: "",
  xl: "",
  ct: "",
};

/** Second halves of `kl` values that are not our code for the language, with the one that is; "" for none. */
const languages: Readonly<Record<string, string>> = { wt: "", jp: "ja", kr: "ko", tzh: "zh", no: "nb", tl: "fil" };

/**
 * The regions of a `kl` value as phrases are tagged with them: the country in capitals, the language in small letters.
 *
 * @example regionsOf("ca-fr") // ["CA", "fr"]
 */
export function regionsOf(kl: string): readonly string[] {
  const [country = "", language = ""] = kl.split("-");
  return [countries[country] ?? country.toUpperCase(), languages[language] ?? language].filter(Boolean);
}
