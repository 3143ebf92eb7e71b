/** A browser as far as the walks need it: the few operations that are the same in every engine. */
export interface Engine {
  readonly name: string;
  /** Opens a browser for a new person: nothing is kept from an earlier one. */
  open(options: { readonly hasScripts: boolean }): Promise<Tab>;
  close(): Promise<void> | void;
}

/** An element, in the form that its engine uses. */
export type Found = unknown;

export interface Tab {
  /** Opens an address, and waits until the page has loaded. */
  go(url: string): Promise<void>;
  /** Evaluates an expression in the page, even if the page's own scripts are off. */
  run(expression: string): Promise<unknown>;
  /** The element that an expression evaluates to; null if there is none. */
  find(expression: string): Promise<Found | null>;
  /** Clicks the element with a pointer. */
  click(found: Found): Promise<void>;
  /** Presses keys in an element. */
  type(found: Found, keys: string): Promise<void>;
  /** Chooses an option of a list by its text. */
  choose(list: Found, option: string): Promise<void>;
  /** The console messages since the previous call. */
  told(): readonly string[];
  close(): Promise<void> | void;
}

/** Keys that type no character, as WebDriver encodes them. */
export const keys = {
  null: "\uE000",
  enter: "\uE007",
  control: "\uE009",
  up: "\uE013",
  down: "\uE015",
  delete: "\uE017",
} as const;

/** Selects everything in a field, so that what is typed next replaces it. */
export const everything = `${keys.control}a${keys.null}`;
