import { BoundedMap } from "../platform/bounded-map.ts";

/** A minute: long enough for going back and forth between results, too short to be out of date. */
const lifetime = 60_000;

/** Answers keyed by the question alone, never by who asked. The first access after a minute empties the whole cache. */
export class MinuteCache<Value> {
  readonly #capacity: number;
  #values: BoundedMap<Value>;
  #begun = Number.NEGATIVE_INFINITY;

  /** @param capacity how many are kept */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#values = new BoundedMap({ capacity });
  }

  /** @param now milliseconds since 1970 */
  get(key: string, now: number): Value | undefined {
    return this.#fresh(now).get(key);
  }

  set(key: string, value: Value, now: number): void {
    this.#fresh(now).set(key, value);
  }

  #fresh(now: number): BoundedMap<Value> {
    if (now - this.#begun < lifetime) return this.#values;
    this.#begun = now;
    this.#values = new BoundedMap({ capacity: this.#capacity });
    return this.#values;
  }
}
