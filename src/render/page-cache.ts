import { BoundedMap } from "../platform/memory/bounded-map.ts";

/** A rendered page, or the frame of one: what stays the same between the parts that a request fills in. */
export interface Prerendered {
  readonly pieces: readonly Uint8Array[];
  /** A strong validator for a whole page; null for a frame. */
  readonly etag: string | null;
  /** The CSP sources of its inline styles, besides our files. */
  readonly styleSources: string;
  /** The CSP sources of its inline scripts, besides the one that ends every page; empty for most. */
  readonly scriptSources: string;
}

/** In bytes. An isolate has 128 MB; a page is about 50 kB, so this is some 800 of them. */
const bytes = 40 * 1024 * 1024;

/** Milliseconds. Long enough for a page that is asked for now and then; nothing is served that was made hours ago. */
const age = 3_600_000;

/** The one cache of pages, for the life of an isolate. The key says everything that a page depends on, see `render.tsx`. */
export const pageCache = new BoundedMap<Prerendered>({ bytes, age, weigh: weightOf });

function weightOf({ pieces }: Prerendered): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
