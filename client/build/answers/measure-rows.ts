/**
 * The measures that the converter knows, by dimension: "L2 M1 T-2" is area times mass by time squared. A factor is the size of a
 * measure in metres, kilograms, seconds, amperes, bits and radians, or in products of them. Sizes are those of the International
 * System (SI Brochure, 9th edition), of NIST's Special Publication 811 and, for imperial ones, of the Weights and Measures Act
 * 1985. Squares, cubes, products and quotients of these ("square feet", "N m", "kg/m3") are read from their parts and have no row,
 * unless they have a name of their own.
 */

/** `others`: more names, with "_" for a space; symbols as they are written, since upper and lower case may differ in meaning. */
export type MeasureRow = readonly [factor: number, one: string, several: string, others: string, note?: string];

const inch = 0.0254;
const foot = 0.3048;
const pound = 0.45359237;
const gravity = 9.80665;
const poundForce = pound * gravity;
const ounceForce = poundForce / 16;
const thermalUnit = 1055.05585262;
const astronomicalUnit = 149_597_870_700;
const averageYear = "On average: a year has 365.2425 days.";
const cssPixel = "As CSS has it: an inch is 96 pixels.";
const lightYear = 9.4607304725808e15;
const calorieOfFood = "A calorie in physics (cal) is a thousandth of one of food.";

export const rows: Readonly<Record<string, readonly MeasureRow[]>> = {
  L1: [
    [0.0254, "inch", "inches", 'in " ″ ”'],
    [0.3048, "foot", "feet", "ft ' ′ ’"],
    [0.9144, "yard", "yards", "yd yds yrd yrds"],
    [1609.344, "mile", "miles", "mi"],
    [1852, "nautical mile", "nautical miles", "nmi NM naut_mi"],
    [1e-6, "micron", "microns", "um"],
    [1e-10, "ångström", "ångströms", "Å ångstrom ångstroms angstrom angstroms"],
    [0.0000254, "thousandth of an inch", "thousandths of an inch", "mil mils thou"],
    [lightYear, "light year", "light years", "ly lightyear lightyears"],
    [299_792_458, "light second", "light seconds", ""],
    [astronomicalUnit, "astronomical unit", "astronomical units", "au"],
    [201.168, "furlong", "furlongs", "fur"],
    [20.1168, "chain", "chains", ""],
    [5.0292, "rod", "rods", ""],
    [1.8288, "fathom", "fathoms", "ftm"],
    [0.1016, "hand", "hands", "hh"],
    [4828.032, "league", "leagues", ""],
    [0.4572, "cubit", "cubits", "", "The English cubit of 18 inches: others were longer."],
    [0.0254 / 72, "point", "points", "", "As CSS has it: an inch is 72 points."],
    [0.0254 / 96, "pixel", "pixels", "px", cssPixel],
    [0.0254 / 6, "em", "ems", "rem", "At the usual text size of 16 pixels."],
  ],
  M1: [
    [0.45359237, "pound", "pounds", "lb lbs lbm"],
    [0.028349523125, "ounce", "ounces", "oz"],
    [6.35029318, "stone", "stone", "st stones"],
    [0.00006479891, "grain", "grains", "gr"],
    [0.0017718451953125, "dram", "drams", ""],
    [0.0002, "carat", "carats", "ct"],
    [0.0311034768, "troy ounce", "troy ounces", "ozt oz_t t_oz"],
    [0.3732417216, "troy pound", "troy pounds", ""],
    [0.00155517384, "pennyweight", "pennyweights", "dwt"],
    [1000, "tonne", "tonnes", "t metric_ton metric_tons mt"],
    [1016.0469088, "long ton", "long tons", "imperial_ton imperial_tons"],
    [907.18474, "short ton", "short tons", ""],
    [poundForce / foot, "slug", "slugs", ""],
    [0.0116638038, "tola", "tolas", ""],
    [100, "quintal", "quintals", ""],
    [1.66053906892e-27, "dalton", "daltons", "amu"],
  ],
  L2: [
    [4046.8564224, "acre", "acres", "ac"],
    [10_000, "hectare", "hectares", "ha"],
    [1011.7141056, "rood", "roods", ""],
    [1000, "dunam", "dunams", ""],
    [1600, "rai", "rai", ""],
    [400 / 121, "ping", "ping", "pyeong tsubo"],
  ],
  L3: [
    [0.000001, "cubic centimetre", "cubic centimetres", "cc ccm"],
    [
      0.158987294928,
      "barrel of oil",
      "barrels of oil",
      "barrel barrels bbl oil_barrel oil_barrels",
      "An oil barrel: 42 US gallons.",
    ],
    [3.624556363776, "cord", "cords", ""],
    [0.03523907016688, "US bushel", "US bushels", "bushel bushels bu"],
  ],
  "L1 T-1": [
    [0.44704, "mile per hour", "miles per hour", "mph mi/h m/h"],
    [1 / 3.6, "kilometre per hour", "kilometres per hour", "km/h kmh kph kmph kmhr km/hr"],
    [1, "metre per second", "metres per second", "m/s mps"],
    [0.3048, "foot per second", "feet per second", "ft/s fps"],
    [1852 / 3600, "knot", "knots", "kn kt kts"],
    [299_792_458, "speed of light", "times the speed of light", ""],
    [340.29, "mach", "mach", "", "At sea level and 15 °C, where sound travels 340.29 metres a second."],
  ],
  "L1 T-2": [[9.80665, "standard gravity", "standard gravities", "gs g-force g_force"]],
  T1: [
    [60, "minute", "minutes", "min mins"],
    [3600, "hour", "hours", "h hr hrs"],
    [86_400, "day", "days", "d"],
    [604_800, "week", "weeks", "wk wks"],
    [1_209_600, "fortnight", "fortnights", ""],
    [2_629_746, "month", "months", "mo", averageYear],
    [31_556_952, "year", "years", "yr yrs", averageYear],
    [315_569_520, "decade", "decades", "", averageYear],
    [3_155_695_200, "century", "centuries", "", averageYear],
    [31_556_952_000, "millennium", "millennia", "", averageYear],
  ],
  "T-1": [
    [1 / 60, "revolution per minute", "revolutions per minute", "rpm"],
    [1 / 60, "beat per minute", "beats per minute", "bpm"],
  ],
  "L3 T-1": [
    [0.003785411784 / 60, "US gallon per minute", "US gallons per minute", "gpm"],
    [foot ** 3 / 60, "cubic foot per minute", "cubic feet per minute", "cfm"],
    [0.001 / 60, "litre per minute", "litres per minute", "lpm"],
  ],
  "A1 T-1": [[Math.PI / 30, "turn per minute", "turns per minute", ""]],
  D1: [
    // In lower case these are bytes: "gb" is a gigabyte to most people.
    [1e3, "kilobit", "kilobits", "Kb kbit"],
    [1e6, "megabit", "megabits", "Mb Mbit"],
    [1e9, "gigabit", "gigabits", "Gb Gbit"],
    [1e12, "terabit", "terabits", "Tb Tbit"],
    [1e15, "petabit", "petabits", "Pb Pbit"],
    [8 * 1024, "kibibyte", "kibibytes", "KiB"],
    [8 * 1024 ** 2, "mebibyte", "mebibytes", "MiB"],
    [8 * 1024 ** 3, "gibibyte", "gibibytes", "GiB"],
    [8 * 1024 ** 4, "tebibyte", "tebibytes", "TiB"],
    [8 * 1024 ** 5, "pebibyte", "pebibytes", "PiB"],
    [1024, "kibibit", "kibibits", "Kibit"],
    [1024 ** 2, "mebibit", "mebibits", "Mibit"],
    [1024 ** 3, "gibibit", "gibibits", "Gibit"],
    [4, "nibble", "nibbles", ""],
  ],
  "L2 M1 T-2": [
    [4184, "kilocalorie", "kilocalories", "kcal"],
    [4184, "food calorie", "food calories", "calories calorie Cal", calorieOfFood],
    [4.184, "calorie", "calories", "cal", "A calorie of food (kcal, Cal) is 1,000 of these."],
    [
      foot * poundForce,
      "foot-pound",
      "foot-pounds",
      "ft_lb ft_lbs ft_lbf lb_ft lbs_ft lbf_ft foot_pound foot_pounds pound_foot pound_feet",
    ],
    [
      inch * poundForce,
      "inch-pound",
      "inch-pounds",
      "in_lb in_lbs in_lbf lb_in lbs_in lbf_in inch_pound inch_pounds pound_inch pound_inches",
    ],
    [
      inch * ounceForce,
      "inch-ounce",
      "inch-ounces",
      "in_oz oz_in ozf_in inch_ounce inch_ounces ounce_inch ounce_inches",
    ],
    [1, "newton metre", "newton metres", "Nm"],
    [9.80665, "kilogram-force metre", "kilogram-force metres", "kg_m kgm kgf_m kgfm kgf_metre kgf_metres"],
    [0.0980665, "kilogram-force centimetre", "kilogram-force centimetres", "kg_cm kgcm kgf_cm kgfcm"],
    [thermalUnit, "British thermal unit", "British thermal units", "BTU BTUs"],
    [100_000 * thermalUnit, "therm", "therms", ""],
    [1e-7, "erg", "ergs", ""],
    [4.184e9, "ton of TNT", "tons of TNT", "tonne_of_TNT tonnes_of_TNT"],
  ],
  "L2 M1 T-3": [
    [550 * foot * poundForce, "horsepower", "horsepower", "hp bhp"],
    [735.49875, "metric horsepower", "metric horsepower", "PS cv"],
    [thermalUnit / 3600, "BTU per hour", "BTU per hour", "BTU/h BTU/hr BTUh"],
    [
      12_000 * (thermalUnit / 3600),
      "ton of refrigeration",
      "tons of refrigeration",
      "refrigeration_ton refrigeration_tons",
    ],
  ],
  "L-1 M1 T-2": [
    [poundForce / inch ** 2, "pound per square inch", "pounds per square inch", "psi lb/in2 lbf/in2 lb/sq_in"],
    [(1000 * poundForce) / inch ** 2, "thousand pounds per square inch", "thousand pounds per square inch", "ksi"],
    [poundForce / foot ** 2, "pound per square foot", "pounds per square foot", "psf lb/ft2 lb/sq_ft"],
    [101_325, "atmosphere", "atmospheres", "atm"],
    [98_066.5, "technical atmosphere", "technical atmospheres", "kg/cm2 kgf/cm2"],
    [101_325 / 760, "torr", "torr", ""],
    [133.322387415, "millimetre of mercury", "millimetres of mercury", "mmHg mm_Hg mm_of_mercury"],
    [3386.388640341, "inch of mercury", "inches of mercury", "inHg in_Hg"],
    [98.0665, "centimetre of water", "centimetres of water", "cmH2O cm_H2O"],
    [249.08891, "inch of water", "inches of water", "inH2O in_H2O inwc"],
  ],
  "L1 M1 T-2": [
    [poundForce, "pound-force", "pounds-force", "lbf lbsf pound_force pounds_force pound_of_force pounds_of_force"],
    [ounceForce, "ounce-force", "ounces-force", "ozf"],
    [
      9.80665,
      "kilogram-force",
      "kilograms-force",
      "kgf kp kilopond kiloponds kilogram_force kilograms_force kilogramme_force",
    ],
    [0.00980665, "gram-force", "grams-force", "gf pond ponds gram_force grams_force"],
    [0.138254954376, "poundal", "poundals", "pdl"],
    [1000 * poundForce, "kip", "kips", ""],
  ],
  A1: [
    [Math.PI / 180, "degree", "degrees", "deg °"],
    [Math.PI / 10_800, "minute of arc", "minutes of arc", "arcmin arcminute arcminutes arc_minute arc_minutes moa"],
    [Math.PI / 648_000, "second of arc", "seconds of arc", "arcsec arcsecond arcseconds arc_second arc_seconds"],
    [Math.PI / 200, "gradian", "gradians", "gon gons grad grads"],
    [2 * Math.PI, "turn", "turns", "revolution revolutions rev"],
  ],
  radioactivity1: [[3.7e10, "curie", "curies", "Ci"]],
  dose1: [[0.01, "roentgen equivalent man", "roentgen equivalents man", "rem"]],
  magnetism1: [[0.0001, "gauss", "gauss", ""]],
  light1: [
    [1, "lux", "lux", "lx"],
    [10.763910416709722, "foot-candle", "foot-candles", "fc footcandle footcandles foot_candle foot_candles"],
  ],
};

/** The names and the size of each prefix, by its symbol. */
export const prefixes: Readonly<Record<string, readonly [name: string, size: number]>> = {
  P: ["peta", 1e15],
  T: ["tera", 1e12],
  G: ["giga", 1e9],
  M: ["mega", 1e6],
  k: ["kilo", 1e3],
  h: ["hecto", 100],
  da: ["deca", 10],
  d: ["deci", 0.1],
  c: ["centi", 0.01],
  m: ["milli", 1e-3],
  µ: ["micro", 1e-6],
  n: ["nano", 1e-9],
  p: ["pico", 1e-12],
};

interface MetricRow {
  readonly dimension: string;
  readonly factor: number;
  readonly names: readonly [one: string, several: string, others: string];
  readonly symbols: string;
  /** The prefixes that people use with it. */
  readonly prefixes: string;
  /** What an "m" in lower case stands for, if nothing else in the symbol is a capital either: "mw" is a megawatt. */
  readonly smallM?: "M";
}

type Metric = readonly [MetricRow["dimension"], MetricRow["factor"], ...MetricRow["names"], string, string, "M"?];

const metricList: readonly Metric[] = [
  ["L1", 1, "metre", "metres", "", "m", "k h da d c m µ n p"],
  ["M1", 0.001, "gram", "grams", "gramme grammes gm gms", "g", "k h da d c m µ n"],
  ["L3", 0.001, "litre", "litres", "ltr ltrs", "l", "k h d c m µ"],
  ["T1", 1, "second", "seconds", "sec secs", "s", "m µ n p"],
  ["D1", 8, "byte", "bytes", "", "B", "P T G M k"],
  ["D1", 1, "bit", "bits", "", "bit", ""],
  ["D1 T-1", 1, "bit per second", "bits per second", "", "bps", "T G M k"],
  ["D1 T-1", 8, "byte per second", "bytes per second", "", "Bps", "T G M k"],
  ["L2 M1 T-2", 1, "joule", "joules", "", "J", "G M k m", "M"],
  ["L2 M1 T-2", 3600, "watt hour", "watt hours", "", "Wh", "T G M k m", "M"],
  ["L2 M1 T-2", 1.602176634e-19, "electronvolt", "electronvolts", "electron_volt electron_volts", "eV", "G M k m", "M"],
  ["L2 M1 T-3", 1, "watt", "watts", "", "W", "T G M k m µ n", "M"],
  ["L1 M1 T-2", 1, "newton", "newtons", "", "N", "M k m"],
  ["L1 M1 T-2", 1e-5, "dyne", "dynes", "", "dyn", "M k m"],
  ["L-1 M1 T-2", 1, "pascal", "pascals", "", "Pa", "G M k h m", "M"],
  ["L-1 M1 T-2", 100_000, "bar", "bar", "bars", "bar", "k m"],
  ["T-1", 1, "hertz", "hertz", "", "Hz", "T G M k m", "M"],
  ["A1", 1, "radian", "radians", "", "rad", "m"],
  ["L1", (astronomicalUnit * 648_000) / Math.PI, "parsec", "parsecs", "", "pc", "G M k"],
  ["I1", 1, "ampere", "amperes", "amp amps", "A", "k m µ"],
  ["I1 T1", 3600, "ampere hour", "ampere hours", "amp_hour amp_hours", "Ah", "k m"],
  ["voltage1", 1, "volt", "volts", "", "V", "M k m µ"],
  ["resistance1", 1, "ohm", "ohms", "", "Ω", "M k m"],
  ["capacitance1", 1, "farad", "farads", "", "F", "m µ n p"],
  ["inductance1", 1, "henry", "henries", "henrys", "H", "m µ"],
  ["radioactivity1", 1, "becquerel", "becquerels", "", "Bq", "T G M k"],
  ["dose1", 1, "sievert", "sieverts", "", "Sv", "m µ"],
  ["magnetism1", 1, "tesla", "teslas", "", "T", "m µ"],
];

export const metric: readonly MetricRow[] = metricList.map(
  ([dimension, factor, one, several, others, symbols, allowed, smallM]) => ({
    dimension,
    factor,
    names: [one, several, others],
    symbols,
    prefixes: allowed,
    ...(smallM && { smallM }),
  }),
);

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

const volumes: readonly (readonly [Regional["there"], ...Regional["sizes"], ...Regional["names"]])[] = [
  ["UK", 4.54609, 3.785411784, "gallon", "gallons", "gal gals"],
  ["UK", 1.1365225, 0.946352946, "quart", "quarts", "qt"],
  ["UK", 0.56826125, 0.473176473, "pint", "pints", "pt"],
  ["UK", 0.1420653125, 0.11829411825, "gill", "gills", ""],
  ["UK", 0.0284130625, 0.0295735295625, "fluid ounce", "fluid ounces", "fl_oz floz fluid_oz"],
  ["metric", 0.25, 0.2365882365, "cup", "cups", ""],
  ["metric", 0.015, 0.01478676478125, "tablespoon", "tablespoons", "tbsp tbsps tbs"],
  ["metric", 0.005, 0.00492892159375, "teaspoon", "teaspoons", "tsp tsps"],
];

export const regional: readonly Regional[] = [
  ...volumes.map(
    ([there, here, inAmerica, one, several, others]): Regional => ({
      dimension: "L3",
      there,
      sizes: [here, inAmerica],
      names: [one, several, others],
    }),
  ),
  { dimension: "M1", there: "UK", sizes: [1016.0469088, 907.18474], names: ["ton", "tons", ""] },
  {
    dimension: "M1",
    there: "UK",
    sizes: [50.80234544, 45.359237],
    names: ["hundredweight", "hundredweights", "cwt"],
  },
];

/** What else people write. */
export const aliases: Readonly<Record<string, string>> = {
  kilo: "kilogram",
  kilos: "kilogram",
  kgs: "kilogram",
  mcg: "microgram",
  kms: "kilometre",
  cms: "centimetre",
  mls: "millilitre",
};

/** Names that mean another thing, too, which is meant only where the first can't be: "8 oz in ml", "10 lb in newtons". */
export const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  oz: ["fluid ounce", "ounce-force"],
  ounce: ["fluid ounce"],
  ounces: ["fluid ounce"],
  c: ["cup", "speed of light"],
  g: ["standard gravity", "gram-force"],
  gs: ["gram"],
  k: ["kilometre"],
  m: ["minute"],
  nm: ["newton metre", "nautical mile"],
  kn: ["kilonewton"],
  ps: ["metric horsepower"],
  pt: ["point"],
  rpm: ["turn per minute"],
  degrees: ["fahrenheit", "celsius"],
  rem: ["roentgen equivalent man"],
  '"': ["second of arc"],
  "″": ["second of arc"],
  "'": ["minute of arc"],
  "′": ["minute of arc"],
  lb: ["pound-force"],
  lbs: ["pound-force"],
  pound: ["pound-force"],
  pounds: ["pound-force"],
  kg: ["kilogram-force"],
  kilogram: ["kilogram-force"],
  kilograms: ["kilogram-force"],
  grams: ["gram-force"],
};

/** What must be said of a name that is read in the way that most people mean. */
export const readings: Readonly<Record<string, string>> = {
  "m/h": "Here m/h is read as miles per hour (mph).",
  nm: "Here nm is read as nanometres. A nautical mile is NM or nmi, a newton metre Nm.",
};
