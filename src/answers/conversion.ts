import { type Answer, type AnswerRequest, exact, numberWords } from "./answer.ts";
import { type GivenAmount, pairsOf, questionOf } from "./conversion-words.ts";
import { fromBase, type Meaning, type Measure, type Measures, measuresFile, toBase } from "./facts/units.ts";
import { amountOf } from "./numbers.ts";

/** An amount without a target, in units whose names mean nothing else: not "8 mile", "20 pounds" or "5 in". */
const alone =
  /^(-?[\d.,]+|(?:\d+ )?\d+\/\d+|an?|one|half an?) ?(miles|mph|feet|ft|inches|lbs|ounces|oz|fahrenheit|km|kilomet(?:re|er)s|k(?:m\/|m|p)h|met(?:re|er)s|cm|centimet(?:re|er)s|kg|kilos|kilograms|grams|celsius)$/i;

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

/** One measure in another of the same dimension: "5 km in miles", "how many grams in an ounce", "5'11\" in cm", "light year in mm". */
export async function conversion({ line, region, units, files }: AnswerRequest): Promise<Answer | null> {
  const asked = questionOf(line);
  const [, only = "", measure = ""] = alone.exec(asked) ?? [];
  const pairs = only ? [] : pairsOf(asked);
  if (!only && pairs.length === 0) return null;
  const measureOf = await measuresFile.read(files);
  if (!measureOf) return null;
  if (only) return inOwn(amountOf(only), measure, units, measureOf);
  // American and British pints and gallons differ in size.
  const isAmerican = units === "imperial" || region === "us";
  const meaningsOf = (name: string) => measureOf(name, isAmerican);
  for (const [given, to] of pairs) {
    if (given.isUnnumbered && isTooShort(given.parts[0]?.name ?? "", to)) continue;
    const answer = converted(given, targetsOf(to, meaningsOf), meaningsOf);
    if (answer) return answer;
  }
  return null;
}

/** What to convert to; with a remainder, in whole ones of it and that: "feet and inches". */
interface Target extends Meaning {
  readonly remainder?: Measure;
}

type MeaningsOf = (name: string) => readonly Meaning[];

function targetsOf(name: string, meaningsOf: MeaningsOf): readonly Target[] {
  const [whole = "", part] = name.split(/ (?:and|&) /);
  if (part === undefined) return meaningsOf(name);
  return meaningsOf(whole).flatMap((target) => {
    const found = meaningsOf(part).find(({ measure }) => isAlike(measure, target.measure));
    return found ? [{ ...target, remainder: found.measure }] : [];
  });
}

/** Two single letters are too often something else ("c to b"), but for the two scales that everybody converts. */
function isTooShort(from: string, to: string): boolean {
  return from.length + to.length === 2 && !/^(?:cf|fc)$/i.test(from + to);
}

/** Converts to the unit of the visitor's own system (`kaj`); null if it is in that system already. */
function inOwn(
  value: number | null,
  measure: string,
  units: AnswerRequest["units"],
  measureOf: Measures,
): Answer | null {
  const first = (name: string) => measureOf(name, false)[0]?.measure;
  const from = first(measure);
  const [theirs, ours] = units === "metric" ? ([0, 1] as const) : ([1, 0] as const);
  const pair = counterparts.find((names) => first(names[theirs])?.name[0] === from?.name[0]);
  const to = pair && first(pair[ours]);
  return value === null || !from || !to ? null : answerOf([{ value, meaning: { measure: from } }], { measure: to });
}

interface Amount {
  readonly value: number;
  readonly meaning: Meaning;
}

function converted({ parts }: GivenAmount, targets: readonly Target[], meaningsOf: MeaningsOf): Answer | null {
  const amounts = parts.map(({ value, name }) => meaningsOf(name).map((meaning) => ({ value, meaning })));
  const [first = [], ...others] = amounts;
  for (const amount of first) {
    const { measure } = amount.meaning;
    const to = targets.find((target) => target.measure.dimension === measure.dimension);
    const rest = others.flatMap((each) => each.find(({ meaning }) => isAlike(meaning.measure, measure)) ?? []);
    // "20 degrees in celsius" are degrees Fahrenheit.
    const isSame = to?.measure.name[0] === measure.name[0] && parts.length === 1;
    if (to && !isSame && rest.length === others.length) return answerOf([amount, ...rest], to);
  }
  return null;
}

/** Whether amounts of both can be added up: "5 ft 11 in", but not two points on a scale. */
function isAlike(one: Measure, other: Measure): boolean {
  return one.dimension === other.dimension && isAmount(one);
}

function isAmount({ dimension }: Measure): boolean {
  return /\d$/.test(dimension);
}

function answerOf(amounts: readonly Amount[], { measure: to, reading, remainder }: Target): Answer | null {
  const from = amounts[0]?.meaning.measure;
  if (!from) return null;
  const base = amounts.reduce((sum, { value, meaning }) => sum + toBase(meaning.measure, value), 0);
  // Below absolute zero.
  if (from.dimension === "temperature" && base < 0) return null;
  const result = exact(fromBase(to, base));
  if (!Number.isFinite(result)) return null;
  const notes = notesOf(from, to);
  const readings = [...amounts.map(({ meaning }) => meaning.reading), reading].filter((said) => said !== undefined);
  const all = [...new Set([...notes, ...readings])];
  return {
    question: `${amounts.map(({ value, meaning }) => measured(value, meaning.measure)).join(" ")} in ${to.name[1]}`,
    value: remainder ? inTwo(base, to, remainder) : measured(result, to),
    ...(all.length > 0 && { notes: all }),
    ...(notes.length > 0 && { needsNotes: true }),
    ...(!remainder && factorOf(amounts, from, to)),
  };
}

/** "5 feet 11 inches": whole ones of the first measure, and the rest in the second. */
function inTwo(base: number, whole: Measure, part: Measure): string {
  const size = Math.trunc(exact(fromBase(whole, base)));
  const rest = exact(fromBase(part, base - toBase(whole, size)));
  return `${measured(size, whole)} ${measured(Number(rest.toPrecision(6)), part)}`;
}

/** What one of the given measure is, where the answer was rounded and more digits are known. */
function factorOf(amounts: readonly Amount[], from: Measure, to: Measure): Pick<Answer, "rows"> {
  if (amounts.length > 1 || !isAmount(from)) return {};
  const size = exact(from.factor / to.factor);
  const all = numberWords(size, 14);
  return all === numberWords(size) ? {} : { rows: [[`1 ${from.name[0]}`, `${all} ${to.name[1]}`]] };
}

/** A note that both units share, as months and years do, is left out: it makes no difference to the answer. */
function notesOf({ note: one }: Measure, { note: other }: Measure): readonly string[] {
  return one === other ? [] : [one, other].filter((note) => note !== undefined);
}

function measured(value: number, { name: [one, several] }: Measure): string {
  return `${numberWords(value)} ${value === 1 ? one : several}`;
}
