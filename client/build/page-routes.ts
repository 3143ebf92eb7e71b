import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync, Visitor } from "vite";

interface Declared {
  /** For each route of `registerPages({ … })`, the module that its page, or the function that makes it, is imported from. */
  readonly pages: readonly (readonly [route: string, file: string | null])[];
  /**
   * Its pages replace one another in one document (`registerFlow(…)`), or one of them has no route: they use the sheet of the whole
   * feature.
   */
  readonly isShownWhole: boolean;
}

/** What a module of pages declares. */
export function declaredIn(file: string): Declared {
  const { program, module } = parseSync(file, readFileSync(file, "utf8"));
  const origins = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { localName } of entries) origins.set(localName.value, resolve(dirname(file), moduleRequest.value));
  }
  const pages: [string, string | null][] = [];
  let isShownWhole = false;
  new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== "Identifier") return;
      if (callee.name === "registerFlow") isShownWhole = true;
      if (callee.name !== "registerPages" || given?.type !== "ObjectExpression") return;
      for (const part of given.properties) {
        if (part.type !== "Property" || part.key.type !== "Identifier") continue;
        const made = part.value.type === "CallExpression" ? part.value.callee : part.value;
        pages.push([part.key.name, made.type === "Identifier" ? (origins.get(made.name) ?? null) : null]);
      }
    },
    Literal({ value }) {
      if (typeof value === "string" && value.startsWith("features/")) isShownWhole = true;
    },
  }).visit(program);
  return { pages, isShownWhole };
}
