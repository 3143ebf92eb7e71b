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

const places = z.record(z.string(), z.array(z.number()));

/** What the build makes from `client/build/answers/measures.ts`. */
const measuresSchema = z.object({
  list: z.array(measureSchema),
  /** Indexes into `list`, by every name of a measure, the likeliest first. */
  names: places,
  /** The same for names that mean another size in the United States. */
  american: places,
  /** What must be said of a name that is read in the way that most people mean. */
  readings: z.record(z.string(), z.string()),
});

/** A measure that a name may mean, and what must be said if it is taken for that. */
export interface Meaning {
  readonly measure: Measure;
  readonly reading?: string;
}

/** What a name may mean, the likeliest first. Its case counts: "Mb" is a megabit, "MB" a megabyte. */
export type Measures = (name: string, isAmerican: boolean) => readonly Meaning[];

export const measuresFile = new SiteFile("measures.json", (text): Measures => {
  const facts = new Facts(measuresSchema.parse(JSON.parse(text)));
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

class Facts {
  readonly #facts: z.infer<typeof measuresSchema>;

  constructor(facts: z.infer<typeof measuresSchema>) {
    this.#facts = facts;
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
    const { list, names, american, readings } = this.#facts;
    const small = key.toLowerCase();
    const own = (record: Readonly<Record<string, readonly number[]>>, name: string) =>
      Object.hasOwn(record, name) ? (record[name] ?? []) : [];
    const exact = key === small ? [] : own(names, key);
    const anyCase = [...(isAmerican ? own(american, small) : []), ...own(names, small)];
    // "Gb" is no gigabyte, however little can be done with a gigabit.
    const kinds = exact.map((place) => list[place]?.dimension);
    const [first, ...others] = new Set([
      ...exact,
      ...anyCase.filter((place) => !kinds.includes(list[place]?.dimension)),
    ]);
    if (first === undefined) return [];
    // A name that was found as it was typed needs no explanation, unless it is in lower case.
    const isExact = exact.includes(first);
    return [first, ...others].flatMap((place, index) => {
      const measure = list[place];
      const reading = index > 0 ? `Here ${key} is read as ${measure?.name[1]}.` : isExact ? undefined : readings[small];
      return measure ? [{ measure, ...(reading && { reading }) }] : [];
    });
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
