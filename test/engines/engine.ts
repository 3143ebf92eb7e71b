/** A browser of the machine's own, as far as the walks need it. */
export interface Engine {
  readonly name: string;
  /** Goes to an address, and waits until all of it is there. */
  go(url: string): Promise<void>;
  /** The value of an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Goes to each of these addresses, and to a page that says something, which proves that the console is heard; what else came into it. */
  look(heard: string, urls: readonly string[]): Promise<readonly string[]>;
  close(): void;
}
