import type { FontSubset } from "../theme/faces.ts";

interface Named {
  readonly name: string;
  /** As HTML and `Intl` name it. */
  readonly tag: string;
  /** What an English page says at its top to those who would rather read this language. */
  readonly offer?: string;
  /** Letters of headings that English and German don't have: a file of the heading face that its pages load as well. */
  readonly letters?: FontSubset;
}

/** The languages of the site, each by the name that its speakers give it. English is the one that the texts are written in. */
export const languages = {
  en: { name: "English", tag: "en-GB" },
  de: { name: "Deutsch", tag: "de", offer: "Diese Seite gibt es auch auf Deutsch." },
  es: { name: "Español", tag: "es", offer: "Esta página también está en español.", letters: "western" },
  fr: { name: "Français", tag: "fr", offer: "Cette page existe aussi en français.", letters: "western" },
  it: { name: "Italiano", tag: "it", offer: "Questa pagina c’è anche in italiano.", letters: "western" },
  nl: { name: "Nederlands", tag: "nl", offer: "Deze pagina is er ook in het Nederlands.", letters: "western" },
  pl: { name: "Polski", tag: "pl", offer: "Ta strona jest też po polsku.", letters: "polish" },
} as const satisfies Record<string, Named>;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as Language[];

const everything = [
  "home",
  "search",
  "fallback",
  "settings",
  "pro",
  "subscription",
  "scan",
  "help",
  "browser",
  "restoration",
  "company",
  "legal",
  "measure",
];

/**
 * The features (folders of `src/pages`) that are written in each language, whole: a page is never half in one language and half
 * in another.
 */
export const translated: Readonly<Record<Exclude<Language, "en">, readonly string[]>> = {
  de: everything,
  es: everything,
  fr: everything,
  it: everything,
  nl: everything,
  pl: everything,
};

/** Whether the pages of a feature are there in a language. */
export function speaks(feature: string | null, language: Language): boolean {
  return language === "en" || (feature !== null && translated[language].includes(feature));
}

/** The letters that headings of a language need beside those of English and German. */
export function lettersOf(language: Language): FontSubset | null {
  const { letters }: Named = languages[language];
  return letters ?? null;
}

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

/** The one of our languages that the setting `kad` names ("de_DE"); null for the browser's own and for those we don't speak. */
export function settingLanguage(kad: string): Language | null {
  const name = kad.slice(0, 2);
  return isLanguage(name) ? name : null;
}

/** How an address without a language asks for one that is not English, by the same setting: "kad=de_DE". */
export function languageQuery(language: Exclude<Language, "en">): string {
  return `kad=${language}_${language.toUpperCase()}`;
}

/**
 * The language that an address names, and the address without it: `/de/suggestions` is `/suggestions` in German. English has
 * no name in addresses.
 */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  const [, first = "", rest = "/"] = /^\/([a-z]{2})(\/.+)?$/.exec(path) ?? [];
  if (first === "en" || !isLanguage(first)) return { language: "en", path };
  return { language: first, path: rest };
}

/** The address in a language of a path that has none in it. */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The one of our languages that a browser wishes most (`Accept-Language: de-AT,de;q=0.9`); English where it names none of them. */
export function wishedLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage.split(",", mostWishes).map((wish) => {
    const [name = "", ...settings] = wish.split(";");
    const quality = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find((given) => given);
    return { language: name.trim().slice(0, 2).toLowerCase(), quality: Number(quality ?? 1) };
  });
  const ours = wishes.flatMap(({ language, quality }) =>
    isLanguage(language) && quality > 0 ? [{ language, quality }] : [],
  );
  return ours.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? "en";
}

/** Browsers send about five; what comes after these is nobody's wish. */
const mostWishes = 20;
