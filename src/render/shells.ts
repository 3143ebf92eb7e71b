import { type ContentCoding, type Effort, pack, unpack } from "../platform/content-coding.ts";

/** A page rendered for one combination of facets, ready to be written. */
export interface Shell {
  /** The bytes between the holes: one more than there are holes. None where the page is kept in `encoded`. */
  readonly bytes: readonly Uint8Array[];
  readonly holes: readonly string[];
  /** A strong validator for a page without holes, else null. */
  readonly etag: string | null;
  /** The CSP sources of its inline styles, besides our files. */
  readonly styleSources: string;
  /** The CSP sources of its inline scripts, besides the one that ends every page; empty for most. */
  readonly scriptSources: string;
  /** The bytes of a page without holes; null where there are any, and where the page is for one visitor alone. */
  readonly encoded: EncodedBodies | null;
  /** In bytes. */
  readonly size: number;
}

/** A page in one content coding. */
interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly effort: Effort;
  /** No smaller version will be made. */
  readonly isFinal: boolean;
}

/** Bytes of a page in the first flight: ten packets, which a server may send unacknowledged, less headers and one picture. */
export const roomInFirstFlight = 12_000;

/**
 * After how many requests a page that is longer than a first flight is packed again with the best effort, which takes an
 * isolate 60 ms once. A shorter one would not arrive sooner.
 */
export const requestsBeforeBest = 8;

/**
 * The bytes of a page, plain and in each content coding that was asked for. Packed ones are made after an answer, so that
 * no visitor waits for them. Nearly every browser takes those, so the plain ones are then dropped, which leaves a quarter
 * of the size to keep; a request for plain ones has them unpacked.
 */
export class EncodedBodies {
  #plain: Uint8Array | null;
  readonly #packed = new Map<ContentCoding, Packed>();
  readonly #changed: () => void;
  readonly #beingPacked = new Set<ContentCoding>();
  #requests = 0;

  /** @param changed called whenever the size has changed */
  constructor(plain: Uint8Array, changed: () => void) {
    this.#plain = plain;
    this.#changed = changed;
  }

  get size(): number {
    const packed = [...this.#packed.values()].map(({ bytes }) => bytes);
    return [this.#plain, ...packed].reduce((sum, form) => sum + (form?.byteLength ?? 0), 0);
  }

  /** Counts the request, for {@link requestsBeforeBest}. */
  packed(coding: ContentCoding): Packed | undefined {
    this.#requests += 1;
    return this.#packed.get(coding);
  }

  async plain(): Promise<Uint8Array> {
    const [packed] = this.#packed;
    if (this.#plain || !packed) return this.#plain ?? new Uint8Array();
    const [coding, { bytes }] = packed;
    const plain = await unpack(bytes, coding);
    this.#plain = plain;
    this.#changed();
    return plain;
  }

  /** The effort with which to pack for later requests; null where that is done, or under way. */
  due(coding: ContentCoding): Effort | null {
    if (this.#beingPacked.has(coding)) return null;
    const made = this.#packed.get(coding);
    if (!made) return "quick";
    return !made.isFinal && this.#requests >= requestsBeforeBest ? "best" : null;
  }

  async pack(coding: ContentCoding): Promise<void> {
    const effort = this.due(coding);
    if (!effort) return;
    this.#beingPacked.add(coding);
    try {
      await scheduler.wait(0);
      const bytes = await pack(await this.plain(), coding, effort);
      const isFinal = effort === "best" || coding === "gzip" || bytes.byteLength <= roomInFirstFlight;
      this.#packed.set(coding, { bytes, effort, isFinal });
      this.#plain = null;
      this.#changed();
    } finally {
      this.#beingPacked.delete(coding);
    }
  }
}
