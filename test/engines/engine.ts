/** A browser of the machine's own, as far as the walks need it. */
export interface Engine {
  readonly name: string;
  /** Goes to an address, and waits until all of it is there. */
  go(url: string): Promise<void>;
  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Goes to each of these addresses; what came into the console meanwhile. */
  look(urls: readonly string[]): Promise<readonly string[]>;
  close(): void;
}
