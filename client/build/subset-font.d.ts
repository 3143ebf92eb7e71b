/** The package ships no types; this is the part of its README that the build uses. */
declare module "subset-font" {
  export interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    /** Where each axis is fixed. */
    readonly variationAxes: Readonly<Record<string, number>>;
    /** Of OpenType, by their tags; all stay where none are named. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
