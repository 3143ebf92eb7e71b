import { built, results, simulator as simulatorScript, starter } from "virtual:client-files";
import { type FontSubset, headingFace } from "../contract/theme/faces.ts";

/**
 * From the build (`client/build/client-files.ts`): its day ("2026-11-21"), and the inline script that ends every page and
 * imports the entry script, with its CSP source. A browser cannot see that import in advance, so the script loads after the
 * pictures, and the first paint waits for neither.
 */
export { built, starter };

/** The simulator for developers, which plays the native side of an app on a page. */
export const simulator = { script: simulatorScript, styles: "/styles/simulator.css" };

/** The script that only the page of results has. */
export const resultsScript: string = results;

/**
 * What a page needs for its first paint and does not inline, as its header `Link`: an edge that has seen one such answer
 * can announce it before the next one is made (103 Early Hints), and a browser asks for it before it reads the page.
 */
export function earlyFiles(letters: FontSubset | null): string {
  const fonts = [headingFace.file, ...(letters ? [headingFace.letters[letters].file] : [])];
  return fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(", ");
}
