import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Features, transform } from "lightningcss";
import type { CSSOptions, Plugin } from "vite";
import { screenNames } from "../styles/screen.ts";
import { themeSheet, withTheme } from "./theme/theme-sheet.ts";

const root = resolve(import.meta.dirname, "../..");

/** How style sheets are compiled, for a page and for the names of classes in scripts. */
const lightning = { drafts: { customMedia: true }, include: Features.CustomMediaQueries } as const;

/** The same for Vite, wherever it makes modules of our sources: a new object each time, because it adds to what it is given. */
export function cssOptions(): CSSOptions {
  return { transformer: "lightningcss", lightningcss: { ...lightning } };
}

/** Writes out the colours of the theme, `theme(ink)`, and the names of the breakpoint. Everything else of CSS is Vite's. */
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

/** A style sheet of ours as it stands in the sheet of a page ({@link minified}). */
export function compile(file: string): string {
  const code = Buffer.from(expanded(readFileSync(file, "utf8"), file));
  const cssModules = file.endsWith(".module.css");
  return transform({ ...lightning, filename: file, projectRoot: root, code, cssModules }).code.toString();
}

/** The sheet of a page: its parts as one, so that what they say of a layer stands together. */
export function minified(parts: readonly string[]): string {
  return transform({ filename: "page.css", code: Buffer.from(parts.join("\n")), minify: true }).code.toString();
}

function expanded(css: string, file: string): string {
  return screenNames + (file.endsWith("/styles/theme.css") ? themeSheet() : withTheme(css));
}
