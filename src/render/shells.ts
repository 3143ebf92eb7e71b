import { type ContentCoding, pack } from "../platform/content-coding.ts";

/** A page rendered for one combination of facets, ready to be written. */
export interface Shell {
  /** The bytes between the holes: one more than there are holes. */
  readonly bytes: readonly Uint8Array[];
  readonly holes: readonly string[];
  /** A strong validator for a page without holes, else null. */
  readonly etag: string | null;
  /** What its policy allows of inline style, besides our files. */
  readonly styleSources: string;
  /** What its policy allows of inline script, besides what every page ends with; empty for most. */
  readonly scriptSources: string;
  /** A page without holes, packed; null where there is none, and where the page is for one visitor alone. */
  readonly packs: Packs | null;
  /** In bytes, with what it will have packed. */
  readonly size: number;
}

/** The bytes of a page in each coding that was asked for. They are made after an answer, so that no visitor waits. */
export class Packs {
  readonly #plain: Uint8Array;
  readonly #made = new Map<ContentCoding, Uint8Array<ArrayBuffer>>();

  constructor(plain: Uint8Array) {
    this.#plain = plain;
  }

  get(coding: ContentCoding): Uint8Array<ArrayBuffer> | undefined {
    return this.#made.get(coding);
  }

  async make(coding: ContentCoding): Promise<void> {
    await scheduler.wait(0);
    if (!this.#made.has(coding)) this.#made.set(coding, await pack(this.#plain, coding));
  }
}
