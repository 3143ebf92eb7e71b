/** The package ships no types; this is the part of its README that the build uses. */
declare module "subset-font" {
  export interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    /** A range keeps an axis, a number fixes it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
