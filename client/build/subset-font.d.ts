/** The package ships no types; this is the part of its README that the build uses. */
declare module "subset-font" {
  export interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    /** The value at which each axis is fixed. */
    readonly variationAxes: Readonly<Record<string, number>>;
    /** OpenType features to keep, by tag; by default all are kept. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
