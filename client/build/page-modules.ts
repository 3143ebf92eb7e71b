import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type ParseResult, parseSync, Visitor } from "vite";

/** Marks a dynamic import whose styles have a sheet of their own: `import(/* own sheet *\/ "./list.tsx")`. */
const ownSheet = "own sheet";

/** Reads a file again only if its text has changed: during development, that is one file of hundreds. */
function cachedByContent<Read>(read: (file: string, code: string) => Read): (file: string) => Read {
  const known = new Map<string, { readonly code: string; readonly found: Read }>();
  return (file) => {
    const code = readFileSync(file, "utf8");
    const before = known.get(file);
    if (before?.code === code) return before.found;
    const found = read(file, code);
    known.set(file, { code, found });
    return found;
  };
}

/**
 * Our own modules and style sheets that a module imports, statically or dynamically, without imports of types alone and dynamic
 * ones marked {@link ownSheet}.
 */
export const importsOf = cachedByContent((file, code): readonly string[] => {
  const { module, comments } = parseSync(file, code);
  const passedOn = module.staticExports.flatMap(({ entries }) => (isTypes(entries) ? [] : entries));
  const marks = comments.filter(({ value }) => value.trim() === ownSheet);
  const later = module.dynamicImports.filter(
    ({ start, end }) => !marks.some((mark) => start < mark.start && mark.end < end),
  );
  const names = [
    ...importedIn(module).map(({ moduleRequest }) => moduleRequest.value),
    ...passedOn.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...later.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  return names.filter((name) => name.startsWith(".")).map((name) => resolve(dirname(file), name));
});

interface Declared {
  /**
   * For each route of `area({ … })`, the module that its page, or the function that makes it, is imported from; null if it is
   * declared here.
   */
  readonly pages: readonly (readonly [route: string, file: string | null])[];
  /**
   * Its pages replace one another in one document (`journey(…)`), or one of them has no route: they use the sheet of the whole
   * area.
   */
  readonly isShownWhole: boolean;
}

/** What a module of pages declares. */
export const declaredIn = cachedByContent((file, code): Declared => {
  const { program, module } = parseSync(file, code);
  const origins = new Map<string, string>();
  for (const { moduleRequest, entries } of importedIn(module)) {
    for (const { localName } of entries) origins.set(localName.value, resolve(dirname(file), moduleRequest.value));
  }
  const pages: [string, string | null][] = [];
  let isShownWhole = false;
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== "Identifier") return;
      if (callee.name === "journey") isShownWhole = true;
      if (callee.name !== "area" || given?.type !== "ObjectExpression") return;
      for (const part of given.properties) {
        if (part.type !== "Property" || part.key.type !== "Identifier") continue;
        const made = part.value.type === "CallExpression" ? part.value.callee : part.value;
        pages.push([part.key.name, made.type === "Identifier" ? (origins.get(made.name) ?? null) : null]);
      }
    },
    Literal({ value }) {
      if (typeof value === "string" && value.startsWith("areas/")) isShownWhole = true;
    },
  }).visit(program);
  return { pages, isShownWhole };
});

function importedIn({ staticImports }: ParseResult["module"]) {
  return staticImports.filter(({ entries }) => !isTypes(entries));
}

function isTypes(entries: readonly { readonly isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType);
}
