/* The few web standards that browser and worker share and that the contract may use. */

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][] | Iterable<[string, string]>);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  delete(name: string): void;
  append(name: string, value: string): void;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(url: string, base?: string);
  readonly origin: string;
  readonly hostname: string;
  hash: string;
  host: string;
  href: string;
  pathname: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  toString(): string;
}
