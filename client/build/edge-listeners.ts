import { parseAst } from "vite";

interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Blanks the listeners (`onClick={…}`) on a component's HTML elements, since nobody can click anything at the edge, so that
 * code which only a listener calls is dropped too. Our own components keep such props, which may change what they show. All
 * else keeps its line and column, so that the source map is right.
 */
export function withoutListeners(code: string): { code: string; map: null } {
  let left = code;
  for (const { start, end } of listenersIn(parseAst(code, { lang: "tsx" }))) {
    left = left.slice(0, start) + left.slice(start, end).replace(/\S/g, " ") + left.slice(end);
  }
  return { code: left, map: null };
}

function listenersIn(part: unknown): readonly Part[] {
  if (Array.isArray(part)) return part.flatMap(listenersIn);
  if (typeof part !== "object" || part === null) return [];
  return [...listenersOf(part as OpeningTag), ...Object.values(part).flatMap(listenersIn)];
}

/** The parts of an opening tag's syntax tree that are read here. */
interface OpeningTag {
  readonly type?: string;
  readonly name?: { readonly name?: unknown };
  readonly attributes?: readonly (Part & { readonly name?: { readonly name?: unknown } })[];
}

function listenersOf({ type, name, attributes = [] }: OpeningTag): readonly Part[] {
  if (type !== "JSXOpeningElement" || !/^[a-z]/.test(String(name?.name))) return [];
  return attributes.filter((attribute) => /^on[A-Z]/.test(String(attribute.name?.name)));
}
