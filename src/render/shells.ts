/** A page rendered for one combination of facets, ready to be written. */
export interface Shell {
  /** The bytes between the holes: one more than there are holes. */
  readonly bytes: readonly Uint8Array[];
  readonly holes: readonly string[];
  /** A strong validator for a page without holes, else null. */
  readonly etag: string | null;
  /** What its policy allows of inline style, besides our files. */
  readonly styleSources: string;
  readonly size: number;
}
