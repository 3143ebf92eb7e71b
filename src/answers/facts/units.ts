import * as z from "zod/mini";
import { SiteFile } from "../../files/site-file.ts";

const measureSchema = z.object({
  /** Base dimensions and their powers: "L2 M1 T-2". Without a number, a dimension of its own: "temperature". */
  dimension: z.string(),
  /** Singular and plural. */
  name: z.tuple([z.string(), z.string()]),
  /** How many of the dimension's base unit one of it is. */
  factor: z.number(),
  /** For temperatures: a point on its own scale, and (`shift`) the same point on the scale of the base unit. */
  zero: z.optional(z.number()),
  shift: z.optional(z.number()),
  /** The more of it, the less of the base unit: miles per gallon. */
  isInverse: z.optional(z.boolean()),
  /** What else has this name, or how its size is defined. */
  note: z.optional(z.string()),
});

export type Measure = z.infer<typeof measureSchema>;

/** A measure that a name may mean, and what must be said if it is taken for that. */
export interface Meaning {
  readonly measure: Measure;
  readonly reading?: string;
}

/** What a name may mean, the likeliest first. Its case counts: "Mb" is a megabit, "MB" a megabyte. */
export type Measures = (name: string, isAmerican: boolean) => readonly Meaning[];

/** Too long for the worker, from `client/build/answers/measures.ts`. */
export const measuresFile = new SiteFile("measures.txt", (text): Measures => {
  const facts = new Facts(text);
  return (name, isAmerican) => facts.meaningsOf(measureKey(name), isAmerican);
});

/** The form in which names are looked up: "sq. ft", "sq-ft"; "litres per 100 km", "liters/100 km"; "m²", "m^2". */
export function measureKey(name: string): string {
  return name
    .replaceAll("μ", "µ")
    .replaceAll("²", "2")
    .replaceAll("³", "3")
    .replace(/(?<=[a-z])\^(?=[23])/gi, "")
    .replace(/[-‐·⋅∙•.*]/g, " ")
    .replace(/ ?(?:\/|(?<= )per(?: an?)?(?= )) ?/gi, "/")
    .replace(/(met|lit)er(?=s?\b)/gi, "$1re")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** In words: no name of a measure is longer, and each word more doubles the ways to read it. */
const mostFactors = 5;

/** Lines by the name with which they begin. */
function byName(lines = ""): ReadonlyMap<string, string> {
  return new Map(
    lines.split("\n").map((line) => {
      const end = line.indexOf("\t");
      return [line.slice(0, end), line.slice(end + 1)] as const;
    }),
  );
}

/**
 * A line for each measure, in JSON; after an empty line, one for each name, with tabs: the name, the measures that it may mean by
 * their number, the likeliest first, and what must be said of it if it is read so. Then the same for names that mean another size
 * in the United States. Only what is looked up is parsed.
 */
class Facts {
  readonly #measures: readonly string[];
  readonly #parsed: Measure[] = [];
  readonly #names: ReadonlyMap<string, string>;
  readonly #american: ReadonlyMap<string, string>;

  constructor(text: string) {
    const [measures = "", names, american] = text.split("\n\n");
    this.#measures = measures.split("\n");
    this.#names = byName(names);
    this.#american = byName(american);
  }

  /** A measure with a name of its own, else one that is put together: "N m", "sq ft", "kg/m3". */
  meaningsOf(key: string, isAmerican: boolean): readonly Meaning[] {
    const named = this.#named(key, isAmerican);
    if (named.length > 0) return named;
    const [over = "", ...under] = key.split("/");
    if (under.length === 0) return this.#product(key.split(" "), isAmerican);
    return under.reduce<readonly Meaning[]>(
      (left, part) => combined(left, this.#part(part, isAmerican), quotient),
      this.#part(over, isAmerican),
    );
  }

  #part(key: string, isAmerican: boolean): readonly Meaning[] {
    const named = this.#named(key, isAmerican);
    return named.length > 0 ? named : this.#product(key.split(" "), isAmerican);
  }

  #product(words: readonly string[], isAmerican: boolean): readonly Meaning[] {
    if (words.length > mostFactors) return [];
    const power = this.#power(words.join(" "), isAmerican);
    if (power.length > 0 || words.length === 1) return power;
    for (let first = words.length - 1; first > 0; first--) {
      const left = this.#factor(words.slice(0, first).join(" "), isAmerican);
      const right = left.length > 0 ? this.#part(words.slice(first).join(" "), isAmerican) : [];
      if (right.length > 0) return combined(left, right, product);
    }
    return [];
  }

  #factor(key: string, isAmerican: boolean): readonly Meaning[] {
    const named = this.#named(key, isAmerican);
    return named.length > 0 ? named : this.#power(key, isAmerican);
  }

  /** "sq ft", "sqft", "square feet", "ft2", "feet squared"; the same for cubes. */
  #power(key: string, isAmerican: boolean): readonly Meaning[] {
    const [, sign = "", base = ""] = /^(square |sq ?|cubic |cu ?)(.+)$/i.exec(key) ?? [];
    const [, other = "", after = ""] = /^(.+?)([23]| squared| cubed)$/i.exec(key) ?? [];
    const power = /^(?:sq|2| sq)/i.test(sign || after) ? 2 : 3;
    return this.#named(base || other, isAmerican)
      .filter(({ measure }) => measure.dimension === "L1" || (after && isRatio(measure)))
      .map(({ measure, reading }) => ({ measure: raised(measure, power), ...(reading && { reading }) }));
  }

  #named(key: string, isAmerican: boolean): readonly Meaning[] {
    const small = key.toLowerCase();
    const exact = key === small ? [] : this.#measuresOf(this.#names.get(key));
    const line = this.#names.get(small);
    const american = isAmerican ? this.#measuresOf(this.#american.get(small)) : [];
    // "Gb" is no gigabyte, however little can be done with a gigabit; in the United States, a pint is no British one.
    const sure = exact.length > 0 ? exact : american;
    const kinds = sure.map(({ dimension }) => dimension);
    const all = [...sure, ...this.#measuresOf(line).filter(({ dimension }) => !kinds.includes(dimension))];
    return all.map((measure, index) => {
      // A symbol with a capital that was found as it was typed needs no explanation.
      const usual = exact.length > 0 ? undefined : line?.split("\t")[1];
      const reading = index > 0 ? `Here ${key} is read as ${measure.name[1]}.` : usual;
      return { measure, ...(reading && { reading }) };
    });
  }

  #measuresOf(line = ""): readonly Measure[] {
    const [places = ""] = line.split("\t");
    return places.split(" ").flatMap((place) => (place === "" ? [] : (this.#measureAt(Number(place)) ?? [])));
  }

  #measureAt(place: number): Measure | undefined {
    const line = this.#measures[place];
    if (line !== undefined) this.#parsed[place] ??= measureSchema.parse(JSON.parse(line));
    return this.#parsed[place];
  }
}

function combined(
  left: readonly Meaning[],
  right: readonly Meaning[],
  join: (one: Measure, other: Measure) => Measure,
): readonly Meaning[] {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      if (!isRatio(one.measure) || !isRatio(other.measure)) return [];
      const reading = [one.reading, other.reading].filter(Boolean).join(" ");
      return [{ measure: join(one.measure, other.measure), ...(reading && { reading }) }];
    }),
  );
}

/** Whether twice as much of it is twice as much of the base unit; scales of temperature are not such. */
function isRatio({ dimension, isInverse }: Measure): boolean {
  return !isInverse && /\d$/.test(dimension);
}

function product(one: Measure, other: Measure): Measure {
  return {
    dimension: dimensionOf(one.dimension, other.dimension, 1),
    name: [`${one.name[0]} ${other.name[0]}`, `${one.name[0]} ${other.name[1]}`],
    factor: one.factor * other.factor,
    ...noteOf(one, other),
  };
}

function quotient(one: Measure, other: Measure): Measure {
  return {
    dimension: dimensionOf(one.dimension, other.dimension, -1),
    name: [`${one.name[0]} per ${other.name[0]}`, `${one.name[1]} per ${other.name[0]}`],
    factor: one.factor / other.factor,
    ...noteOf(one, other),
  };
}

function noteOf({ note: one }: Measure, { note: other }: Measure): Pick<Measure, "note"> {
  const note = one ?? other;
  return note === undefined ? {} : { note };
}

function raised(measure: Measure, power: 2 | 3): Measure {
  const { dimension, name, factor } = measure;
  const named = (word: string) =>
    dimension === "L1" ? `${power === 2 ? "square" : "cubic"} ${word}` : `${word} ${power === 2 ? "squared" : "cubed"}`;
  return {
    dimension: dimensionOf("", dimension, power),
    name: [named(name[0]), named(name[1])],
    factor: factor ** power,
  };
}

/** One dimension times another one to a power: "L1", "T1" and -1 give "L1 T-1". */
function dimensionOf(one: string, other: string, power: number): string {
  const powers = new Map<string, number>();
  for (const [text, times] of [[one, 1] as const, [other, power] as const]) {
    for (const [, base = "", exponent] of text.matchAll(/([A-Za-z]+)(-?\d+)/g))
      powers.set(base, (powers.get(base) ?? 0) + Number(exponent) * times);
  }
  return [...powers]
    .filter(([, exponent]) => exponent !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([base, exponent]) => base + exponent)
    .join(" ");
}

export function toBase({ factor, zero = 0, shift = 0, isInverse }: Measure, value: number): number {
  return isInverse ? factor / value : (value - zero) * factor + shift;
}

export function fromBase({ factor, zero = 0, shift = 0, isInverse }: Measure, base: number): number {
  return isInverse ? factor / base : (base - shift) / factor + zero;
}
