/** Puts together what the worker reads from the site's files: every measure, and which of them a name may mean. */
import { type Measure, measureKey } from "../../../src/answers/facts/units.ts";
import { aliases, metric, otherMeanings, prefixes, readings, regional, rows } from "./measure-rows.ts";

const list: Measure[] = [];
/** Indexes into `list`, the likeliest first. A key in lower case stands for any case; another one only for its own. */
const names: Record<string, number[]> = {};
const american: Record<string, number[]> = {};
const said: Record<string, string> = {};

/** Symbols with a capital, which stand for any case only where no other name does: "MW" for "mw", but not "NM" for "nm". */
const capitals: (readonly [key: string, place: number])[] = [];

/** The first measure that claims a name keeps it. */
function add(measure: Measure, called: readonly string[]): void {
  const place = list.push(measure) - 1;
  for (const key of called.map(measureKey)) {
    if (key === key.toLowerCase()) names[key] ??= [place];
    else capitals.push([key, place]);
  }
}

function addCapitals(): void {
  for (const [key, place] of capitals) {
    const small = key.toLowerCase();
    names[small] ??= [place];
    // A single capital means the same as the small letter: nobody types "100 F" and means farads.
    if (key.length > 1) names[key] ??= [place];
    else if (!names[small]?.includes(place)) names[small]?.push(place);
  }
}

const spaced = (others: string) =>
  others
    .split(" ")
    .filter(Boolean)
    .map((other) => other.replaceAll("_", " "));

for (const {
  dimension,
  factor,
  names: [one, several, others],
  symbols,
  ...allowed
} of metric) {
  const words = [one, several, ...spaced(others)];
  add({ dimension, name: [one, several], factor }, [...words, ...spaced(symbols)]);
  const order = spaced(allowed.prefixes).filter((symbol) => allowed.smallM || symbol !== "M");
  for (const symbol of new Set([...order, ...spaced(allowed.prefixes)])) {
    const [prefix = "", size = 1] = prefixes[symbol] ?? [];
    const written = spaced(symbols).flatMap((unit) => (symbol === "µ" ? [`µ${unit}`, `u${unit}`] : [symbol + unit]));
    add({ dimension, name: [prefix + one, prefix + several], factor: factor * size }, [
      ...words.map((word) => prefix + word),
      ...(symbol === "k" ? spaced(symbols).map((unit) => `K${unit}`) : []),
      ...written,
    ]);
  }
}

for (const [dimension, measures] of Object.entries(rows)) {
  for (const [factor, one, several, others, note] of measures)
    add({ dimension, name: [one, several], factor, ...(note && { note }) }, [one, several, ...spaced(others)]);
}

addCapitals();

/** Says what a symbol in lower case was taken for, where another case would mean something else. */
function sayReading(read: string, other: string): void {
  const [meant, instead] = [read, other].map((symbol) => list[names[symbol]?.[0] ?? -1]?.name[1]);
  const key = read.toLowerCase();
  said[key] = `Here ${key} is read as ${meant} (${read}). The symbol for ${instead} is ${other}.`;
}

for (const [bytes, bits] of Object.entries({ kB: "Kb", MB: "Mb", GB: "Gb", TB: "Tb", PB: "Pb" }))
  sayReading(bytes, bits);
for (const { symbols, smallM } of metric) if (smallM) sayReading(`M${symbols}`, `m${symbols}`);
said.b = "Here b is read as bytes (B). Bits are “bit”.";

for (const { dimension, there, sizes, names: called } of regional) {
  const [one, several, others] = called;
  const litre = dimension === "L3" ? 0.001 : 1;
  const measureOf = (size: number, where: string, other: string, otherSize: number): Measure => ({
    dimension,
    name: [`${where} ${one}`, `${where} ${several}`],
    factor: size * litre,
    note: sizeNote(`${other} ${one}`, dimension, otherSize),
  });
  const all = [one, several, ...spaced(others)];
  const everywhere = (befores: readonly string[], after: string) => [
    ...befores.flatMap((before) => all.map((name) => before + name)),
    ...all.map((name) => `${name} ${after}`),
  ];
  add(measureOf(sizes[0], there, "US", sizes[1]), everywhere(["", "uk ", "imperial ", "british ", "metric "], "uk"));
  for (const name of all) american[measureKey(name)] = [list.length];
  add(measureOf(sizes[1], "US", there, sizes[0]), everywhere(["us ", "american ", "u s "], "us"));
}

function sizeNote(called: string, dimension: string, size: number): string {
  const [value, symbol] = dimension === "M1" ? [size, "kg"] : size < 1 ? [size * 1000, "ml"] : [size, "litres"];
  return `A ${called} is ${Number(value.toPrecision(4))} ${symbol}.`;
}

interface Scale {
  readonly symbol: string;
  readonly names: readonly string[];
  /** The size of a degree in kelvins. */
  readonly degree: number;
  /** A point on the scale, and the same point in kelvins. */
  readonly point: readonly [zero: number, shift: number];
}

const scales: readonly Scale[] = [
  { symbol: "°C", names: ["c", "celsius", "celcius", "centigrade"], degree: 1, point: [0, 273.15] },
  { symbol: "°F", names: ["f", "fahrenheit", "farenheit", "fahrenheits"], degree: 5 / 9, point: [32, 273.15] },
  { symbol: "K", names: ["k", "kelvin", "kelvins"], degree: 1, point: [0, 0] },
  { symbol: "°R", names: ["rankine"], degree: 5 / 9, point: [0, 0] },
];

for (const { symbol, names: called, degree, point } of scales) {
  const [zero, shift] = point;
  const all = called.flatMap((name) => ["", "° ", "°", "degree ", "degrees ", "deg "].map((before) => before + name));
  for (const name of all) {
    names[measureKey(name)] = [list.length, ...(names[measureKey(name)] ?? []), list.length + 1];
    names[measureKey(`delta ${name}`)] = names[measureKey(`${name} difference`)] = [list.length + 1];
    names[measureKey(`δ${name}`)] = names[measureKey(`δ ${name}`)] = [list.length + 1];
  }
  list.push({ dimension: "temperature", name: [symbol, symbol], factor: degree, zero, shift });
  const difference = `${symbol} of difference`;
  list.push({ dimension: "temperature difference", name: [difference, difference], factor: degree });
}

/** Litres for 100 kilometres; the others are the inverse of it: the factor is how much of them one litre gives. */
const fuels: readonly (readonly [name: string, others: string, factor: number])[] = [
  ["L/100 km", "l/100km l/100_km litres/100_km litres/100km l_100km", 1],
  ["US mpg", "us_mpg mpg_us us_miles/gallon miles/us_gallon", (100 * 3.785411784) / 1.609344],
  ["mpg (UK)", "mpg uk_mpg mpg_uk imperial_mpg miles/gallon mile/gallon miles/uk_gallon", (100 * 4.54609) / 1.609344],
  ["km/L", "km/l kmpl kpl kilometres/litre kilometre/litre", 100],
];

for (const [name, others, factor] of fuels) {
  add({ dimension: "fuel", name: [name, name], factor, ...(factor !== 1 && { isInverse: true }) }, spaced(others));
}
for (const name of ["mpg", "miles/gallon", "mile/gallon"]) american[name] = names["us mpg"] ?? [];

for (const [alias, name] of Object.entries(aliases)) names[alias] = names[name] ?? [];
for (const [name, others] of Object.entries(otherMeanings)) {
  const places = others.flatMap((other) => names[measureKey(other)] ?? []);
  // A name of one letter may mean any of them; in a longer one the case tells.
  names[name] = [...new Set([...(names[name] ?? []), ...places])];
}

const allReadings: Readonly<Record<string, string>> = { ...said, ...readings };

function linesOf(places: Readonly<Record<string, readonly number[]>>): string {
  return Object.entries(places)
    .map(([name, found]) => [name, found.join(" "), ...(allReadings[name] ? [allReadings[name]] : [])].join("\t"))
    .join("\n");
}

/** As `src/answers/facts/units.ts` reads it: every measure, then every name, then those that differ in the United States. */
export const measureLines = [
  list.map((measure) => JSON.stringify(measure)).join("\n"),
  linesOf(names),
  linesOf(american),
].join("\n\n");
