import * as z from "zod/mini";
import { SiteFile } from "../../files/site-file.ts";

const measureSchema = z.object({
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

const places = z.record(z.string(), z.number());

/** What the build makes from `client/build/answers/measures.ts`. */
const measuresSchema = z.object({
  list: z.array(measureSchema),
  /** Indexes into `list`, by every name of a measure. */
  names: places,
  /** The same for names that mean another size in the United States. */
  american: places,
});

/** Finds a measure by any of its names; if a name means two, `isAmerican` says which. */
export type Measures = (name: string, isAmerican: boolean) => Measure | null;

export const measuresFile = new SiteFile("measures.json", (text): Measures => {
  const { list, names, american } = measuresSchema.parse(JSON.parse(text));
  const [everywhere, inAmerica] = [names, american].map((places) => new Map(Object.entries(places)));
  return (name, isAmerican) => {
    const place = (isAmerican ? inAmerica?.get(name) : undefined) ?? everywhere?.get(name);
    return place === undefined ? null : (list[place] ?? null);
  };
});

export function toBase({ factor, zero = 0, shift = 0, isInverse }: Measure, value: number): number {
  return isInverse ? factor / value : (value - zero) * factor + shift;
}

export function fromBase({ factor, zero = 0, shift = 0, isInverse }: Measure, base: number): number {
  return isInverse ? factor / base : (base - shift) / factor + zero;
}
