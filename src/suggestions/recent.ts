/** Keeps the values used last, at most `size` of them. */
export class Recent<Value> {
  readonly #size: number;
  readonly #values = new Map<string, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  get(name: string): Value | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    this.#values.delete(name);
    this.#values.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.#values.set(name, value);
    const oldest = this.#values.size > this.#size ? this.#values.keys().next().value : undefined;
    if (oldest !== undefined) this.#values.delete(oldest);
  }
}
