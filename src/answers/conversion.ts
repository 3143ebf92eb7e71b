import { type Answer, type Asked, exact, numberWords } from "./answer.ts";
import { fromBase, type Measure, type Measures, measuresFile, toBase } from "./facts/units.ts";

const amount = String.raw`(\d+ \d+\/\d+|\d+\/\d+|-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|-?\.\d+|an?|one|half an?)`;
const into = new RegExp(
  String.raw`^(?:convert |what(?:'s|’s| is) |how much is )?${amount} ?(\D.*?) (?:to|in|into|as|=) (.+)$`,
);
const howMany = new RegExp(String.raw`^how many (.+?) (?:are )?(?:there )?(?:in|is|make|equals?) ${amount} ?(\D.*)$`);
const feetAndInches =
  /^(?:convert )?(\d{1,2}) ?(?:ft|feet|foot|'|′) ?(\d{1,2}(?:\.\d+)?) ?(?:in|inches|inch|"|″)? (?:to|in|into) (.+)$/;

/** An amount without a target, in units whose names mean nothing else: not "8 mile", "20 pounds" or "5 in". */
const alone = new RegExp(
  `^${amount} ?(miles|mph|feet|ft|inches|lbs|ounces|oz|fahrenheit|km|kilomet(?:re|er)s|k(?:m/|m|p)h|met(?:re|er)s|cm|centimet(?:re|er)s|kg|kilos|kilograms|grams|celsius)$`,
);

/** Each imperial unit with the metric unit to convert it to, and the other way round. */
const counterparts = [
  ["mile", "kilometre"],
  ["mph", "km/h"],
  ["foot", "metre"],
  ["inch", "centimetre"],
  ["pound", "kilogram"],
  ["ounce", "gram"],
  ["fahrenheit", "celsius"],
] as const;

/** One measure in another of the same dimension: "5 km in miles", "how many grams in an ounce", "5'11\" in cm". */
export async function conversion({ words, region, units, files }: Asked): Promise<Answer | null> {
  const [inFeet, single, pair] = [
    feetAndInches.exec(words),
    alone.exec(words),
    into.exec(words) ?? reordered(howMany.exec(words)),
  ];
  if (!inFeet && !single && !pair) return null;
  const measureOf = await measuresFile.read(files);
  if (!measureOf) return null;
  // American and British pints and gallons differ in size.
  const isAmerican = units === "imperial" || region === "us";
  const [, feet, inches, wanted = ""] = inFeet ?? [];
  if (feet && inches)
    return converted(
      Number(feet) * 12 + Number(inches),
      measureOf("inch", isAmerican),
      measureOf(wanted, isAmerican),
      `${feet} ft ${inches} in`,
    );
  const [, only, measure = ""] = single ?? [];
  if (only) return inOwn(amountOf(only), measure, units, measureOf);
  const [, given, from = "", to = ""] = pair ?? [];
  const value = given === undefined ? null : amountOf(given);
  return value === null ? null : converted(value, measureOf(from, isAmerican), measureOf(to, isAmerican));
}

/** Converts to the unit of the visitor's own system (`kaj`); null if it is in that system already. */
function inOwn(value: number | null, measure: string, units: Asked["units"], measureOf: Measures): Answer | null {
  const from = measureOf(measure, false);
  const [theirs, ours] = units === "metric" ? ([0, 1] as const) : ([1, 0] as const);
  const pair = counterparts.find((names) => measureOf(names[theirs], false) === from);
  return value === null || !pair ? null : converted(value, from, measureOf(pair[ours], false));
}

function reordered(match: RegExpExecArray | null): readonly string[] | null {
  const [all = "", to = "", given, from = ""] = match ?? [];
  return given === undefined ? null : [all, given, from, to];
}

function converted(value: number, from: Measure | null, to: Measure | null, written?: string): Answer | null {
  if (!from || !to || from === to || from.dimension !== to.dimension) return null;
  const base = toBase(from, value);
  // Below absolute zero.
  if (from.dimension === "temperature" && base < 0) return null;
  const result = exact(fromBase(to, base));
  if (!Number.isFinite(result)) return null;
  const notes = notesOf(from, to);
  return {
    question: `${written ?? measured(value, from)} in ${to.name[1]}`,
    value: measured(result, to),
    ...(notes.length > 0 && { notes, needsNotes: true }),
  };
}

/** A note that both units share, as months and years do, is left out: it makes no difference to the answer. */
function notesOf({ note: one }: Measure, { note: other }: Measure): readonly string[] {
  return one === other ? [] : [one, other].filter((note) => note !== undefined);
}

function measured(value: number, { name: [one, several] }: Measure): string {
  return `${numberWords(value)} ${value === 1 ? one : several}`;
}

/** Reads an amount such as "1,200.5", "1/2", "1 1/2" or "an". */
function amountOf(given: string): number | null {
  if (given.startsWith("half")) return 0.5;
  if (/^(?:an?|one)$/.test(given)) return 1;
  const [whole = "0", part] = given.includes("/") ? (given.includes(" ") ? given.split(" ") : ["0", given]) : [given];
  const [over = "0", under = "1"] = part?.split("/") ?? [];
  const value = Number(whole.replaceAll(",", "")) + Number(over) / Number(under);
  return Number.isFinite(value) ? value : null;
}
