import { parseAst } from "vite";

interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * A component whose elements listen to nothing (`onClick={…}`), since nobody can do anything at the edge: so what only a
 * listener calls is left out too. A component of ours keeps what it is handed, by which it may show something else. All
 * that stays keeps its line and column, so that the source map is right.
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

/** What is read of the syntax tree of an opening tag. */
interface OpeningTag {
  readonly type?: string;
  readonly name?: { readonly name?: unknown };
  readonly attributes?: readonly (Part & { readonly name?: { readonly name?: unknown } })[];
}

function listenersOf({ type, name, attributes = [] }: OpeningTag): readonly Part[] {
  if (type !== "JSXOpeningElement" || !/^[a-z]/.test(String(name?.name))) return [];
  return attributes.filter((attribute) => /^on[A-Z]/.test(String(attribute.name?.name)));
}
