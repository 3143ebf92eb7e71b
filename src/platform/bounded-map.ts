interface Bounds<Value> {
  /** The most that may be held, in what `weigh` counts; entries where it is left out. */
  readonly capacity: number;
  readonly weigh?: (value: Value, key: string) => number;
  /** Milliseconds after which a value is dropped, whether it is read or not; without it, none is dropped by time. */
  readonly lifetime?: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * A least-recently-used cache for the memory of an isolate: the entry that was unread for longest makes room for a new one.
 * A `Map` keeps the order of insertion, so its first key is the oldest.
 */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #capacity: number;
  readonly #weigh: (value: Value, key: string) => number;
  readonly #lifetime: number;
  #held = 0;

  constructor({ capacity, weigh = () => 1, lifetime = Number.POSITIVE_INFINITY }: Bounds<Value>) {
    this.#capacity = capacity;
    this.#weigh = weigh;
    this.#lifetime = lifetime;
  }

  /** How much it holds, never more than its capacity. */
  get held(): number {
    return this.#held;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (entry.until > Date.now()) {
      this.#entries.set(key, entry);
      return entry.value;
    }
    this.#held -= entry.weight;
    return undefined;
  }

  /** A value that is heavier than the capacity is not kept. */
  set(key: string, value: Value): void {
    this.#drop(key);
    this.#dropExpired();
    const weight = this.#weigh(value, key);
    if (weight > this.#capacity) return;
    this.#entries.set(key, { value, weight, until: Date.now() + this.#lifetime });
    this.#held += weight;
    for (const oldest of this.#entries.keys()) {
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
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#held -= entry.weight;
    this.#entries.delete(key);
  }

  /** Looks at all entries, which is little beside the work that a new value took. */
  #dropExpired(): void {
    if (this.#lifetime === Number.POSITIVE_INFINITY) return;
    const now = Date.now();
    for (const [key, { until }] of this.#entries) if (until <= now) this.#drop(key);
  }
}
