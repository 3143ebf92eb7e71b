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

/**
 * Least recently used map, bounded by the bytes it holds and not by entries, because pages differ in size tenfold.
 * A `Map` keeps insertion order, so the first key is the oldest.
 */
export class ShellCache {
  readonly #shells = new Map<string, Shell>();
  readonly #capacity: number;
  #held = 0;

  /** @param capacity in bytes */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#held;
  }

  get(key: string): Shell | undefined {
    const shell = this.#shells.get(key);
    if (!shell) return undefined;
    this.#shells.delete(key);
    this.#shells.set(key, shell);
    return shell;
  }

  set(key: string, shell: Shell): void {
    this.#drop(key);
    if (shell.size > this.#capacity) return;
    this.#shells.set(key, shell);
    this.#held += shell.size;
    for (const oldest of this.#shells.keys()) {
      if (this.#held <= this.#capacity) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#held -= this.#shells.get(key)?.size ?? 0;
    this.#shells.delete(key);
  }
}
