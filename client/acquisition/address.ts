import { brand } from "../../src/contract/brand/brand.ts";

/** The parts of `window.location` that the functions below read: the query, or the host name. */
export interface PageQuery {
  readonly search: string;
}
interface PageHost {
  readonly hostname: string;
}

/** The part of `window` that rewriting the address needs. */
export interface PageWindow {
  readonly location: { readonly href: string };
  readonly history: { readonly state: unknown; replaceState(state: unknown, unused: string, url: string): void };
}

/** Stands for a variant where the address names none (HOST-6). */
export const fallbackVariant = "_";

/** `h`, optionally with the letter of a variant: the visitor came from the home page. */
const homepage = /^h[a-z_]?$/;

const startNames: readonly string[] = [brand.hosts.start, "start.localhost"];
const onionNames: readonly string[] = [brand.hosts.onion, "onion.localhost"];

/**
 * Whether `t` says that the visitor came from the home page. Throws without a location.
 */
export function fromHomepage(location: PageQuery | null | undefined): boolean {
  const t = parameter(requireLocation(location, "fromHomepage"), "t");
  return t !== null && homepage.test(t);
}

/**
 * Whether `t` has any other value, as a browser's default search sends. Throws without a location.
 */
export function fromDefaultSearch(location: PageQuery | null | undefined): boolean {
  const t = parameter(requireLocation(location, "fromDefaultSearch"), "t");
  return t !== null && !homepage.test(t);
}

/**
 * The variant letter after the first character of `t`, if the visitor came from the home page; otherwise an underscore.
 * Throws without a location.
 */
export function getTParam(location: PageQuery | null | undefined): string {
  const t = parameter(requireLocation(location, "getTParam"), "t");
  return (t !== null && homepage.test(t) && t.slice(1)) || fallbackVariant;
}

/**
 * The `source` parameter: exactly two lower-case letters, else empty. Throws without a location.
 */
export function getSourceParam(location: PageQuery | null | undefined): string {
  const source = parameter(requireLocation(location, "getSourceParam"), "source");
  return source !== null && /^[a-z]{2}$/.test(source) ? source : "";
}

/**
 * Whether the page is on the start-page host. Throws without a location.
 *
 * @param names the start-page hosts of the deployment, in lower case
 */
export function isStartPage(location: PageHost | null | undefined, names = startNames): boolean {
  return names.includes(hostname(requireLocation(location, "isStartPage")));
}

/**
 * Whether the page is on an onion host: any name that ends in `.onion`, or one of `names`. Throws without a location.
 */
export function isOnionPage(location: PageHost | null | undefined, names = onionNames): boolean {
  const name = hostname(requireLocation(location, "isOnionPage"));
  return name.endsWith(".onion") || names.includes(name);
}

/**
 * Replaces query parameters of the current address in place, without a reload and without a new entry in the history:
 * each is set to its value, or removed where that is null or undefined (ADDR-9). Throws without a window.
 */
export function updateQueryParams(
  window: PageWindow | null | undefined,
  parameters: Readonly<Record<string, string | null | undefined>>,
): void {
  if (!window) throw new Error("window must be provided to updateQueryParams");
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value == null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url.href);
}

function requireLocation<Part extends object>(location: Part | null | undefined, name: string): Part {
  if (!location) throw new Error(`window.location must be provided to ${name}`);
  return location;
}

/** An empty parameter counts as not given. */
function parameter(location: PageQuery, name: string): string | null {
  return new URLSearchParams(location.search).get(name) || null;
}

function hostname({ hostname }: PageHost): string {
  return hostname.toLowerCase().replace(/\.$/, "");
}
