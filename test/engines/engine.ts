/** A browser as far as the walks need it: the same few things in every engine. */
export interface Engine {
  readonly name: string;
  /** A browser of somebody else: nothing is kept from an earlier one. */
  open(options: { readonly hasScripts: boolean }): Promise<Tab>;
  close(): Promise<void> | void;
}

/** An element, as its engine names it. */
export type Found = unknown;

export interface Tab {
  /** Goes to an address, and waits until all of it is there. */
  go(url: string): Promise<void>;
  /** The value of an expression in the page, which runs where the page's own scripts are off, too. */
  run(expression: string): Promise<unknown>;
  /** The element that an expression gives. */
  find(expression: string): Promise<Found | null>;
  /** Clicks where the element is, with a pointer. */
  click(found: Found): Promise<void>;
  /** Presses keys, in the element that is given. */
  type(found: Found, keys: string): Promise<void>;
  /** Chooses an option of a list by what it says. */
  choose(list: Found, option: string): Promise<void>;
  /** What came into the console since it was asked last. */
  told(): readonly string[];
  close(): Promise<void> | void;
}

/** Keys without a letter, as WebDriver writes them. */
export const keys = {
  null: "\uE000",
  enter: "\uE007",
  control: "\uE009",
  up: "\uE013",
  down: "\uE015",
  delete: "\uE017",
} as const;

/** Everything in a field is marked, so that what is typed takes its place. */
export const everything = `${keys.control}a${keys.null}`;
