import { brand } from "../../src/contract/brand.ts";

/** The parts of `window.location` that reading needs: the query, or the name of the host. */
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
  const t = parameter(given(location, "fromHomepage"), "t");
  return t !== null && homepage.test(t);
}

/**
 * Whether `t` is there and says anything else: a browser's default search. Throws without a location.
 */
export function fromDefaultSearch(location: PageQuery | null | undefined): boolean {
  const t = parameter(given(location, "fromDefaultSearch"), "t");
  return t !== null && !homepage.test(t);
}

/**
 * The variant letter that `t` carries behind its first character, from the home page only; an underscore where there is
 * none. Throws without a location.
 */
export function getTParam(location: PageQuery | null | undefined): string {
  const t = parameter(given(location, "getTParam"), "t");
  return (t !== null && homepage.test(t) && t.slice(1)) || fallbackVariant;
}

/**
 * The `source` parameter: exactly two lower-case letters, else empty. Throws without a location.
 */
export function getSourceParam(location: PageQuery | null | undefined): string {
  const source = parameter(given(location, "getSourceParam"), "source");
  return source !== null && /^[a-z]{2}$/.test(source) ? source : "";
}

/**
 * Whether the page stands on the start-page host. Throws without a location.
 *
 * @param names those of the deployment, in lower case
 */
export function isStartPage(location: PageHost | null | undefined, names = startNames): boolean {
  return names.includes(hostname(given(location, "isStartPage")));
}

/**
 * Whether the page stands on an onion name: any of that kind, or one of `names`. Throws without a location.
 */
export function isOnionPage(location: PageHost | null | undefined, names = onionNames): boolean {
  const name = hostname(given(location, "isOnionPage"));
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

function given<Part extends object>(location: Part | null | undefined, name: string): Part {
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
