/** How people ask for a conversion: "convert 5 km to miles", "how many grams in an ounce", "5'11 in cm", "light year in mm". */
import { amountOf, amountPattern } from "./numbers.ts";

const opening = /^(?:convert (?:from )?|what(?:'s|’s| is) |how much is |from )/i;
/** "A difference of 10 c in f" is no point on a scale. */
const difference = /^(?:an? )?(?:temperature )?(?:difference|change|rise|drop|delta) (?:of )?(-?[\d.,]+ ?\S+) /i;

/** What may stand between the two measures. Before a space, so that "5 in in cm" has two of them. */
const between =
  /(?: (?:(?:converted |convert )?(?:to|in|into|as)|(?:is )?(?:equals?|equal to)|is(?= (?:what|how)))(?: what in| what| how many| how much)?(?= )| ?\??(?:=|->|→))/gi;
const howMany = /^how many (.+?) (?:are )?(?:there )?(?:in|is|make|equals?) (?:(?:an?|one) (?=\S))?(.+)$/i;
/** "inches in 5 metres", "feet in a mile", "metres from 20 yards". */
const reversed = /^(\D+?) (?:in|from|=) ((?:an?|one) \S.*|[\d½¼¾].*)$/i;

/** An amount, in one unit or in several: "5 ft 11 in". */
export interface GivenAmount {
  readonly parts: readonly { readonly value: number; readonly name: string }[];
  /** No amount was named, so one is meant. */
  readonly isUnnumbered?: true;
}

/** The question without its opening. */
export function questionOf(line: string): string {
  return line.replaceAll("−", "-").replace(opening, "").replace(difference, "$1 difference ");
}

type Pair = readonly [given: GivenAmount, to: string];

/** Every way in which the words may name what is given and what is wanted: "5 in in cm" has two. */
export function pairsOf(asked: string): readonly Pair[] {
  const counted = howMany.exec(asked) ?? reversed.exec(asked);
  const pairs = counted ? pairsFrom(counted[2] ?? "", counted[1] ?? "") : [];
  const split = [...asked.matchAll(between)].flatMap(({ index, 0: word }) => {
    const from = asked.slice(0, index);
    const to = asked
      .slice(index + word.length)
      .trim()
      .replace(/^an? (?=\S{3})|^\? ?| ?\?$/g, "");
    // "Days in week" asks how many there are in one; "inches in cm" does not.
    const isCount = /in$/i.test(word) && isSeveral(from) && isOneWord(to);
    return isCount ? pairsFrom(to, from) : pairsFrom(from, to);
  });
  return [...pairs, ...split];
}

function isSeveral(name: string): boolean {
  return /^(?:[a-z ]{3,}s|feet|inches)$/i.test(name);
}

/** A word for one of something, not a symbol: "week". */
function isOneWord(name: string): boolean {
  return /^(?:day|ton|cup|bar|[a-z ]*[a-z]{3}[a-rt-z])$/i.test(name);
}

function pairsFrom(from: string, to: string): readonly Pair[] {
  return to ? givensOf(from).map((given): Pair => [given, to]) : [];
}

const single = new RegExp(`^${amountPattern} ?(\\D.*)$`, "i");
const first = new RegExp(String.raw`^${amountPattern} ?(\D+?)(?:(?:,| and)? (?=\d)|(?=\d)|$)`, "i");

/** What may be meant by "10 m2", "5 ft 11 in", "5'11", "light year". */
function givensOf(text: string): readonly GivenAmount[] {
  const [, amount, name = ""] = single.exec(text) ?? [];
  const value = amount === undefined ? null : amountOf(amount);
  if (value === null) return /^[^\d\s-]/.test(text) ? [{ parts: [{ value: 1, name: text }], isUnnumbered: true }] : [];
  const several = /\d/.test(name) ? severalOf(text) : null;
  return [{ parts: [{ value, name }] }, ...(several ? [several] : [])];
}

function severalOf(text: string): GivenAmount | null {
  const parts: { value: number; name: string }[] = [];
  let left = text;
  while (left) {
    const [all = "", amount, name = ""] = first.exec(left) ?? [];
    const value = amount === undefined ? null : amountOf(amount);
    if (value === null) break;
    parts.push({ value, name });
    left = left.slice(all.length);
  }
  // In feet and inches, the name of the inches may be missing: "5'11 in cm".
  const isInches = /^\d{1,2}(?:\.\d+)?$/.test(left) && /^(?:ft|feet|foot|'|′|’)$/i.test(parts[0]?.name ?? "");
  if (isInches) return { parts: [...parts, { value: Number(left), name: "in" }] };
  return left === "" && parts.length > 1 ? { parts } : null;
}
