import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Features, transform } from "lightningcss";
import type { CSSOptions, Plugin } from "vite";
import { menuIcons } from "../frame/menu-icons.ts";
import { screenNames } from "../styles/screen.ts";
import { themeSheet, withTheme } from "./theme/theme-sheet.ts";

const root = resolve(import.meta.dirname, "../..");

/** How style sheets are compiled: for the browser, for both workers and in the tests, so that class names agree. */
export const lightning = {
  // The hash is of the file's path: short, and no two files share a name.
  cssModules: { pattern: "[hash]_[local]" },
  drafts: { customMedia: true },
  include: Features.CustomMediaQueries,
} as const satisfies CSSOptions["lightningcss"];

/**
 * Writes out what our style sheets call: `theme(ink)`, `drawing(hide-dawn)`, `icon(mail)`, and the names of the breakpoint.
 * Everything else of CSS Modules is Vite's.
 */
export function cssFunctions(): Plugin {
  return {
    name: "site:css-functions",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:client|src)\/.*\.css$/ },
      handler: (code, id) => ({ code: expanded(code, id), map: null }),
    },
  };
}

/** A style sheet as a page carries it. */
export function compile(file: string): string {
  const code = Buffer.from(expanded(readFileSync(file, "utf8"), file));
  const cssModules = file.endsWith(".module.css") && lightning.cssModules;
  return transform({ ...lightning, filename: file, projectRoot: root, code, minify: true, cssModules }).code.toString();
}

const icons: ReadonlyMap<string, string> = new Map(Object.entries(menuIcons));

function expanded(css: string, file: string): string {
  const source = file.endsWith("/styles/theme.css") ? themeSheet() : withTheme(css);
  return (
    screenNames +
    source
      .replace(/\bdrawing\((\w+)-(dawn|dusk)\)/g, (_, name: string, sky: string) => `url("/art/${name}.${sky}.svg")`)
      .replace(/\bicon\((\w+)\)/g, (_, name: string) => iconAddress(name))
  );
}

function iconAddress(name: string): string {
  const path = icons.get(name);
  if (path === undefined) throw new Error(`the menu has no icon "${name}"`);
  const pen = "fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'";
  const icon = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${pen}><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${icon}")`;
}
