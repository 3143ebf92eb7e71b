import { onSave } from "./on-save.ts";

interface Bounds<Value> {
  /** The most that it may hold, in bytes: values, keys and what an entry takes besides. */
  readonly bytes: number;
  /** Milliseconds after which an entry is deleted, however often it was read. */
  readonly age: number;
  /** Bytes of a value. Exact where visitors decide how large a value is; else the most that one takes. */
  readonly weigh: (value: Value) => number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  readonly expiresAt: number;
}

/** Bytes of an entry besides its key and its value: measured in V8, its object and its place in the map. */
const entryWeight = 120;

/** Bytes of a character: two, as in a text with any letter outside Latin-1. */
const characterWeight = 2;

/**
 * The one cache of an isolate's memory, bounded by bytes and by time: the entry that was unread for longest makes room for a
 * new one, and writing deletes what is past its age. A `Map` keeps the order of insertion, so its first key is the oldest.
 */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #bounds: Bounds<Value>;
  readonly #now: () => number;
  #held = 0;
  /** No entry expires before. */
  #nextExpiry = Number.POSITIVE_INFINITY;

  constructor(bounds: Bounds<Value>) {
    this.#bounds = bounds;
    this.#now = bounds.now ?? (() => Date.now());
    // While developing, what older sources made is dropped.
    onSave(() => this.#clear());
  }

  /** How many bytes it holds. */
  get held(): number {
    return this.#held;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.expiresAt <= this.#now()) {
      this.#held -= entry.weight;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value that is heavier than all that may be held is not kept. */
  set(key: string, value: Value): void {
    const { bytes, age, weigh } = this.#bounds;
    const now = this.#now();
    this.#drop(key);
    this.#expire(now);
    const weight = weigh(value) + key.length * characterWeight + entryWeight;
    if (weight > bytes) return;
    const expiresAt = now + age;
    this.#entries.set(key, { value, weight, expiresAt });
    this.#held += weight;
    this.#nextExpiry = Math.min(this.#nextExpiry, expiresAt);
    for (const oldest of this.#entries.keys()) {
      if (this.#held <= bytes) break;
      this.#drop(oldest);
    }
  }

  /** The value of a key; where there is none, what `make` gives, which is then kept. */
  getOrInsertComputed(key: string, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Deletes what is past its age. Goes through all entries, so only when one of them may be. */
  #expire(now: number): void {
    if (now < this.#nextExpiry) return;
    this.#nextExpiry = Number.POSITIVE_INFINITY;
    for (const [key, { expiresAt }] of this.#entries) {
      if (expiresAt <= now) this.#drop(key);
      else this.#nextExpiry = Math.min(this.#nextExpiry, expiresAt);
    }
  }

  #clear(): void {
    this.#entries.clear();
    this.#held = 0;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#held -= entry.weight;
    this.#entries.delete(key);
  }
}
