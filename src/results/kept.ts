interface Entry<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** A minute: long enough for going back and forth between results, too short to be out of date. */
const lifetime = 60_000;

/** Answers of the last minute by what was asked, without who asked. What is older is dropped at the next answer. */
export class Kept<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #most: number;

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && now < entry.until ? entry.value : undefined;
  }

  set(key: string, value: Value, now: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + lifetime });
    // In the order of insertion, so the oldest come first.
    for (const [name, { until }] of this.#entries) {
      if (now < until && this.#entries.size <= this.#most) break;
      this.#entries.delete(name);
    }
  }
}
