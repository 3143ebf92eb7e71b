import list from "../../dist/assets.json";
import { headingFace } from "../contract/theme/faces.ts";

/** The day of the build, "2026-11-21". */
export const built: string = list.built;

/**
 * The inline script that ends every page and imports the entry script. A browser cannot see that import in advance, so the
 * script loads after the pictures, and the first paint waits for neither. `source` is its CSP source.
 */
export const starter: { readonly script: string; readonly source: string } = list.starter;

/** The stand-in for developers, which plays the native side of an app on a page. */
export const standIn = { script: list.standIn, styles: "/styles/stand-in.css" };

/** Style sheets for what is not on a first screen: `frame` for footer, menu and suggestions, `home` for the rest of home. */
export const lowerSheets: Readonly<Record<"frame" | "home", string>> = list.lower;

/** The script that only the page of results has. */
export const resultsScript: string = list.results;

/**
 * What a page needs for its first paint and does not inline, as its header `Link`: an edge that has seen one such answer
 * can announce it before the next one is made (103 Early Hints), and a browser asks for it before it reads the page.
 */
export const earlyFiles = `<${headingFace.file}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
