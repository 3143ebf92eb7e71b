import type * as our from "../../src/contract/brand/brand.ts";
import type * as ourIds from "../../src/contract/brand/brand-ids.ts";
import type * as ourName from "../../src/contract/brand/brand-name.ts";
import type * as ourStory from "../../src/contract/brand/brand-story.ts";
import type * as ourFigures from "../../src/contract/brand/invented-figures.ts";
import * as their from "./kestrel/brand.ts";
import * as theirIds from "./kestrel/brand-ids.ts";
import * as theirName from "./kestrel/brand-name.ts";
import * as theirStory from "./kestrel/brand-story.ts";
import * as theirFigures from "./kestrel/invented-figures.ts";

/** The same entries with any values, so that an entry that one of the brands lacks does not compile. */
type Shape<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Entry)[]
      ? readonly Shape<Entry>[]
      : { readonly [Key in keyof T]: Shape<T[Key]> };

/** The five files of the other brand. */
export const otherBrand = {
  ids: theirIds,
  name: theirName,
  story: theirStory,
  brand: their,
  figures: theirFigures,
} satisfies {
  readonly ids: Shape<typeof ourIds>;
  readonly name: Shape<typeof ourName>;
  readonly story: Shape<typeof ourStory>;
  readonly brand: Shape<typeof our>;
  readonly figures: Shape<typeof ourFigures>;
};
