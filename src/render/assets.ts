import list from "../../dist/assets.json";

const styles: Readonly<Record<string, string>> = list.styles;

/** The day of the build, "2026-11-21". */
export const built: string = list.built;

/** The entry script of every page. */
export const entryScript = list.entry;

/** What plays the native side of an app in front of a page, for developers. */
export const standIn = { script: list.standIn, styles: styles["stand-in"] };

/** The style sheets of a page: what all share, then what its area adds. */
export function styleSheets(area: string): string[] {
  return [styles.site, styles[area]].filter((sheet) => sheet !== undefined);
}
