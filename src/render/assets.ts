import list from "../../dist/assets.json";

const styles: Readonly<Record<string, string>> = list.styles;

/** The day of the build, "2026-11-21". */
export const built: string = list.built;

/** The entry script of every page. */
export const entryScript = list.entry;

/** What plays the native side of an app in front of a page, for developers. */
export const standIn = { script: list.standIn, styles: "/styles/stand-in.css" };

/** The style sheet of an area's pages. */
export function styleSheet(area: string): string | undefined {
  return styles[area];
}

/**
 * What a page of an area is not painted without, for its header `Link`: an edge that has seen one such answer can name
 * these before the next one is made (103 Early Hints), and a browser asks for them before it reads the page.
 */
export function earlyFiles(area: string): string {
  const sheet = styleSheet(area);
  return [
    '</fonts/bricolage.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    ...(sheet ? [`<${sheet}>; rel=preload; as=style`] : []),
  ].join(", ");
}
