import list from "../../dist/assets.json";
import { headingFace } from "../contract/theme/faces.ts";

/** The day of the build, "2026-11-21". */
export const built: string = list.built;

/**
 * What every page ends with: it asks for the entry script. A browser cannot look ahead to that, so the script comes after
 * the pictures, and the first paint waits for neither. `source` lets it through the policy.
 */
export const starter: { readonly script: string; readonly source: string } = list.starter;

/** What plays the native side of an app in front of a page, for developers. */
export const standIn = { script: list.standIn, styles: "/styles/stand-in.css" };

/** Style sheets of what stands below a first screen: of every page the frame, of home what is its own. */
export const lowerSheets: Readonly<Record<"frame" | "home", string>> = list.lower;

/** What the page of results has besides. */
export const resultsScript: string = list.results;

/**
 * What a page is not painted without and does not hold itself, for its header `Link`: an edge that has seen one such
 * answer can name it before the next one is made (103 Early Hints), and a browser asks for it before it reads the page.
 */
export const earlyFiles = `<${headingFace.file}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
