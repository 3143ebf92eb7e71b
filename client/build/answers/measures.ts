/**
 * The measures that the converter knows, by all their names. A factor is the size of a measure in the base unit of its
 * dimension, such as litres, kilograms, metres, seconds or bytes. The worker reads them from the site's files.
 */
import type { Measure } from "../../../src/answers/facts/units.ts";

type Row = readonly [factor: number, one: string, several: string, others: string, note?: string];

const averageYear = "On average: a year has 365.2425 days.";
const rows: Readonly<Record<string, readonly Row[]>> = {
  length: [
    [1, "metre", "metres", "m meter meters"],
    [1000, "kilometre", "kilometres", "km kms kilometer kilometers"],
    [0.01, "centimetre", "centimetres", "cm cms centimeter centimeters"],
    [0.001, "millimetre", "millimetres", "mm millimeter millimeters"],
    [1e-6, "micrometre", "micrometres", "µm um micron microns micrometer micrometers"],
    [1e-9, "nanometre", "nanometres", "nm nanometer nanometers"],
    [0.0254, "inch", "inches", 'in " ″'],
    [0.3048, "foot", "feet", "ft ' ′"],
    [0.9144, "yard", "yards", "yd yds"],
    [1609.344, "mile", "miles", "mi"],
    [1852, "nautical mile", "nautical miles", "nmi"],
    [9.4607304725808e15, "light year", "light years", "ly light-year light-years"],
    [149_597_870_700, "astronomical unit", "astronomical units", "au"],
  ],
  mass: [
    [1, "kilogram", "kilograms", "kg kgs kilo kilos"],
    [0.001, "gram", "grams", "g gm gms gramme grammes"],
    [1e-6, "milligram", "milligrams", "mg"],
    [1000, "tonne", "tonnes", "t metric_ton metric_tons"],
    [0.45359237, "pound", "pounds", "lb lbs"],
    [0.028349523125, "ounce", "ounces", "oz"],
    [6.35029318, "stone", "stone", "st stones"],
  ],
  area: [
    [1, "square metre", "square metres", "m2 m² sqm sq_m square_meter square_meters"],
    [1e6, "square kilometre", "square kilometres", "km2 km² sq_km square_kilometer square_kilometers"],
    [10_000, "hectare", "hectares", "ha"],
    [4046.8564224, "acre", "acres", ""],
    [0.09290304, "square foot", "square feet", "sqft sq_ft ft2 ft²"],
    [2_589_988.110336, "square mile", "square miles", "sq_mi mi2"],
  ],
  speed: [
    [1, "metre per second", "metres per second", "m/s mps meters_per_second"],
    [1 / 3.6, "kilometre per hour", "kilometres per hour", "km/h kmh kph kilometers_per_hour"],
    [0.44704, "mile per hour", "miles per hour", "mph"],
    [1852 / 3600, "knot", "knots", "kn kt"],
    [0.3048, "foot per second", "feet per second", "ft/s fps"],
  ],
  time: [
    [1, "second", "seconds", "s sec secs"],
    [60, "minute", "minutes", "min mins"],
    [3600, "hour", "hours", "h hr hrs"],
    [86_400, "day", "days", "d"],
    [604_800, "week", "weeks", "wk wks"],
    [0.001, "millisecond", "milliseconds", "ms"],
    [2_629_746, "month", "months", "", averageYear],
    [31_556_952, "year", "years", "yr yrs", averageYear],
  ],
  data: [
    [1, "byte", "bytes", "b"],
    [0.125, "bit", "bits", ""],
    [1e3, "kilobyte", "kilobytes", "kb"],
    [1e6, "megabyte", "megabytes", "mb"],
    [1e9, "gigabyte", "gigabytes", "gb"],
    [1e12, "terabyte", "terabytes", "tb"],
    [1024, "kibibyte", "kibibytes", "kib"],
    [1024 ** 2, "mebibyte", "mebibytes", "mib"],
    [1024 ** 3, "gibibyte", "gibibytes", "gib"],
    [1024 ** 4, "tebibyte", "tebibytes", "tib"],
    [125_000, "megabit", "megabits", "mbit"],
    [125_000_000, "gigabit", "gigabits", "gbit"],
  ],
  energy: [
    [1, "joule", "joules", "j"],
    [1000, "kilojoule", "kilojoules", "kj"],
    [4184, "kilocalorie", "kilocalories", "kcal"],
    [
      4184,
      "food calorie",
      "food calories",
      "calories calorie cal",
      "A calorie in physics is a thousandth of one of food.",
    ],
    [3_600_000, "kilowatt hour", "kilowatt hours", "kwh"],
  ],
  power: [
    [1, "watt", "watts", "w"],
    [1000, "kilowatt", "kilowatts", "kw"],
    [745.6998715822702, "horsepower", "horsepower", "hp bhp"],
    [735.49875, "metric horsepower", "metric horsepower", "ps"],
  ],
  pressure: [
    [1, "pascal", "pascals", "pa"],
    [1000, "kilopascal", "kilopascals", "kpa"],
    [100_000, "bar", "bar", "bars"],
    [6894.757293168, "pound per square inch", "pounds per square inch", "psi"],
    [101_325, "atmosphere", "atmospheres", "atm"],
  ],
  angle: [
    [1, "radian", "radians", "rad"],
    [Math.PI / 180, "degree", "degrees", "deg °"],
  ],
  volume: [
    [1, "litre", "litres", "l liter liters"],
    [0.001, "millilitre", "millilitres", "ml milliliter milliliters cc"],
    [0.01, "centilitre", "centilitres", "cl centiliter centiliters"],
    [0.1, "decilitre", "decilitres", "dl deciliter deciliters"],
    [1000, "cubic metre", "cubic metres", "m3 m³ cubic_meter cubic_meters"],
    [28.316846592, "cubic foot", "cubic feet", "ft3 ft³"],
  ],
};

/**
 * A measure of the kitchen or the garage whose name means another size in the United States, and what the size outside it is
 * called.
 */
interface Regional {
  readonly dimension: string;
  readonly there: "UK" | "metric";
  /** Litres or kilograms, there and in the United States. */
  readonly sizes: readonly [there: number, inAmerica: number];
  readonly names: readonly [one: string, several: string, others: string];
}

const regional: readonly Regional[] = [
  { dimension: "volume", there: "UK", sizes: [4.54609, 3.785411784], names: ["gallon", "gallons", "gal"] },
  { dimension: "volume", there: "UK", sizes: [1.1365225, 0.946352946], names: ["quart", "quarts", "qt"] },
  { dimension: "volume", there: "UK", sizes: [0.56826125, 0.473176473], names: ["pint", "pints", "pt"] },
  {
    dimension: "volume",
    there: "UK",
    sizes: [0.0284130625, 0.0295735295625],
    names: ["fluid ounce", "fluid ounces", "fl_oz floz"],
  },
  { dimension: "volume", there: "metric", sizes: [0.25, 0.2365882365], names: ["cup", "cups", ""] },
  {
    dimension: "volume",
    there: "metric",
    sizes: [0.015, 0.01478676478125],
    names: ["tablespoon", "tablespoons", "tbsp tbs"],
  },
  { dimension: "volume", there: "metric", sizes: [0.005, 0.00492892159375], names: ["teaspoon", "teaspoons", "tsp"] },
  { dimension: "mass", there: "UK", sizes: [1016.0469088, 907.18474], names: ["ton", "tons", ""] },
];

/**
 * Measures that are not a multiple of a base unit: temperature scales start at different points, and fuel economy is an
 * inverse.
 */
const scales: readonly (readonly [names: string, measure: Measure])[] = [
  ["c|°c|celsius|degrees celsius|degrees c|centigrade", { ...temperature("°C"), factor: 1, shift: 273.15 }],
  ["f|°f|fahrenheit|degrees fahrenheit|degrees f", { ...temperature("°F"), factor: 5 / 9, zero: 32, shift: 273.15 }],
  ["k|kelvin|kelvins", { ...temperature("K"), factor: 1 }],
  ["l/100km|l/100 km|litres per 100 km|liters per 100 km", { ...fuel("L/100 km"), factor: 1 }],
  ["us mpg", { ...fuel("US mpg"), factor: 235.214583, isInverse: true }],
  ["mpg|uk mpg|miles per gallon", { ...fuel("mpg (UK)"), factor: 282.480936, isInverse: true }],
];

function temperature(name: string): Pick<Measure, "dimension" | "name"> {
  return { dimension: "temperature", name: [name, name] };
}

function fuel(name: string): Pick<Measure, "dimension" | "name"> {
  return { dimension: "fuel", name: [name, name] };
}

const list: Measure[] = [];
const names: Record<string, number> = {};
const american: Record<string, number> = {};

function add(measure: Measure, called: readonly string[]): void {
  for (const name of called) names[name] = list.length;
  list.push(measure);
}

function namesOf(one: string, several: string, others: string): readonly string[] {
  const more = others.split(" ").filter(Boolean);
  return [one, several, ...more.map((other) => other.replaceAll("_", " "))];
}

for (const [dimension, measures] of Object.entries(rows)) {
  for (const [factor, one, several, others, note] of measures)
    add({ dimension, name: [one, several], factor, ...(note && { note }) }, namesOf(one, several, others));
}

for (const { dimension, there, sizes, names: called } of regional) {
  const [one, several] = called;
  const measureOf = (factor: number, where: string, other: string, otherSize: number): Measure => ({
    dimension,
    name: [`${where} ${one}`, `${where} ${several}`],
    factor,
    note: sizeNote(`${other} ${one}`, dimension, otherSize),
  });
  const all = namesOf(...called);
  const [usual, inAmerica] = [measureOf(sizes[0], there, "US", sizes[1]), measureOf(sizes[1], "US", there, sizes[0])];
  add(
    usual,
    ["", "uk ", "metric "].flatMap((before) => all.map((name) => before + name)),
  );
  for (const name of all) american[name] = list.length;
  add(
    inAmerica,
    all.map((name) => `us ${name}`),
  );
}

function sizeNote(called: string, dimension: string, size: number): string {
  const [value, symbol] = dimension === "mass" ? [size, "kg"] : size < 1 ? [size * 1000, "ml"] : [size, "litres"];
  return `A ${called} is ${Number(value.toPrecision(4))} ${symbol}.`;
}

for (const [called, measure] of scales) add(measure, called.split("|"));
for (const name of ["mpg", "miles per gallon"]) american[name] = names["us mpg"] ?? 0;

export const measures = { list, names, american };
