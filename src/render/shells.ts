import { type ContentCoding, type Effort, pack, unpack } from "../platform/content-coding.ts";

/** A page rendered for one combination of facets, ready to be written. */
export interface Shell {
  /** The bytes between the holes: one more than there are holes. None where the page is kept in `forms`. */
  readonly bytes: readonly Uint8Array[];
  readonly holes: readonly string[];
  /** A strong validator for a page without holes, else null. */
  readonly etag: string | null;
  /** What its policy allows of inline style, besides our files. */
  readonly styleSources: string;
  /** What its policy allows of inline script, besides what every page ends with; empty for most. */
  readonly scriptSources: string;
  /** A page without holes; null where there are any, and where the page is for one visitor alone. */
  readonly forms: Forms | null;
  /** In bytes. */
  readonly size: number;
}

/** A page in a coding. */
interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly effort: Effort;
  /** Nothing better is made of it. */
  readonly isFinal: boolean;
}

/** What a server may send before it hears from the browser again, ten packets, less what headers and a first picture take of it. */
export const roomInFirstFlight = 12_000;

/**
 * How often a page that is longer than a first flight is asked for before it is worth the packer's best: 60 ms of an isolate,
 * for all who ask from then on. A shorter one is there no sooner for it.
 */
export const often = 8;

/**
 * The bytes of a page, plain and in each coding that was asked for. Packed ones are made after an answer, so that no visitor
 * waits. Nearly everybody takes those, so the plain ones go then: a quarter of the room is left to keep, and whoever asks for
 * plain ones has them unpacked.
 */
export class Forms {
  #plain: Uint8Array | null;
  readonly #packed = new Map<ContentCoding, Packed>();
  readonly #changed: () => void;
  readonly #beingPacked = new Set<ContentCoding>();
  #taken = 0;

  /** @param changed told whenever the size is another */
  constructor(plain: Uint8Array, changed: () => void) {
    this.#plain = plain;
    this.#changed = changed;
  }

  get size(): number {
    const packed = [...this.#packed.values()].map(({ bytes }) => bytes);
    return [this.#plain, ...packed].reduce((sum, form) => sum + (form?.byteLength ?? 0), 0);
  }

  /** For one who asked. */
  packed(coding: ContentCoding): Packed | undefined {
    this.#taken += 1;
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

  /** What is to be packed for those who ask next; null where that is made, or being made. */
  due(coding: ContentCoding): Effort | null {
    if (this.#beingPacked.has(coding)) return null;
    const made = this.#packed.get(coding);
    if (!made) return "quick";
    return !made.isFinal && this.#taken >= often ? "best" : null;
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
