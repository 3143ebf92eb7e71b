import * as z from "zod/mini";
import { SiteFile } from "../../files/site-file.ts";

const measureSchema = z.object({
  dimension: z.string(),
  /** In words, for one and for several. */
  name: z.tuple([z.string(), z.string()]),
  /** How much one of it is of the base of its dimension. */
  factor: z.number(),
  /** Where its own count begins, and the base's there: of temperatures. */
  zero: z.optional(z.number()),
  shift: z.optional(z.number()),
  /** The more of it, the less of the base: miles per gallon. */
  isInverse: z.optional(z.boolean()),
  /** What else goes by its name, or what its size is. */
  note: z.optional(z.string()),
});

export type Measure = z.infer<typeof measureSchema>;

const places = z.record(z.string(), z.number());

/** What the build wrote of `client/build/answers/measures.ts`. */
const measuresSchema = z.object({
  list: z.array(measureSchema),
  /** Places in the list, by every name. */
  names: places,
  /** Of names that mean another size in the United States. */
  american: places,
});

/** A measure by any of its names; where a name means two, the one of the region that is searched. */
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
