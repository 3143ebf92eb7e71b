import { type ContentCoding, pack, unpack } from "../platform/content-coding.ts";

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

/**
 * The bytes of a page, plain and in each coding that was asked for. Packed ones are made after an answer, so that no visitor
 * waits. Nearly everybody takes those, so the plain ones go then: a quarter of the room is left to keep, and whoever asks for
 * plain ones has them unpacked.
 */
export class Forms {
  #plain: Uint8Array | null;
  readonly #packed = new Map<ContentCoding, Uint8Array<ArrayBuffer>>();
  readonly #changed: () => void;

  /** @param changed told whenever the size is another */
  constructor(plain: Uint8Array, changed: () => void) {
    this.#plain = plain;
    this.#changed = changed;
  }

  get size(): number {
    return [this.#plain, ...this.#packed.values()].reduce((sum, form) => sum + (form?.byteLength ?? 0), 0);
  }

  packed(coding: ContentCoding): Uint8Array<ArrayBuffer> | undefined {
    return this.#packed.get(coding);
  }

  async plain(): Promise<Uint8Array> {
    const [packed] = this.#packed;
    if (this.#plain || !packed) return this.#plain ?? new Uint8Array();
    const [coding, bytes] = packed;
    const plain = await unpack(bytes, coding);
    this.#plain = plain;
    this.#changed();
    return plain;
  }

  async pack(coding: ContentCoding): Promise<void> {
    await scheduler.wait(0);
    if (this.#packed.has(coding)) return;
    this.#packed.set(coding, await pack(await this.plain(), coding));
    this.#plain = null;
    this.#changed();
  }
}
