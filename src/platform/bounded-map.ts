interface Bounds<Value> {
  /** The most that may be held, in what `weigh` counts; entries where it is left out. */
  readonly capacity: number;
  readonly weigh?: (value: Value) => number;
}

/**
 * A least-recently-used cache for the memory of an isolate: the entry that was unread for longest makes room for a new one.
 * A `Map` keeps the order of insertion, so its first key is the oldest.
 */
export class BoundedMap<Value> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;
  readonly #weigh: (value: Value) => number;
  #held = 0;

  constructor({ capacity, weigh = () => 1 }: Bounds<Value>) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  /** How much it holds, never more than its capacity. */
  get held(): number {
    return this.#held;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** A value that is heavier than the capacity is not kept. */
  set(key: string, value: Value): void {
    this.#drop(key);
    const weight = this.#weigh(value);
    if (weight > this.#capacity) return;
    this.#values.set(key, value);
    this.#held += weight;
    for (const oldest of this.#values.keys()) {
      if (this.#held <= this.#capacity) break;
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

  #drop(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#held -= this.#weigh(value);
    this.#values.delete(key);
  }
}
